/** What an event does to a hole, for its looks. */
import type { GameEvent } from "@magomba/engine";
import type { HoleView } from "../model.ts";

/** What the newest event does to a hole. */
export function eventAt(touched: GameEvent | undefined, hole: string): HoleView["event"] {
  if (!touched || !("hole" in touched) || touched.hole !== hole) return undefined;
  if (touched.type === "lift" || touched.type === "drop") return touched.type;
  if (touched.type === "enter") return "drop";
  return ["stop", "go", "block"].includes(touched.type) ? undefined : "capture";
}
