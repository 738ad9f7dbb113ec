/** `magomba check FILE`: prints everything that is wrong with a variant, or what random games show about it. */
import type { Issue } from "../../errors.ts";
import { inspectVariant, type Inspection } from "../../inspect/inspect.ts";
import { trial } from "../../trial/trial.ts";
import { FAULTY, GOOD, type Command } from "../command.ts";
import { readDefinition, refuseExtraWords, variantWord, withOptions } from "../load-variant.ts";
import { faultHere } from "../json-fault.ts";
import type { Messages } from "../messages/messages.ts";
import { Refusal } from "../refusal.ts";
import { trialLines } from "../trial-text.ts";
import { wholeNumber } from "../whole-number.ts";

const flags = { games: "text", time: "text", seed: "text" } as const;

/** The command. */
export const checkCommand: Command = {
  name: "check",
  flags,
  takes: ["variant", "options"],
  run({ words, surroundings, messages }) {
    const word = variantWord(words, flags, surroundings);
    const inspected = inspectedFile(() => readDefinition(word, surroundings), messages);
    for (const line of issueLines(inspected.issues, messages)) surroundings.write(`${line}\n`);
    if (inspected.variant === undefined) return FAULTY;
    const {
      variant,
      read,
      words: rest,
    } = withOptions(inspected.variant.definition, word, words, flags);
    refuseExtraWords(rest, 0);
    const settings = {
      games: wholeNumber(read, "games", 200, [0, 1_000_000]),
      milliseconds: wholeNumber(read, "time", 5000, [0, 86_400_000]),
      seed: wholeNumber(read, "seed", 1, [0, 2_147_483_647]),
      now: surroundings.now,
    };
    surroundings.write(`${messages.check.good(variant.rules.name)}\n`);
    const report = trial(variant, settings);
    surroundings.write(`${trialLines(report, messages).join("\n")}\n`);
    return report.problems.some(({ code }) => code === "failed") ? FAULTY : GOOD;
  },
};

/** An issue, or that a file is no JSON, at its root. */
type FileIssue = Omit<Issue, "code"> & { readonly code: Issue["code"] | "not-json" };

interface InspectedFile extends Omit<Inspection, "issues"> {
  readonly issues: readonly FileIssue[];
}

function inspectedFile(read: () => unknown, { check }: Messages): InspectedFile {
  try {
    return inspectVariant(read());
  } catch (error) {
    if (!(error instanceof Refusal) || error.reason.code !== "not-json") throw error;
    const { fault } = error.reason;
    const received = faultHere(fault, check.place, check.endOfText);
    return {
      variant: undefined,
      issues: [{ path: "", code: "not-json", expected: fault.expected, received }],
    };
  }
}

/** A line for each issue, and then what their codes mean. */
function issueLines(issues: readonly FileIssue[], messages: Messages): readonly string[] {
  const codes = [...new Set(issues.map(({ code }) => code))];
  const meanings = codes.map((code) => `  ${code}: ${messages.check.codes[code]}`);
  return [...issues.map((issue) => issueLine(issue, messages)), ...meanings];
}

/** One line for an issue: severity, path, code, expected, received and the nearest word. */
function issueLine(issue: FileIssue, { check, nearest }: Messages): string {
  const { path, code, expected, received, severity = "error" } = issue;
  const line = `${check.severity[severity]} ${path || "/"} ${code}: ${check.issue(expected, received)}`;
  return (issue.nearest === undefined ? line : `${line}; ${nearest(issue.nearest)}`).replaceAll(
    /\s+/g,
    " ",
  );
}
