/** Draws seeds, numbers and lights on a canvas, as the board's own elements show them. */
import { heapSpots } from "../layout/packing.ts";
import type { Spot } from "../layout/packing.ts";
import type { CanvasLook, SeedLook, TextLook } from "./canvas-look.ts";
import { Paper } from "./paper.ts";
import type { Brush } from "./paper.ts";

/** The picture of a seed is made so much larger than it is shown, since it will be turned. */
const FINE = 2;
/** Digits stand so much above the middle of their letters' box, as a share of its height. */
const DROP = 0.05;
/** Room round a seed for its shadow and its line, as a share of it. */
const ROOM = 1.3;

/** One seed, lying along x, with `scale` pixels for a hundredth of a hole. */
function seedPicture(
  { rx, ry, shades, line, crease, shadow }: SeedLook,
  scale: number,
): ImageBitmap | undefined {
  const size = Math.max(1, Math.ceil(2 * ROOM * Math.max(rx, ry) * scale));
  const picture = new OffscreenCanvas(size, size);
  const brush = picture.getContext("2d");
  if (!brush) return undefined;
  brush.setTransform(scale, 0, 0, scale, size / 2, size / 2);
  const ellipse = (across: number, down: number): void => {
    brush.beginPath();
    brush.ellipse(0, 0, across, down, 0, 0, 2 * Math.PI);
  };
  if (shadow.colour !== "none") {
    brush.fillStyle = shadow.colour;
    ellipse(shadow.rx, shadow.ry);
    brush.fill();
  }
  // The same gradient as in the marker: its middle and its reach are shares of the seed.
  brush.save();
  brush.scale(rx, ry);
  const shade = brush.createRadialGradient(0, -0.16, 0, 0, -0.16, 1.24);
  for (const [index, stop] of [0, 0.55, 1].entries()) shade.addColorStop(stop, shades[index] ?? "");
  brush.fillStyle = shade;
  brush.beginPath();
  brush.arc(0, 0, 1, 0, 2 * Math.PI);
  brush.fill();
  brush.restore();
  brush.strokeStyle = line;
  brush.lineWidth = 0.08 * rx;
  ellipse(rx, ry);
  brush.stroke();
  brush.globalAlpha = crease;
  brush.lineCap = "round";
  brush.beginPath();
  brush.moveTo(-0.52 * rx, 0.04 * rx);
  brush.quadraticCurveTo(0, -0.17 * rx, 0.52 * rx, 0.04 * rx);
  brush.stroke();
  // A bitmap is drawn without being copied first.
  return picture.transferToImageBitmap();
}

/** Which way a marker at this vertex of a path looks: between the way there and the way on. */
function bearingAt(spots: readonly Spot[], index: number): number {
  // Browsers turn the marker of a lone vertex as if the path came from the corner.
  if (spots.length === 1) return Math.atan2(spots[0]?.[1] ?? 0, spots[0]?.[0] ?? 0);
  const toward = (from: Spot | undefined, to: Spot | undefined): readonly [number, number] => {
    if (!from || !to) return [0, 0];
    const [x, y] = [to[0] - from[0], to[1] - from[1]];
    const length = Math.hypot(x, y) || 1;
    return [x / length, y / length];
  };
  const [ax, ay] = toward(spots[index - 1], spots[index]);
  const [bx, by] = toward(spots[index], spots[index + 1]);
  return Math.atan2(ay + by, ax + bx);
}

/** Draws with one look. Lengths are in CSS pixels, `density` is how many pixels of the screen make one of them. */
export class SeedBrush {
  readonly #look: CanvasLook;
  readonly #picture: ImageBitmap | undefined;
  /** Pixels of a hundredth of a hole. */
  readonly #hundredth: number;
  readonly #density: number;
  readonly #paper = new Paper();
  readonly #stamps = new Map<string, ImageBitmap>();

  constructor(look: CanvasLook, density: number) {
    this.#look = look;
    this.#hundredth = (look.unit - 2 * look.border) / 100;
    this.#density = density;
    this.#picture = look.seed && seedPicture(look.seed, this.#hundredth * FINE * density);
  }

  /** A heap in the hole with this corner; `kind` tells heaps apart. */
  heap(brush: Brush, x: number, y: number, kind: number, seeds: number): void {
    const picture = this.#picture;
    if (!picture) return;
    const [left, top] = [x + this.#look.border, y + this.#look.border];
    const half = picture.width / 2;
    const spots = heapSpots(kind, seeds);
    for (const [index, [across, down]] of spots.entries()) {
      const bearing = bearingAt(spots, index);
      const [cos, sin] = [Math.cos(bearing) / FINE, Math.sin(bearing) / FINE];
      const [middle, height] = [left + across * this.#hundredth, top + down * this.#hundredth];
      brush.setTransform(cos, sin, -sin, cos, middle * this.#density, height * this.#density);
      brush.drawImage(picture, -half, -half);
    }
    brush.setTransform(this.#density, 0, 0, this.#density, 0, 0);
  }

  /** The number of a hole with this corner. */
  count(brush: Brush, x: number, y: number, seeds: number): void {
    const { count, counted, unit, border } = this.#look;
    if (seeds < counted) return;
    const stamp = this.#stamp(count, String(seeds), { least: 1.5, padding: 0.3, height: 1.6 });
    if (!stamp) return;
    const [width, height] = [stamp.width / this.#density, stamp.height / this.#density];
    const edge = border + (unit - 2 * border) * 0.02;
    if (count.ground === undefined)
      this.#press(brush, stamp, x + (unit - width) / 2, y + (unit - height) / 2);
    else this.#press(brush, stamp, x + unit - edge - width, y + unit - edge - height);
  }

  /** A line in a badge of the hand, from the height `top` on. */
  label(brush: Brush, text: string, x: number, top: number, bold: boolean): void {
    const { hand } = this.#look;
    const look = bold ? hand : { ...hand, font: hand.font.replace(/^\S+/, "400") };
    const stamp = this.#stamp(look, text, { least: 0, padding: 0.5, height: 1.4 });
    if (stamp) this.#press(brush, stamp, x - stamp.width / this.#density / 2, top);
  }

  /** The light in the hole with this corner, where something happens; a capture has a ring as well. */
  light(brush: Brush, x: number, y: number, capture: boolean): void {
    const radius = this.#look.unit / 2;
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
    brush.strokeStyle = this.#look.capture;
    brush.lineWidth = 2;
    brush.setLineDash([6, 4]);
    brush.beginPath();
    brush.arc(...middle, radius - 1, 0, 2 * Math.PI);
    brush.stroke();
    brush.restore();
  }

  /** The shadow of a heap that is held above the hole with this corner. */
  shade(brush: Brush, x: number, y: number): void {
    const { unit, seed } = this.#look;
    if (!seed) return;
    brush.save();
    brush.beginPath();
    brush.arc(x + unit / 2, y + unit / 2, unit / 2, 0, 2 * Math.PI);
    brush.clip();
    brush.translate(x + unit / 2, y + 0.9 * unit);
    brush.scale(0.35 * unit, 0.3 * unit);
    const shade = brush.createRadialGradient(0, 0, 0, 0, 0, 1);
    shade.addColorStop(0, seed.shadow.colour);
    shade.addColorStop(1, "transparent");
    brush.fillStyle = shade;
    brush.fillRect(-1, -1, 2, 2);
    brush.restore();
  }

  #press(brush: Brush, stamp: ImageBitmap, x: number, y: number): void {
    const density = this.#density;
    brush.setTransform(1, 0, 0, 1, Math.round(x * density), Math.round(y * density));
    brush.drawImage(stamp, 0, 0);
    brush.setTransform(density, 0, 0, density, 0, 0);
  }

  /** The picture of a text in its badge, made once: writing takes long, and there are not many numbers. */
  #stamp(look: TextLook, text: string, badge: Badge): ImageBitmap | undefined {
    const key = `${look.font} ${look.colour} ${text}`;
    let stamp = this.#stamps.get(key);
    if (!stamp) {
      stamp = stampOf(this.#paper, look, text, badge, this.#density);
      if (stamp) this.#stamps.set(key, stamp);
    }
    return stamp;
  }
}

/** The size of a badge, in heights of its letters. */
interface Badge {
  readonly least: number;
  readonly padding: number;
  readonly height: number;
}

function stampOf(
  paper: Paper,
  { font, size, colour, ground }: TextLook,
  text: string,
  { least, padding, height: tall }: Badge,
  density: number,
): ImageBitmap | undefined {
  const width = Math.max(least * size, paper.width(font, text) + 2 * padding * size);
  const height = tall * size;
  return paper.picture(Math.ceil(width * density), Math.ceil(height * density), (brush) => {
    brush.setTransform(density, 0, 0, density, 0, 0);
    brush.font = font;
    brush.textAlign = "center";
    brush.textBaseline = "middle";
    if (ground !== undefined) {
      brush.fillStyle = ground;
      brush.beginPath();
      brush.roundRect(0, 0, width, height, height / 2);
      brush.fill();
    }
    brush.fillStyle = colour;
    brush.fillText(text, width / 2, height / 2 + size * DROP);
  });
}
