/** Positions are set up beside a board, for tests. */
import { userEvent } from "vitest/browser";
import "../src/setup/setup.ts";
import type { MancalaBoard } from "../src/index.ts";
import type { MancalaSetup, SetupEvent } from "../src/setup/setup.ts";
import { hole, tap } from "./stage.ts";

/** A place to set up positions beside a board, begun unless told otherwise. */
export async function beside(
  board: MancalaBoard,
  given: Partial<MancalaSetup> = { editing: true },
): Promise<MancalaSetup> {
  const element = document.createElement("mancala-setup");
  Object.assign(element, { board, ...given });
  document.body.append(element);
  await rest(element);
  return element;
}

export async function rest(element: MancalaSetup): Promise<void> {
  await element.settled;
  await element.board?.settled;
  await element.settled;
}

const find = (element: MancalaSetup, selector: string): HTMLElement => {
  const found = element.renderRoot.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`nothing matches ${selector}`);
  return found;
};
/** What stands in a label has the label's text as its name. */
export const field = (element: MancalaSetup, name: string): HTMLInputElement => {
  const labels = [...element.renderRoot.querySelectorAll("label")];
  const label = labels.find((one) => one.innerText.includes(name));
  const input = label?.querySelector("input, select");
  if (!input) throw new Error(`nothing is named ${name}`);
  return input as HTMLInputElement;
};
export const button = (element: MancalaSetup, text: string): HTMLButtonElement => {
  const buttons = [...element.renderRoot.querySelectorAll("button")];
  const found = buttons.find((one) => one.innerText === text);
  if (!found) throw new Error(`no button ${text}`);
  return found;
};
export const status = (element: MancalaSetup): string => find(element, "[role=status]").innerText;

export async function press(element: MancalaSetup, text: string): Promise<void> {
  button(element, text).click();
  await rest(element);
}
export async function click(element: MancalaSetup, name: string): Promise<void> {
  const { board } = element;
  if (!board) throw new Error("no board");
  await tap(hole(board, name));
  await rest(element);
}
export async function keys(element: MancalaSetup, text: string): Promise<void> {
  await userEvent.keyboard(text);
  await rest(element);
}
/** Chooses the side that is to move, in the order of the list. */
export function toMove(element: MancalaSetup, index: number): void {
  const select = element.renderRoot.querySelector("select");
  if (!select) throw new Error("no sides to choose from");
  select.selectedIndex = index;
  select.dispatchEvent(new Event("change"));
}
export function told(element: MancalaSetup): SetupEvent[] {
  const events: SetupEvent[] = [];
  element.addEventListener("mancala-setup", (event) => events.push(event));
  return events;
}
