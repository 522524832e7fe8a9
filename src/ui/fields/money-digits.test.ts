import { describe, expect, it } from "vitest";
import { caretAfterDigits, groupDigits, plainDigits } from "./money-digits.ts";

describe("money while it is typed", () => {
  it.each([
    ["", ""],
    ["5", "5"],
    ["999", "999"],
    ["1000", "1.000"],
    ["7500000", "7.500.000"],
    ["99999999", "99.999.999"],
    ["Rp 7.500.00", "750.000"],
    ["0007500", "7.500"],
    ["0", "0"],
  ])("groups %o as %o", (typed, grouped) => {
    expect(groupDigits(typed)).toBe(grouped);
  });

  it("groups with commas in English", () => {
    expect(groupDigits("7500000", ",")).toBe("7,500,000");
  });

  it("reads back what it wrote", () => {
    expect(plainDigits(groupDigits("7500000"))).toBe("7500000");
  });

  it.each([
    ["7.500.000", 0, 0],
    ["7.500.000", 1, 1],
    ["7.500.000", 4, 5],
    ["7.500.000", 7, 9],
    ["", 0, 0],
  ])("in %o puts the caret after %i digits at %i", (grouped, digits, at) => {
    expect(caretAfterDigits(grouped, digits)).toBe(at);
  });
});
