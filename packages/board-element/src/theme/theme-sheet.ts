/** Puts a theme on one board. Themes are loaded when one is first asked for. */
import type { ReactiveController, ReactiveControllerHost } from "lit";

/** The themes beside carved wood. */
const THEMES = ["earth", "paper", "plain"];

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
    const wanted = theme && THEMES.includes(theme) ? theme : "";
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
    let sheet: CSSStyleSheet | undefined;
    try {
      sheet = (await import("./load-theme.ts")).themeSheet(name);
    } catch (error) {
      // Carved wood instead.
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
