/** What each field of the variant language means, for the published schema and for editors. In English, for authors of variants. */
import { boardDescriptions } from "./board-descriptions.ts";
import type { Description } from "./description.ts";
import { turnDescriptions } from "./turn-descriptions.ts";

export type { Description };

/** By the name of the object, then by field. A test holds it against the shapes. */
export const descriptions: Readonly<Record<string, Readonly<Record<string, Description>>>> = {
  ...boardDescriptions,
  ...turnDescriptions,
};
