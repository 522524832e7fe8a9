import { expect, test } from "vitest";
import { readQuery } from "./read-query.ts";

test.each([
  ["", {}],
  ["a=1", { a: "1" }],
  ["a=", { a: "" }],
  ["a=1&b=2", { a: "1", b: "2" }],
  ["a=1&a=2", { a: ["1", "2"] }],
  ["a[]=1", { a: ["1"] }],
  ["a%5B%5D=1&b=2&a%5B%5D=3", { a: ["1", "3"], b: "2" }],
  ["a=1&a[]=2&a=3", { a: ["1", "2", "3"] }],
  ["a[0]=1", { "a[0]": "1" }],
])("%s is %o", (query, read) => {
  expect(readQuery(new URLSearchParams(query))).toEqual(read);
});

test("a name may be any word, and stays a name", () => {
  const read = readQuery(new URLSearchParams("__proto__=1&__proto__=2"));
  expect(Object.entries(read)).toEqual([["__proto__", ["1", "2"]]]);
  expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
});
