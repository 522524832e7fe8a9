import { expect, test } from "vitest";
import { signInReason } from "./sign-in-page.ts";

test.each([
  ["/lowongan/profile-resume?vacancy=3", "apply"],
  ["/lowongan/profile-resume/virtue", "apply"],
  ["/Profile-Resume", "profile"],
  ["/profile-resume?back=%2Flowongan", "profile"],
  ["/account/bookmark", "saved"],
  ["/account/history", "history"],
  ["/account/history/12", "history"],
  ["/agenda/agenda-detail/7#registration", "event"],
  ["/agenda", "page"],
  ["/profile-resumes", "page"],
  ["/lowongan", "page"],
  ["/", null],
])("%s is asked for because of %s", (path, reason) => {
  expect(signInReason(path)).toBe(reason);
});
