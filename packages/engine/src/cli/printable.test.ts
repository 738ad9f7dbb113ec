import { expect, test } from "vitest";
import { printable } from "./printable.ts";

test.each([
  ["plain text stays", "Goré, «cows»\n\tfrom B7 – 2 seeds", "Goré, «cows»\n\tfrom B7 – 2 seeds"],
  ["an escape cannot steer", "\u001B[2Jgone", "\uFFFD[2Jgone"],
  ["nor its one-byte form", "\u009B31mred", "\uFFFD31mred"],
  ["nor a bell, a carriage return or a backspace", "a\u0007b\rc\u0008d", "a\uFFFDb\uFFFDc\uFFFDd"],
  ["nor marks that turn the direction", "a\u202Eb\u2066c", "a\uFFFDb\uFFFDc"],
])("%s", (_name, given, expected) => {
  expect(printable(given)).toBe(expected);
});
