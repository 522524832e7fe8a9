import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";

const sources = new Set(globSync("{src,scripts,tests}/**/*.{ts,tsx,css,mjs}").map((file) => basename(file)));

/** Names that stand for any file of their kind. */
const isExample = (name: string) => /^(thing|things|wire-thing|name)\./.test(name);

test("every source file that a README or the map names is there", () => {
  const papers = globSync(["ARCHITECTURE.md", "{src,scripts,tests}/**/README.md"]);
  expect(papers.length).toBeGreaterThan(50);
  const gone = papers.flatMap((paper) => {
    const named = [...readFileSync(paper, "utf8").matchAll(/`([\w./-]+\.(?:tsx?|css|mjs))`/g)];
    const names = named.map(([, path = ""]) => basename(path)).filter((name) => !isExample(name));
    return names.filter((name) => !sources.has(name)).map((name) => `${paper}: ${name}`);
  });
  expect(gone).toEqual([]);
});
