// Shows: F30
import { expect, test } from "vitest";
import type { ApplicationStatus, PhaseStatus } from "../application.ts";
import { newPhase } from "../phases.ts";
import type { ProgressState } from "../progress/merge-progress.ts";
import type { Act } from "./act.schema.ts";
import { decide } from "./decide.ts";

const order = [1, 2, 3, 4].map((id) => ({ id, code: `p${id}`, name: { id: `Tahap ${id}`, en: `Phase ${id}` } }));
const today = "2026-11-23";
const words = { id: "Kata.", en: "Words." };

function createState(statuses: readonly PhaseStatus[], status: ApplicationStatus = "on-process"): ProgressState {
  return { status, endWords: null, phases: statuses.map((one, index) => newPhase(index + 1, "2026-11-01", one)) };
}

const inThird = createState(["passed", "passed", "on-process"]);

const getStatuses = (before: ProgressState, act: Act) => {
  const decided = decide(before, act, { order, today });
  if (decided.status === "bad") return decided.code;
  const { state, phaseId, news } = decided;
  const phases = state.phases.toSorted((one, other) => one.phaseId - other.phaseId).map(({ status }) => status);
  return [state.status, phaseId, news, ...phases];
};

test.each<[string, Act, unknown]>([
  [
    "on",
    { kind: "move", phaseId: 4, nextStep: null, dueOn: null },
    ["on-process", 4, "phase-began", "passed", "passed", "passed", "on-process"],
  ],
  [
    "back, with words",
    { kind: "move-back", phaseId: 2, words },
    ["on-process", 2, "progressed", "passed", "on-process"],
  ],
  ["back, without words", { kind: "move-back", phaseId: 1, words: null }, ["on-process", 1, null, "on-process"]],
  [
    "ended",
    { kind: "end", reasonId: 1, words },
    ["not-continued", 3, "not-continued", "passed", "passed", "not-continued"],
  ],
  ["hired", { kind: "hire", words: null }, ["hired", 3, "hired", "passed", "passed", "passed"]],
  [
    "closed",
    { kind: "close", words: null },
    ["vacancy-closed", 3, "vacancy-closed", "passed", "passed", "vacancy-closed"],
  ],
  [
    "asked for a STAR form",
    { kind: "ask", phaseId: 3, formCode: "STAR-01", dueOn: null },
    ["on-process", 3, "star-asked", "passed", "passed", "on-process"],
  ],
  [
    "asked for the extended form",
    { kind: "ask", phaseId: 3, formCode: "extended-form", dueOn: "2026-12-01" },
    ["on-process", 3, "form-asked", "passed", "passed", "on-process"],
  ],
  ["on to where it stands", { kind: "move", phaseId: 3, nextStep: null, dueOn: null }, "same-phase"],
  ["on to an earlier one", { kind: "move", phaseId: 1, nextStep: null, dueOn: null }, "not-later"],
  ["back to a later one", { kind: "move-back", phaseId: 4, words }, "not-earlier"],
  ["to none of the plan", { kind: "move", phaseId: 9, nextStep: null, dueOn: null }, "phase-unknown"],
  ["reopened while it is on process", { kind: "reopen", words: null }, "not-ended"],
])("an application in its third phase, %s", (_, act, expected) => {
  expect(getStatuses(inThird, act)).toEqual(expected);
});

test.each<[ApplicationStatus, unknown]>([
  ["not-continued", ["on-process", 2, "reopened", "passed", "on-process"]],
  ["vacancy-closed", ["on-process", 2, "reopened", "passed", "on-process"]],
  ["hired", "not-ended"],
])("one that ended as %s, reopened", (status, expected) => {
  const last = status === "hired" ? "passed" : status;
  expect(getStatuses(createState(["passed", last], status), { kind: "reopen", words: null })).toEqual(expected);
});

test.each(["hired", "not-continued", "vacancy-closed"] as const)("one that is %s takes no other act", (status) => {
  const ended = createState(["passed"], status);
  for (const act of [
    { kind: "move", phaseId: 2, nextStep: null, dueOn: null },
    { kind: "end", reasonId: 1, words },
    { kind: "invite", phaseId: 1, place: "x", at: null, dueOn: null, nextStep: null },
  ] as const) {
    expect(getStatuses(ended, act)).toBe("already-ended");
  }
});
