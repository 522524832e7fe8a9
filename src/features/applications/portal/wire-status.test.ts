import { expect, test } from "vitest";
import { activityResults, applicationStatuses, phaseStatuses } from "../application.ts";
import {
  phaseStatusOfWire,
  resultOfWire,
  statusOfWire,
  wirePhaseStatus,
  wirePhaseStatuses,
  wireResult,
  wireResults,
  wireStatus,
  wireStatuses,
} from "./wire-status.ts";

test("the wire's values are the published page's", () => {
  expect(wireStatuses).toEqual([1, 2, 3, 4]);
  expect(wirePhaseStatuses).toEqual(["", "On Process", "Passed", "Not Continued", "Vacancy has been Closed"]);
  expect(wireResults).toEqual(["", "Passed", "Not Passed"]);
});

test("the wire's form of a name is read as that name", () => {
  expect(applicationStatuses.map(wireStatus).map(statusOfWire)).toEqual(applicationStatuses);
  const phases = [null, ...phaseStatuses];
  expect(phases.map(wirePhaseStatus).map(phaseStatusOfWire)).toEqual(phases);
  const results = [null, ...activityResults];
  expect(results.map(wireResult).map(resultOfWire)).toEqual(results);
});
