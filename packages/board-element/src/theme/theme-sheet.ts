/** Puts a theme on one board. Themes are loaded when they are first asked for. */
import type { ReactiveController, ReactiveControllerHost } from "lit";
import type { Theme } from "./theme.ts";

const themes: ReadonlyMap<string, () => Promise<{ readonly theme: Theme }>> = new Map([
  ["earth", () => import("./themes/earth.ts")],
  ["paper", () => import("./themes/paper.ts")],
  ["plain", () => import("./themes/plain.ts")],
]);

/** The sheet of a theme; every board with that theme shares it. */
const sheets = new Map<string, Promise<CSSStyleSheet | undefined>>();

/** A theme by its name; undefined for carved wood. */
export async function loadTheme(name: string): Promise<Theme | undefined> {
  return (await themes.get(name)?.())?.theme;
}

async function load(name: string): Promise<CSSStyleSheet | undefined> {
  const [theme, { sheetOf }] = await Promise.all([loadTheme(name), import("./theme.ts")]);
  if (!theme) return undefined;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(sheetOf(theme));
  return sheet;
}

/** Until a theme is there, the board keeps its room and shows nothing: no board flashes in another theme. */
const COVER = ".frame{visibility:hidden}";

/** Follows the `theme` of a board. */
export class ThemeSheet implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #failed: (error: unknown) => void;
  #wanted = "";
  #sheet: CSSStyleSheet | undefined;
  #coming: Promise<void> | undefined;

  /** `failed` is told why a theme could not be loaded. */
  constructor(host: ReactiveControllerHost & HTMLElement, failed: (error: unknown) => void) {
    this.#host = host;
    this.#failed = failed;
    host.addController(this);
  }

  /** Resolves when the wanted theme is on, or could not be loaded. */
  get ready(): Promise<void> | undefined {
    return this.#coming;
  }

  hostUpdate(): void {
    const { theme } = this.#host as HTMLElement & { theme?: string | null };
    const wanted = theme && themes.has(theme) ? theme : "";
    if (wanted === this.#wanted) return;
    this.#wanted = wanted;
    this.#coming = undefined;
    if (wanted === "") this.#wear(undefined);
    else this.#coming = this.#fetch(wanted);
  }

  async #fetch(name: string): Promise<void> {
    if (!this.#sheet) {
      const cover = new CSSStyleSheet();
      cover.replaceSync(COVER);
      this.#wear(cover);
    }
    let coming = sheets.get(name);
    if (!coming) sheets.set(name, (coming = load(name)));
    let sheet: CSSStyleSheet | undefined;
    try {
      sheet = await coming;
    } catch (error) {
      // Carved wood instead; whoever asks for it next tries again.
      sheets.delete(name);
      this.#failed(error);
    }
    if (name === this.#wanted) this.#wear(sheet);
  }

  #wear(sheet: CSSStyleSheet | undefined): void {
    const root = this.#host.shadowRoot;
    if (!root) return;
    const others = root.adoptedStyleSheets.filter((it) => it !== this.#sheet);
    root.adoptedStyleSheets = sheet ? [...others, sheet] : others;
    this.#sheet = sheet;
  }
}
