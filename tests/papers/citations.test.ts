import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { citationsIn } from "./citations.ts";
import { decisions, papers, promises, rows } from "./spec.ts";

const files = globSync(["{src,tests,scripts}/**/*.{ts,tsx,mjs,css,md}", "docs/**/*.md", "*.{md,ts}"]).filter(
  (file) => !file.startsWith("tests/papers/"),
);

describe("what sources and papers cite", () => {
  test("leads to a section, a promise, a decision, a reading or a row that there is", () => {
    const cited = files.flatMap((file) =>
      citationsIn(file, readFileSync(file, "utf8")).map((citation) => ({ file, ...citation })),
    );
    expect(cited.length).toBeGreaterThan(700);
    expect(cited.filter(({ fault }) => fault !== null)).toEqual([]);
  });

  test("is found in complete documents", () => {
    expect([...(papers.get("specification")?.sections.keys() ?? [])]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(Math.max(...promises)).toBe(promises.size);
    expect(decisions.size).toBeGreaterThan(13);
    expect([..."RSVAPJWNF"].map((group) => [...rows].filter((row) => row.startsWith(group)).length)).toEqual([
      40, 24, 19, 13, 16, 11, 3, 25, 71,
    ]);
  });
});

describe("a citation that leads nowhere is reported", () => {
  test.each([
    ["// As it is said (§10).", "specification has no §10"],
    ['/** Whole (§5 "Words of nobody"). */', 'specification §5 does not say "Words of nobody"'],
    ["// recruiting §99", "recruiting has no §99"],
    ["// As § says.", "§ without a number"],
    ["// once (promise 26)", "there is no promise 26"],
    ["// (promises 14, 20 and 30)", "there is no promise 30"],
    ["// (decision 99)", "there is no decision 99"],
    ['/** A copy\n * (readings,\n * "Snapshot"). */', 'the paper does not have "Snapshot"'],
    ["// wire, `account/nothing`", 'the paper does not have "account/nothing"'],
    ["/** R41: a page. */", "no checklist has a row R41"],
    ['test("is shown (S25)", () => {});', "no checklist has a row S25"],
    ["// as api.md says", "cite it by a form of docs/spec/README.md"],
    ['// (decisions, "Snapshots")', "cite it by a form of docs/spec/README.md"],
  ])("%s", (source, fault) => {
    expect(citationsIn("src/some.ts", source).flatMap((one) => one.fault ?? [])).toEqual([fault]);
  });

  test.each([
    "// RFC 5321 §4.5.4.1",
    '/** §5 "Required messages exist for …" */',
    "// (§5, promise 10, R8)",
    '// (readings, "Snapshots"; wire, `submit-application`; promises 1-6)',
    'expect(degree).toBe("S99");',
  ])("and nothing else: %s", (source) => {
    expect(citationsIn("src/some.ts", source).flatMap((one) => one.fault ?? [])).toEqual([]);
  });
});
