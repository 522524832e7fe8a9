import { expect, it } from "vitest";
import { m } from "#messages";
import { faultLine, faultMessage } from "./check-form.ts";

it.each([
  ["family.birthOrder", "birth-order"],
  ["education", "too-many-entries"],
  ["personalData.phone", "phone-format"],
])("%s that is wrong by %s has a sentence of its own in the browser too", (path, code) => {
  expect(faultMessage({ path, code })).not.toBe(m.field_format());
});

it("names the entry away from its field, and what is wrong there", () => {
  const line = faultLine({ path: "education.1.gpa", code: "gpa-above-max" });
  expect(line).toMatch(/^Pendidikan 2: Nilai \(IPK\): .+/);
});

it.each([
  ["obstacleStory.result", "2.000"],
  ["workExperiences.0.mainJob1", "100"],
])("%s that is too long says that it may have %s characters", (path, limit) => {
  expect(faultMessage({ path, code: "too-long" })).toBe(m.flk_page_too_long({ limit }));
});

it("names the button that makes the order one finds an answer", () => {
  const message = faultMessage({ path: "workInterest.activityRanking", code: "required" });
  expect(message).toContain(m.flk_page_rank_agree());
});
