/** Definitions of built-in variants in two parts, so that who only plays a game need not carry what is told about it. */
import type { VariantSource } from "./variant.ts";

/** What a definition says about its game without any effect on play. */
export type Notes = Pick<VariantSource, "otherNames" | "origin" | "disputed" | "house">;

/** The rest of it, which is a definition too. */
export type PlaySource = Omit<VariantSource, keyof Notes>;

/** Both parts together. */
export function withNotes(source: PlaySource, notes: Notes): VariantSource {
  const { format, id, name, ...rules } = source;
  return { format, id, name, ...notes, ...rules };
}
