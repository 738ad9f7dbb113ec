import type { VariantSource } from "../variant/variant.ts";
import { withNotes, type PlaySource } from "../variant/with-notes.ts";

/** The rules of the game below. */
export const katraBoaoakaRules: PlaySource = {
  format: 1,
  id: "katra-boaoaka",
  name: "Katra Boaoaka",
  options: { lone: { values: ["both", "sum"], default: "both" } },
  board: { rows: 4, columns: 8 },
  setup: [{ seeds: 2 }],
  circuit: { holes: "own", path: "loop", direction: "chosenOnce" },
  sowing: { origin: "sown", endlessAfter: 1000 },
  landing: [
    {
      when: {
        hole: "empty",
        row: "inner",
        opposite: [1],
        oppositeOuter: { option: "lone", cases: { both: [1], sum: "empty" } },
      },
      then: { stop: true },
    },
    {
      option: "lone",
      cases: {
        sum: {
          when: { hole: "empty", row: "inner", opposite: "empty", oppositeOuter: [1] },
          then: { stop: true },
        },
      },
    },
    {
      when: { row: "inner", opposite: "occupied" },
      then: { capture: "file", to: "sow", lastSeeds: "stay" },
    },
    {
      when: { row: "inner", oppositeOuter: "occupied" },
      then: { capture: "file", to: "sow", lastSeeds: "stay" },
    },
    { when: { hole: "occupied" }, then: { relay: true } },
  ],
  end: { noAction: "loses" },
  repetition: { times: 3, result: "draw" },
};

/** Katra Boaoaka of the Tanala: whole files are captured, even on an empty landing. */
export const katraBoaoaka: VariantSource = /* @__PURE__ */ withNotes(katraBoaoakaRules, {
  origin: {
    people: "Tanala",
    place: "south-east Madagascar",
    recorded: "Ralph Linton, 1926-27, published 1933",
    sources: ["R. Linton, The Tanala, a Hill Tribe of Madagascar, 1933, 261-262"],
  },
  disputed: [
    {
      rule: "/landing/0",
      note: "«Only a single counter» in the opposite holes: in each of the two, or in both together.",
    },
  ],
  house: [
    "/start",
    "/sowing/endlessAfter",
    "/landing/2/then/lastSeeds",
    "/landing/3/then/lastSeeds",
    "/repetition",
  ],
});
