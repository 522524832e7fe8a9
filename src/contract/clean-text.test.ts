import fc from "fast-check";
import { expect, test } from "vitest";
import { BrokenTextError, cleanText, deepest } from "./clean-text.ts";

test("texts are trimmed and normalised, however deep they lie", () => {
  expect(cleanText({ a: [" e\u0301 ", { b: "\tx\n" }], n: 1, z: null })).toEqual({
    a: ["é", { b: "x" }],
    n: 1,
    z: null,
  });
});

test.each(["password", "newPassword", "OldPassword"])("%s keeps its spaces but not its odd normal form", (name) => {
  expect(cleanText({ [name]: " pa\u0301ss " })).toEqual({ [name]: " páss " });
});

test.each(["a\0b", "\ud800", "x\udc00y"])("%j may not travel", (text) => {
  expect(() => cleanText({ a: [text] })).toThrow(BrokenTextError);
});

test.each([31, 10_000, 20_000])("a heap of %d combining marks may not travel, however long the text is", (marks) => {
  for (const keepsLongTexts of [true, false]) {
    expect(() => cleanText({ a: `a${"\u0300".repeat(marks)}` }, keepsLongTexts)).toThrow(BrokenTextError);
  }
});

test("as many marks on a letter as any writing has may travel, on letter after letter", () => {
  const text = `x${"\u0300".repeat(29)}`.repeat(1_000);
  expect(cleanText({ a: text }, true)).toEqual({ a: text });
});

test("whatever JSON comes, cleaning it twice changes nothing more", () => {
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: "grapheme" }), (value) => {
      fc.pre(!JSON.stringify(value).includes("\\u0000"));
      const once = cleanText(value);
      expect(cleanText(once)).toEqual(once);
    }),
  );
});

test.each(["a\0b", "\ud800"])("%j may not be a name either", (name) => {
  expect(() => cleanText({ a: [{ [name]: 1 }] })).toThrow(BrokenTextError);
});

test("a value may be deep, but not without end", () => {
  const nested = (depth: number): unknown => JSON.parse("[".repeat(depth) + "]".repeat(depth));
  expect(cleanText(nested(deepest))).toEqual(nested(deepest));
  expect(() => cleanText(nested(deepest + 2))).toThrow(BrokenTextError);
  expect(() => cleanText(nested(100_000))).toThrow(BrokenTextError);
});
