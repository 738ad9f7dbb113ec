/** How a board lies that is on a page. */
import type { Arrangement } from "./arrangement.ts";

/** The arrangement that the style sheet has chosen for the room there is. */
export function arrangementOf(stage: Element | null): Pick<Arrangement, "kind" | "columns"> {
  const chosen = stage ? getComputedStyle(stage) : undefined;
  const kind = chosen?.getPropertyValue("--arrangement").trim();
  const columns = Number(chosen?.getPropertyValue("--band"));
  return { kind: kind === "stood" || kind === "folded" ? kind : "flat", columns: columns || 1 };
}
