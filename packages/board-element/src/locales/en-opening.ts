/** What the board says in English when it is first drawn; the rest is in `en.ts`. */
import { list, plural, sentence } from "./messages.ts";
import type { Decision, OpeningMessages, PluralForms } from "./messages.ts";
import type { Side } from "@magomba/engine";

const language = "en";
const count: (count: number, forms: PluralForms) => string = plural(language);
export const names: (names: readonly string[]) => string = list(language);
export const seeds = (number: number): string => count(number, { one: "# seed", other: "# seeds" });
export const side = (which: Side): string => (which === "south" ? "South" : "North");
const other = (which: Side): Side => (which === "south" ? "north" : "south");

/** A hole, or the store of a side. */
export const place = (hole: string): string =>
  hole === "south" || hole === "north" ? `${side(hole)}'s store` : hole;

const uses = {
  sow: "playable",
  take: "can be taken",
  offer: "can be offered",
  choose: "decide here",
};
const courses = { forward: "forward ", backward: "backward ", step: "one step " };
const sequels = { choice: "then a choice", again: "then another turn", over: "ends the game" };
const marks: Readonly<Record<string, string>> = { head: "head" };

function decide(who: Side, decision: Decision): string {
  switch (decision.type) {
    case "sow":
      return `${side(who)} to move`;
    case "enter":
      return `${side(who)} to enter a seed`;
    case "swap":
      return `${side(who)} may swap sides or sow`;
    case "pass":
      return `${side(who)} has no move and must pass`;
    case "head":
      if (decision.house)
        return `${side(who)} decides at the house ${decision.hole}: sow on or stop`;
      return `${side(who)} decides at head ${decision.hole}: sow on or stop`;
    case "take":
      return decision.unit === "holes"
        ? `${side(who)} takes ${count(decision.left, { one: "# more hole", other: "# more holes" })}`
        : `${side(who)} takes ${count(decision.left, { one: "# more seed", other: "# more seeds" })}`;
    case "answer":
      return `${side(who)} answers: ${names(decision.holes)} for ${seeds(decision.seeds)}`;
  }
}

const reasons = {
  stuck: (loser: string) => `${loser} cannot move`,
  "none-left": (loser: string) => `${loser} has no seeds left`,
  "row-empty": (loser: string) => `${loser}'s inner row is empty`,
  swept: () => "too few seeds are left to go on",
  majority: () => "more than half of the seeds are captured",
  repetition: () => "the position came back",
  resigned: (loser: string) => `${loser} resigned`,
};

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
      ...(hole.use ? [uses[hole.use]] : []),
      ...(hole.ways.length > 0 ? [hole.ways.map(opening.way).join("; ")] : []),
      ...(hole.selected ? ["chosen"] : []),
    ].join(", "),
  way: (it) =>
    [
      ...(it.end === undefined ? [] : [`${it.way ? courses[it.way] : ""}ends at ${place(it.end)}`]),
      ...(it.captured > 0 ? [`captures ${it.captured}`] : []),
      ...(it.then ? [sequels[it.then]] : []),
    ].join(", "),
  captured: (who, number) => `${side(who)} has captured ${seeds(number)}`,
  reserve: (number) => `${number} in reserve`,
  always: (direction) => (direction === "forward" ? "always forward" : "always backward"),
  sentence,
  events: {
    turn: (it) => decide(it.side, it.decision),
    end: ({ result }) => {
      const loser = result.winner ? side(other(result.winner)) : "";
      const why = reasons[result.reason](loser || "a player");
      if (result.outcome === "void") return `no result: ${why}`;
      if (!result.winner) return `draw: ${why}`;
      const glory = result.withoutGlory ? ", without glory" : "";
      return `${side(result.winner)} wins${glory}: ${why}`;
    },
  },
  error: (why) => `This board cannot be shown: ${why}.`,
  unanswered: "Play an action to answer.",
  lap: (lap) => `lap ${lap}`,
};
