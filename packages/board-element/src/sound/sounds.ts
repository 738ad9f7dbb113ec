/** Sounds of a board, made by the browser itself: nothing is fetched. Loaded only for boards that have `sound`. */
import type { BoardState, GameEvent } from "@magomba/engine";
import type { Game } from "@magomba/engine/game";
import { EDGE, notesOf } from "./notes.ts";
import type { Note } from "./notes.ts";
import { Voice } from "./voice.ts";
import type { SpeakingBoard } from "./voice.ts";

/** What is heard. */
export interface SoundingBoard extends SpeakingBoard {
  readonly game: Game | undefined;
}

/** Two events closer than this, in seconds, sound as one. */
const APART = 0.03;
/** Between the two notes of a capture, in seconds. */
const STEP = 0.07;
/** How loud a note begins; 1 is all there is. */
const LOUDNESS = 0.18;

/** Browsers allow a page few of these, so all boards share one. */
let shared: AudioContext | undefined;

/** A page may sound once its reader has done something there; before that browsers complain of it. */
function context(): AudioContext | undefined {
  if (typeof AudioContext === "undefined") return undefined;
  if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return undefined;
  shared ??= new AudioContext();
  if (shared.state === "suspended") void shared.resume();
  return shared;
}

/** The sounds of one board. */
export class Sounds {
  readonly #board: SoundingBoard;
  readonly #state: () => BoardState | undefined;
  #last = -1;

  /** `state` tells what lies on the board at this moment of the film. */
  constructor(board: SoundingBoard, state: () => BoardState | undefined) {
    this.#board = board;
    this.#state = state;
    // It is a controller of the board's, which keeps it.
    void new Voice(board);
    board.addEventListener("mancala-step", ({ step }) => this.#hear(step));
    // The board keeps its keys to itself: they are heard on the way in.
    board.addEventListener("keydown", (event) => this.#hearEdge(event), { capture: true });
  }

  /** An arrow at a hole that has led nowhere is heard once the board has answered it. */
  #hearEdge({ key, ctrlKey, altKey, metaKey, shiftKey }: KeyboardEvent): void {
    const start = this.#board.shadowRoot?.activeElement;
    const alone = !ctrlKey && !altKey && !metaKey && !shiftKey;
    if (!this.#board.sound || !alone || !key.startsWith("Arrow")) return;
    if (!(start instanceof HTMLElement) || start.dataset["hole"] === undefined) return;
    setTimeout(() => {
      if (this.#board.shadowRoot?.activeElement === start) this.#play([EDGE]);
    });
  }

  /** How many seeds lie in a hole or, by its side's name, in a store. */
  #seedsIn(name: string): number {
    const state = this.#state();
    if (name === "south" || name === "north") return state?.captured[name] ?? 0;
    const hole = this.#board.game?.variant.board.holes.find((it) => it.name === name);
    return (hole && state?.seeds[hole.index]) ?? 0;
  }

  #hear(event: GameEvent): void {
    this.#play(notesOf(event, "hole" in event && event.hole ? this.#seedsIn(event.hole) : 0));
  }

  #play(notes: readonly Note[]): void {
    const { sound } = this.#board;
    if (!sound || sound === "spoken") return;
    const audio = notes.length > 0 ? context() : undefined;
    if (!audio || audio.currentTime - this.#last < APART) return;
    this.#last = audio.currentTime;
    for (const [index, { pitch, length }] of notes.entries()) {
      const at = audio.currentTime + index * STEP;
      const voice = new OscillatorNode(audio, { type: "triangle", frequency: pitch });
      const loudness = new GainNode(audio, { gain: LOUDNESS });
      loudness.gain.setValueAtTime(LOUDNESS, at);
      loudness.gain.exponentialRampToValueAtTime(0.0001, at + length);
      voice.connect(loudness).connect(audio.destination);
      voice.start(at);
      voice.stop(at + length);
    }
  }
}
