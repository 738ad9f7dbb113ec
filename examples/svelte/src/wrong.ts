/** What the compiler must refuse, and what it must let pass; nothing here is ever run. */
import type { MancalaBoardProps } from "@magomba/board-element/svelte";
import type { SvelteHTMLElements } from "svelte/elements";

type Board = SvelteHTMLElements["mancala-board"];
type Setup = SvelteHTMLElements["mancala-setup"];
type Meter = SvelteHTMLElements["mancala-meter"];

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

export const wrongBeside: readonly (SvelteHTMLElements["mancala-moves"] | Meter | Setup)[] = [
  // @ts-expect-error an id is text
  { for: 7 },
  // @ts-expect-error a lead is a number
  { lead: "2.5" },
  // @ts-expect-error the event of a position has no action
  { "onmancala-setup": ({ action }) => action },
];

export const right: MancalaBoardProps = { interactive: true, level: 4 } satisfies Board;
export const rightMoves: SvelteHTMLElements["mancala-moves"] = { for: "game", language: "sw" };
export const rightSetup: Setup = { editing: true, "onmancala-setup": ({ position }) => position };
export const rightMeter: Meter = { for: "game", lead: 2.5, vertical: true };
