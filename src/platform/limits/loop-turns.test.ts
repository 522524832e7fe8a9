// Shows: promise 20
import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { eventually } from "../../../tests/support/eventually.ts";
import { loopTurns } from "./site-load.ts";

test("work begins in order, one piece each turn of the event loop", async () => {
  const begin = loopTurns(1);
  const begun: number[] = [];
  for (let piece = 0; piece < 5; piece++) begin(() => void begun.push(piece));
  expect(begun).toEqual([]);
  await eventually(() => expect(begun).toEqual([0, 1, 2, 3, 4]));
  let turns = 0;
  const turnsAt: number[] = [];
  for (let piece = 0; piece < 5; piece++) begin(() => void turnsAt.push(turns));
  while (turnsAt.length < 5) {
    await nextTurn();
    turns += 1;
  }
  expect(new Set(turnsAt).size).toBe(5);
});

test("between two pieces the loop turns as often as was asked for", async () => {
  const begin = loopTurns(8);
  let turns = 0;
  const turnsAt: number[] = [];
  for (let piece = 0; piece < 3; piece++) begin(() => void turnsAt.push(turns));
  while (turnsAt.length < 3) {
    await nextTurn();
    turns += 1;
  }
  const [first = 0, second = 0, third = 0] = turnsAt;
  expect([second - first, third - second]).toEqual([8, 8]);
});

test("work that is begun by work, and work after a rest, have their turn", async () => {
  const begin = loopTurns(2);
  const begun: string[] = [];
  begin(() => {
    begun.push("outer");
    begin(() => void begun.push("inner"));
  });
  await eventually(() => expect(begun).toEqual(["outer", "inner"]));
  begin(() => void begun.push("later"));
  await eventually(() => expect(begun).toEqual(["outer", "inner", "later"]));
});

test("a crowd on one lane does not hold up the other", async () => {
  const begin = loopTurns(1);
  const begun: string[] = [];
  for (let piece = 0; piece < 50; piece++) begin(() => void begun.push("anybody"));
  for (let piece = 0; piece < 3; piece++) begin(() => void begun.push("session"), "session");
  await eventually(() => expect(begun).toHaveLength(53));
  expect(begun.slice(0, 7).filter((lane) => lane === "session")).toHaveLength(3);
  expect(begun.slice(0, 7).filter((lane) => lane === "anybody")).toHaveLength(4);
});
