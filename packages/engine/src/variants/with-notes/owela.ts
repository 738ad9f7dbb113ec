import type { VariantSource } from "../../variant/variant.ts";
import { withNotes } from "../../variant/with-notes.ts";
import { owelaRules } from "../owela.ts";

/** Owela: captures are sown on, so nobody ever keeps a seed. */
export const owela: VariantSource = /* @__PURE__ */ withNotes(owelaRules, {
  origin: {
    people: "Nama, Damara, Herero, Ovambo, Kwangali; Umbundu",
    place: "Namibia, southern Angola",
    recorded: "Krönlein, 1855; P. A. Wagner, 1917; Silva, 1995",
    sources: ["E. R. Santos Silva, 1995, 75-82", "P. Townshend, 1977", "Mancala World, Owela"],
  },
  disputed: [{ rule: "/landing/0/then/sowWith", note: "Ludii lifts the landing hole too." }],
  house: ["/sowing/endlessAfter", "/repetition"],
});
