import type { VariantDefinition } from "../variant/definition.ts";
import type { VariantSource } from "../variant/variant.ts";
import { withNotes } from "../variant/with-notes.ts";

/** The rules of the game below. */
export const kimasaiRules: VariantDefinition = {
  format: 1,
  id: "kimasai",
  name: "Bao la Kimasai",
  board: { rows: 4, columns: 12, capacity: 1 },
  setup: [{ seeds: 1 }, { row: "inner", left: 1, seeds: 0 }],
  circuit: { holes: "own", path: "loop" },
  start: { singleInto: "empty" },
  landing: [{ when: { row: "inner", opposite: "occupied" }, then: { capture: "file", to: "off" } }],
  end: { noAction: "loses" },
  repetition: { times: 2, result: "draw" },
};

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
