/** The shapes of what landings do: a kind that is missing here, or a field of a kind, does not compile. */
import type {
  AgainConsequence,
  BonusDefinition,
  CaptureConsequence,
  ChainDefinition,
  ChooseConsequence,
  ConsequenceKinds,
  LandingConsequence,
  RelayConsequence,
  StopConsequence,
} from "./consequence-definition.ts";
import { MOST_COLUMNS, MOST_SEEDS, NAME } from "./limits.ts";
import { byField, byTag, flag, integer, list, object, text, word, type Shape } from "./shape.ts";

const count = integer(1, MOST_SEEDS);

const chain: Shape<ChainDefinition> = object<ChainDefinition>(
  "Chain",
  {
    direction: word("backward", "forward", "both"),
    owner: word("enemy", "any"),
    totals: list(count, 1, 64),
  },
  ["direction", "owner", "totals"],
);

const bonus: Shape<BonusDefinition> = object<BonusDefinition>(
  "Bonus",
  { holes: integer(0, 128), seeds: word("asCaptured"), exempt: text(32, NAME) },
  [],
  ["holes", "seeds"],
);

/** Captures of one kind. */
type Capture<Kind extends CaptureConsequence["capture"]> = Extract<
  CaptureConsequence,
  { readonly capture: Kind }
>;

/** Captures of one kind with one destination. */
type CaptureTo<
  Kind extends CaptureConsequence["capture"],
  To extends CaptureConsequence["to"],
> = Extract<Capture<Kind>, { readonly to: To }>;

/** The name under which all consequences are described. */
const NAMED = "LandingConsequence";

const off = {
  to: word("off"),
  takingAll: word("allowed", "capturesNothing", "forbidden", "restToEnemy", "again"),
  bonus,
  afterwards: word("over", "again"),
} as const;
const offAcross = { ...off, withLanding: flag() } as const;
const sown = {
  to: word("sow"),
  sowWith: word("landing", "captured"),
  sowFrom: word("landing", "origin"),
  lastSeeds: word("sow", "stay"),
} as const;

const opposite: Shape<Capture<"opposite">> = byTag<Capture<"opposite">, "to">(NAMED, "to", {
  off: object<CaptureTo<"opposite", "off">>(NAMED, { capture: word("opposite"), ...offAcross }, [
    "capture",
    "to",
  ]),
  sow: object<CaptureTo<"opposite", "sow">>(NAMED, { capture: word("opposite"), ...sown }, [
    "capture",
    "to",
  ]),
  sowFromEnd: object<CaptureTo<"opposite", "sowFromEnd">>(
    NAMED,
    { capture: word("opposite"), to: word("sowFromEnd"), ends: integer(1, MOST_COLUMNS) },
    ["capture", "to"],
  ),
});

const file: Shape<Capture<"file">> = byTag<Capture<"file">, "to">(NAMED, "to", {
  off: object<CaptureTo<"file", "off">>(NAMED, { capture: word("file"), ...offAcross }, [
    "capture",
    "to",
  ]),
  sow: object<CaptureTo<"file", "sow">>(NAMED, { capture: word("file"), ...sown }, [
    "capture",
    "to",
  ]),
});

const target: Shape<Capture<"target">> = byTag<Capture<"target">, "to">(NAMED, "to", {
  off: object<CaptureTo<"target", "off">>(NAMED, { capture: word("target"), ...off }, [
    "capture",
    "to",
  ]),
  sow: object<CaptureTo<"target", "sow">>(NAMED, { capture: word("target"), ...sown }, [
    "capture",
    "to",
  ]),
});

const landing: Shape<Capture<"landing">> = byTag<Capture<"landing">, "to">(NAMED, "to", {
  off: object<Capture<"landing">>(
    NAMED,
    { capture: word("landing"), chain, claim: word(true), ...off },
    ["capture", "to"],
  ),
});

const beyond: Shape<Capture<"beyond">> = byTag<Capture<"beyond">, "to">(NAMED, "to", {
  off: object<Capture<"beyond">>(
    NAMED,
    { capture: word("beyond"), across: word(true), onwards: flag(), ...off },
    ["capture", "to"],
  ),
});

const totals: Shape<Capture<"totals">> = byTag<Capture<"totals">, "to">(NAMED, "to", {
  off: object<Capture<"totals">>(
    NAMED,
    { capture: word("totals"), totals: list(count, 1, 64), ...off },
    ["capture", "totals", "to"],
  ),
});

/** What a landing does. */
export const landingConsequence: Shape<LandingConsequence> = byField<ConsequenceKinds>(NAMED, {
  stop: object<StopConsequence>(NAMED, { stop: word(true) }, ["stop"]),
  relay: object<RelayConsequence>(NAMED, { relay: word<true | "next">(true, "next") }, ["relay"]),
  choose: object<ChooseConsequence>(NAMED, { choose: list(word("relay", "stop"), 2, 2) }, [
    "choose",
  ]),
  again: object<AgainConsequence>(NAMED, { again: word(true) }, ["again"]),
  capture: byTag<CaptureConsequence, "capture">(NAMED, "capture", {
    opposite,
    file,
    target,
    landing,
    beyond,
    totals,
  }),
});
