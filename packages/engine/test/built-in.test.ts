import { describe, expect, test } from "vitest";
import { everyOption } from "./every-option.ts";
import { Game, optionChoices, variant, VariantError, variants } from "../src/index.ts";
import type { Options } from "../src/types.ts";
import type { Variant } from "../src/variant/variant.ts";
import { allKinds } from "../src/rules/all-kinds.ts";
import { compilePlay, type CompiledPlay } from "../src/rules/compile-play.ts";
import { kindsOf, withKinds, type RuleKinds } from "../src/rules/kinds.ts";
import { seededRandom } from "../src/random.ts";
import { traditional } from "../src/built-in/traditional.ts";

type Ready = (options?: Options) => Variant;

async function ready(id: string): Promise<Ready> {
  const module = (await import(`../src/built-in/${id}.ts`)) as Readonly<Record<string, Ready>>;
  const [only, ...others] = Object.values(module);
  expect(others).toEqual([]);
  return only!;
}

/** What landings were compiled to: one text, for lists take long to compare. */
function landings({ parts }: CompiledPlay): string {
  const { decisions, nodes } = parts.landing;
  return [...decisions, ...nodes.flatMap(({ asked, yes, no }) => [asked, yes, no])].join();
}

/** What is carried, as `table.kind` or `kind`. */
function namesOf(kinds: RuleKinds): readonly string[] {
  return Object.entries(kinds)
    .flatMap(([name, kind]) =>
      TABLES.includes(name) ? Object.keys(kind as object).map((key) => `${name}.${key}`) : [name],
    )
    .toSorted();
}

const TABLES = ["captures", "destinations", "tests", "turns", "fields", "ends", "rests", "laps"];

/** Kinds that see for themselves whether the rules need them, and answer nothing if not. */
const ASKED = /^(turns\.|laps\.|fields\.|ends\.|(afterwards|takingAll)$)/;

/** All kinds, noting those that are looked at; of those that are asked, those that answer. */
function watched(kinds: object, prefix: string, seen: Set<string>): RuleKinds {
  return new Proxy(kinds, {
    get(_, name: string): unknown {
      const kind = (kinds as Readonly<Record<string, object | undefined>>)[name];
      // What only searches have besides.
      if (kind === undefined) return undefined;
      if (TABLES.includes(name)) return watched(kind, `${name}.`, seen);
      const full = `${prefix}${name}`;
      if (!ASKED.test(full)) {
        seen.add(full);
        return kind;
      }
      return (...parts: unknown[]): unknown => {
        const made = (kind as (...parts: unknown[]) => unknown)(...parts);
        if (made !== undefined) seen.add(full);
        return made;
      };
    },
  });
}

/** The variant without what its definition says about the game. */
function withoutNotes(whole: Variant): Variant {
  const plain = <Part extends object>(part: Part): Part => {
    const notes = new Set(["otherNames", "origin", "disputed", "house"]);
    return Object.fromEntries(Object.entries(part).filter(([key]) => !notes.has(key))) as Part;
  };
  return { ...whole, definition: plain(whole.definition), rules: plain(whole.rules) };
}

describe.each(variants)("%s without the parser", (id) => {
  test("carries just the kinds of rules that it needs with some options", async () => {
    const make = await ready(id);
    const needed = new Set<string>();
    for (const options of everyOption(variant(id).definition)) {
      const whole = compilePlay(withKinds(variant(id, options), watched(allKinds, "", needed)));
      // Tests of landings come in kinds that differ in what they understand: they must have made the same.
      expect(landings(compilePlay(make(options)))).toBe(landings(whole));
    }
    expect(namesOf(kindsOf(make()))).toEqual([...needed].toSorted());
  });

  test("is what the parser makes of it, with all options, but for the notes on the game", async () => {
    const make = await ready(id);
    expect(make()).toEqual(withoutNotes(variant(id)));
    for (const options of everyOption(variant(id).definition)) {
      expect(make(options)).toEqual(withoutNotes(variant(id, options)));
    }
  });

  test("can be played and told", async () => {
    const make = await ready(id);
    const game = Game.start(make());
    expect(Game.parse(game.play(game.actions[0]!).toString()).position).toBe(
      game.play(game.actions[0]!).position,
    );
  });

  test("is told as the built-in one, and is frozen", async () => {
    const made = (await ready(id))();
    expect(Game.start(made).toString()).toBe(Game.start(variant(id)).toString());
    expect(Game.start(made).toLink()).toBe(Game.start(variant(id)).toLink());
    for (const part of [made, made.rules, made.rules.landing, made.options]) {
      expect(Object.isFrozen(part)).toBe(true);
    }
  });

  test("refuses what it has no option for", async () => {
    const make = await ready(id);
    const caught = (options: Options): unknown => {
      try {
        return make(options);
      } catch (error) {
        return error;
      }
    };
    expect(caught({ weather: "fine" })).toBeInstanceOf(VariantError);
    expect(caught({ weather: "fine" })).toMatchObject({ code: "unknown-option", part: "weather" });
    for (const { name, values } of optionChoices(make().definition)) {
      const error = caught({ [name]: "fine" });
      expect(error).toMatchObject({ code: "option-value", part: name, allowed: values });
    }
  });
});

describe("the traditional games", () => {
  test("are five", () => {
    expect(Object.entries(traditional).map(([id, make]) => [id, make().id])).toEqual(
      ["tsoro", "gore", "nsolo", "kimasai", "katro"].map((id) => [id, id]),
    );
  });

  test.each(Object.entries(traditional))(
    "%s is the same with the kinds of all five as with its own",
    async (id, make) => {
      const own = await ready(id);
      const random = seededRandom(3);
      for (const options of everyOption(variant(id).definition)) {
        expect(make(options)).toEqual(own(options));
        let ours = Game.start(make(options));
        let theirs = Game.start(own(options));
        while (ours.result === undefined && ours.plies < 12) {
          expect(ours.actions).toEqual(theirs.actions);
          const action = ours.actions[random(ours.actions.length)]!;
          ours = ours.play(action);
          theirs = theirs.play(action);
          expect([ours.position, ours.events]).toEqual([theirs.position, theirs.events]);
        }
        expect(ours.result).toEqual(theirs.result);
      }
    },
  );
});
