import { expect, test } from "vitest";
import { changesPage, getOutcome, type Outcome, usedCaptcha } from "./outcome.ts";

const refused = {
  status: "refused" as const,
  http: 200,
  code: "",
  message: "",
  errors: [],
  extra: {},
  requestId: undefined,
};

test.each([
  ["profile-incomplete", { missing: ["personalData.noTelp"] }, { status: "incomplete" }],
  ["consent-missing", {}, { status: "wrong", obstacles: ["dataTruth", "dataUse"] }],
  ["captcha", {}, { status: "wrong", obstacles: ["captcha"] }],
  ["vacancy-closed", {}, { status: "closed" }],
  ["already-applied", { applicationId: 31 }, { status: "applied", applicationId: 31 }],
  ["already-ended", {}, { status: "ended" }],
])("the refusal %s has its own outcome", (code, extra, outcome) => {
  expect(getOutcome({ ...refused, code, extra })).toEqual(outcome);
});

test.each([
  [0, "network", "offline"],
  [401, "token-expired", "signed-out"],
  [409, "version-conflict", "changed"],
  [429, "too-many", "waiting"],
  [500, "fault", "failed"],
  [422, "idempotency-key-reused", "failed"],
])("status %i (%s) is %s", (http, code, status) => {
  expect(getOutcome({ ...refused, http, code }).status).toBe(status);
});

test("wrong fields are named by their sentences", () => {
  const errors = [{ path: "pendidikanList.0.nilai", code: "gpa-range", message: "Nilai harus di atas 0." }];
  expect(getOutcome({ ...refused, http: 422, code: "invalid-fields", errors })).toEqual({
    status: "invalid",
    messages: ["Nilai harus di atas 0."],
  });
});

test("a lost connection leaves the page as it is", () => {
  expect(changesPage({ status: "offline" })).toBe(false);
});

test.each<[Outcome, boolean]>([
  [{ status: "wrong", obstacles: ["captcha"] }, true],
  [{ status: "wrong", obstacles: ["dataTruth", "dataUse"] }, true],
  [{ status: "incomplete" }, true],
  [{ status: "wrong", obstacles: ["confirm"] }, false],
  [{ status: "offline" }, false],
])("%j has used up the captcha: %s", (outcome, used) => {
  expect(usedCaptcha(outcome)).toBe(used);
});
