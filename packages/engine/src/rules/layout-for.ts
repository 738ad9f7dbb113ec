/** The layout of a variant's positions. */
import type { FieldKinds, PositionField } from "../notation/position-parts.ts";
import type { Variant } from "../variant/variant.ts";
import { SIDES, type Layout } from "./layout.ts";

/** The layout, and the parts of positions that only some games have. */
export interface LaidOut {
  readonly layout: Layout;
  /** In the order of their places. */
  readonly fields: readonly PositionField[];
}

/** Gives places to what all positions have, and after it to the fields that the rules need. */
export function layoutFor(variant: Variant, kinds: FieldKinds): LaidOut {
  const { holes } = variant.board;
  const count = holes.length;
  const layout = {
    holes: count,
    names: holes.map(({ name }) => name).concat(SIDES),
    captured: count,
    side: count + 2,
    phase: count + 3,
    value: count + 4,
    value2: count + 5,
    total: count + 6,
    owners: 0,
    claims: 0,
    directions: 0,
    reserve: 0,
    houses: 0,
    blocked: 0,
    size: count + 7,
  };
  const fields: PositionField[] = [];
  for (const [name, compile] of Object.entries(kinds)) {
    const field = compile(variant, layout.size);
    if (field === undefined) continue;
    layout[name as keyof FieldKinds] = layout.size;
    layout.size += field.places;
    fields.push(field);
  }
  return { layout, fields };
}
