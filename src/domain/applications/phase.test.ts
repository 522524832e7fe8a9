// Shows: J3
import fc from "fast-check";
import { expect, test } from "vitest";
import { activityResults, type PhaseStatus, phaseStatuses } from "./application.ts";
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

/** §4 "Application status", sentence by sentence: what each phase status means. */
const table = {
  "": { hasStatus: false, colour: "green" },
  "On Process": { hasStatus: true, colour: "orange" },
  Passed: { hasStatus: true, colour: "green" },
  "Not Continued": { hasStatus: true, colour: "red" },
  "Vacancy has been Closed": { hasStatus: true, colour: "red" },
} as const satisfies Record<PhaseStatus, unknown>;

const day = fc.integer({ min: 0, max: 3650 }).map((days) => new Date(Date.UTC(2020, 0, 1 + days)).toISOString());
const date = fc.option(day.map((moment) => moment.slice(0, 10)));
const anActivity = fc.record({ result: fc.constantFrom(...activityResults), activityDate: date, resultDate: date });
const aPhase = fc.record({ phaseStatus: fc.constantFrom(...phaseStatuses), activityList: fc.array(anActivity) });

test("whatever the phases, each has the colour that the table says", () => {
  fc.assert(
    fc.property(aPhase, ({ phaseStatus }) => {
      expect(phaseColour(phaseStatus)).toBe(table[phaseStatus].colour);
    }),
  );
});

test("whatever the phases, the current one stands just before the first empty one, or is the last with a status", () => {
  fc.assert(
    fc.property(fc.array(aPhase), (all) => {
      const current = currentPhaseIndex(all);
      const has = all.map(({ phaseStatus }) => table[phaseStatus].hasStatus);
      if (!has.includes(true)) expect(current).toBe(-1);
      else if (has[0]) {
        expect(has.slice(0, current + 1)).not.toContain(false);
        expect(has[current + 1] ?? false).toBe(false);
      } else expect(current).toBe(has.lastIndexOf(true));
    }),
  );
});

test("whatever the activities, a phase's date is one of theirs: the last result once one passed, else the first activity", () => {
  fc.assert(
    fc.property(aPhase, ({ activityList }) => {
      const told = phaseDate({ activityList });
      const hasPassed = activityList.some(({ result }) => result === "Passed");
      const dates = activityList.flatMap((one) => (hasPassed ? one.resultDate : one.activityDate) ?? []);
      if (dates.length === 0) expect(told).toBeNull();
      else expect(dates).toContain(told);
      for (const other of dates) expect(hasPassed ? other <= (told ?? "") : other >= (told ?? "")).toBe(true);
    }),
  );
});
