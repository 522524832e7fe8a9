import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const [terms = "", unused = ""] = readFileSync("docs/glossary.md", "utf8").split("\n## Terms that no text uses\n");

/** The rows of a section's tables, cell by cell. */
const rowsIn = (section: string) =>
  section
    .split("\n")
    .filter((line) => line.startsWith("| ") && !/^\| (word|language) /.test(line))
    .map((line) => line.slice(2, -2).split(" | "));

const rows = rowsIn(terms);

const read = (pattern: string) => globSync(pattern).map((file) => readFileSync(file, "utf8"));

const namesIn = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name);

test("every code name of the glossary is a word of the sources", () => {
  const words = new Set(read("src/**/*.{ts,tsx}").flatMap((text) => text.match(/\w+/g) ?? []));
  const names = rows.flatMap((cells) => namesIn(cells.join(" ")));
  expect(names.length).toBeGreaterThan(60);
  expect(names.filter((name) => !words.has(name))).toEqual([]);
});

test.each([
  ["id", 0],
  ["en", 1],
] as const)("the pages' words in %s are in their texts", (language, place) => {
  const texts = read(`src/**/messages/${language}.json`).join("\n").toLowerCase();
  const terms = rows.flatMap(([, told = ""]) => (told.includes(" · ") ? [told.split(" · ")[place] ?? ""] : []));
  expect(terms.length).toBeGreaterThan(20);
  expect(terms.filter((word) => !texts.includes(word.toLowerCase()))).toEqual([]);
});

test("no word means two things", () => {
  const words = rows.flatMap(([word = ""]) => word.split(", "));
  expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
});

test("a word is explained in two or three sentences at most", () => {
  const meanings = rows.map((cells) => cells.at(-2) ?? "");
  expect(meanings.filter((meaning) => (meaning.match(/[.!?](?: |$|\))/g) ?? []).length > 3)).toEqual([]);
});

test.each(rowsIn(unused))("no text in %s says %s", (language, variants = "", instead) => {
  const texts = read(`src/**/messages/${language}.json`).flatMap(
    (text) => text.match(/"(?:[^"\\]|\\.)*"(?=[,\n])/g) ?? [],
  );
  expect(texts.length).toBeGreaterThan(1000);
  const variant = new RegExp(`\\b(${variants.split(", ").join("|")})\\b`, "i");
  expect(
    texts.filter((text) => variant.test(text)),
    `say ${instead}`,
  ).toEqual([]);
});
