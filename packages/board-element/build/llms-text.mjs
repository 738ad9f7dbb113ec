/** @import { Manifest } from "./manifest.d.mts" */

/** @param {string | undefined} text */
const oneLine = (text) => (text ?? "").replaceAll(/\s+/g, " ").trim();

/**
 * One thing as an item of a list.
 *
 * @param {{ name: string, description?: string, type?: { text: string } }} thing
 */
function item({ name, description, type }) {
  return `- \`${name}\`${type ? ` (${oneLine(type.text)})` : ""}: ${oneLine(description)}`;
}

/**
 * @param {string} heading
 * @param {readonly { name: string, description?: string, type?: { text: string } }[] | undefined} things
 */
function listed(heading, things = []) {
  return things.length === 0 ? [] : [`### ${heading}`, things.map(item).join("\n")];
}

/**
 * The elements as one short text for programs that write code: https://llmstxt.org
 *
 * @param {Manifest} manifest
 */
export function llmsText(manifest) {
  const described = manifest.modules.flatMap(({ declarations }) => declarations);
  const [board] = described;
  const elements = described.flatMap((element) => {
    const attributes = new Set(element.attributes.map(({ name }) => name));
    const fields = element.members.filter(
      ({ kind, name }) => kind === "field" && !attributes.has(name),
    );
    return [
      `## <${element.tagName}>`,
      oneLine(element.description?.split("\n\n")[0]),
      ...listed("Attributes, each a property too", element.attributes),
      ...listed("Properties", fields),
      ...listed(
        "Methods",
        element.members.filter(({ kind }) => kind === "method"),
      ),
      ...listed("Events", element.events),
      ...listed("States, as :state(…)", element.cssStates),
      ...listed("Parts, as ::part(…)", element.cssParts),
    ];
  });
  const start = [
    "# @magomba/board-element",
    `> ${oneLine(board?.description?.split("\n\n")[0])}`,
    'Install `@magomba/board-element` and `@magomba/engine`; `import "@magomba/board-element"` registers `<mancala-board>`, `/moves` and `/meter` the others. `import "@magomba/bot/element"` brings the opponent of `bot`. Actions are texts such as `A2`, `A2<` or `take:b3`; positions and games come from the engine, which alone knows what is legal.',
    '```html\n<mancala-board id="game" variant="katro" interactive bot="north" level="4"></mancala-board>\n<mancala-moves for="game"></mancala-moves>\n```',
    "With these attributes the board keeps the game and plays by itself. A page that keeps the game sets the property `game` and plays what `mancala-action` says:",
    '```js\nimport { Game, variant } from "@magomba/engine";\nboard.game = Game.start(variant("tsoro"));\nboard.addEventListener("mancala-action", ({ action }) => {\n  board.game = board.game.play(action);\n});\n```',
    "Facts of an event are its own fields, not `detail`. All events bubble and cross shadow roots. Style with the inherited tokens `--mancala-…`, `::part(…)` and `:state(…)`. The package's README.md has recipes, forms, puzzles and drawing on a server.",
  ];
  return `${[...start, ...elements].join("\n\n")}\n`;
}
