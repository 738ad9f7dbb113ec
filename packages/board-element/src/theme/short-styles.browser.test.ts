import { describe, expect, test } from "vitest";
import { shortSheet, shortStyles, shortTokens } from "../../build/short-sheet.mjs";
import { css } from "../../cdn/css-tag.ts";
import { annotationStyles } from "../annotations/annotation.styles.ts";
import { buttonStyles } from "./button.styles.ts";
import { controlStyles } from "./control.styles.ts";
import { finishStyles } from "./finish.ts";
import { styles } from "./styles.ts";
import { tokens } from "./tokens.ts";
import { transportStyles } from "./transport.styles.ts";
import { turnStyles } from "./turn.styles.ts";

/** A style sheet as the browser reads it; the values of custom properties keep their spaces and zeros, which mean nothing here. */
function read(sheet: string): string[] {
  const made = new CSSStyleSheet();
  made.replaceSync(sheet);
  return Array.from(made.cssRules, (rule) => rule.cssText.replaceAll(/\s|\b0(?=\.\d)/g, ""));
}

const sheets = [
  ...styles,
  ...finishStyles,
  turnStyles,
  buttonStyles,
  controlStyles,
  transportStyles,
  annotationStyles,
].map(({ cssText }) => cssText);

describe("a shortened style sheet", () => {
  test.each(sheets.map((sheet) => [sheet.trim().slice(0, 30), sheet]))(
    "says the same as %j",
    (_, sheet) => {
      const short = shortSheet(sheet);
      expect(read(sheet).length).toBeGreaterThan(0);
      expect(read(short)).toEqual(read(sheet));
      expect(short).not.toContain("\n");
      expect(short.length).toBeLessThan(sheet.length);
    },
  );

  test("keeps the spaces of sums and of text", () => {
    expect(
      shortSheet(
        '.a > b,\n .c { /* no */\n width: calc(1px + var(--u) * 0.2);\n content: "a ; b" }',
      ),
    ).toBe('.a>b,.c{width:calc(1px + var(--u)*.2);content:"a ; b"}');
  });

  test("has tokens that the file for script tags reads as they were", () => {
    const short = shortSheet(tokens.cssText);
    const shortest = shortTokens(short);
    expect(shortest.match(/@[\w-]+,/g)?.length).toBeGreaterThan(30);
    expect(css([shortest]).cssText).toBe(short);
  });

  test.each(["css`", "css `"])("is found in a script after %s", (start) => {
    expect(shortStyles(`const it = ${start}\n  .a { b: c; }\n\`;`)).toBe(
      "const it = css`.a{b:c}`;",
    );
  });
});
