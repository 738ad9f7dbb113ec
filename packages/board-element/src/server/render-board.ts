/**
 * Draws boards where there is no document: HTML with a declarative shadow root, which can be read before any script has run, or without one.
 * The element takes it over without anything moving.
 *
 * @packageDocumentation
 */
import { html } from "lit";
import type { TemplateResult } from "lit";
import { Game as FullGame, variant as builtIn } from "@magomba/engine";
import type { Game } from "@magomba/engine/game";
import { Announcer } from "../a11y/announcer.ts";
import { describeError } from "../a11y/first-words.ts";
import { describeMoment } from "../a11y/moment.ts";
import { AnnotationLayer } from "../annotations/layer.ts";
import { annotationStyles } from "../annotations/annotation.styles.ts";
import { planSheet } from "../path/path-drawing.ts";
import { pathStyles } from "../path/path.styles.ts";
import { boardView } from "../board-view.ts";
import type { BoardProperties } from "../frameworks.ts";
import { MancalaBoard } from "../mancala-board.ts";
import { lastTurn } from "../last-turn.ts";
import { boardSheet } from "../layout/sheet.ts";
import { loadMessages } from "../locales/registry.ts";
import type { Messages } from "../locales/messages.ts";
import { renderBoard as boardTemplate } from "../render/board.ts";
import { renderTurn } from "../render/turn.ts";
import { startAny } from "../any-start.ts";
import { readRecord } from "../record.ts";
import { SourceReader } from "../source.ts";
import type { Reading } from "../source.ts";
import { finishStyles } from "../theme/finish.ts";
import { styles } from "../theme/styles.ts";
import { themeNamed } from "../theme/load-theme.ts";
import { sheetOf } from "../theme/theme.ts";
import { placeOfBar, placeOfTools, placeStyles } from "./places.ts";
import type { BelowBoard } from "./places.ts";
import { attributeText, contentText, escaped, plain } from "./template-text.ts";

/**
 * A board by the element's own properties. What can be written as an attribute is; a `game` of a built-in variant as that variant, its options,
 * position and actions. A variant or a game of the page's own is drawn, and the page sets it again once its script runs: until then the
 * drawing stays.
 */
export type BoardDescription = BoardProperties;

/** How a board is written. */
export interface WritingOptions {
  /** Further attributes of the tag, such as `id` and `class`. Listeners (`on…`) and the board's own are refused. */
  readonly attributes?: Readonly<Record<string, string>>;
  /** HTML that stands inside the tag: what the page puts into holes, with `slot`. It is written as it is. */
  readonly content?: string;
  /** Where the page's policy wants one, the nonce of the `<style>`. */
  readonly nonce?: string;
  /** The address of a style sheet to be linked, in place of a `<style>`; `boardStyles` gives what must be there. */
  readonly stylesheet?: string;
  /** Told when the description describes no game, and the board says so; `code` as with `mancala-error`. */
  readonly failed?: (code: string, error: unknown) => void;
}

/** The board's own attributes, each with its property. */
const ATTRIBUTES: ReadonlyMap<string, keyof BoardDescription> = new Map(
  MancalaBoard.observedAttributes.map((attribute) => {
    // Only a name of several words is another one as an attribute.
    const property = attribute.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
    return [attribute, property as keyof BoardDescription];
  }),
);

/** Listeners are left out of the text. */
const unheard = (): void => {};

/** What attributes can say of a game; of a variant that is not built in, nothing. */
function inAttributes(game: Game): BoardDescription {
  const { id, options, definition } = game.variant;
  try {
    const known = builtIn(id, options);
    if (JSON.stringify(known.definition) !== JSON.stringify(definition)) return {};
    const usual = FullGame.start(known).position === game.start;
    const position = usual ? "" : game.start;
    return { variant: id, options, position, actions: game.history.join(" ") };
  } catch {
    return {};
  }
}

function attributeOf(name: string, value: unknown): string {
  if (value === undefined || value === null || value === false || value === "") return "";
  if (value === true) return attributeText(name, "");
  if (typeof value !== "object") return attributeText(name, plain(value));
  if (name === "puzzle" && Array.isArray(value))
    return attributeText(name, value.map(plain).join(" | "));
  // A variant as data has no attribute; the others are JSON.
  if (name === "variant" || Object.keys(value).length === 0) return "";
  return attributeText(name, JSON.stringify(value));
}

function opening(board: BoardDescription, further: Readonly<Record<string, string>>): string {
  const { game } = board;
  const own = { ...board, record: "", variant: "", options: {}, position: "", actions: "" };
  const described = game ? { ...own, ...inAttributes(game) } : board;
  const attributes = Array.from(ATTRIBUTES, ([attribute, property]) =>
    attributeOf(attribute, described[property]),
  );
  for (const [name, value] of Object.entries(further)) {
    const allowed = /^[a-z][a-z0-9-]*$/.test(name) && !name.startsWith("on");
    if (!allowed || ATTRIBUTES.has(name)) throw new TypeError(`attribute ${name}`);
    attributes.push(attributeText(name, value));
  }
  return `<mancala-board${attributes.join("")}>`;
}

/** The game that is described, or why there is none. */
function read({ game, record, variant, options, position, actions }: BoardDescription): Reading {
  if (game) return { game };
  if (record) return readRecord(record);
  const text = [position ?? "", actions ?? ""] as const;
  const reading = new SourceReader().read(variant, options ?? {}, ...text, undefined, startAny);
  return reading ?? { game: undefined };
}

/** Names of holes that the page fills. */
function slotsIn(content: string): ReadonlySet<string> {
  const found = content.matchAll(/\sslot\s*=\s*["']?(?<name>[A-Za-z0-9]+)/g);
  return new Set(Array.from(found, ({ groups }) => groups?.["name"] ?? ""));
}

function wantedBelow({ interactive, disabled, list, controls }: BoardDescription): BelowBoard {
  return {
    interactive: interactive === true && disabled !== true,
    list: list === true,
    controls: controls === true,
  };
}

function picture(
  game: Game,
  board: BoardDescription,
  messages: Messages,
  slotted: ReadonlySet<string>,
): TemplateResult {
  const announcer = new Announcer();
  announcer.say((its) => its.sentence([describeMoment(its, game)]));
  const below = board.orientation === "north" ? "north" : "south";
  const drawn = {
    shadowRoot: null,
    layout: board.layout ?? "auto",
    display: board.display ?? "auto",
  } as const;
  const annotations = new AnnotationLayer(drawn).view(board.annotations, game, messages, below);
  const verbosity = board.verbosity ?? "full";
  const line = announcer.view(messages, verbosity);
  const wanted = wantedBelow(board);
  const view = boardView(
    game,
    { state: game.state, marks: lastTurn(game), touched: undefined, hand: undefined },
    {
      messages,
      desk: undefined,
      uses: new Map(),
      focused: undefined,
      line: { ...line, text: line.text.trim() },
      transport: placeOfBar(wanted, messages),
      annotations,
      slotted,
      drawTurn: renderTurn,
    },
    {
      below,
      label: board.label ?? "",
      display: board.display ?? "auto",
      interactive: wanted.interactive,
      list: wanted.list,
      verbosity,
    },
  );
  return boardTemplate({ ...view, desk: placeOfTools(wanted, messages) }, unheard);
}

function sheetFor(game: Game | undefined, board: BoardDescription, theme: string): string {
  const shape = game ? boardSheet(game.variant.board, board.layout ?? "auto") : "";
  const noted = (board.annotations?.length ?? 0) > 0;
  const plans = game && noted ? planSheet(game.variant.board, board.layout ?? "auto") : "";
  const notes = noted ? annotationStyles.cssText + pathStyles.cssText + plans : "";
  const own = [...styles, ...finishStyles].map(({ cssText }) => cssText).join("");
  return own + placeStyles(wantedBelow(board)) + notes + shape + theme;
}

/** The rules of a theme, which must hold against the element's own until the element has loaded it too. */
function themeRules(name: string | undefined): string {
  const theme = name === undefined ? undefined : themeNamed(name);
  return theme ? `[data-drawn] ${sheetOf(theme)}[data-drawn] .frame{visibility:visible}` : "";
}

/**
 * The style sheet of a board, to be served at the address that `stylesheet` names. It depends on the size of the board, `layout`, `theme`,
 * `interactive`, `controls` and whether there are `annotations`, and not on the position.
 */
export async function boardStyles(board: BoardDescription): Promise<string> {
  return sheetFor(read(board).game, board, themeRules(board.theme));
}

/**
 * Writes a board as HTML. Everything of the board is escaped; a description that describes no game gives a board that says so, in the language
 * of the board, which here is `language` or else English. Throws a TypeError for a further attribute that is not allowed.
 *
 * ```ts
 * const html = await renderBoard({ variant: "katro", actions: "C1", interactive: true });
 * ```
 */
export async function renderBoard(
  board: BoardDescription,
  { attributes = {}, content = "", nonce, stylesheet, failed }: WritingOptions = {},
): Promise<string> {
  const tag = opening(board, attributes);
  const messages = await loadMessages(board.language || "en");
  const { game, code, error } = read(board);
  if (code !== undefined) failed?.(code, error);
  const shown = game
    ? picture(game, board, messages, slotsIn(content))
    : code === undefined
      ? ""
      : html`<p class="error" part="error" role="alert">${describeError(messages, code)}</p>`;
  const rules = stylesheet === undefined ? await boardStyles(board) : "";
  const style =
    stylesheet === undefined
      ? `<style${nonce === undefined ? "" : attributeText("nonce", nonce)}>${rules}</style>`
      : `<link rel="stylesheet" href="${escaped(stylesheet)}">`;
  return (
    `${tag}<template shadowrootmode="open">${style}` +
    `<div data-drawn>${contentText(shown)}</div></template>${content}</mancala-board>`
  );
}
