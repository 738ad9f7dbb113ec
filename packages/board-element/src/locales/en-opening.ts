/** What the board says in English when it is first drawn; the rest is in `en.ts`. */
import { plural, sentence } from "./messages.ts";
import type { OpeningMessages, PluralForms } from "./messages.ts";
import type { Side } from "@magomba/engine";

const language = "en";
export const count: (count: number, forms: PluralForms) => string = plural(language);
export const seeds = (number: number): string => count(number, { one: "# seed", other: "# seeds" });
export const side = (which: Side): string => (which === "south" ? "South" : "North");

const marks: Readonly<Record<string, string>> = { head: "head" };

/** The first words of a board in English. */
export const opening: OpeningMessages = {
  language,
  board: (name, rows, columns) =>
    `${name} board, ${rows} rows of ${count(columns, { one: "# hole", other: "# holes" })}`,
  row: (who, letter) => `${side(who)}, row ${letter}`,
  side,
  hole: (hole) =>
    [
      hole.name,
      hole.seeds === 0 ? "empty" : seeds(hole.seeds),
      hole.holder ?? side(hole.owner),
      ...hole.marks.map((mark) => marks[mark] ?? mark),
      ...(hole.house ? ["house"] : []),
      ...(hole.claimed ? [`claimed by ${side(hole.claimed)}`] : []),
      ...(hole.blocked ? ["blocked"] : []),
    ].join(", "),
  captured: (who, number) => `${side(who)} has captured ${seeds(number)}`,
  reserve: (number) => `${number} in reserve`,
  always: (direction) => (direction === "forward" ? "always forward" : "always backward"),
  sentence,
  events: {
    turn: (it) => `${side(it.side)} to ${it.decision.type === "sow" ? "move" : "enter a seed"}`,
  },
  error: (why) => `This board cannot be shown: ${why}.`,
  unanswered: "Play an action to answer.",
  lap: (lap) => `lap ${lap}`,
};
