import { expect, test } from "vitest";
import { median } from "./median.ts";
import { atLeast, atMost, markdown, textFigure, withMeasured } from "./table.ts";

test.each([
  [[3, 1, 2], 2],
  [[10, 9], 10],
  [[7], 7],
  [[], 0],
])("the median of %j is %j", (values, middle) => {
  expect(median(values)).toBe(middle);
});

test("a figure says whether its budget is kept", () => {
  expect(atMost("search", 3, 3, " ms").isKept).toBe(true);
  expect(atMost("search", 3.01, 3, " ms").isKept).toBe(false);
  expect(atLeast("cached", 0.5, 0.35, 0.5)).toEqual({
    what: "cached",
    value: "0.5",
    budget: "≥ 0.35, aim 0.5",
    isKept: true,
  });
  expect(atLeast("cached", 0.349, 0.35).isKept).toBe(false);
});

test("a broken budget is marked, and a figure without one is not", () => {
  const table = markdown([atMost("memory", 700, 600, " MB"), textFigure("server", "not installed")]);
  expect(table).toContain("| memory | 700 MB | ≤ 600 MB | **no** |");
  expect(table).toContain("| server | not installed |  |  |");
});

test("a part's new table takes the place of its old one and leaves the others", () => {
  const page = "a <!-- measured x -->old<!-- /measured x --> b <!-- measured y -->kept<!-- /measured y --> c";
  const written = withMeasured(page, "x", "new");
  expect(written).toBe(
    "a <!-- measured x -->\n\nnew\n\n<!-- /measured x --> b <!-- measured y -->kept<!-- /measured y --> c",
  );
  expect(withMeasured(written, "x", "new")).toBe(written);
  expect(() => withMeasured(page, "z", "new")).toThrow('no place for "z"');
});
