// Shows: S23, A12
import { expect, test } from "vitest";
import { refusalMeaning } from "./refusal-meaning.ts";

function refused(path: string, http: number, code = "token-expired") {
  return { path, http, code, message: "Kata server." };
}

test.each(["master-data/id", "master-data/id/institution?search=a", "form/dropdown/en", "form/platform-dropdown"])(
  "a 401 of %s leads home, and says so the second time",
  (path) => {
    expect(refusalMeaning(refused(path, 401), false)).toEqual({ kind: "master-data" });
    expect(refusalMeaning(refused(path, 401), true)).toEqual({ kind: "failure", message: "Kata server." });
  },
);

test.each([
  ["get-profile/id", 401],
  ["form/get-profile/en", 500],
] as const)("a resume that cannot be fetched (%s, %d) leads to the sign-in", (path, http) => {
  expect(refusalMeaning(refused(path, http), false)).toEqual({ kind: "resume", http });
});

test("any other token that ended is the dialog of an ended token", () => {
  expect(refusalMeaning(refused("form/draft/resume", 401), false)).toEqual({ kind: "token-expired" });
});

test.each([
  ["master-data/id", 500, "fault"],
  ["form/get-profile/id", 503, "not-ready"],
  ["save-vacancy", 401, "sign-in-required"],
])("the page itself says what became of %s (%d %s)", (path, http, code) => {
  expect(refusalMeaning(refused(path, http, code), false)).toBeNull();
});
