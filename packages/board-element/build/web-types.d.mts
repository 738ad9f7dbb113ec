import type { Manifest } from "./manifest.d.mts";

/** Something that has a name, and a value or a type. */
interface Told {
  readonly name: string;
  readonly description?: string;
}

/** What JetBrains' editors know of the elements. */
export function webTypes(
  manifest: Manifest,
  version: string,
): {
  readonly version: string;
  readonly contributions: {
    readonly html: {
      readonly elements: readonly (Told & {
        readonly attributes: readonly (Told & { readonly value: object })[];
        readonly js: { readonly properties: readonly Told[]; readonly events: readonly Told[] };
      })[];
    };
    readonly css: { readonly properties: readonly Told[] };
  };
};
