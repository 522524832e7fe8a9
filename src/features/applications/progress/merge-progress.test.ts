import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { toldNothing } from "../../../../tests/support/incoming-progress.ts";
import { applicationStatuses, type BothLanguages, phaseStatuses } from "../application.ts";
import { newPhase, type StoredPhase } from "../phases.ts";
import type { IncomingProgress } from "./incoming-progress.ts";
import { currentPhaseId, mergeProgress, type PhaseNames, type ProgressState } from "./merge-progress.ts";
import { changeKind } from "./take-row.server.ts";

const today = "2026-11-22";
const order: PhaseNames[] = ["received", "screening", "test", "offer"].map((code, index) => ({
  id: 10 + index,
  code,
  name: { id: `Tahap ${code}`, en: `Phase ${code}` },
}));

const silent: IncomingProgress = { target: { applicationId: 1 }, fingerprint: "", ...toldNothing };

const fresh: ProgressState = { status: "on-process", endWords: null, phases: [newPhase(10, "2026-11-01")] };

function merged(before: ProgressState, incoming: Partial<IncomingProgress>): ProgressState {
  const result = mergeProgress(before, { ...silent, ...incoming }, order, today);
  if (result.status === "bad") throw new Error(result.reason);
  return result.state;
}

const statuses = ({ phases }: ProgressState) => phases.map(({ phaseId, status }) => [phaseId, status]);

const next = { id: "Tunggu.", en: "Wait." };

describe("a row", () => {
  test.each([
    ["by its code", "test"],
    ["by its Indonesian name", "tahap TEST"],
    ["by its English name", "Phase test"],
  ])("names a phase %s; who has come so far has passed what lies before", (_, phase) => {
    expect(statuses(merged(fresh, { phase }))).toEqual([
      [10, "passed"],
      [11, "passed"],
      [12, "on-process"],
    ]);
  });

  test("without a phase is about the current one", () => {
    const state = merged(merged(fresh, { phase: "screening" }), { phaseStatus: "passed", activityDate: "2026-11-20" });
    expect(statuses(state)).toEqual([
      [10, "passed"],
      [11, "passed"],
    ]);
    expect(state.phases[1]?.activities).toEqual([
      { name: order[1]?.name, result: null, activityDate: "2026-11-20", resultDate: null },
    ]);
  });

  test("that comes late about an earlier phase leaves the later ones alone", () => {
    const late = merged(merged(fresh, { phase: "test" }), { phase: "screening", result: "passed" });
    expect(statuses(late)).toEqual([
      [10, "passed"],
      [11, "passed"],
      [12, "on-process"],
    ]);
  });

  test("that comes late about a phase of which nothing was known finds it passed", () => {
    const ahead: ProgressState = { ...fresh, phases: [newPhase(10, today, "passed"), newPhase(12, today)] };
    expect(statuses(merged(ahead, { phase: "screening", activityDate: "2026-11-20" }))).toEqual([
      [10, "passed"],
      [11, "passed"],
      [12, "on-process"],
    ]);
  });

  test("adds to an activity what was not known of it, and keeps the rest", () => {
    const activity = { id: "Tes", en: "Test" };
    const first = merged(fresh, { phase: "test", activity, activityDate: "2026-11-20", dueDate: "2026-11-19" });
    const second = merged(first, { phase: "test", activity, result: "passed", resultDate: "2026-11-21" });
    expect(second.phases.at(-1)).toMatchObject({
      beganOn: "2026-11-20",
      dueOn: "2026-11-19",
      activities: [{ name: activity, result: "passed", activityDate: "2026-11-20", resultDate: "2026-11-21" }],
    });
  });

  test.each([
    [{ status: "hired" } as const, "hired", "passed"],
    [{ status: "not-continued" } as const, "not-continued", "not-continued"],
    [{ status: "vacancy-closed" } as const, "vacancy-closed", "vacancy-closed"],
    [{ phaseStatus: "not-continued" } as const, "not-continued", "not-continued"],
    [{ phaseStatus: "vacancy-closed" } as const, "vacancy-closed", "vacancy-closed"],
    [{ phaseStatus: "passed" } as const, "on-process", "passed"],
  ])("%j ends with status %s, the phase %s", (incoming, status, phase) => {
    const state = merged(merged(fresh, { phase: "screening" }), incoming);
    expect([state.status, state.phases.at(-1)?.status]).toEqual([status, phase]);
  });

  test("gives a reason, which is deleted when the application continues", () => {
    const reason = { id: "Sudah terisi.", en: "Filled." };
    const ended = merged(fresh, { status: "not-continued", reason });
    expect(ended.endWords).toEqual(reason);
    expect(merged(ended, { phase: "screening", phaseStatus: "on-process" })).toMatchObject({
      status: "on-process",
      endWords: null,
    });
    expect(mergeProgress(fresh, { ...silent, phase: "screening", reason }, order, today)).toEqual({
      status: "bad",
      reason: "a reason is given for an application that goes on",
    });
  });

  test.each<[string, Partial<IncomingProgress>, BothLanguages | null]>([
    ["that passes a phase ends what was to be done in it", { phaseStatus: "passed" }, null],
    ["that ends the application too", { status: "hired" }, null],
    ["that names the next step replaces it", { phaseStatus: "passed", nextStep: next }, next],
    ["of a hired one too", { status: "hired", nextStep: next }, next],
    ["without a next step leaves it", { result: "passed" }, { id: "Kerjakan.", en: "Do it." }],
  ])("%s", (_, incoming, nextStep) => {
    const doing = { phase: "screening", nextStep: { id: "Kerjakan.", en: "Do it." }, dueDate: "2026-11-30" };
    const phase = merged(merged(fresh, doing), incoming).phases.at(-1);
    expect([phase?.nextStep, phase?.dueOn]).toEqual([nextStep, phase?.status === "on-process" ? "2026-11-30" : null]);
  });

  test("of a phase that there is not is bad", () => {
    expect(mergeProgress(fresh, { ...silent, phase: "Tes bakat" }, order, today)).toEqual({
      status: "bad",
      reason: 'there is no phase "Tes bakat"',
    });
    const nowhere: ProgressState = { ...fresh, phases: [] };
    expect(mergeProgress(nowhere, { ...silent, result: "passed" }, order, today)).toMatchObject({
      reason: "phase is missing",
    });
  });
});

test("the same row twice changes nothing, whatever the state before and the row", () => {
  const words = fc.constantFrom<(BothLanguages | null)[]>(null, { id: "a", en: "b" });
  const day = fc.constantFrom(null, "2026-11-01", "2026-11-30");
  const incoming: fc.Arbitrary<IncomingProgress> = fc.record({
    target: fc.constant({ applicationId: 1 }),
    fingerprint: fc.constant(""),
    phase: fc.constantFrom(null, "received", "screening", "test", "offer"),
    phaseStatus: fc.constantFrom(null, ...phaseStatuses),
    activity: words,
    activityDate: day,
    result: fc.constantFrom(null, "passed", "not-passed"),
    resultDate: day,
    status: fc.constantFrom(null, ...applicationStatuses),
    reason: words,
    nextStep: words,
    dueDate: day,
    invitation: fc.constantFrom(null, { place: "Jakarta", at: null }),
    starFormCode: fc.constantFrom(null, "S"),
  });
  const phases = fc
    .subarray(order)
    .chain((some) =>
      fc.tuple(
        ...some.map(({ id }) =>
          fc.constantFrom(...phaseStatuses).map((status): StoredPhase => ({ ...newPhase(id, today), status })),
        ),
      ),
    );
  const before = fc.record({ status: fc.constantFrom(...applicationStatuses), endWords: words, phases });
  fc.assert(
    fc.property(before, incoming, (state, row) => {
      const once = mergeProgress(state, row, order, today);
      if (once.status === "bad") return;
      const twice = mergeProgress(once.state, row, order, "2026-12-24");
      if (twice.status === "bad") throw new Error(twice.reason);
      const moment = ({ state: after, currentPhaseId: phaseId }: typeof once) => ({
        state: after,
        currentPhaseId: phaseId,
      });
      expect(changeKind(moment(once), moment(twice))).toBeNull();
    }),
  );
});

test.each([
  ["phase-began", { phase: "screening" }],
  ["phase-passed", { phaseStatus: "passed" }],
  ["invited", { phase: "screening", invitation: { place: "Jakarta", at: null } }],
  ["progressed", { dueDate: "2026-11-30" }],
  ["hired", { status: "hired" }],
  ["not-continued", { phase: "screening", phaseStatus: "not-continued" }],
  ["vacancy-closed", { status: "vacancy-closed" }],
] as const)("the news is %s of %j", (kind, incoming) => {
  const after = merged(fresh, incoming);
  const moment = (state: ProgressState) => ({ state, currentPhaseId: currentPhaseId(state, order) });
  expect(changeKind(moment(fresh), moment(after))).toBe(kind);
});
