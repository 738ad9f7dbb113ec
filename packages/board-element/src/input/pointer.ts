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

/** The hole that was meant by a finger that hit none: the nearest that can be used, if it is no further away than half its width. */
function meant(event: Event): string | undefined {
  const board = event.currentTarget;
  const onWood = event
    .composedPath()
    .some((node) => node instanceof HTMLElement && node.classList.contains("field"));
  // A mouse shows where it points.
  if (!onWood || !(board instanceof HTMLElement) || !(event instanceof MouseEvent))
    return undefined;
  if ("pointerType" in event && event.pointerType === "mouse") return undefined;
  const { clientX, clientY } = event;
  const usable = Array.from(board.querySelectorAll<HTMLElement>(".playable"), (hole) => {
    const { x, y, width, height } = hole.getBoundingClientRect();
    const away = Math.hypot(clientX - x - width / 2, clientY - y - height / 2);
    return { name: hole.dataset["hole"], away, near: away <= Math.max(width, height) };
  });
  const [nearest] = usable
    .filter(({ near }) => near)
    .toSorted((one, other) => one.away - other.away);
  return nearest?.name;
}

/** Makes the one click handler of a board. */
export function pointerHandler(target: PointerTarget): (event: Event) => void {
  return (event) => {
    const action = datum(event, "action");
    const hole = datum(event, "hole") ?? (action === undefined ? meant(event) : undefined);
    target.touched();
    if (action !== undefined) target.choose(action);
    else if (hole !== undefined) target.press(hole);
  };
}
