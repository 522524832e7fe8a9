import { expect, test } from "vitest";
import { z } from "zod";
import { type PackFault, PackFaults } from "./pack-part.ts";
import { both, getDay, packDay, slug } from "./pack-values.ts";
import { readEntries, readPackFile, readPackJson } from "./read-pack-file.ts";

const schema = z.strictObject({
  slug,
  on: packDay.optional(),
  title: both.optional(),
  links: z.array(z.strictObject({ url: z.url() })).optional(),
});

function getFaults(work: () => unknown): readonly PackFault[] {
  try {
    work();
  } catch (error) {
    if (error instanceof PackFaults) return error.faults;
    throw error;
  }
  return [];
}

/** A file of these lines, and its faults as "line: reason". */
function faults(lines: readonly string[], path = "news/a.md"): string[] {
  const text = lines.join("\n");
  return getFaults(() => readPackFile({ path, text }, schema, ["id", "en"])).map(
    ({ line, reason }) => `${line}: ${reason}`,
  );
}

const texts = ["# id", "Satu", "# en", "One"];

test("a file is its front matter and the text below each heading, whatever ends its lines", () => {
  const text =
    "---\r\nslug: a\r\ntitle:\r\n  id: A\r\n  en: B\r\n---\r\n\r\n# id\r\n\r\nSatu\r\n\r\n## x\r\n\r\n# en \r\nOne";
  const { values, sections, getLine } = readPackFile({ path: "a.md", text }, schema, ["id", "en"]);
  expect(values).toEqual({ slug: "a", title: { id: "A", en: "B" } });
  expect(sections.get("id")).toBe("Satu\r\n\r\n## x");
  expect(sections.get("en")).toBe("One");
  expect(getLine(["title", "en"])).toBe(5);
});

test.each([
  ["no front matter", ["# id", "Satu"], ["1: it has no front matter between two lines ---"]],
  ["front matter that does not end", ["---", "slug: a", ...texts], ["1: it has no front matter between two lines ---"]],
  ["broken YAML", ["---", "slug: a", 'title: "x', "---", ...texts], ['3: Missing closing "quote']],
  ["a name twice", ["---", "slug: a", "slug: b", "---", ...texts], ["3: Map keys must be unique"]],
  [
    "an alias of nothing",
    ["---", "slug: *a", "---", ...texts],
    ["2: Unresolved alias (the anchor must be set before the alias): a"],
  ],
  ["a list for an object", ["---", "- a", "---", ...texts], ["2: Invalid input: expected object, received array"]],
  ["nothing in the front matter", ["---", "---", ...texts], ["2: Invalid input: expected object, received null"]],
  [
    "a wrong value in a nested list",
    ["---", "slug: a", "links:", "  - url: https://a.example", "  - url: nowhere", "---", ...texts],
    ["5: links.1.url: Invalid URL"],
  ],
  [
    "a missing name, where it belongs",
    ["---", "slug: a", "title:", "  id: A", "---", ...texts],
    ["4: title.en: Invalid input: expected string, received undefined"],
  ],
  ["a name too many", ["---", "slug: a", "", "tittle: A", "---", ...texts], ["4: tittle: there is no such name here"]],
  [
    "a day that is none",
    ["---", "slug: a", "on: 2026-02-30", "---", ...texts],
    ["3: on: neither a day such as 2026-11-21 nor a whole number of days from the day of loading"],
  ],
  ["missing text", ["---", "slug: a", "---", "# id", "Satu", "# en", ""], ['6: there is no text below "# en"']],
  ["a missing heading", ["---", "slug: a", "---", "", "# id", "Satu"], ['5: there is no text below "# en"']],
  ["a heading twice", ["---", "slug: a", "---", ...texts, "# id", "Dua"], ['8: "# id" stands here a second time']],
  ["lost text", ["---", "slug: a", "---", "lost", ...texts], ["4: there is text above the first heading"]],
  [
    "several faults, all at once",
    ["---", "slug: A b", "x: 1", "---", "# id", "Satu"],
    [
      "2: slug: only a-z, 0-9 and single hyphens between them",
      "3: x: there is no such name here",
      '5: there is no text below "# en"',
    ],
  ],
])("%s is named with its line", (_, lines, expected) => {
  expect(faults(lines)).toEqual(expected);
});

test("another kind of file is refused with a sentence", () => {
  expect(faults(["a,b"], "news/a.csv")).toEqual(["1: only Markdown files (.md) belong here"]);
});

test("the faults of all files come together, and no two may have one slug", () => {
  const file = (path: string, name: string) => ({ path, text: `---\nslug: ${name}\n---\n# id\nSatu\n` });
  const files = [file("a.md", "one"), file("b.md", "A"), file("c.md", "one")];
  expect(getFaults(() => readEntries(files, schema, ["id"], "slug"))).toEqual([
    { path: "b.md", line: 2, reason: "slug: only a-z, 0-9 and single hyphens between them" },
    { path: "c.md", line: 2, reason: 'a.md is "one" already' },
  ]);
});

test("days are ISO dates or counted from the day of loading", () => {
  expect([getDay(-2, "2026-03-01"), getDay(0, "2026-03-01"), getDay("2026-11-21", "2026-03-01")]).toEqual([
    ...["2026-02-27", "2026-03-01", "2026-11-21"],
  ]);
});

test.each([
  [
    "a missing comma",
    '{\n\t"slug": "a"\n\t"on": 1\n}',
    [{ line: 3, reason: expect.stringMatching("^it is not JSON: ") }],
  ],
  ["nothing", "", [{ line: 1, reason: expect.stringMatching("^it is not JSON: ") }]],
  ["a wrong value", '{\n\t"slug": "a",\n\t"on": "soon"\n}', [{ line: 3, reason: expect.stringMatching("^on: ") }]],
])("JSON with %s is named with its line", (_, text, expected) => {
  const found = getFaults(() => readPackJson({ path: "site.json", text }, schema));
  expect(found).toEqual(expected.map((fault) => ({ path: "site.json", ...fault })));
});
