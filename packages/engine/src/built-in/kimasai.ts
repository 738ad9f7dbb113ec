/** Bao la Kimasai, ready to play. */
import { captureFile } from "../rules/captures.ts";
import { captureOff } from "../rules/destinations.ts";
import type { RuleKinds } from "../rules/kinds.ts";
import { testOpposite, testRow } from "../rules/landing-tests.ts";
import { fixedVariant } from "../variant/fixed-variant.ts";
import type { MakeVariant } from "../variant/make-variant.ts";
import { kimasaiRules as source } from "../variants/kimasai.ts";

/** The kinds of rules it needs with some options. */
const kinds: RuleKinds = {
  captures: { file: captureFile },
  destinations: { off: captureOff },
  tests: { row: testRow, opposite: testOpposite },
};

/** Bao la Kimasai with these options, the rest at their defaults. Throws a VariantError: `option-value` or `unknown-option`. */
export const kimasai: MakeVariant = /* @__PURE__ */ fixedVariant(source, kinds);
