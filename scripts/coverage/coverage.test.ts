import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readSections, type Section } from "./rows.ts";
import { readTags, taggedFiles, tagsIn } from "./tags.ts";
import { writeCoverage } from "./write-coverage.ts";

test("the page about coverage says what the tests' tags say: else run `npm run coverage`", () => {
  expect(readFileSync("docs/coverage.md", "utf8")).toBe(writeCoverage(readSections(), readTags(), taggedFiles()));
});

const row = (id: string) => ({ id, what: "a thing", page: "`/`", note: "" });
const sections: Section[] = [{ title: "Things", rows: [row("R1"), row("R2"), row("promise 3")] }];

describe("a row", () => {
  test("names the tests that show it, and one that none shows says so", () => {
    const tags = [
      { file: "src/a/list.test.ts", row: "R1" },
      { file: "tests/journeys/list.spec.ts", row: "R1" },
    ];
    const text = writeCoverage(
      sections,
      tags,
      tags.map(({ file }) => file),
    );
    expect(text).toContain("| R1 | a thing | `/` | `list`, `list.test` |  |");
    expect(text).toContain("| R2 | a thing | `/` | **shown by no test** |  |");
    expect(text).toContain("1 of 3 rows are shown by a test.");
  });

  test("that no checklist has may not be named", () => {
    expect(() => writeCoverage(sections, [{ file: "a.test.ts", row: "R9" }], [])).toThrow("R9 (a.test.ts)");
  });

  test("is distinguished by its folder where two files have one name", () => {
    const files = ["src/a/read.test.ts", "src/b/read.test.ts"];
    expect(writeCoverage(sections, [{ file: "src/b/read.test.ts", row: "R1" }], files)).toContain("`b/read.test`");
  });
});

describe("a test says what it shows", () => {
  test.each([
    ["at the end of its title", 'test("is so (R1, promise 3)", () => {});', ["R1", "promise 3"]],
    [
      "in a title below a table",
      'test.each([1])(\n  "is %i (promises 3 and 4)",\n  () => {},\n);',
      ["promise 3", "promise 4"],
    ],
    ["above itself", '// Shows: R1\ntest("is so", () => {});', ["R1"]],
    ["above a group", '  // Shows: R1, R2\n  test.describe("a", () => {});', ["R1", "R2"]],
    ["above a part of a journey", '    // Shows: R1\n    await part("is so", async () => {});', ["R1"]],
    ["at the end of a part's title", 'await test.step(\n  "is so (R1)",\n  async () => {},\n);', ["R1"]],
    ["for the whole file", "// Shows: R2\nimport a from 'a';", ["R2"]],
    ["once, however often", '// Shows: R1\ntest("is so (R1)", () => {});', ["R1"]],
  ])("%s", (_, source, rows) => {
    expect(tagsIn("a.test.ts", source).map((tag) => tag.row)).toEqual(rows);
  });

  // What is left out here stands in texts whose tags are read; no test of ours is.
  test.each([
    ["a test that is left out", 'test.skip("is so (R1)", () => {});'],
    ["a text that is no title", 'const degree = { name: "Sarjana (S1)", years: 4 };'],
  ])("%s says nothing", (_, source) => {
    expect(tagsIn("a.test.ts", source)).toEqual([]);
  });

  test.each([
    ["before no test", "const a = 1;\n// Shows: R1\nconst b = 2;"],
    ["before one that is left out", 'const a = 1;\n// Shows: R1\ntest.fixme("is so", () => {});'],
  ])("a tag %s is a fault", (_, source) => {
    expect(() => tagsIn("a.test.ts", source)).toThrow("is not followed by a test");
  });
});
