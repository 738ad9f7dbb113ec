/** The description of a field, for the published schema and for editors. */

/** One field. */
export interface Description {
  readonly title: string;
  readonly text: string;
  readonly examples: readonly unknown[];
}

/** A field's description. */
export function field(title: string, text: string, ...examples: readonly unknown[]): Description {
  return { title, text, examples };
}
