/** Random variants, made from the shapes that the parser reads by. */
import { variantShape } from "../src/variant/shapes.ts";
import type { Form } from "../src/variant/limits.ts";
import type { Shape } from "../src/variant/shape.ts";
import type { Random } from "../src/random.ts";

/** Small numbers are more like games than large ones; bounds are kept. */
function numberWithin(min: number, max: number, random: Random): number {
  return Math.min(max, min + random(Math.min(max - min + 1, random(4) === 0 ? 12 : 5)));
}

function textFor(form: Form | undefined): string {
  return form?.pattern.test("spot") === true ? "spot" : "/board";
}

function valueOf(shape: Shape<unknown>, random: Random): unknown {
  switch (shape.kind) {
    case "integer":
      return numberWithin(shape.min, shape.max, random);
    case "text":
      return textFor(shape.form);
    case "word":
      return shape.words[random(shape.words.length)];
    case "scalar":
      return random(4);
    case "either":
      return valueOf(random(2) === 0 ? shape.list : shape.word, random);
    case "list":
      return Array.from(
        { length: numberWithin(shape.shortest, Math.min(shape.longest, 4), random) },
        () => valueOf(shape.of, random),
      );
    case "map":
      return random(2) === 0 ? {} : { spot: valueOf(shape.of, random) };
    case "union": {
      const keys = Object.keys(shape.branches);
      return valueOf(shape.branches[keys[random(keys.length)]!]!, random);
    }
    case "object": {
      const one = shape.oneOf?.[random(shape.oneOf.length)];
      const fields: Record<string, unknown> = {};
      for (const [name, field] of Object.entries(shape.fields)) {
        const chosen = shape.oneOf?.includes(name) === true ? name === one : random(3) === 0;
        if (shape.required.includes(name) || chosen) fields[name] = valueOf(field, random);
      }
      return fields;
    }
  }
}

const FIXED = {
  format: 1,
  id: "random",
  name: "Random",
  otherNames: [],
  origin: {},
  disputed: [],
  options: {},
  house: [],
};

/** A definition that fits the shapes; whether its parts fit one another is another question. */
export function randomDefinition(random: Random): object {
  const made = valueOf(variantShape, random) as Record<string, unknown>;
  const { total: _total, ...rest } = made;
  const sowing = { ...(rest["sowing"] as object | undefined), endlessAfter: 50 };
  return { ...rest, ...FIXED, sowing, landing: (rest["landing"] as unknown[]).slice(0, 4) };
}
