import { expect, test } from "vitest";
import { edgeControl } from "./serve-cached.ts";

test.each([
  [0, 60_000, undefined],
  [60, 3_600_000, "public, max-age=0, s-maxage=60"],
  [60, 30_999, "public, max-age=0, s-maxage=30"],
  [60, 999, undefined],
  [60, -5_000, undefined],
  [60, Number.POSITIVE_INFINITY, "public, max-age=0, s-maxage=60"],
])("with %i seconds a page that is true for %i ms more says %s", (seconds, left, control) => {
  expect(edgeControl(seconds, { now: 1_000_000, until: 1_000_000 + left })).toBe(control);
});
