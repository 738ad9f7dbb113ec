/** What the compiler must refuse, and what it must let pass; nothing here is ever run. */
import type { ReactNode } from "react";

export const right: readonly ReactNode[] = [
  <mancala-moves key="1" for="game" language="sw" className="moves" />,
  <mancala-meter key="2" for="game" lead={2.5} endsIn={undefined} vertical />,
  <mancala-setup key="3" for="game" editing onmancala-setup={({ position }) => position} />,
];

export const wrong: readonly ReactNode[] = [
  // @ts-expect-error no such side
  <mancala-board key="1" orientation="east" />,
  // @ts-expect-error a level is a number
  <mancala-board key="2" level="four" />,
  // @ts-expect-error no such property
  <mancala-board key="3" colour="red" />,
  // @ts-expect-error a method is no property
  <mancala-board key="4" skip={() => undefined} />,
  // @ts-expect-error cannot be set
  <mancala-board key="5" settled={Promise.resolve()} />,
  // @ts-expect-error the event of a step has no action
  <mancala-board key="6" onmancala-step={({ action }) => action} />,
  // @ts-expect-error an id is text
  <mancala-moves key="7" for={7} />,
  // @ts-expect-error a lead is a number
  <mancala-meter key="8" lead="2.5" />,
  // @ts-expect-error a method is no property
  <mancala-meter key="9" show={() => undefined} />,
  // @ts-expect-error the event of a position has no action
  <mancala-setup key="10" onmancala-setup={({ action }) => action} />,
];
