import type { VariantSource } from "../variant/variant.ts";
import { withNotes, type PlaySource } from "../variant/with-notes.ts";

/** The rules of the game below. */
export const husRules: PlaySource = {
  format: 1,
  id: "hus",
  name: "Hus",
  options: {
    columns: { values: [8, 10, 12, 14, 16, 18, 20, 22, 24], default: 8 },
    tradition: { values: ["nama", "damara"], default: "nama" },
    outer: { values: ["needed", "any"], default: "needed" },
  },
  board: { rows: 4, columns: { option: "columns" } },
  setup: [
    { row: "outer", seeds: 2 },
    {
      row: "inner",
      right: {
        option: "tradition",
        cases: {
          damara: 4,
          nama: {
            option: "columns",
            cases: {
              "8": 4,
              "10": 5,
              "12": 6,
              "14": 7,
              "16": 8,
              "18": 9,
              "20": 10,
              "22": 11,
              "24": 12,
            },
          },
        },
      },
      seeds: 2,
    },
  ],
  circuit: { holes: "own", path: "loop" },
  start: { minimum: 2 },
  sowing: { origin: "sown", endlessAfter: 1000 },
  landing: [
    {
      when: {
        hole: "occupied",
        row: "inner",
        opposite: "occupied",
        oppositeOuter: { option: "outer", cases: { needed: "occupied" } },
      },
      then: { capture: "file", to: "sow", sowWith: "captured" },
    },
    { when: { hole: "occupied" }, then: { relay: true } },
  ],
  end: { noAction: "loses" },
  repetition: { times: 3, result: "draw" },
};

/** Hus: as Owela, but both holes of the file must hold seeds. */
export const hus: VariantSource = /* @__PURE__ */ withNotes(husRules, {
  otherNames: ["ǁHus", "Owela"],
  origin: {
    people: "Nama, Damara",
    place: "Namibia",
    recorded: "L. Schultze, 1907; H. Vedder, 1923",
    sources: ["H. Vedder, 1923, 95-96", "Mancala World, Hus"],
  },
  disputed: [
    { rule: "/setup/1/right", note: "Nama fill half of the inner row, Damara four holes of it." },
    {
      rule: "/landing/0/when/oppositeOuter",
      note: "Wikipedia captures only where both enemy holes hold seeds; boardgamesoftheworld.com and a course of McGill University take an occupied inner hole with whatever lies behind it.",
    },
  ],
  house: ["/sowing/endlessAfter", "/repetition"],
});
