import { expect, test } from "vitest";
import { createByteBudget } from "./byte-budget.ts";

test("what is held is bounded in all and for each key, and what was given back is free again", () => {
  const budget = createByteBudget({ most: 100, share: 60 });
  const [first, second, third] = [budget.open("a"), budget.open("a"), budget.open("b")];
  expect([first.take(50), second.take(20), second.take(10)]).toEqual([true, false, true]);
  expect([third.take(41), third.take(40), third.take(1)]).toEqual([false, true, false]);
  first.release();
  expect([third.take(20), third.take(1)]).toEqual([true, false]);
  second.release();
  third.release();
  expect(budget.held()).toBe(0);
});

test("giving back twice gives nothing back twice", () => {
  const budget = createByteBudget({ most: 100, share: 100 });
  const [first, second] = [budget.open("a"), budget.open("a")];
  first.take(40);
  second.take(60);
  first.release();
  first.release();
  expect(budget.held()).toBe(60);
});
