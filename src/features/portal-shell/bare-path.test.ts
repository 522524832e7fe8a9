import { expect, test } from "vitest";
import { isBare } from "./portal-path.ts";

test.each([
  ["/flk1", true],
  ["/karier/FLK2", true],
  ["/lowongan", false],
])("%s stands without the shell: %s", (path, bare) => {
  expect(isBare(path)).toBe(bare);
});
