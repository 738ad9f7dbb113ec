import { plural } from "../../src/locales/messages.ts";
import type { Translation } from "../../src/index.ts";

const count = plural("pl");
const seeds = (number: number): string =>
  count(number, { one: "# ziarno", few: "# ziarna", many: "# ziaren", other: "# ziarna" });
const sides = { south: "Południe", north: "Północ" };

export const messages: Translation = {
  language: "pl",
  side: (side) => sides[side],
  captured: (side, number) => `${sides[side]}: zbite ${seeds(number)}`,
  choices: { stop: "Zatrzymaj", pass: "Pasuj" },
  events: {
    pass: (it) => `${sides[it.side]} pasuje`,
    enter: (it) => `${sides[it.side]} wprowadza ziarno do ${it.hole}`,
  },
};
