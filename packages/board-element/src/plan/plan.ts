/** What the reader has planned to reply to the other side. Loaded only for boards on which he may choose ahead. */
import type { Side } from "@magomba/engine";
import type { Game } from "@magomba/engine/game";
import { parseAction } from "@magomba/engine/actions";
import type { ReactiveControllerHost, TemplateResult } from "lit";
import { nothing } from "lit";
import { choicesOf } from "../choice/choices.ts";
import { report } from "../events.ts";
import type { Messages } from "../locales/messages.ts";
import { wayOf } from "../preview/prospect.ts";
import type { ListedAction } from "../render/action-list.ts";
import { adopt } from "../theme/adopt.ts";
import { planStyles } from "./plan.styles.ts";
import { renderPlan } from "./render-plan.ts";
import { after, readLines, repliesAt, since, writeLines } from "./replies.ts";
import type { Line, Reply } from "./replies.ts";

/** What a plan needs of its board. */
export interface PlanHost extends ReactiveControllerHost, HTMLElement {
  readonly premove: boolean;
  readonly played: Game | undefined;
  /** The plan as the page gives and reads it. */
  replies: string | readonly string[];
}

/** What it needs of the seat. */
export interface PlanContext {
  /** The side that the reader plays, where it is but one. */
  mine(): Side | undefined;
  game(): Game | undefined;
  say(telling: (messages: Messages) => string): void;
}

/** A reply that is being put together: what has been chosen of it. */
interface Draft {
  readonly from: Game;
  readonly line: Line;
  /** The game after that. */
  readonly game: Game;
  /** The hole that was touched last, which goes on to its next way to be played. */
  readonly hole: string | undefined;
}

/** The plan of one board. */
export class Plan {
  readonly #host: PlanHost;
  readonly #context: PlanContext;
  /** What the page gave, or what was written there last; the game at which its lines begin. */
  #given: unknown;
  #at: Game | undefined;
  #lines: readonly Line[] = [];
  #draft: Draft | undefined;
  /** What is chosen in the list of actions. */
  #chosen = "";

  constructor(host: PlanHost, context: PlanContext, at: Game | undefined) {
    this.#host = host;
    this.#context = context;
    this.#at = at;
    adopt(host.shadowRoot, planStyles);
    this.#read();
  }

  /** The hole that a reply is being planned to. */
  get asked(): string | undefined {
    return this.#open?.hole;
  }

  /** Takes in what the page has given since. */
  #read(): void {
    const { replies } = this.#host;
    if (replies === this.#given) return;
    if (this.#given !== undefined) this.#at = this.#context.game();
    this.#given = replies;
    this.#lines = readLines(replies);
    this.#draft = undefined;
  }

  /** The draft, as long as the game is the one it was begun at. */
  get #open(): Draft | undefined {
    return this.#draft?.from === this.#context.game() ? this.#draft : undefined;
  }

  get #replies(): readonly Reply[] {
    const [at, mine] = [this.#at, this.#context.mine()];
    return at && mine ? repliesAt(at, this.#lines, mine) : [];
  }

  /**
   * The game has come to rest: goes on in the lines that foresaw what was played, and gives the reply that is planned now. Whoever went
   * elsewhere in the game, where more was played, has dropped the plan.
   */
  follow(game: Game): string | undefined {
    this.#read();
    const from = this.#at;
    const actions = from && since(from, game);
    this.#at = game;
    const newest = game === this.#host.played;
    if (from && (!actions || (actions.length > 0 && !newest))) this.#set([]);
    else if (actions && actions.length > 0) this.#set(after(this.#lines, actions));
    const [reply] = this.#lines[0] ?? [];
    const due = reply !== undefined && game.side === this.#context.mine();
    return due && game.actions.includes(reply) ? reply : undefined;
  }

  /** A hole was touched while the other side is to act. Says whether a reply is being planned with it. */
  press(hole: string, game: Game): boolean {
    const mine = this.#context.mine();
    if (!this.#host.premove || !mine) return false;
    const draft = this.#open;
    const again = draft !== undefined && draft.hole === hole;
    const before = again ? this.#without(draft) : draft;
    const at = before?.game ?? game;
    const actions = choicesOf(at).holes.get(hole) ?? [];
    const action = actions[again ? actions.indexOf(draft.line.at(-1) ?? "") + 1 : 0];
    if (again && action === undefined) this.#draft = before;
    else if (action === undefined) return false;
    else this.#choose(before, at, action, hole);
    this.#tell();
    return true;
  }

  /** Gives up what is being planned, else the reply that was planned last. Says whether there was any. */
  giveUp(): boolean {
    if (this.#open) {
      this.#draft = undefined;
      this.#host.requestUpdate();
      return true;
    }
    const last = this.#replies.at(-1);
    if (last) this.#forget(last);
    return last !== undefined;
  }

  /** Draws the replies, and what can be chosen next; nothing where nothing is planned. `listed`: also before a hole was touched. */
  view(game: Game, messages: Messages, listed: boolean): TemplateResult | typeof nothing {
    this.#read();
    const replies = this.#replies;
    const draft = this.#open;
    const asking = this.#host.premove && (draft !== undefined || listed);
    if (replies.length === 0 && !asking) return nothing;
    const at = draft?.game ?? game;
    const { premove } = messages;
    return renderPlan({
      messages,
      replies: replies.map((reply) => ({
        text: this.#words(reply, messages),
        forget: () => this.#forget(reply),
      })),
      asking: asking
        ? {
            label: draft ? premove.then(draft.line.join(" ")) : premove.when,
            options: at.actions.map((action) => this.#option(at, action, messages)),
            chosen: at.actions.includes(this.#chosen) ? this.#chosen : "",
            choose: (action) => {
              this.#chosen = action;
              this.#host.requestUpdate();
            },
            add: (action) => {
              this.#choose(draft, at, action, undefined);
              this.#tell();
            },
          }
        : undefined,
    });
  }

  #option(at: Game, action: string, messages: Messages): ListedAction {
    const parts = parseAction(action);
    const label = parts && messages.choices[parts.type as "go"];
    const leads =
      parts?.type === "sow" || parts?.type === "step"
        ? messages.way(wayOf(at, action, at.play(action), false))
        : "";
    if (leads) return { action, label: `${action}: ${leads}` };
    return { action, label: typeof label === "string" ? label : action };
  }

  /** The draft before its last action; undefined where there is none then. */
  #without(draft: Draft): Draft | undefined {
    const line = draft.line.slice(0, -1);
    if (line.length === 0) return undefined;
    const game = line.reduce((at, action) => at.play(action), draft.from);
    return { ...draft, line, game, hole: undefined };
  }

  /** An action was chosen: the other side's is followed by one's own, and that completes the reply. */
  #choose(before: Draft | undefined, at: Game, action: string, hole: string | undefined): void {
    const from = before?.from ?? at;
    const line = [...(before?.line ?? []), action];
    this.#chosen = "";
    if (at.side !== this.#context.mine()) {
      this.#draft = { from, line, game: at.play(action), hole };
      return;
    }
    this.#draft = undefined;
    this.#at = from;
    const theirs = line.slice(0, -1);
    const others = this.#lines.filter((other) =>
      theirs.some((step, index) => other[index] !== step),
    );
    this.#set([...others, line]);
    this.#report();
  }

  #forget({ line }: Reply): void {
    this.#set(this.#lines.filter((other) => line.some((action, index) => other[index] !== action)));
    this.#report();
    this.#context.say(({ premove }) => premove.left(line.join(" ")));
  }

  #set(lines: readonly Line[]): void {
    this.#lines = lines;
    const text = writeLines(lines);
    // What the page wrote in its own way stays so where it means the same.
    if (writeLines(readLines(this.#given)) !== text) this.#host.replies = this.#given = text;
  }

  #report(): void {
    const replies = this.#lines.map((line) => line.join(" "));
    report(this.#host, "mancala-replies", { replies });
  }

  /** Says what is planned by now. */
  #tell(): void {
    const draft = this.#open;
    const last = this.#replies.at(-1);
    this.#context.say((messages) => {
      if (draft) return `${messages.premove.then(draft.line.join(" "))} …`;
      return last ? messages.sentence([this.#words(last, messages)]) : "";
    });
  }

  #words({ parts }: Reply, { premove }: Messages): string {
    return parts.map(({ theirs, mine }) => premove.planned(theirs, mine)).join("; ");
  }
}
