import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { opening } from "./en-opening.ts";
import { messages as english } from "./en.ts";
import {
  addLanguage,
  languages,
  loadMessages,
  messagesAtHand,
  nearestLanguage,
} from "./registry.ts";

test("the first words of English are at hand; its others, and other languages, are loaded", async () => {
  expect(messagesAtHand("en-GB")).toBe(opening);
  expect(await loadMessages("en")).toBe(english);
  expect(messagesAtHand("en-GB")).toBe(english);
  expect(messagesAtHand("sw")).toBeUndefined();
  const loaded = await loadMessages("sw-TZ");
  expect(loaded.language).toBe("sw");
  expect(messagesAtHand("sw")).toBe(loaded);
});

test("an unknown language is English", async () => {
  expect(nearestLanguage("tlh")).toBe("en");
  expect(await loadMessages("tlh")).toBe(english);
});

test("a language can be added, with a region of its own", async () => {
  addLanguage("xx-YY", async () => ({ messages: { ...english, language: "xx-YY" } }));
  expect(languages()).toContain("xx-yy");
  expect((await loadMessages("xx-yy")).language).toBe("xx-YY");
  expect(nearestLanguage("xx")).toBe("en");
});

test("what a language leaves out is said in English", async () => {
  addLanguage("pl", () => import("../../test/languages/pl.ts"));
  const polish = await loadMessages("pl-PL");
  expect([1, 3, 22, 25].map((seeds) => polish.captured("north", seeds))).toEqual([
    "Północ: zbite 1 ziarno",
    "Północ: zbite 3 ziarna",
    "Północ: zbite 22 ziarna",
    "Północ: zbite 25 ziaren",
  ]);
  expect([polish.choices.stop, polish.choices.go]).toEqual(["Zatrzymaj", "Sow on"]);
  expect(polish.events.pass({ side: "south" })).toBe("Południe pasuje");
  expect(polish.events.accept({ side: "south" })).toBe("South accepts");
  expect(polish.keyList).toBe(english.keyList);
});

test("the page about languages shows that language, as it is here", async () => {
  const read = (path: string): Promise<string> => readFile(new URL(path, import.meta.url), "utf8");
  const [page, code] = await Promise.all([
    read("../../../../docs/languages.md"),
    read("../../test/languages/pl.ts"),
  ]);
  const published = code
    .replace("../../src/locales/messages.ts", "@magomba/board-element/locales/messages")
    .replace("../../src/index.ts", "@magomba/board-element");
  expect(page).toContain(published);
});

test("a language that cannot be loaded is English", async () => {
  addLanguage("zz", () => Promise.reject(new Error("offline")));
  expect(await loadMessages("zz")).toBe(english);
});
