import { expect, test } from "vitest";
import { parseDetails } from "./application-event.ts";

const row = "c2hhMjU2";

test.each([
  ["submitted", { version: 1 }],
  ["edited", { version: 2 }],
  ["progressed", { row, kind: "invited", phaseId: 4, status: 1 }],
  ["progressed", { row, kind: "hired", phaseId: null, status: 2 }],
  ["withdrawn", { reason: "" }],
  ["withdrawn", { because: "account-deleted" }],
  ["answered", { phaseId: 4, answer: "reschedule", wishedTimes: ["2026-11-26T10:00:00+07:00"], note: "" }],
  // As the sample content wrote it before details had versions.
  ["progressed", { phase: "screening", status: "Passed" }],
] as const)("%s is read as it was written: %o", (kind, details) => {
  expect(parseDetails(kind, details)).toEqual(details);
});

test("what was erased is nothing", () => {
  expect(parseDetails("withdrawn", {})).toBeNull();
});

test.each([
  ["submitted", { version: "1" }],
  ["progressed", { row, kind: "promoted", phaseId: 4, status: 1 }],
  ["withdrawn", { because: "boredom" }],
] as const)("%s that no version ever wrote is a fault: %o", (kind, details) => {
  expect(() => parseDetails(kind, details)).toThrow();
});
