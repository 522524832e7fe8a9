import { describe, expect, test } from "vitest";
import { answerBy, type InvitationFacts, invitationStatus } from "./invitation-state.ts";

const now = new Date("2026-11-22T10:00:00+07:00");
const open: InvitationFacts = {
  status: "open",
  replacedAt: null,
  answerBy: new Date("2026-11-24T23:59:59+07:00"),
  application: { status: "on-process", phaseStatus: "on-process" },
};

describe("an invitation's state", () => {
  test.each<[string, Partial<InvitationFacts>, string]>([
    ["waits for its answer", {}, "open"],
    ["waits to the very last second", { answerBy: now }, "open"],
    ["is over after that", { answerBy: new Date(now.getTime() - 1) }, "expired"],
    ["is over when its phase is", { application: { status: "on-process", phaseStatus: "passed" } }, "expired"],
    [
      "is over when its application is",
      { application: { status: "not-continued", phaseStatus: "on-process" } },
      "expired",
    ],
    ["stays answered when its time is over", { status: "accepted", answerBy: new Date(0) }, "accepted"],
    ["is over once replaced, answered or not", { status: "accepted", replacedAt: now }, "expired"],
  ])("%s", (_, facts, status) => {
    expect(invitationStatus({ ...open, ...facts }, now)).toBe(status);
  });
});

test.each([
  ["the last day told, to its end", { at: null, dueOn: "2026-11-24" }, "2026-11-24T23:59:59+07:00"],
  ["never after it has begun", { at: "2026-11-24T09:00:00+07:00", dueOn: "2026-11-30" }, "2026-11-24T09:00:00+07:00"],
  ["its begin where no day was told", { at: "2026-11-24T09:00:00+07:00", dueOn: null }, "2026-11-24T09:00:00+07:00"],
  ["two weeks where nothing was told", { at: null, dueOn: null }, "2026-12-06T23:59:59+07:00"],
])("it can be answered until %s", (_, untilText, end) => {
  expect(answerBy(untilText, now)).toEqual(new Date(end));
});
