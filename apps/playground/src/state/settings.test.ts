import { describe, expect, it } from "vitest";
import { human } from "./seats.ts";
import { languageFor, parseSettings, SettingsStore, type SettingsStorage } from "./settings.ts";

function memory(): SettingsStorage {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
  };
}

const forbidden: SettingsStorage = {
  getItem() {
    throw new Error("forbidden");
  },
  setItem() {
    throw new Error("forbidden");
  },
};

describe("settings", () => {
  it("are remembered", () => {
    const storage = memory();
    new SettingsStore(storage).update({
      theme: "dark",
      language: "sw",
      material: "paper",
      speed: "fast",
      sound: "on",
    });
    expect(new SettingsStore(storage).settings).toMatchObject({
      theme: "dark",
      language: "sw",
      material: "paper",
      speed: "fast",
      sound: "on",
    });
  });

  it("hold for the visit where storage is forbidden or absent", () => {
    for (const storage of [forbidden, undefined]) {
      const store = new SettingsStore(storage);
      store.update({ seats: { south: human, north: human } });
      expect(store.settings.seats.north).toEqual(human);
    }
  });

  it.each([
    ["{"],
    ["null"],
    ["3"],
    ['{"theme":"pink","material":"gold","speed":"toString","sound":true,"language":"xx"}'],
  ])("are the usual where the stored text makes no sense: %s", (text) => {
    expect(parseSettings(text)).toEqual(parseSettings(null));
  });

  it("tell those who asked", () => {
    const store = new SettingsStore(memory());
    const heard: string[] = [];
    store.subscribe(() => heard.push(store.settings.theme));
    store.update({ theme: "light" });
    expect(heard).toEqual(["light"]);
  });
});

describe("language", () => {
  it.each([
    ["the chosen one", "ms", ["sw"], "ms"],
    ["the first known one of the browser's", undefined, ["fr-FR", "sw-TZ", "en"], "sw"],
    ["whatever the region", undefined, ["MS-my"], "ms"],
    ["English where none is known", undefined, ["fr", "de"], "en"],
    ["English where the browser names none", undefined, [], "en"],
  ] as const)("%s", (_name, chosen, wanted, expected) => {
    expect(languageFor(chosen, wanted)).toBe(expected);
  });
});
