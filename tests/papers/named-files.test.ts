import { globSync, readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { expect, test } from "vitest";

const sources = new Set(globSync("{src,scripts,tests}/**/*.{ts,tsx,css,mjs}").map((file) => basename(file)));

/** Every folder, and those above it. */
const folders = new Set<string>();
for (const file of globSync("{src,scripts,tests,docs,content,deploy}/**/*.*"))
  for (let folder = dirname(file); folder !== "."; folder = dirname(folder)) folders.add(folder);

const isFolder = (name: string) => [...folders].some((folder) => folder === name || folder.endsWith(`/${name}`));

/** Made by commands, or in the folder of data. */
const isMade = (name: string) => /^(\.|DATA_DIR)/.test(name);

/** Names that stand for any file of their kind. */
const isExample = (name: string) => /^(thing|things|wire-thing|name)\./.test(name);

const papers = globSync(["ARCHITECTURE.md", "{src,scripts,tests}/**/README.md"]);

test("every source file that a README or the map names is there", () => {
  expect(papers.length).toBeGreaterThan(50);
  const gone = papers.flatMap((paper) => {
    const named = [...readFileSync(paper, "utf8").matchAll(/`([\w./-]+\.(?:tsx?|css|mjs))`/g)];
    const names = named.map(([, path = ""]) => basename(path)).filter((name) => !isExample(name));
    return names.filter((name) => !sources.has(name)).map((name) => `${paper}: ${name}`);
  });
  expect(gone).toEqual([]);
});

test("every folder that a README or the map names is there", () => {
  const gone = papers.flatMap((paper) => {
    const named = [...readFileSync(paper, "utf8").matchAll(/`([\w.-]+(?:\/[\w.-]+)*)\/`/g)].map(
      ([, name = ""]) => name,
    );
    return named.filter((name) => !isMade(name) && !isFolder(name)).map((name) => `${paper}: ${name}/`);
  });
  expect(gone).toEqual([]);
});
