import type { DefinitionWarningCode, Issue } from "../errors.ts";

/** Notes a warning: a JSON pointer, a code, what was expected and what was found, and what was perhaps meant. */
export type Warn = (
  path: string,
  code: DefinitionWarningCode,
  expected: string,
  received: string,
  nearest?: string,
) => void;

/** Notes warnings in a list. */
export function warnInto(issues: Issue[]): Warn {
  return (path, code, expected, received, nearest) => {
    const issue = { path, code, expected, received, severity: "warning" } as const;
    issues.push(nearest === undefined ? issue : { ...issue, nearest });
  };
}
