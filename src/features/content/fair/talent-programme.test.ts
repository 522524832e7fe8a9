import { expect, test } from "vitest";
import { isBadgeShown, nextSlide, previousSlide } from "./talent-programme.ts";

// Shows: S15
test.each([
  [0, 1, 2],
  [1, 2, 0],
  [2, 0, 1],
])("after slide %i comes %i, before it %i", (slide, next, previous) => {
  expect([nextSlide(slide), previousSlide(slide)]).toEqual([next, previous]);
});

// Shows: S14
test.each([
  [1024, 123, false],
  [1024, 124, true],
  [390, 124, true],
  [1025, 54, false],
  [1025, 55, true],
])("in a view of %i px, scrolled by %i, the badge shows: %s", (width, scrolled, isShown) => {
  expect(isBadgeShown(scrolled, width)).toBe(isShown);
});
