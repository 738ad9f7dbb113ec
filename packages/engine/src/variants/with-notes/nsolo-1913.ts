import type { VariantSource } from "../../variant/variant.ts";
import { withNotes } from "../../variant/with-notes.ts";
import { nsolo1913Rules } from "../nsolo-1913.ts";

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
