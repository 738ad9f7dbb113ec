/** Every language of the board, by its tag. */
import { messages as en } from "../src/locales/en.ts";
import { messages as fr } from "../src/locales/fr.ts";
import type { Messages } from "../src/locales/messages.ts";
import { messages as mg } from "../src/locales/mg.ts";
import { messages as ms } from "../src/locales/ms.ts";
import { messages as pt } from "../src/locales/pt.ts";
import { messages as sn } from "../src/locales/sn.ts";
import { messages as sw } from "../src/locales/sw.ts";

export const allLanguages: readonly (readonly [tag: string, messages: Messages])[] = [
  ["en", en],
  ["sw", sw],
  ["ms", ms],
  ["fr", fr],
  ["pt", pt],
  ["sn", sn],
  ["mg", mg],
];
