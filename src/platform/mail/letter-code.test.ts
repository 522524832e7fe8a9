// Shows: N13
import { expect, test } from "vitest";
import { newLetterCode, readLetterCode } from "./letter.ts";

test("a number is short, unlike any other, and read as it was written", () => {
  const codes = Array.from({ length: 200 }, newLetterCode);
  for (const code of codes) {
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
    expect(readLetterCode(code)).toBe(code);
  }
  expect(new Set(codes).size).toBe(codes.length);
});

test.each(["7k2m9-4qdh1", "7K2M9 4QDHI", " 7K2M94QDHl ", "7K2M9\u20134QDH1", "7K2M9.4QDH1"])(
  "%j is the same number",
  (typed) => {
    expect(readLetterCode(typed)).toBe("7K2M9-4QDH1");
  },
);

test.each(["", "7K2M9", "7K2M9-4QDH12", "7K2M9-4QDHU", "7K2M9-4QDH!"])("%j is none", (typed) => {
  expect(readLetterCode(typed)).toBeNull();
});
