import { expect, test } from "vitest";
import { createGeneralLimit } from "./general-limit.ts";

function limitAt(factor = 1, keysAtMost?: number) {
  let now = 0;
  const goTo = (ms: number) => {
    now = ms;
  };
  const limit = createGeneralLimit(factor, () => new Date(now), keysAtMost === undefined ? {} : { keysAtMost });
  const takeMany = (key: string, times: number) => {
    for (let taken = 0; taken < times; taken += 1) limit.take(key);
  };
  return { limit, takeMany, goTo };
}

test("1,200 calls a minute are free, the next waits for the rest of the minute", () => {
  const { limit, takeMany, goTo } = limitAt();
  takeMany("token", 1_199);
  expect(limit.take("token")).toEqual({ status: "free" });
  goTo(20_000);
  expect(limit.take("token")).toEqual({ status: "limited", retryAfter: 40 });
  expect(limit.take("another token")).toEqual({ status: "free" });
  goTo(60_000);
  expect(limit.take("token")).toEqual({ status: "free" });
});

test("the factor multiplies", () => {
  const { limit, takeMany } = limitAt(2);
  takeMany("token", 2_399);
  expect(limit.take("token")).toEqual({ status: "free" });
  expect(limit.take("token")).toMatchObject({ status: "limited" });
});

test("a flood of keys does not fill the memory: the oldest key is evicted", () => {
  const { limit, takeMany } = limitAt(1, 10);
  takeMany("first", 1_200);
  takeMany("second", 1_200);
  for (let key = 0; key < 9; key += 1) limit.take(`flood ${key}`);
  expect(limit.take("second")).toMatchObject({ status: "limited" });
  expect(limit.take("first")).toEqual({ status: "free" });
});

test("a /56 has four times what one of its networks has, and a flood in one of them uses up no more than its part", () => {
  const { limit, takeMany } = limitAt();
  const part = (at: number) => `2001:db8:1:10${at}::/64`;
  takeMany(part(0), 5_000);
  expect(limit.take(part(0))).toMatchObject({ status: "limited" });
  for (const at of [1, 2, 3]) takeMany(part(at), 1_200);
  expect(limit.take(part(4))).toMatchObject({ status: "limited" });
  expect(limit.take("2001:db8:1:1100::/64")).toEqual({ status: "free" });
});
