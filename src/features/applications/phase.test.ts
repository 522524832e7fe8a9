// Shows: J3
import fc from "fast-check";
import { expect, test } from "vitest";
import { activityResults, type PhaseStatus, phaseStatuses } from "./application.ts";
import { currentPhaseIndex, type PhaseProgress, phaseColour, phaseDate } from "./phases.ts";

const phases = (...statuses: (PhaseStatus | null)[]) => statuses.map((status) => ({ status }));

test.each([
  [["on-process", null, null], 0],
  [["passed", "on-process", null], 1],
  [["passed", "passed", null], 1],
  [["passed", "passed", "passed"], 2],
  [["passed", "not-continued", null, null], 1],
  [["vacancy-closed", null], 0],
  [[null, null], -1],
  [[null, "passed"], 1],
  [[], -1],
] satisfies [(PhaseStatus | null)[], number][])("of %j the phase %d is current", (statuses, current) => {
  expect(currentPhaseIndex(phases(...statuses))).toBe(current);
});

test.each([
  ["on-process", "orange"],
  ["not-continued", "red"],
  ["vacancy-closed", "red"],
  ["passed", "green"],
] satisfies [PhaseStatus, string][])("%j is %s", (status, colour) => {
  expect(phaseColour(status)).toBe(colour);
});

type Activity = PhaseProgress["activities"][number];
const passed: Activity = { result: "passed", activityDate: "2026-10-01", resultDate: "2026-10-05" };
const failed: Activity = { result: "not-passed", activityDate: "2026-10-08", resultDate: "2026-10-09" };
const open: Activity = { result: null, activityDate: "2026-10-02", resultDate: null };

test.each([
  ["the last result date if any activity passed", [open, passed], "2026-10-05"],
  ["the last of several results", [passed, failed], "2026-10-09"],
  ["else the first activity date", [failed, open], "2026-10-02"],
  ["nothing without activities", [], null],
] satisfies [string, Activity[], string | null][])("a phase's date is %s", (_, activities, date) => {
  expect(phaseDate({ activities })).toBe(date);
});

/** §4 "Application status", sentence by sentence: what each phase status means. */
const table = {
  "on-process": { colour: "orange" },
  passed: { colour: "green" },
  "not-continued": { colour: "red" },
  "vacancy-closed": { colour: "red" },
} as const satisfies Record<PhaseStatus, unknown>;

const day = fc.integer({ min: 0, max: 3650 }).map((days) => new Date(Date.UTC(2020, 0, 1 + days)).toISOString());
const date = fc.option(day.map((moment) => moment.slice(0, 10)));
const anActivity = fc.record({
  result: fc.option(fc.constantFrom(...activityResults)),
  activityDate: date,
  resultDate: date,
});
const aPhase = fc.record({ status: fc.option(fc.constantFrom(...phaseStatuses)), activities: fc.array(anActivity) });

test("whatever the phases, each has the colour of the table", () => {
  fc.assert(
    fc.property(fc.constantFrom(...phaseStatuses), (status) => {
      expect(phaseColour(status)).toBe(table[status].colour);
    }),
  );
});

test("whatever the phases, the current one stands just before the first without a status, or is the last with a status", () => {
  fc.assert(
    fc.property(fc.array(aPhase), (all) => {
      const current = currentPhaseIndex(all);
      const has = all.map(({ status }) => status !== null);
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
    fc.property(aPhase, ({ activities }) => {
      const phaseDay = phaseDate({ activities });
      const hasPassed = activities.some(({ result }) => result === "passed");
      const dates = activities.flatMap((one) => (hasPassed ? one.resultDate : one.activityDate) ?? []);
      if (dates.length === 0) expect(phaseDay).toBeNull();
      else expect(dates).toContain(phaseDay);
      for (const other of dates) expect(hasPassed ? other <= (phaseDay ?? "") : other >= (phaseDay ?? "")).toBe(true);
    }),
  );
});
