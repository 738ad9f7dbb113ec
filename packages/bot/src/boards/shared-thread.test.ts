import { Game, variant, variants } from "@magomba/engine";
import { expose } from "comlink";
import { expect, test, vi } from "vitest";
import { FakeWorker, coded, endless, fakeBot, hostThat, never } from "../../test/fake-worker.ts";
import { openBot } from "../client/bot.ts";
import type { Bot } from "../client/bot.ts";
import { SharedThread } from "./shared-thread.ts";

const patience = { start: 20_000, work: 20_000 };

/** A worker for any number of bots, and every one that was started for it. */
function sharing(...hosts: object[]): { workers: FakeWorker[]; bot: (id: string) => Promise<Bot> } {
  const workers: FakeWorker[] = [];
  const thread = new SharedThread(() => {
    workers.push(new FakeWorker(hosts[workers.length]));
    return workers.at(-1)!;
  });
  const bot = (id: string): Promise<Bot> =>
    openBot({ variant: variant(id), patience }, thread.open);
  return { workers, bot };
}

const startOf = ({ variant: rules }: Bot): Game => Game.start(rules);

test("bots of all games have one worker, which ends with the last of them", async () => {
  const { workers, bot } = sharing();
  const bots = await Promise.all(variants.map((id) => bot(id)));
  const answers = await Promise.all(bots.map((one) => one.choose(startOf(one), { depth: 1 })));
  expect(bots.every((one, index) => startOf(one).actions.includes(answers[index]!))).toBe(true);
  for (const one of bots.slice(1)) one.close();
  expect(workers.map(({ terminated }) => terminated)).toEqual([0]);
  bots[0]!.close();
  bots[0]!.close();
  expect(workers.map(({ terminated }) => terminated)).toEqual([1]);
});

test("one is answered while another searches, and finds what it would find alone", async () => {
  const { bot } = sharing();
  const [busy, other] = await Promise.all([bot("katro"), bot("gore")]);
  const controller = new AbortController();
  const long = busy.choose(startOf(busy), { ...endless, signal: controller.signal });
  const found = await other.analyse(startOf(other), { nodes: 5000 });
  const { bot: alone } = await fakeBot({ variant: other.variant });
  const expected = await alone.analyse(startOf(alone), { nodes: 5000 });
  expect({ ...found, milliseconds: 0 }).toEqual({ ...expected, milliseconds: 0 });
  controller.abort();
  await expect(long).rejects.toMatchObject({ name: "AbortError" });
  expect(await busy.choose(startOf(busy), { depth: 1 })).toMatch(/^C\d$/);
  for (const one of [busy, other, alone]) one.close();
});

test("closing one in the middle of its search leaves the other's alone", async () => {
  const { workers, bot } = sharing();
  const [closed, other] = await Promise.all([bot("katro"), bot("katro")]);
  const lost = closed.choose(startOf(closed), endless);
  const answer = other.analyse(startOf(other), { nodes: 3000 });
  closed.close();
  await expect(lost).rejects.toEqual(coded("closed"));
  expect((await answer).nodes).toBeGreaterThan(0);
  expect(workers[0]!.terminated).toBe(0);
  other.close();
});

test("a worker that dies is missed by all, and the next question starts another", async () => {
  // Its searches never end, and would not end with a thread that is only played here.
  const search = vi.fn<() => Promise<never>>(never);
  const share = (port: MessagePort): void => expose(hostThat({ search }), port);
  const { workers, bot } = sharing(hostThat({ share }));
  const bots = await Promise.all([bot("katro"), bot("gore")]);
  const questions = bots.map((one) => one.choose(startOf(one), endless));
  const settled = Promise.allSettled(questions);
  await vi.waitFor(() => expect(search).toHaveBeenCalledTimes(2), 10_000);
  workers[0]!.die();
  for (const result of await settled)
    expect(result).toMatchObject({ status: "rejected", reason: { code: "worker-died" } });
  for (const one of bots) {
    // oxlint-disable-next-line no-await-in-loop
    expect(startOf(one).actions).toContain(await one.choose(startOf(one), { depth: 1 }));
  }
  expect(workers).toHaveLength(2);
  for (const one of bots) one.close();
  expect(workers[1]!.terminated).toBe(1);
});

test("a worker that cannot be shared is refused at once", async () => {
  const { bot } = sharing(hostThat({}));
  await expect(bot("katro")).rejects.toEqual(coded("worker-load"));
});
