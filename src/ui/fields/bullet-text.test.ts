// Shows: J10
import { describe, expect, it } from "vitest";
import { continueList, isBlankList, type Written } from "./bullet-text.ts";

/** A text with its caret drawn as |. */
function at(drawn: string): Written {
  return { text: drawn.replace("|", ""), caret: drawn.indexOf("|") };
}

const drawn = ({ text, caret }: Written) => `${text.slice(0, caret)}|${text.slice(caret)}`;

describe("Enter", () => {
  const enter = { before: "", kind: "insertLineBreak" };

  it.each([
    ["goes on with the list", "• satu\n|", "• satu\n• |"],
    ["splits a bullet into two", "• satu\n|dua", "• satu\n• |dua"],
    ["goes on in the middle", "• satu\n|\n• tiga", "• satu\n• |\n• tiga"],
    ["ends the list on an empty bullet", "• satu\n• \n|", "• satu\n|"],
    ["leaves lines without a bullet alone", "satu\n|", "satu\n|"],
  ])("%s", (_says, after, expected) => {
    expect(drawn(continueList(at(after), enter))).toBe(expected);
  });

  it("counts as the phone keyboard's paragraph too", () => {
    expect(drawn(continueList(at("• satu\n|"), { before: "", kind: "insertParagraph" }))).toBe("• satu\n• |");
  });

  it("adds no bullet where there is no room for it", () => {
    expect(drawn(continueList(at("• satu\n|"), { ...enter, maxLength: 8 }))).toBe("• satu\n|");
    expect(drawn(continueList(at("• satu\n|"), { ...enter, maxLength: 9 }))).toBe("• satu\n• |");
  });
});

describe("Backspace", () => {
  it("takes an empty bullet away in one stroke", () => {
    const edit = { before: "• satu\n• ", kind: "deleteContentBackward" };
    expect(drawn(continueList(at("• satu\n•|"), edit))).toBe("• satu\n|");
  });

  it("takes one letter of a word", () => {
    const edit = { before: "• satu", kind: "deleteContentBackward" };
    expect(drawn(continueList(at("• sat|"), edit))).toBe("• sat|");
  });

  it("leaves a bullet whose words were taken", () => {
    const edit = { before: "• a", kind: "deleteContentBackward" };
    expect(drawn(continueList(at("• |"), edit))).toBe("• |");
  });
});

describe("a paste", () => {
  it.each([
    ["turns the marks of other programs into bullets", "• ", "• - satu\n* dua\n·\ttiga|", "• satu\n• dua\n• tiga|"],
    [
      "turns the marks of Word into bullets",
      "• ",
      "• \uf0b7\tsatu\n\uf0a7 dua\no\ttiga\n➢ empat|",
      "• satu\n• dua\n• tiga\n• empat|",
    ],
    ["makes each line a bullet", "", "satu\ndua|", "• satu\n• dua|"],
    ["keeps blank lines", "", "satu\n\ndua|", "• satu\n\n• dua|"],
    ["goes on where it stood", "• satu \n• tiga", "• satu dan\ndua|\n• tiga", "• satu dan\n• dua|\n• tiga"],
    ["leaves words within a line alone", "• satu\nx ", "• satu\nx - dua|", "• satu\nx - dua|"],
  ])("%s", (_says, before, after, expected) => {
    expect(drawn(continueList(at(after), { before, kind: "insertFromPaste" }))).toBe(expected);
  });
});

it.each([
  ["", true],
  ["• ", true],
  ["• \n•\n  ", true],
  ["• a", false],
  ["-", false],
])("%j is blank: %s", (text, blank) => {
  expect(isBlankList(text)).toBe(blank);
});
