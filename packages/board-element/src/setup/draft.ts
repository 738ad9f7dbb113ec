/** A position that is being put together: the text of it, taken apart. Pure; whether it can be is the engine's business. */
import type { Board, BoardState, Side } from "@magomba/engine";
import type { Game } from "@magomba/engine/game";

/** A position under way. What a game does not know is as it is in a state of that game: nothing claimed, nobody in reserve. */
export type Draft = Omit<BoardState, "hand" | "result" | "phase">;

/** The parts of a position's text that only some games have, in their order. */
const PARTS = ["owners", "claims", "directions", "reserve", "houses", "blocked"] as const;
/** Which of these parts the texts of a game have. */
export type Part = (typeof PARTS)[number];

/** More seeds than this are not put in one place. */
const MOST = 999;

const SIDES: readonly Side[] = ["south", "north"];
const LETTERS: Readonly<Record<Side, string>> = { south: "S", north: "N" };
const WAYS = { forward: ">", backward: "<" };

/** The position of a game, to be changed. */
export function draftOf({ state }: Game): Draft {
  const { hand: _hand, result: _result, phase: _phase, ...draft } = state;
  return draft;
}

/** Which parts the positions of a game have beside seeds, side, phase and captured seeds. */
export function partsOf(game: Game): readonly Part[] {
  const [, , , , ...texts] = game.position.split(" ");
  // A part with slashes is told from the others; of two such, the owners come first.
  const rows = texts.filter((text) => text.includes("/"));
  const claimed = game.state.claims.length > 0;
  const found = texts.map((text): Part => {
    if (text.includes("/")) return claimed && text === rows.at(-1) ? "claims" : "owners";
    if (/^\d+:\d+$/.test(text)) return "reserve";
    if (/^[-<>]{2}$/.test(text)) return "directions";
    return /^[S.][N.]$/.test(text) ? "houses" : "blocked";
  });
  return PARTS.filter((part) => found.includes(part));
}

/** Whether two boards have the same holes in the same places. */
export function sameHoles(one: Board, other: Board): boolean {
  if (one.rows !== other.rows || one.columns !== other.columns) return false;
  return one.holes.every(({ name }, index) => name === other.holes[index]?.name);
}

/** A draft as a position of another game with the same holes: what both games have stays, what only the other has is as it is there. */
export function movedTo(base: Draft, draft: Draft, shared: readonly (Part | "captured")[]): Draft {
  const kept = Object.fromEntries(shared.map((part) => [part, draft[part]]));
  return { ...base, seeds: draft.seeds, side: draft.side, ...kept };
}

function inRows<Value>(board: Board, values: readonly Value[], between: string): string {
  return Array.from({ length: board.rows }, (_, row) =>
    values.slice(row * board.columns, (row + 1) * board.columns).join(between),
  ).join("/");
}

/** The text of a position, as the engine reads it. */
export function textOf(board: Board, draft: Draft, parts: readonly Part[]): string {
  const { seeds, side, captured, owners, claims, directions, reserve, houses, blocked } = draft;
  const texts: Readonly<Record<Part, () => string>> = {
    owners: () =>
      inRows(
        board,
        owners.map((owner) => LETTERS[owner]),
        "",
      ),
    claims: () =>
      inRows(
        board,
        claims.map((claim) => (claim ? LETTERS[claim] : ".")),
        "",
      ),
    directions: () => SIDES.map((one) => (directions[one] ? WAYS[directions[one]] : "-")).join(""),
    reserve: () => `${reserve.south}:${reserve.north}`,
    houses: () => SIDES.map((one) => (houses.includes(one) ? LETTERS[one] : ".")).join(""),
    blocked: () => blocked ?? "-",
  };
  const always = [
    inRows(board, seeds, ","),
    LETTERS[side],
    "-",
    `${captured.south}:${captured.north}`,
  ];
  return [...always, ...parts.map((part) => texts[part]())].join(" ");
}

const within = (seeds: number): number =>
  Number.isFinite(seeds) ? Math.min(Math.max(Math.trunc(seeds), 0), MOST) : 0;

/** What a hole holds becomes so many seeds. */
export function withSeeds(draft: Draft, hole: number, seeds: number): Draft {
  return { ...draft, seeds: draft.seeds.with(hole, within(seeds)) };
}

/** What a side has captured, or has in reserve, becomes so many seeds. */
export function withStock(
  draft: Draft,
  stock: "captured" | "reserve",
  side: Side,
  seeds: number,
): Draft {
  return { ...draft, [stock]: { ...draft[stock], [side]: within(seeds) } };
}

/** No seeds anywhere on the board. */
export function emptied(draft: Draft): Draft {
  return { ...draft, seeds: draft.seeds.map(() => 0) };
}

/** All seeds of a draft, wherever they are. */
export function totalOf({ seeds, captured, reserve }: Draft): number {
  const stocks = [captured.south, captured.north, reserve.south, reserve.north];
  return [...seeds, ...stocks].reduce((sum, some) => sum + some, 0);
}

/** The hole goes to the other side. */
export function withOtherOwner(draft: Draft, hole: number): Draft {
  const owner = draft.owners[hole] === "south" ? "north" : "south";
  return { ...draft, owners: draft.owners.with(hole, owner) };
}

/** The claim on a hole goes on: nobody's, South's, North's. A hole that is claimed holds no seeds. */
export function withNextClaim(draft: Draft, hole: number): Draft {
  const claim = draft.claims[hole];
  const next = claim === "north" ? null : claim === "south" ? "north" : "south";
  const seeds = next ? draft.seeds.with(hole, 0) : draft.seeds;
  return { ...draft, seeds, claims: draft.claims.with(hole, next) };
}

/** The hole is blocked, or no longer. */
export function withBlocked(draft: Draft, hole: string): Draft {
  return { ...draft, blocked: draft.blocked === hole ? null : hole };
}

/** A side owns its house, or no longer. */
export function withHouse(draft: Draft, side: Side, owned: boolean): Draft {
  return {
    ...draft,
    houses: SIDES.filter((one) => (one === side ? owned : draft.houses.includes(one))),
  };
}
