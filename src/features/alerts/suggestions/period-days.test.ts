// Shows: suggestions 1
import { expect, test } from "vitest";
import { addDays, daysBetween } from "../../../i18n/calendar.ts";
import { emailPeriods } from "../../resumes/email-period.ts";
import { findNextDay, leavesOn, periodsOn } from "./period-days.ts";

test.each([
  ["2026-11-26", "Thursday", ["daily"]],
  ["2026-11-30", "Monday", ["daily", "weekly"]],
  ["2026-12-07", "the first Monday", ["daily", "weekly", "fortnightly", "monthly"]],
  ["2026-12-14", "Monday", ["daily", "weekly"]],
  ["2026-12-21", "every other Monday", ["daily", "weekly", "fortnightly"]],
  ["2026-12-06", "Sunday", ["daily"]],
  ["2027-02-01", "the first Monday, on the first", ["daily", "weekly", "fortnightly", "monthly"]],
  ["2025-12-22", "a Monday before all counting", ["daily", "weekly", "fortnightly"]],
])("on %s, %s, letters of %j leave", (day, _, periods) => {
  expect(periodsOn(day)).toEqual(periods);
});

test.each([
  ["daily", "2026-11-26", "2026-11-26"],
  ["weekly", "2026-11-26", "2026-11-30"],
  ["fortnightly", "2026-11-24", "2026-12-07"],
  ["monthly", "2026-11-03", "2026-12-07"],
  ["monthly", "2026-12-07", "2026-12-07"],
  ["monthly", "2026-12-08", "2027-01-04"],
  ["never", "2026-11-26", null],
] as const)("from %s on %s the next day is %s", (period, from, next) => {
  expect(findNextDay(period, from)).toBe(next);
});

test("over four years each period finds a next day, and no longer away than its name says", () => {
  const longest = { daily: 0, weekly: 6, fortnightly: 13, monthly: 34, never: 0 };
  for (const period of emailPeriods.filter((each) => each !== "never")) {
    for (let day = "2026-01-01"; day < "2030-01-01"; day = addDays(day, 1)) {
      const next = findNextDay(period, day);
      expect(next !== null && leavesOn(period, next) && daysBetween(day, next) <= longest[period]).toBe(true);
    }
  }
});
