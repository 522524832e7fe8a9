import { expect, test } from "vitest";
import { isStillGood } from "./sign-up-hand-over.ts";

const endingAt = (expiresAt: unknown) => btoa(JSON.stringify({ challenge: { parameters: { expiresAt } } }));

test.each([
  ["that ends in a minute", endingAt(1_060), true],
  ["that ends in half a minute", endingAt(1_030), false],
  ["that has ended", endingAt(999), false],
  ["of another provider", "03AFcWeA7x", false],
  ["without an end", endingAt("soon"), false],
  ["that there is none", "", false],
])("a solution %s is kept for the next step or not", (_, solution, isKept) => {
  expect(isStillGood(solution, 1_000_000)).toBe(isKept);
});
