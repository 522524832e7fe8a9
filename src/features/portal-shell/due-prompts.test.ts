import { expect, test } from "vitest";
import { duePrompts, promptOn } from "./sign-in-prompts.tsx";

test.each([
  ["", []],
  ["mfa=true", ["two-step"]],
  ["resume-stale=true", ["stale-resume"]],
  ["mfa=true; session=x; resume-stale=true", ["stale-resume", "two-step"]],
  ["mfa=; resume-stale=false", []],
])("the flags %j ask for %j, the resume first", (cookies, due) => {
  expect(duePrompts(cookies)).toEqual(due);
});

test.each([
  ["/", null, "stale-resume"],
  ["/lowongan", "/", "stale-resume"],
  ["/lowongan", "/lowongan", null],
  ["/profile-resume", null, null],
  ["/lowongan/profile-resume/virtue", null, null],
  ["/lowongan/profile-resumes", null, "stale-resume"],
  ["/mfa", null, null],
  ["/FLK1", null, null],
])("on %s, after an answer on %s, is asked: %s", (path, answeredOn, isAsked) => {
  expect(promptOn(path, ["stale-resume", "two-step"], answeredOn)).toBe(isAsked);
});

test("nothing due, nothing asked", () => {
  expect(promptOn("/", [], null)).toBeNull();
});
