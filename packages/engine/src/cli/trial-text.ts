/** A trial's report as lines. */
import type { TrialReport } from "../trial/report.ts";
import type { Messages } from "./messages/messages.ts";

/** The lines of a report, the problems last. */
export function trialLines(report: TrialReport, { trial }: Messages): readonly string[] {
  const lines = [trial.heading(report)];
  if (report.outOfTime) lines.push(`  ${trial.outOfTime}`);
  // Lengths and results are those of games that came to an end.
  const ended =
    report.finished > 0 ? [trial.length, trial.branching, trial.wins, trial.others] : [];
  const details = [trial.games, ...(report.finished > 0 ? ended : [trial.branching])];
  if (report.games > 0) lines.push(...details.map((detail) => `  ${detail(report)}`));
  if (report.repetition !== undefined) {
    const { position, action } = report.repetition;
    lines.push(`    ${trial.example(position, action)}`);
  }
  if (report.problems.length === 0) return report.games > 0 ? [...lines, trial.noProblems] : lines;
  for (const problem of report.problems) {
    const { position, action } = problem;
    lines.push(`! ${problem.code}: ${trial.problems[problem.code](problem)}`);
    if (position !== "") lines.push(`  ${trial.example(position, action)}`);
  }
  return lines;
}
