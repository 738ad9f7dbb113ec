/** Something that has a name in the manifest. */
interface Described {
  readonly name: string;
  readonly description?: string;
  readonly type?: { readonly text: string };
}

/** The custom-elements manifest, as far as it is read here; https://github.com/webcomponents/custom-elements-manifest has the whole. */
export interface Manifest {
  readonly modules: readonly {
    readonly path: string;
    readonly declarations: readonly {
      readonly tagName: string;
      readonly description?: string;
      readonly attributes: readonly Described[];
      readonly members: readonly (Described & { readonly kind: "field" | "method" })[];
      readonly events: readonly Described[];
      readonly slots?: readonly Described[];
      readonly cssParts: readonly Described[];
      readonly cssProperties: readonly Described[];
      readonly cssStates: readonly Described[];
    }[];
  }[];
}

/** Describes the element from its source. */
export function describe(): Promise<Manifest>;

/** What VS Code knows of HTML. */
export function htmlData(manifest: Manifest): {
  readonly tags: readonly { readonly name: string; readonly attributes: readonly Described[] }[];
};

/** What VS Code knows of CSS. */
export function cssData(manifest: Manifest): { readonly properties: readonly Described[] };
