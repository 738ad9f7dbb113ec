/** The JSON Schema (draft 2020-12) of the variant language, made from the shapes the parser reads by. */
import { descriptions } from "./descriptions.ts";
import { kindConditions } from "./kind-conditions.ts";
import type { Shape } from "./shape.ts";
import { variantShape } from "./shapes.ts";
import type { Json } from "./variant.ts";

type Schema = Record<string, Json>;

/** The schema as JSON. Every object of the language is a definition of its own; every field has a title, a description and examples. */
export function variantJsonSchema(): Json {
  const definitions: Schema = {
    OptionReference: {
      title: "Option",
      description: "An option in the place of a value: its own value, or one chosen by it.",
      type: "object",
      properties: {
        option: { type: "string", title: "Option", description: "The name of the option." },
        cases: {
          type: "object",
          title: "Cases",
          description: "By the option's value, written as a text: what stands here then.",
        },
        else: {
          title: "Else",
          description: "What stands here when no case fits. Without it, the field is as if absent.",
        },
      },
      required: ["option"],
      additionalProperties: false,
    },
  };
  const root = schemaOf(variantShape, definitions, false);
  const variant = definitions["Variant"] as { readonly properties: Schema };
  variant.properties["$schema"] = {
    type: "string",
    title: "Schema",
    description: "Where this schema is, for editors. It is no part of the variant.",
    examples: ["./node_modules/@magomba/engine/variant.schema.json"],
  };
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: "Mancala variant",
    description: "The rules of a mancala game as data, for the Magomba engine.",
    ...(root as Schema),
    $defs: Object.fromEntries(Object.entries(definitions).toSorted(([a], [b]) => (a < b ? -1 : 1))),
  };
}

function schemaOf(shape: Shape<unknown>, definitions: Schema, fixed: boolean): Json {
  switch (shape.kind) {
    case "integer":
      return { type: "integer", minimum: shape.min, maximum: shape.max };
    case "text":
      return shape.form === undefined
        ? { type: "string", maxLength: shape.longest }
        : { type: "string", maxLength: shape.longest, pattern: shape.form.pattern.source };
    case "word":
      return { enum: [...shape.words] };
    case "scalar":
      return { type: ["integer", "string", "boolean"] };
    case "either":
      return {
        anyOf: [schemaOf(shape.list, definitions, fixed), schemaOf(shape.word, definitions, fixed)],
      };
    case "list":
      return {
        type: "array",
        items: place(shape.of, definitions, fixed),
        minItems: shape.shortest,
        maxItems: shape.longest,
      };
    case "map":
      return {
        type: "object",
        propertyNames: { pattern: shape.keys.pattern.source },
        additionalProperties: place(shape.of, definitions, fixed),
        maxProperties: shape.longest,
      };
    case "object": {
      if (!Object.hasOwn(definitions, shape.name)) {
        definitions[shape.name] = true;
        definitions[shape.name] = objectSchema(shape, definitions, fixed);
      }
      return { $ref: `#/$defs/${shape.name}` };
    }
    case "union": {
      if (!Object.hasOwn(definitions, shape.name)) {
        definitions[shape.name] = true;
        const { name, fields } = shape;
        const every = { kind: "object", name, fields, required: [] } as const;
        definitions[shape.name] = {
          ...(objectSchema(every, definitions, fixed) as Schema),
          ...kindConditions(shape),
        };
      }
      return { $ref: `#/$defs/${shape.name}` };
    }
  }
}

function objectSchema(
  shape: Shape<unknown> & { kind: "object" },
  definitions: Schema,
  fixed: boolean,
): Json {
  const properties: Schema = {};
  for (const [name, field] of Object.entries(shape.fields)) {
    const described = descriptions[shape.name]?.[name];
    properties[name] = {
      ...(place(field, definitions, fixed) as Schema),
      title: described?.title ?? name,
      description: described?.text ?? "",
      examples: (described?.examples ?? []) as Json[],
    };
  }
  const schema: Schema = {
    type: "object",
    properties,
    required: [...shape.required],
    additionalProperties: false,
  };
  if (shape.oneOf !== undefined) {
    schema["oneOf"] = shape.oneOf.map((name) => ({ required: [name] }));
  }
  return schema;
}

/** A value's place: itself, or an option unless the place is fixed. */
function place(shape: Shape<unknown>, definitions: Schema, fixed: boolean): Json {
  const still = fixed || shape.fixed === true;
  const own = schemaOf(shape, definitions, still);
  return still ? own : { anyOf: [own, { $ref: "#/$defs/OptionReference" }] };
}
