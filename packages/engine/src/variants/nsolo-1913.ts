import type { VariantSource } from "../variant/variant.ts";
import { withNotes, type PlaySource } from "../variant/with-notes.ts";

/** The rules of the game below. */
export const nsolo1913Rules: PlaySource = {
  format: 1,
  id: "nsolo-1913",
  name: "Nsolo (1913)",
  options: { columns: { values: [10, 12, 14, 16, 18, 20], default: 10 } },
  board: { rows: 4, columns: { option: "columns" } },
  setup: [{ seeds: 2 }, { row: "inner", right: 1, seeds: 0 }],
  circuit: { holes: "own", path: "loop" },
  start: { minimum: 2, singles: "otherwiseStuck", singleInto: "empty" },
  sowing: { origin: "sown", endlessAfter: 1000 },
  landing: [
    { when: { hole: "occupied" }, then: { relay: true } },
    {
      when: { row: "inner", opposite: "occupied" },
      then: { capture: "file", to: "off", bonus: { holes: 1 } },
    },
  ],
  end: { noAction: "loses" },
  repetition: { times: 2, result: "draw" },
};

/** Nsolo as Sanderson recorded it in 1913: both holes of the file, and one hole more. */
export const nsolo1913: VariantSource = /* @__PURE__ */ withNotes(nsolo1913Rules, {
  otherNames: ["Nchombwa"],
  origin: {
    people: "Ngoni (Angoni)",
    place: "Malawi",
    recorded: "Meredith G. Sanderson, 1913",
    sources: ["M. G. Sanderson, Native Games of Central Africa, JRAI 43, 1913, 733-734"],
  },
  disputed: [
    { rule: "/landing/1", note: "Ludii captures on an occupied landing, against its own source." },
  ],
  house: ["/sowing/endlessAfter", "/landing/1/then/bonus", "/end/noAction", "/repetition"],
});
