/** Reads from a board how its holes, seeds and numbers look, so that a canvas can draw the same. */
import type { Board } from "@magomba/engine";
import { MANY } from "../render/hole.ts";

/** Everything is in CSS pixels of the field. */
export interface CanvasLook {
  /** Distance from hole to hole. */
  readonly unit: number;
  /** Corners of the holes, in board order. */
  readonly places: readonly (readonly [x: number, y: number])[];
  /** Width of the line round a hole. */
  readonly border: number;
  /** A seed, lying along x; undefined where seeds are not drawn. */
  readonly seed: SeedLook | undefined;
  readonly count: TextLook;
  /** The least number of seeds that is written. */
  readonly counted: number;
  readonly hand: TextLook;
  /** The colour of captures. */
  readonly capture: string;
}

/** How a seed is drawn. Sizes are in hundredths of a hole. */
export interface SeedLook {
  readonly rx: number;
  readonly ry: number;
  /** From its light side to its dark one. */
  readonly shades: readonly [string, string, string];
  readonly line: string;
  /** How plain its crease is, from 0 to 1. */
  readonly crease: number;
  readonly shadow: { readonly rx: number; readonly ry: number; readonly colour: string };
}

/** How a number is written. */
export interface TextLook {
  readonly font: string;
  /** Height of the letters. */
  readonly size: number;
  readonly colour: string;
  /** The ground of a badge; undefined for a number that fills its hole. */
  readonly ground: string | undefined;
}

/** The marker that draws seeds makes them larger by this much. */
const MARKER = 33 / 24;

const number = (text: string): number => Number.parseFloat(text) || 0;
const visible = (colour: string): boolean => !/^(transparent|none|rgba\(.*, 0\))$/.test(colour);

function textLook(style: CSSStyleDeclaration, colour: string, ground: string): TextLook {
  const { fontWeight, fontSize, fontFamily } = style;
  return {
    font: `${fontWeight} ${fontSize} ${fontFamily}`,
    size: number(fontSize),
    colour,
    ground: visible(ground) ? ground : undefined,
  };
}

function seedLook(root: ParentNode): SeedLook | undefined {
  const style = (selector: string): CSSStyleDeclaration | undefined => {
    const element = root.querySelector(selector);
    return element ? getComputedStyle(element) : undefined;
  };
  const heap = style(".heap");
  const seed = style("#seed .seed");
  const shadow = style("#seed .shadow");
  const crease = style("#seed .crease");
  const [lit, plain, dim] = [".lit", ".plain", ".dim"].map((stop) => style(stop)?.stopColor ?? "");
  if (heap?.visibility !== "visible" || !seed || !shadow || !crease) return undefined;
  const radii = (ellipse: CSSStyleDeclaration): { rx: number; ry: number } => ({
    rx: number(ellipse.getPropertyValue("rx")) * MARKER,
    ry: number(ellipse.getPropertyValue("ry")) * MARKER,
  });
  return {
    ...radii(seed),
    shades: [lit ?? "", plain ?? "", dim ?? ""],
    line: seed.stroke,
    crease: number(crease.opacity),
    shadow: { ...radii(shadow), colour: shadow.fill },
  };
}

/**
 * Reads it all; undefined when nothing is to be seen. `bearer` is an element that bears the colours of the hand and of
 * captures.
 */
export function lookOf(
  board: Board,
  field: Element,
  root: ParentNode,
  bearer: Element,
): CanvasLook | undefined {
  const holes = [...field.querySelectorAll<HTMLElement>(".hole")];
  const [first] = holes;
  const sample = field.querySelector(".count:not(:empty)") ?? field.querySelector(".count");
  if (!first || !sample) return undefined;
  const { width, borderTopWidth } = getComputedStyle(first);
  const unit = number(width);
  if (unit === 0) return undefined;
  const written = getComputedStyle(sample);
  const hands = getComputedStyle(bearer);
  const found = new Map(
    holes.map((hole): [string | undefined, [number, number]] => {
      const [x = "", y = ""] = getComputedStyle(hole).translate.split(" ");
      return [hole.dataset["hole"], [number(x), number(y)]];
    }),
  );
  const count = textLook(written, written.color, written.backgroundColor);
  return {
    unit,
    places: board.holes.map(({ name }) => found.get(name) ?? [0, 0]),
    border: number(borderTopWidth),
    seed: seedLook(root),
    count,
    counted: count.ground && field.closest(".seeds-only") ? MANY + 1 : 1,
    hand: textLook(hands, hands.stroke, hands.fill),
    capture: hands.stopColor,
  };
}
