import { expect, test } from "vitest";
import { Random } from "../random.ts";
import { bringBest, Order } from "./order.ts";

test("bringing the best to the front again and again sorts, equals in their old order", () => {
  const random = new Random(2);
  for (let time = 0; time < 50; time++) {
    const count = 1 + random.below(30);
    const actions = Int32Array.from({ length: count }, (_, index) => index);
    const ratings = Int32Array.from({ length: count }, () => random.below(6));
    const expected = [...actions].sort((one, other) => ratings[other]! - ratings[one]!);
    for (let at = 0; at < count; at++) bringBest(actions, ratings, at, count);
    expect([...actions]).toEqual(expected);
  }
});

test("the table's action comes first, then what cut off at this ply, then what cut off elsewhere", () => {
  const order = new Order(4);
  const [table, killer, elsewhere, unknown] = [11, 12, 13, 14];
  order.cut(elsewhere, 0, 2, 9);
  order.cut(killer, 0, 1, 1);
  const actions = Int32Array.of(unknown, elsewhere, killer, table);
  const ratings = new Int32Array(4);
  order.rate(actions, ratings, 0, 4, 0, 1, table);
  for (let at = 0; at < 4; at++) bringBest(actions, ratings, at, 4);
  expect([...actions]).toEqual([table, killer, elsewhere, unknown]);
});

test("what one side's actions did says nothing of the other side's", () => {
  const order = new Order(4);
  order.cut(20, 0, 2, 9);
  const ratings = new Int32Array(2);
  order.rate(Int32Array.of(21, 20), ratings, 0, 2, 1, 0, -1);
  expect([...ratings]).toEqual([0, 0]);
});

test("ratings stay below those of killers however often an action cuts off", () => {
  const order = new Order(4);
  for (let time = 0; time < 2000; time++) order.cut(30, 0, 3, 200);
  const ratings = new Int32Array(1);
  order.rate(Int32Array.of(30), ratings, 0, 1, 0, 0, -1);
  expect(ratings[0]).toBeGreaterThan(0);
  expect(ratings[0]).toBeLessThan(0x4000_0000);
});
