/**
 * What action texts say, without the parser of variants and games that the package's main entry brings.
 *
 * @packageDocumentation
 */
export { parseAction } from "./parse-action.ts";
