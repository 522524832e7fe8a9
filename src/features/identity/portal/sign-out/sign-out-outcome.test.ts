// Shows: A8
import { expect, test } from "vitest";
import type { Sent } from "../../../../contract/client.ts";
import { signOutOutcome } from "./sign-out-outcome.ts";

const accepted: Sent<object> = { status: "accepted", answer: {}, acknowledge: 1 };

function refused(http: number): Sent<object> {
  return { status: "refused", http, code: "x", message: "Kata server.", errors: [], extra: {}, requestId: undefined };
}

test("an applicant is done, a guest is led to sign-in", () => {
  expect(signOutOutcome(accepted, true)).toEqual({ status: "done" });
  expect(signOutOutcome(accepted, false)).toEqual({ status: "guest" });
});

test.each([401, 500] as const)("%d becomes a notice with its status", (http) => {
  expect(signOutOutcome(refused(http), true)).toEqual({ status: "info", http });
});

test.each([200, 0, 403, 429, 503])("%d is an error with the server's message", (http) => {
  expect(signOutOutcome(refused(http), true)).toEqual({ status: "error", message: "Kata server." });
});
