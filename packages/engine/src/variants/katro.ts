import type { VariantSource } from "../variant/variant.ts";
import { withNotes, type PlaySource } from "../variant/with-notes.ts";

/** The rules of the game below. */
export const katroRules: PlaySource = {
  format: 1,
  id: "katro",
  name: "Katro",
  options: {
    rows: { values: [4, 6], default: 6 },
    columns: { values: { option: "rows", cases: { "6": [3, 6], "4": [4, 6] } }, default: 6 },
    direction: { values: ["forward", "either"], default: "forward" },
    loneStep: { values: [false, true], default: false },
  },
  board: { rows: { option: "rows" }, columns: { option: "columns" } },
  setup: [{ seeds: 2 }],
  circuit: { holes: "own", path: "serpentine", direction: { option: "direction" } },
  start: { rows: "outermostOccupied", loneStep: { option: "loneStep" } },
  sowing: { origin: "sown", endlessAfter: 1000 },
  landing: [
    { when: { hole: "empty" }, then: { stop: true } },
    {
      when: { row: "innermostOccupied", target: "occupied" },
      then: { capture: "target", to: "sow", lastSeeds: "stay" },
    },
    { when: { hole: "occupied" }, then: { relay: true } },
  ],
  end: { noAction: "loses" },
  repetition: { times: 3, result: "draw" },
};

/** Katro of the Betsileo: a serpentine path over three rows a side, captures sown on at once, whoever moves last wins. */
export const katro: VariantSource = /* @__PURE__ */ withNotes(katroRules, {
  otherNames: ["Katra"],
  origin: {
    people: "Betsileo",
    place: "southern highlands of Madagascar, round Fianarantsoa",
    recorded: "Alexander J. de Voogt, field study 1998, published 1999",
    sources: ["A. J. de Voogt, Board Games Studies 2, 1999", "Mancala World, Katro"],
  },
  disputed: [{ rule: "/circuit/direction", note: "Others tell of a free choice of direction." }],
  house: ["/sowing/endlessAfter", "/repetition"],
});
