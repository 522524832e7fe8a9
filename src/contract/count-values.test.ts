import { expect, test } from "vitest";
import { findJsonFault, mostValues } from "./read-query.ts";

const many = mostValues + 2;

test.each<[string, string]>([
  ["names", JSON.stringify(Object.fromEntries(Array.from({ length: many / 2 }, (_, index) => [`n${index}`, 1])))],
  ["numbers", JSON.stringify(Array(many).fill(1))],
  ["objects", `[${"{} ,".repeat(many / 2)}{}]`],
])("too many %s are seen", (_, text) => {
  expect(findJsonFault(text)).toBe("too-many");
});

test.each<[string, unknown]>([
  ["signs in a text", { story: '",:[{\\'.repeat(many) }],
  ["a large form", { rows: Array.from({ length: 300 }, (_, index) => ({ name: `Baris ${index}`, text: "a, b: c" })) }],
  ["as many as may be", Array(mostValues).fill("a,b")],
])("%s may travel", (_, value) => {
  expect(findJsonFault(JSON.stringify(value))).toBeNull();
});

test("lists and objects too deep in each other are seen before they are many, and brackets in texts are none", () => {
  expect(findJsonFault("[".repeat(many))).toBe("too-deep");
  expect(findJsonFault('{"a":'.repeat(many))).toBe("too-deep");
  expect(findJsonFault(JSON.stringify(["[".repeat(many), "]".repeat(many)]))).toBeNull();
  expect(findJsonFault(JSON.stringify(Array(100).fill([[[1]]])))).toBeNull();
});
