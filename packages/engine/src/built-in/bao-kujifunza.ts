/** Bao la Kujifunza, ready to play. */
import { blockedField } from "../notation/further-fields.ts";
import { endRowEmpty } from "../rules/further-ends.ts";
import { captureSownFromEnd, compileGuided } from "../rules/guided.ts";
import type { RuleKinds } from "../rules/kinds.ts";
import { testBlocked, testTurn } from "../rules/further-landing-tests.ts";
import { testHole, testOpposite, testRow } from "../rules/landing-tests.ts";
import { compileTrials } from "../rules/trials.ts";
import { readyVariant } from "../variant/ready-variant.ts";
import type { MakeVariant } from "../variant/make-variant.ts";
import { baoKujifunzaRules as source } from "../variants/bao-kujifunza.ts";

/** The kinds of rules it needs with some options. */
const kinds: RuleKinds = {
  destinations: { sowFromEnd: captureSownFromEnd },
  tests: {
    hole: testHole,
    row: testRow,
    opposite: testOpposite,
    turn: testTurn,
    blocked: testBlocked,
  },
  ends: { innerRowEmpty: endRowEmpty },
  fields: { blocked: blockedField },
  turns: { guided: compileGuided, trials: compileTrials },
};

/** Bao la Kujifunza with these options, the rest at their defaults. Throws a VariantError: `option-value` or `unknown-option`. */
export const baoKujifunza: MakeVariant = /* @__PURE__ */ readyVariant(source, kinds);
