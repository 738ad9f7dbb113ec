/** English. What is said when a board is first drawn stands in `en-opening.ts`. */
import { extra } from "./extra.en.ts";
import { count, opening, seeds, side } from "./en-opening.ts";
import { list } from "./messages.ts";
import type { Decision, Messages, Translation } from "./messages.ts";
import type { Side } from "@magomba/engine";

const names: (names: readonly string[]) => string = list("en");
const other = (which: Side): Side => (which === "south" ? "north" : "south");

/** A hole, or the store of a side. */
const place = (hole: string): string =>
  hole === "south" || hole === "north" ? `${side(hole)}'s store` : hole;

const uses = {
  sow: "playable",
  take: "can be taken",
  offer: "can be offered",
  choose: "decide here",
};
const courses = { forward: "forward ", backward: "backward ", step: "one step " };
const sequels = { choice: "then a choice", again: "then another turn", over: "ends the game" };

function decide(who: Side, decision: Decision): string {
  switch (decision.type) {
    case "sow":
    case "enter":
      return opening.events.turn({ side: who, decision });
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

/** Nothing where the holes are not told. */
const from = (holes: readonly string[]): string =>
  holes.length === 0 ? "" : ` from ${names(holes)}`;

const places = { only: "row", front: "front row", middle: "middle row", back: "back row" };

/** The board in English. */
export const messages: Messages = {
  ...opening,
  ...extra,
  hole: (hole) =>
    [
      opening.hole(hole),
      ...(hole.use ? [uses[hole.use]] : []),
      ...(hole.ways.length > 0 ? [hole.ways.map(messages.way).join("; ")] : []),
      ...(hole.selected ? ["chosen"] : []),
    ].join(", "),
  way: (it) =>
    [
      ...(it.end === undefined ? [] : [`${it.way ? courses[it.way] : ""}ends at ${place(it.end)}`]),
      ...(it.captured > 0 ? [`captures ${it.captured}`] : []),
      ...(it.then ? [sequels[it.then]] : []),
    ].join(", "),
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
    lift: (it) =>
      `${side(it.side)} sows ${seeds(it.seeds)} from ${it.hole}` +
      (it.laps > 1 ? ` in ${it.laps} laps` : ""),
    drop: (it) => `last seed in ${place(it.hole)}`,
    capture: (it) => {
      const sown = it.sown ? " and sows them on" : "";
      const laps = it.laps.map(
        ({ lap, holes, seeds: some }) => `${some}${from(holes)} in lap ${lap}`,
      );
      if (laps.length > 1) return `captures ${seeds(it.seeds)}${sown}: ${laps.join(", ")}`;
      const lap = it.laps[0] ? ` in lap ${it.laps[0].lap}` : "";
      return `captures ${seeds(it.seeds)}${from(it.holes)}${lap}${sown}`;
    },
    yield: (it) => `${side(it.to)} captures ${seeds(it.seeds)}${from(it.holes)}`,
    claim: (it) => `${side(it.side)} claims ${it.hole}`,
    enter: (it) => `${side(it.side)} enters a seed in ${it.hole}`,
    "lose-house": (it) => `${side(it.side)} loses the house`,
    block: (it) => `${it.hole} is blocked for a turn`,
    direction: (it) => `${side(it.side)} will always sow ${it.direction}`,
    swap: (it) => `${side(it.side)} swaps sides`,
    take: (it) => `${it.side ? `${side(it.side)} ` : ""}takes ${seeds(it.seeds)}${from(it.holes)}`,
    offer: (it) => `${side(it.side)} offers ${names(it.holes)} for ${seeds(it.seeds)}`,
    accept: (it) => `${side(it.side)} accepts`,
    decline: (it) => `${side(it.side)} declines`,
    trade: (it) =>
      `${side(it.owner)} now owns ${names(it.holes)} and puts ${seeds(it.seeds)} there`,
    stop: (it) => `${side(it.side)} stops at ${it.hole}`,
    go: (it) => `${side(it.side)} sows on from ${it.hole}`,
    pass: (it) => `${side(it.side)} passes`,
    sweep: (it) =>
      names([`${side("south")} keeps ${seeds(it.south)}`, `${side("north")} ${seeds(it.north)}`]) +
      " from the board",
  },
  choices: {
    forward: (hole) => `Forward, to ${hole}`,
    backward: (hole) => `Backward, to ${hole}`,
    step: (hole) => `Step to ${hole}`,
    go: "Sow on",
    stop: "Stop",
    accept: "Accept",
    decline: "Decline",
    pass: "Pass",
    swap: "Swap sides",
    offer: "Offer holes",
    confirm: "Offer",
    cancel: "Cancel",
    close: "Close",
    keys: "Keys",
    takeBack: "Take back",
    actions: "Actions",
    choose: (number) => `Choose one of ${number}`,
    play: "Play the action",
    take: (hole, number) => `Take ${seeds(number)} from ${hole}`,
    offerFor: (it) => `Offer ${names(it.holes)} for ${seeds(it.seeds)}`,
    takeAll: (number, hole) => `All ${number} from ${hole}`,
  },
  seatRow: (it) =>
    `${it.yours ? "your" : `${side(it.side)}'s`} ${it.place ? places[it.place] : `row ${it.letter}`}`,
  direction: (hole) => `Which way from ${hole}?`,
  offering: (it) =>
    it.holes.length === 0
      ? "Choose the holes to offer."
      : `Offer ${names(it.holes)} for ${seeds(it.seeds)}?`,
  refusals: {
    "view-only": (it) => `${it.hole}: this board only shows the game.`,
    "game-over": () => "The game is over.",
    "other-side": (it) => `It is ${side(it.side)}'s turn.`,
    blocked: (it) => `${it.hole} is blocked for this turn.`,
    "must-capture": (it) =>
      `${it.hole} cannot be played: ${side(it.side)} can capture, and so must.`,
    "must-feed": (it) =>
      `${it.hole} cannot be played: ${side(it.side)} must give the other side seeds.`,
    "other-row": (it) =>
      `${it.hole} cannot be played: ${side(it.side)} must begin in another row now.`,
    "single-into": (it) =>
      `${it.hole} holds a single seed, which may move only into an empty hole.`,
    "choose-first": () => "First make the choice that is open.",
    empty: (it) => `${it.hole} is empty.`,
    "not-owned": (it) => `${it.hole} does not belong to ${side(it.side)}.`,
    single: (it) =>
      `${it.hole} holds a single seed: it may move only when no hole of ${side(it.side)} has more, and only into an empty hole.`,
    endless: (it) => `${it.hole} would be sown without end, so it cannot be played.`,
    "not-legal": (it) => `${it.hole} cannot be played now.`,
    "take-enemy": (it) => `${it.hole} cannot be taken: ${side(it.side)} takes from the other side.`,
    "cannot-offer": (it) => `${it.hole} cannot be added to the offer.`,
  },
  errors: {
    "unknown-variant": "there is no such game",
    "unknown-option": "the game has no such option",
    "option-value": "an option has a value that is not allowed",
    "invalid-variant": "the rules of the game have mistakes",
    "options-json": "the options cannot be read",
    record: "the text of the game cannot be read",
    "position-malformed": "the position has too few or too many parts",
    "position-too-long": "the position is too long",
    "position-rows": "the position has another number of rows than the board",
    "position-row-length": "a row of the position has another number of holes than the board",
    "position-seeds": "the position has a number of seeds that cannot be",
    "position-side": "the position does not say which side is to move",
    "position-phase": "the position names a choice that cannot be open",
    "position-captured": "the captured seeds of the position cannot be",
    "position-owners": "the owners of the holes in the position cannot be",
    "position-claims": "the claimed holes of the position cannot be",
    "position-directions": "the directions in the position cannot be",
    "position-reserve": "the seeds in reserve in the position cannot be",
    "position-houses": "the houses in the position cannot be",
    "position-blocked": "the blocked hole of the position cannot be",
    "position-total": "the position has too many or too few seeds in all",
    "malformed-action": "an action cannot be read",
    "illegal-action": "an action is not legal",
    "endless-action": "an action would sow without end",
    "game-over": "an action comes after the end",
  },
  noOpponent: (code) => `There is no opponent here (${code}); you may play for both sides.`,
  preview: (turn) => `If played: ${turn}`,
  transport: {
    label: "The last turn",
    replay: "Show the turn again",
    lapBack: "Back one lap",
    back: "Back one seed",
    play: "Play",
    pause: "Pause",
    forward: "Forward one seed",
    lapForward: "Forward one lap",
    end: "To the end",
    scrub: "Place in the turn",
    speed: "Speed",
    at: (it) =>
      `${it.at} of ${it.total}` +
      (it.hand > 0 ? `, lap ${it.lap}, ${seeds(it.hand)} in the hand` : ""),
  },
  notes: {
    list: "Notes on the board",
    arrow: (from, to) => `Arrow from ${place(from)} to ${place(to)}`,
    mark: (hole, shape) => `${place(hole)} is marked with a ${shape}`,
    hint: (hole) => `Hint: ${hole}`,
    path: (start, end, laps) =>
      `Way from ${place(start)} to ${place(end)}` + (laps > 1 ? ` in ${laps} laps` : ""),
    circuit: (who, direction) => `${side(who)}'s circuit, sown ${direction}`,
  },
  keyList: [
    ["Arrow keys", "to the next hole"],
    ["Home, End", "to the ends of the row"],
    ["N, Shift+N", "to the next or previous playable hole"],
    ["A, B, C", "to that row; again for the other side's"],
    ["1, 2, 3 …", "to that column"],
    ["Enter or Space", "play, take or choose"],
    ["Shift+Enter", "take all the seeds of a hole"],
    ["Escape", "give up a choice, or take back what was taken"],
    ["P", "say what the hole would do"],
    ["L, Shift+L", "read out the row, or every row"],
    [", .", "with the bar: back or forward one seed"],
    ["< >", "with the bar: back or forward one lap"],
    ["Shift+← →", "with the bar: back or forward one turn"],
    ["R", "with the bar: show the turn again"],
    ["Space", "with the bar, on a board that only shows: hold the turn, or let it go on"],
    ["?", "this list"],
  ],
};

/** A whole language: what the translation leaves out is in English. */
export function complete(translation: Translation): Messages {
  const groups = Object.entries(messages).filter(
    ([, texts]) => Object(texts).constructor === Object,
  );
  const given: Readonly<Record<string, unknown>> = translation;
  const whole = groups.map(([name, texts]) => [name, { ...texts, ...Object(given[name]) }]);
  return { ...messages, ...translation, ...Object.fromEntries(whole) };
}
