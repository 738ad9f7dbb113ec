/** A small variant that is right, to be changed as a test wants. */

/** Its definition, with these fields in place of its own. */
export function smallVariant(change: object): object {
  return {
    format: 1,
    id: "small",
    name: "Small",
    board: { rows: 2, columns: 4 },
    setup: [{ seeds: 2 }],
    circuit: { holes: "all" },
    landing: [],
    end: { noAction: "count" },
    repetition: { times: 3, result: "draw" },
    ...change,
  };
}
