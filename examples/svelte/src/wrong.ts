/** What the compiler must refuse; nothing here is ever run. */
import type { MancalaBoardProps } from "@magomba/board-element/svelte";
import type { SvelteHTMLElements } from "svelte/elements";

type Board = SvelteHTMLElements["mancala-board"];

export const wrong: readonly Board[] = [
  // @ts-expect-error no such side
  { orientation: "east" },
  // @ts-expect-error a level is a number
  { level: "four" },
  // @ts-expect-error no such property
  { colour: "red" },
  // @ts-expect-error the event of a step has no action
  { "onmancala-step": ({ action }) => action },
];

export const right: MancalaBoardProps = { interactive: true, level: 4 } satisfies Board;
