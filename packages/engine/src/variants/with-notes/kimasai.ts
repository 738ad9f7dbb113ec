import type { VariantSource } from "../../variant/variant.ts";
import { withNotes } from "../../variant/with-notes.ts";
import { kimasaiRules } from "../kimasai.ts";

/** Bao la Kimasai of the Maasai, in four rows: single seeds step into empty holes and ambush whole files. */
export const kimasai: VariantSource = /* @__PURE__ */ withNotes(kimasaiRules, {
  origin: {
    people: "Maasai",
    place: "Dodoma region, central Tanzania, near Mpwapwa",
    recorded: "Martin Klamroth, 1911",
    sources: [
      "M. Klamroth, Afrikanische Brettspiele, Archiv für Anthropologie, 1911",
      "Mancala World, Bao la Kimasai (four rows)",
    ],
  },
});
