/** @import { Manifest } from "./manifest.d.mts" */

/**
 * What JetBrains' editors know of the elements: https://github.com/JetBrains/web-types
 *
 * @param {Manifest} manifest
 * @param {string} version of the package
 */
export function webTypes(manifest, version) {
  const described = manifest.modules.flatMap(({ declarations }) => declarations);
  const elements = described.map((element) => ({
    name: element.tagName,
    description: element.description,
    attributes: element.attributes.map(({ name, description, type }) => ({
      name,
      description,
      value:
        type?.text === "boolean"
          ? { kind: "no-value", type: "boolean" }
          : { kind: "plain", type: type?.text ?? "string" },
    })),
    slots: (element.slots ?? []).map(({ name, description }) => ({ name, description })),
    js: {
      properties: element.members
        .filter(({ kind }) => kind === "field")
        .map(({ name, description, type }) => ({ name, description, type: type?.text })),
      events: element.events.map(({ name, description }) => ({ name, description })),
    },
    css: {
      parts: (element.cssParts ?? []).map(({ name, description }) => ({ name, description })),
    },
  }));
  const properties = described
    .flatMap(({ cssProperties }) => cssProperties)
    .map(({ name, description }) => ({ name, description }));
  return {
    $schema: "https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json",
    name: "@magomba/board-element",
    version,
    "js-types-syntax": "typescript",
    "description-markup": "markdown",
    contributions: { html: { elements }, css: { properties } },
  };
}
