/** Bao la Kiswahili, ready to play. */
import { blockedField, housesField, reserveField } from "../notation/further-fields.ts";
import { choose, compileChoice } from "../rules/choice.ts";
import { endRowEmpty } from "../rules/further-ends.ts";
import { captureSownFromEnd, compileGuided } from "../rules/guided.ts";
import type { RuleKinds } from "../rules/kinds.ts";
import { testBlocked, testHouse, testStage, testTurn } from "../rules/further-landing-tests.ts";
import { testHole, testOpposite, testRow } from "../rules/landing-tests.ts";
import { compileTrials } from "../rules/trials.ts";
import { readyVariant } from "../variant/ready-variant.ts";
import type { MakeVariant } from "../variant/make-variant.ts";
import { baoKiswahiliRules as source } from "../variants/bao-kiswahili.ts";

/** The kinds of rules it needs with some options. */
const kinds: RuleKinds = {
  destinations: { sowFromEnd: captureSownFromEnd, choose },
  tests: {
    hole: testHole,
    row: testRow,
    opposite: testOpposite,
    turn: testTurn,
    stage: testStage,
    house: testHouse,
    blocked: testBlocked,
  },
  turns: { guided: compileGuided, trials: compileTrials, choice: compileChoice },
  ends: { innerRowEmpty: endRowEmpty },
  fields: { reserve: reserveField, houses: housesField, blocked: blockedField },
};

/** Bao la Kiswahili with these options, the rest at their defaults. Throws a VariantError: `option-value` or `unknown-option`. */
export const baoKiswahili: MakeVariant = /* @__PURE__ */ readyVariant(source, kinds);
