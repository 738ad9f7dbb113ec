import { expect, test } from "vitest";
import { messages as english } from "./en.ts";
import {
  addLanguage,
  languages,
  loadMessages,
  messagesAtHand,
  nearestLanguage,
} from "./registry.ts";

test("English is at hand; the others are loaded", async () => {
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

test("a language that cannot be loaded is English", async () => {
  addLanguage("zz", () => Promise.reject(new Error("offline")));
  expect(await loadMessages("zz")).toBe(english);
});
