import { expect, test } from "vitest";
import { obstacles } from "./missing-parts.ts";

const ready = {
  incompleteSections: 0,
  isUpToDate: true,
  isConfirmed: false,
  dataTruth: true,
  dataUse: true,
  isCaptchaSolved: true,
};

test("nothing is in the way of a complete, fresh resume with consents and captcha", () => {
  expect(obstacles(ready)).toEqual([]);
});

test.each([
  [{ incompleteSections: 2 }, "missing"],
  [{ isUpToDate: false }, "confirm"],
  [{ wrongAnswers: 1 }, "answers"],
  [{ dataTruth: false }, "dataTruth"],
  [{ dataUse: false }, "dataUse"],
  [{ isCaptchaSolved: false }, "captcha"],
] as const)("%j is in the way as %s", (lack, obstacle) => {
  expect(obstacles({ ...ready, ...lack })).toEqual([obstacle]);
});

test("an incomplete resume is completed, not confirmed", () => {
  expect(obstacles({ ...ready, incompleteSections: 1, isUpToDate: false })).toEqual(["missing"]);
});

test("an old resume that was confirmed may be sent", () => {
  expect(obstacles({ ...ready, isUpToDate: false, isConfirmed: true })).toEqual([]);
});
