// Shows: N11
import { expect, test } from "vitest";
import { findPromise } from "./phases.ts";

const phase = { beganOn: "2026-11-01", promisedDays: 7, dueOn: null, invitedOn: null };

test.each([
  ["on the first day", "2026-11-01", "2026-11-08", false],
  ["on the promised day", "2026-11-08", "2026-11-08", false],
  ["a day late", "2026-11-09", "2026-11-15", true],
  ["on the next promised day", "2026-11-15", "2026-11-15", true],
  ["weeks late", "2026-12-01", "2026-12-06", true],
  ["before it began, by a clock that is wrong", "2026-10-20", "2026-11-08", false],
])("%s, news is promised for a day that is not over", (_, today, by, isLate) => {
  expect(findPromise(phase, today)).toEqual({ by, firstBy: "2026-11-08", isLate });
});

test("what the applicant was asked to do, or to come to, counts first", () => {
  const invitedPhase = { ...phase, dueOn: "2026-11-10", invitedOn: "2026-11-05" };
  expect(findPromise(invitedPhase, "2026-11-12")).toEqual({ by: "2026-11-17", firstBy: "2026-11-17", isLate: false });
  expect(findPromise({ ...phase, invitedOn: "2026-11-20" }, "2026-11-12")?.by).toBe("2026-11-27");
});

test.each([null, 0])("%j days promise nothing", (promisedDays) => {
  expect(findPromise({ ...phase, promisedDays }, "2026-12-01")).toBeNull();
});
