/**
 * Shows a run of many quick steps. Hundreds of changes to elements keep a slow machine busy with styles, layout and layers; here a seed that
 * falls draws two holes on one canvas, and moves one element that has no style but its place.
 */
import { eventAt } from "../model.ts";
import { adopt } from "../theme/adopt.ts";
import { quickStyles } from "../theme/quick.styles.ts";
import { lookOf } from "./canvas-look.ts";
import type { CanvasLook } from "./canvas-look.ts";
import type { Hand, Scene } from "./scene.ts";
import { SeedBrush } from "./seed-brush.ts";

/** A canvas covers so many holes across and down: whoever composes the screen takes all of it when one seed falls. */
const PATCH = { across: 5, down: 2 };
/** Pixels of the screen for one of CSS; more is not seen in motion. */
const DENSITY = 2;
/** The heap in the hand lies like that of this hole. */
const HAND = 31;

interface Layer {
  readonly canvas: HTMLCanvasElement;
  readonly brush: CanvasRenderingContext2D;
}

/** A hole on its canvas. */
interface Pit {
  readonly brush: CanvasRenderingContext2D;
  readonly x: number;
  readonly y: number;
}

function layer(name: string): Layer | undefined {
  const canvas = document.createElement("canvas");
  canvas.className = name;
  canvas.setAttribute("aria-hidden", "true");
  const brush = canvas.getContext("2d");
  return brush ? { canvas, brush } : undefined;
}

function fit({ canvas, brush }: Layer, width: number, height: number, density: number): void {
  canvas.width = Math.ceil(width * density);
  canvas.height = Math.ceil(height * density);
  canvas.style.inlineSize = `${canvas.width / density}px`;
  canvas.style.blockSize = `${canvas.height / density}px`;
  brush.scale(density, density);
}

/** Canvases that cover all holes, and where each hole is on its own; by hole in board order. */
function patches({ places, unit }: CanvasLook, density: number): { layers: Layer[]; pits: Pit[] } {
  const found = new Map<string, (readonly [index: number, x: number, y: number])[]>();
  for (const [index, [x, y]] of places.entries()) {
    const key = `${Math.floor(x / unit / PATCH.across)} ${Math.floor(y / unit / PATCH.down)}`;
    const patch = found.get(key) ?? [];
    patch.push([index, x, y]);
    found.set(key, patch);
  }
  const layers: Layer[] = [];
  const pits: Pit[] = [];
  for (const holes of found.values()) {
    const made = layer("patch");
    if (!made) continue;
    const [left, top] = [1, 2].map((axis) =>
      Math.floor(Math.min(...holes.map((it) => it[axis] ?? 0))),
    );
    const [right, bottom] = [1, 2].map(
      (axis) => Math.max(...holes.map((it) => it[axis] ?? 0)) + unit,
    );
    const corner = [left ?? 0, top ?? 0] as const;
    fit(made, (right ?? 0) - corner[0], (bottom ?? 0) - corner[1], density);
    made.canvas.style.translate = `${corner[0]}px ${corner[1]}px`;
    layers.push(made);
    for (const [index, x, y] of holes)
      pits[index] = { brush: made.brush, x: x - corner[0], y: y - corner[1] };
  }
  return { layers, pits };
}

/** The canvases of one board. They are on it only while they show something; then its elements show no seeds. */
export class SeedCanvas {
  readonly #root: ShadowRoot;
  readonly #lap: (lap: number) => string;
  #pits: readonly Pit[] = [];
  readonly #flight = layer("flight");
  /** Holds the canvases, and cuts off what reaches beyond the wood. */
  readonly #sky = document.createElement("div");
  readonly #resized = new ResizeObserver(() => this.#measure());
  #field: HTMLElement | undefined;
  #look: CanvasLook | undefined;
  #brush: SeedBrush | undefined;
  #scene: Scene | undefined;
  /** The seeds that are drawn, by hole in board order. */
  #drawn: number[] = [];
  /** The hole that is lit. */
  #lit = -1;
  #held = "";
  #key = "";

  /** `lap` names a lap for the reader. */
  constructor(root: ShadowRoot, lap: (lap: number) => string) {
    this.#root = root;
    this.#lap = lap;
    adopt(root, quickStyles);
    this.#sky.className = "sky";
  }

  /** Whether it shows something. */
  get on(): boolean {
    return this.#field !== undefined;
  }

  /** Shows a scene, and puts the canvases on the board if they are not there. Says whether it could. */
  show(scene: Scene): boolean {
    this.#scene = scene;
    if (!this.on) {
      const field = this.#root.querySelector<HTMLElement>(".field");
      if (!field || !this.#flight) return false;
      this.#field = field;
      field.querySelector(".grid")?.after(this.#sky);
      // Tells the size at once, and whenever it changes.
      this.#resized.observe(field);
      this.#measure();
    } else if (this.#key === this.#keyNow) this.#draw(scene);
    else this.#measure();
    return this.#look !== undefined;
  }

  /** Takes the canvases off. */
  remove(): void {
    if (!this.#field) return;
    this.#resized.disconnect();
    delete this.#field.dataset["quick"];
    this.#field = this.#look = this.#brush = this.#scene = undefined;
    this.#sky.remove();
  }

  /** What tells that the same board looks otherwise, though it is as large as before. */
  get #keyNow(): string {
    const first = this.#field?.querySelector<HTMLElement>(".hole");
    return `${first?.dataset["hole"]} ${this.#field?.parentElement?.className}`;
  }

  #measure(): void {
    const board = this.#scene?.board;
    if (!this.#field || !this.#flight || !board) return;
    delete this.#field.dataset["quick"];
    const look = lookOf(board, this.#field, this.#root, this.#sky);
    this.#field.dataset["quick"] = "";
    this.#look = look;
    this.#key = this.#keyNow;
    if (!look) return;
    const density = Math.min(DENSITY, devicePixelRatio);
    this.#brush = new SeedBrush(look, density);
    const { layers, pits } = patches(look, density);
    this.#pits = pits;
    this.#sky.replaceChildren(...layers.map(({ canvas }) => canvas), this.#flight.canvas);
    const { across, up } = this.#room(look);
    fit(this.#flight, look.unit + 2 * across, look.unit + up, density);
    this.#drawn = [];
    this.#held = "";
    if (this.#scene) this.#draw(this.#scene, 0);
  }

  /** Room beside and above the hole over which the hand is. */
  #room({ unit, hand }: CanvasLook): { readonly across: number; readonly up: number } {
    return { across: unit + 2 * hand.size, up: unit / 2 + 4 * hand.size };
  }

  #draw({ board, state, touched, hand }: Scene, beat: number | undefined = hand?.beat): void {
    const holes = board?.holes ?? [];
    const lit =
      touched && "hole" in touched ? holes.findIndex(({ name }) => name === touched.hole) : -1;
    const event = lit < 0 ? undefined : eventAt(touched, holes[lit]?.name ?? "");
    for (let index = 0; index < holes.length; index += 1) {
      const seeds = state?.seeds[index] ?? 0;
      if (seeds === this.#drawn[index] && index !== lit && index !== this.#lit) continue;
      this.#drawn[index] = seeds;
      this.#hole(index, seeds, index === lit ? event : undefined);
    }
    this.#lit = lit;
    this.#reach(hand, beat ?? 0);
  }

  #hole(index: number, seeds: number, event: ReturnType<typeof eventAt>): void {
    const [pit, look, tool] = [this.#pits[index], this.#look, this.#brush];
    if (!pit || !look || !tool) return;
    const { brush, x, y } = pit;
    brush.clearRect(x, y, look.unit, look.unit);
    if (event === "drop" || event === "capture") this.#light(brush, x, y, event === "capture");
    tool.heap(brush, x, y, index, seeds);
    tool.count(brush, x, y, seeds);
  }

  /** Lights up a hole. */
  #light(brush: CanvasRenderingContext2D, x: number, y: number, capture: boolean): void {
    const look = this.#look;
    if (!look) return;
    const radius = look.unit / 2;
    const middle = [x + radius, y + radius] as const;
    const light = brush.createRadialGradient(...middle, 0, ...middle, radius);
    light.addColorStop(0, "rgb(255 240 215 / 0.42)");
    light.addColorStop(1, "rgb(255 240 215 / 0)");
    brush.fillStyle = light;
    brush.beginPath();
    brush.arc(...middle, radius, 0, 2 * Math.PI);
    brush.fill();
    if (!capture) return;
    brush.save();
    brush.strokeStyle = look.capture;
    brush.lineWidth = 2;
    brush.setLineDash([6, 4]);
    brush.beginPath();
    brush.arc(...middle, radius - 1, 0, 2 * Math.PI);
    brush.stroke();
    brush.restore();
  }

  /** Moves the hand, and draws what it holds. */
  #reach(hand: Hand | undefined, beat: number): void {
    const [look, tool] = [this.#look, this.#brush];
    if (!this.#flight || !look || !tool) return;
    const { canvas, brush } = this.#flight;
    const { across, up } = this.#room(look);
    const at = this.#scene?.board?.holes.find(({ name }) => name === hand?.hole);
    const place = at && look.places[at.index];
    if (place) {
      canvas.style.transitionDuration = `${beat}ms`;
      canvas.style.translate = `${place[0] - across}px ${place[1] - up}px`;
    }
    const held = hand && hand.seeds > 0 ? `${hand.seeds} ${hand.lap}` : "";
    if (held === this.#held) return;
    this.#held = held;
    brush.clearRect(0, 0, look.unit + 2 * across, look.unit + up);
    if (!hand || hand.seeds === 0) return;
    const { unit } = look;
    const heapTop = up - 0.42 * unit;
    if (look.seed) this.#shade(brush, across, heapTop, unit);
    tool.heap(brush, across, heapTop, HAND, hand.seeds);
    const [middle, top] = [across + unit / 2, up - 0.32 * unit];
    tool.label(brush, String(hand.seeds), middle, top, true);
    if (hand.lap > 1)
      tool.label(brush, this.#lap(hand.lap), middle, top - 1.7 * look.hand.size, false);
  }

  /** The shadow of the seeds in the hand. */
  #shade(brush: CanvasRenderingContext2D, x: number, y: number, unit: number): void {
    brush.save();
    brush.beginPath();
    brush.arc(x + unit / 2, y + unit / 2, unit / 2, 0, 2 * Math.PI);
    brush.clip();
    brush.translate(x + unit / 2, y + 0.9 * unit);
    brush.scale(0.35 * unit, 0.3 * unit);
    const shade = brush.createRadialGradient(0, 0, 0, 0, 0, 1);
    shade.addColorStop(0, this.#look?.seed?.shadow.colour ?? "transparent");
    shade.addColorStop(1, "transparent");
    brush.fillStyle = shade;
    brush.fillRect(-1, -1, 2, 2);
    brush.restore();
  }
}
