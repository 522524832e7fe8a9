import { expect, test } from "vitest";
import type { PhaseStatus } from "./application.ts";
import { currentPhaseIndex, type PhaseProgress, phaseColour, phaseDate } from "./phase.ts";

const phases = (...statuses: PhaseStatus[]) => statuses.map((phaseStatus) => ({ phaseStatus }));

test.each([
  [["On Process", "", ""], 0],
  [["Passed", "On Process", ""], 1],
  [["Passed", "Passed", ""], 1],
  [["Passed", "Passed", "Passed"], 2],
  [["Passed", "Not Continued", "", ""], 1],
  [["Vacancy has been Closed", ""], 0],
  [["", ""], -1],
  [["", "Passed"], 1],
  [[], -1],
] satisfies [PhaseStatus[], number][])("of %j the phase %d is current", (statuses, current) => {
  expect(currentPhaseIndex(phases(...statuses))).toBe(current);
});

test.each([
  ["On Process", "orange"],
  ["Not Continued", "red"],
  ["Vacancy has been Closed", "red"],
  ["Passed", "green"],
  ["", "green"],
] satisfies [PhaseStatus, string][])("%j is %s", (status, colour) => {
  expect(phaseColour(status)).toBe(colour);
});

type Activity = PhaseProgress["activityList"][number];
const passed: Activity = { result: "Passed", activityDate: "2026-10-01", resultDate: "2026-10-05" };
const failed: Activity = { result: "Not Passed", activityDate: "2026-10-08", resultDate: "2026-10-09" };
const open: Activity = { result: "", activityDate: "2026-10-02", resultDate: null };

test.each([
  ["the last result date if any activity passed", [open, passed], "2026-10-05"],
  ["the last of several results", [passed, failed], "2026-10-09"],
  ["else the first activity date", [failed, open], "2026-10-02"],
  ["nothing without activities", [], null],
] satisfies [string, Activity[], string | null][])("a phase's date is %s", (_, activityList, date) => {
  expect(phaseDate({ activityList })).toBe(date);
});
