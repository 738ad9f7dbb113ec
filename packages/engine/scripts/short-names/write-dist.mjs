/**
 * Writes the scripts of dist from those of the compiler, which lie in dist/.long, with short names for what is inner to the engine. Their source maps
 * lead to the source all the same. What the compiler writes stays as it is, since it writes again only what has changed.
 */
import remapping from "@jridgewell/remapping";
import { createHash } from "node:crypto";
import { mkdir, readFile, stat, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { engineFolder, engineSources } from "./inner-names.mjs";
import { shortNames, shortened } from "./short-names.mjs";

const dist = fileURLToPath(new URL("dist/", engineFolder));
const long = join(dist, ".long");

/** The names, and a hash of what was made short by them. Where it is the same, and nothing was written since, dist is as it should be. */
const stamp = join(dist, ".short-names.json");

/** @param {string} file */
const readText = (file) => readFile(file, "utf8");

/**
 * @param {string} path from the folder of the source, with the ending of a script
 * @param {ReadonlyMap<string, string>} names
 */
async function writeShort(path, names) {
  const [from, to] = [join(long, path), join(dist, path)];
  const [text, map] = await Promise.all([from, `${from}.map`].map(readText));
  const short = shortened(path, text ?? "", names);
  /** @type {import("@jridgewell/remapping").EncodedSourceMap} */
  const before = JSON.parse(map ?? "");
  // They are told from where the file lies.
  before.sources = before.sources.map((source) =>
    relative(dirname(to), join(dirname(from), source ?? "")).replaceAll("\\", "/"),
  );
  const after = remapping(
    [short.generateMap({ hires: "boundary" }).toString(), before],
    () => null,
  );
  after.file = before.file ?? null;
  await mkdir(dirname(to), { recursive: true });
  await Promise.all([
    writeFile(to, short.toString()),
    writeFile(`${to}.map`, JSON.stringify(after)),
  ]);
}

const { files } = await engineSources();
const paths = [...files.keys()].map((file) => file.slice("src/".length).replace(/\.ts$/, ".js"));
const texts = await Promise.all(paths.map((path) => readText(join(long, path))));
const own = [
  "inner-names",
  "language-names",
  "module-scope",
  "public-names",
  "short-names",
  "syntax",
  "write-dist",
];
const programs = await Promise.all(
  own.map((name) => readText(fileURLToPath(new URL(`${name}.mjs`, import.meta.url)))),
);
const hash = createHash("sha256")
  .update(JSON.stringify([paths, texts, [...files.values()], programs]))
  .digest("hex");
const written = await readText(stamp).then(JSON.parse, () => ({}));
/** @param {string} file */
const timeOf = (file) =>
  stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => Infinity,
  );
const [since, ...times] = await Promise.all(
  [stamp, ...paths.map((path) => join(dist, path))].map(timeOf),
);
if (written.hash !== hash || times.some((time) => time > (since ?? 0))) {
  const names = await shortNames();
  await Promise.all(paths.map((path) => writeShort(path, names)));
  await writeFile(
    stamp,
    `${JSON.stringify({ hash, names: Object.fromEntries(names) }, undefined, 2)}\n`,
  );
}
