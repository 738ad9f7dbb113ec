/**
 * For pages with boards: importing this gives every `<mancala-board bot="north">` of the page an opponent.
 *
 * ```html
 * <mancala-board variant="katro" interactive bot="north" level="4"></mancala-board>
 * ```
 *
 * @packageDocumentation
 */
import { serveBoards } from "./boards/serve.ts";

if (typeof document !== "undefined") serveBoards();
