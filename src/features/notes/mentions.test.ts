// Shows: F36
import { describe, expect, test } from "vitest";
import { getGrowth, mostGrowth } from "../../../tests/support/processor-time.ts";
import { findMentions, findQuery, findReaders } from "./mentions.ts";

const hendra = { id: 1, name: "Hendra Simatupang" };
const hendraLong = { id: 2, name: "Hendra Simatupang Putra" };
const ratna = { id: 3, name: "Ratna Widyaningrum" };
const otherRatna = { id: 4, name: "Ratna Widyaningrum" };
const readers = [hendra, hendraLong, ratna];

describe("whom a note mentions", () => {
  test.each([
    ["nobody without an at sign", "Hendra Simatupang menilai", [], []],
    ["the whole name, in any letters", "Tolong @hendra simatupang, cek.", [1], []],
    ["the longest name that fits", "@Hendra Simatupang Putra", [2], []],
    ["a part of a name is nobody's", "tolong cek @Hendra", [], ["Hendra"]],
    ["a name that goes on is another one's", "@Hendra Simatupangan", [], ["Hendra"]],
    ["an e-mail address mentions nobody", "kirim ke hr@contoh.id", [], []],
    ["a time mentions nobody", "besok @ 9 atau @10.30", [], []],
    ["in brackets and at the start of a line", "(@Ratna Widyaningrum)\n@Budi", [3], ["Budi"]],
    ["each once", "@Budi @Budi @Ratna Widyaningrum @Ratna Widyaningrum", [3], ["Budi"]],
  ])("%s", (_, text, ids, unknown) => {
    expect(findMentions(text, readers)).toEqual({ ids, unknown });
  });

  test("of two people of one name, the one that was picked", () => {
    const both = [ratna, otherRatna];
    expect(findMentions("@Ratna Widyaningrum", both)).toEqual({ ids: [], unknown: ["Ratna"] });
    expect(findMentions("@Ratna Widyaningrum", both, [4])).toEqual({ ids: [4], unknown: [] });
  });

  test("takes time in proportion to the text", async () => {
    const growth = await getGrowth((share) => findMentions("@Hendra @".repeat(400 * share), readers));
    expect(growth).toBeLessThanOrEqual(mostGrowth);
  });
});

describe("what is looked up while one types", () => {
  test.each([
    ["cek @", 5, { from: 4, words: "" }],
    ["cek @Hen", 8, { from: 4, words: "Hen" }],
    ["cek @Hendra Si", 14, { from: 4, words: "Hendra Si" }],
    ["hr@contoh", 9, null],
    ["jam @ 9", 7, null],
    ["@Hendra\nlalu", 12, null],
    ["tanpa", 5, null],
  ])("%j at %i", (text, caret, found) => {
    expect(findQuery(text, caret)).toEqual(found);
  });

  test("people are found by any word of their name", () => {
    expect(findReaders("", readers)).toEqual(readers);
    expect(findReaders("sima", readers)).toEqual([hendra, hendraLong]);
    expect(findReaders("widya", readers)).toEqual([ratna]);
    expect(findReaders("idya", readers)).toEqual([]);
  });
});
