import { expect, test } from "vitest";
import { parseState } from "./captcha-work.ts";

test.each([
  ["verifying", "", "under-way", ""],
  ["verified", "solved", "done", "solved"],
  ["error", "", "failed", ""],
  ["unverified", "", "to-do", ""],
  ["expired", "a solution that no longer counts", "to-do", ""],
  ["of a later version", "", "to-do", ""],
])("a widget that is %s with %j has its work %s and the solution %j", (state, payload, work, solution) => {
  expect(parseState({ state, payload: payload || null })).toEqual({ work, solution });
});

test.each([undefined, null, "verified", {}])("%j says nothing", (detail) => {
  expect(parseState(detail)).toEqual({ work: "to-do", solution: "" });
});
