import { expect, test } from "vitest";
import { hasTooManyValues, mostValues } from "./count-values.ts";

const many = mostValues + 2;

test.each<[string, string]>([
  ["names", JSON.stringify(Object.fromEntries(Array.from({ length: many / 2 }, (_, index) => [`n${index}`, 1])))],
  ["numbers", JSON.stringify(Array(many).fill(1))],
  ["lists in each other", "[".repeat(many)],
  ["objects", `[${"{} ,".repeat(many / 2)}{}]`],
])("too many %s are seen", (_, text) => {
  expect(hasTooManyValues(text)).toBe(true);
});

test.each<[string, unknown]>([
  ["signs in a text", { story: '",:[{\\'.repeat(many) }],
  ["a large form", { rows: Array.from({ length: 300 }, (_, index) => ({ name: `Baris ${index}`, text: "a, b: c" })) }],
  ["as many as may be", Array(mostValues).fill("a,b")],
])("%s may travel", (_, value) => {
  expect(hasTooManyValues(JSON.stringify(value))).toBe(false);
});
