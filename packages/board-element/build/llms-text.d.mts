import type { Manifest } from "./manifest.d.mts";

/** The elements as one short text for programs that write code. */
export function llmsText(manifest: Manifest): string;
