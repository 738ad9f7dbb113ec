/** What a visitor prefers, kept from visit to visit. */
import { Listeners, type Listener } from "./listeners.ts";
import { parseSeats, usualSeats, type Seats } from "./seats.ts";

export const languages = ["en", "sw", "ms"] as const;
export type Language = (typeof languages)[number];

export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

/** What the board is made of. */
export const materials = ["wood", "earth", "paper", "plain"] as const;
export type Material = (typeof materials)[number];

/** Whether seeds are heard. */
export const sounds = ["off", "on"] as const;
export type Sound = (typeof sounds)[number];

/** How fast seeds are sown, with the milliseconds each seed takes. */
export const speeds = { slow: 360, usual: 180, fast: 70, instant: 0 } as const;
export type Speed = keyof typeof speeds;

export interface Settings {
  /** Undefined: the browser's. */
  readonly language: Language | undefined;
  readonly theme: Theme;
  readonly material: Material;
  readonly speed: Speed;
  readonly sound: Sound;
  /** Who played last. */
  readonly seats: Seats;
}

const usual: Settings = {
  language: undefined,
  theme: "system",
  material: "wood",
  speed: "usual",
  sound: "off",
  seats: usualSeats,
};

/** The part of the browser's storage that settings need. */
export type SettingsStorage = Pick<Storage, "getItem" | "setItem">;

const key = "magomba.settings";

/** Reads stored settings. What cannot be understood becomes the usual. */
export function parseSettings(text: string | null): Settings {
  if (text === null) return usual;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return usual;
  }
  if (typeof value !== "object" || value === null) return usual;
  const { language, theme, material, speed, sound, seats } = value as Record<string, unknown>;
  const speedNames = Object.keys(speeds) as Speed[];
  return {
    language: languages.find((known) => known === language),
    theme: themes.find((known) => known === theme) ?? usual.theme,
    material: materials.find((known) => known === material) ?? usual.material,
    speed: speedNames.find((known) => known === speed) ?? usual.speed,
    sound: sounds.find((known) => known === sound) ?? usual.sound,
    seats: parseSeats(seats),
  };
}

/**
 * The language to speak: the chosen one, or the first of the browser's that there is, else English.
 *
 * @param wanted Language tags as in `navigator.languages`, the most wanted first.
 */
export function languageFor(chosen: Language | undefined, wanted: readonly string[]): Language {
  if (chosen !== undefined) return chosen;
  for (const tag of wanted) {
    const primary = tag.toLowerCase().split("-")[0];
    const found = languages.find((known) => known === primary);
    if (found !== undefined) return found;
  }
  return "en";
}

export class SettingsStore {
  readonly #listeners = new Listeners();
  readonly #storage: SettingsStorage | undefined;
  #settings: Settings;

  /** @param storage Absent or refusing storage only means that nothing is remembered. */
  constructor(storage: SettingsStorage | undefined) {
    this.#storage = storage;
    let stored: string | null = null;
    try {
      stored = storage?.getItem(key) ?? null;
    } catch {
      // A browser may forbid storage altogether.
    }
    this.#settings = parseSettings(stored);
  }

  get settings(): Settings {
    return this.#settings;
  }

  /** Calls the listener after each change; the answer ends that. */
  subscribe(listener: Listener): () => void {
    return this.#listeners.add(listener);
  }

  update(change: Partial<Settings>): void {
    this.#settings = { ...this.#settings, ...change };
    try {
      this.#storage?.setItem(key, JSON.stringify(this.#settings));
    } catch {
      // Full or forbidden: the settings hold for this visit.
    }
    this.#listeners.tell();
  }
}
