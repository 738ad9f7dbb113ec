import type { ReactiveControllerHost } from "lit";
import { expect, test, vi } from "vitest";
import { Speech } from "./speech.ts";

const loading = vi.hoisted(() => ({ fails: true, tries: 0 }));
vi.mock("./en.ts", async (original) => {
  loading.tries += 1;
  if (loading.fails) throw new Error("no network");
  return original();
});

/** As much of a board as is asked of it. */
function host(): ReactiveControllerHost & HTMLElement {
  return { addController: vi.fn<() => void>(), requestUpdate: vi.fn<() => void>() } as never;
}

test("errors that could only be told by their codes are no reason to tell later ones so", async () => {
  const speech = new Speech(host(), vi.fn<() => void>());
  const [first, second] = [{}, {}];
  expect(speech.whole(first)).toBeUndefined();
  await speech.ready;
  const { tries } = loading;
  expect(speech.whole(first)).toBeDefined();
  expect(speech.whole(first)?.errors).toBeUndefined();
  // However often it is drawn, it is not tried again for the same error.
  expect(loading.tries).toBe(tries);
  loading.fails = false;
  vi.resetModules();
  expect(speech.whole(second)).toBeUndefined();
  await speech.ready;
  expect(speech.whole(second)?.errors).toBeDefined();
  expect(speech.whole(first)?.errors).toBeDefined();
});
