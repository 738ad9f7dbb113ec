import { html, type PropertyDeclarations, type TemplateResult } from "lit";
import { languageNames } from "../locales/language.ts";
import type { Messages } from "../locales/messages.ts";
import {
  languages,
  materials,
  sounds,
  speeds,
  themes,
  type Settings,
  type SettingsStore,
  type Speed,
} from "../state/settings.ts";
import { icon } from "./icons.ts";
import { define, View } from "./view.ts";

const speedNames = Object.keys(speeds) as Speed[];

/** Language, appearance, the board, speed and sound, behind a button. */
export class SettingsMenu extends View {
  static override properties: PropertyDeclarations = {
    messages: { attribute: false },
    store: { attribute: false },
    settings: { attribute: false },
  };
  declare messages: Messages;
  declare store: SettingsStore;
  declare settings: Settings;

  override render(): TemplateResult {
    const { page } = this.messages;
    return html`<button class="quiet" popovertarget="settings" aria-label=${page.settings}>
        ${icon("sliders")} <span>${page.settings}</span>
      </button>
      <div id="settings" class="settings" popover role="dialog" aria-label=${page.settings}>
        ${this.#group(
          "language",
          page.language,
          languages,
          this.messages.language,
          (language) => languageNames[language],
          (language) => this.store.update({ language }),
        )}
        ${this.#group(
          "theme",
          page.theme,
          themes,
          this.settings.theme,
          (theme) => page.themes[theme],
          (theme) => this.store.update({ theme }),
        )}
        ${this.#group(
          "material",
          page.material,
          materials,
          this.settings.material,
          (material) => page.materials[material],
          (material) => this.store.update({ material }),
        )}
        ${this.#group(
          "speed",
          page.speed,
          speedNames,
          this.settings.speed,
          (speed) => page.speeds[speed],
          (speed) => this.store.update({ speed }),
        )}
        ${this.#group(
          "sound",
          page.sound,
          sounds,
          this.settings.sound,
          (sound) => page.sounds[sound],
          (sound) => this.store.update({ sound }),
        )}
      </div>`;
  }

  #group<Value extends string>(
    name: string,
    label: string,
    values: readonly Value[],
    chosen: Value,
    text: (value: Value) => string,
    choose: (value: Value) => void,
  ): TemplateResult {
    return html`<fieldset class="segments">
      <legend>${label}</legend>
      ${values.map(
        (value) =>
          html`<label lang=${name === "language" ? value : this.messages.language}>
            <input
              type="radio"
              name=${name}
              .value=${value}
              .checked=${value === chosen}
              @change=${() => choose(value)}
            />
            <span>${text(value)}</span>
          </label>`,
      )}
    </fieldset>`;
  }
}

define("settings-menu", SettingsMenu);
