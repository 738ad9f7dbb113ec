/** Kinds that must be there. */

/** A kind that the rules need. Throws an Error if the variant does not carry it: whoever made the variant forgot it. */
export function requireKind<Kind>(kind: Kind | undefined, name: string): Kind {
  if (kind === undefined) throw new Error(`the variant carries no kind ${name}`);
  return kind;
}
