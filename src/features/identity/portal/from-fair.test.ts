import { expect, test } from "vitest";
import { isFromFair } from "./back-to-fair.tsx";

test.each([
  ["/signup/virtue", true],
  ["/karier/SIGNUP/Profile-Resume/Virtue/", true],
  ["/account/confirmation/virtue/abc", true],
  ["/signup", false],
  ["/account/confirmation/virtues", false],
])("%s is a screen for visitors from the fair: %s", (path, fromFair) => {
  expect(isFromFair(path)).toBe(fromFair);
});
