/** Where a step whose time grows with the board, the hand or the length of the game would show: 4×36 with hands of 500 seeds. */

/** @typedef {import("@magomba/engine").Variant} Variant */

/**
 * A game on four rows of 36 holes that does not end: nothing is captured, and each side begins with a hand that goes round its circuit
 * seven times.
 *
 * @param {Pick<typeof import("@magomba/engine"), "defineVariant">} engine
 * @returns {Variant}
 */
export function wideBoard(engine) {
  return engine.defineVariant({
    format: 1,
    id: "wide",
    name: "Wide",
    board: { rows: 4, columns: 36 },
    setup: [{ seeds: 2 }, { row: "outer", right: 1, seeds: 500 }],
    circuit: { holes: "own", path: "loop" },
    landing: [{ when: { hole: "empty" }, then: { stop: true } }],
    end: { noAction: "loses" },
    repetition: { times: 100, result: "draw" },
  });
}
