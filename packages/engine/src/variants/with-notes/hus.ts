import type { VariantSource } from "../../variant/variant.ts";
import { withNotes } from "../../variant/with-notes.ts";
import { husRules } from "../hus.ts";

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
