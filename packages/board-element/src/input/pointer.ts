/** Mouse, pen and touch: all are clicks. Nothing keeps the page from being scrolled or zoomed. */

/** What the board does for a pointer. */
export interface PointerTarget {
  /** Something on the board was clicked; called first, whatever it was. */
  touched(): void;
  press(hole: string): void;
  choose(action: string): void;
}

/** The value of a data attribute of what was clicked, or of the nearest thing around it that has one. */
function datum(event: Event, name: string): string | undefined {
  for (const node of event.composedPath()) {
    if (node === event.currentTarget) return undefined;
    const value = node instanceof HTMLElement ? node.dataset[name] : undefined;
    if (value !== undefined) return value;
  }
  return undefined;
}

/** Makes the one click handler of a board. */
export function pointerHandler(target: PointerTarget): (event: Event) => void {
  return (event) => {
    const action = datum(event, "action");
    const hole = datum(event, "hole");
    target.touched();
    if (action !== undefined) target.choose(action);
    else if (hole !== undefined) target.press(hole);
  };
}
