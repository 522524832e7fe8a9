import { basename } from "node:path";
import type { Row, Section } from "./rows.ts";
import type { Tag } from "./tags.ts";

const head = `# Requirements and their tests

<!-- Made by \`npm run coverage\` from docs/spec/checklist.md, docs/spec/promises.md, docs/coverage.yaml and the tags of tests: change those. -->

Each row of [the checklist](spec/checklist.md) and [the promises](spec/promises.md), with its page and the files whose tests are tagged with it: a plain name is a journey of \`tests/journeys\`, a name that ends in \`.test\` a test without a browser.
Journeys run on a phone in Indonesian and on a desktop in English; \`npm run endurance\` runs the other two pairs. Measures for each security promise: [security](security.md); measurements: [performance](performance.md).
`;

/** A file by its name; with its folder where another file has the same. */
function getName(file: string, all: readonly string[]): string {
  const name = basename(file).replace(/(\.spec)?\.tsx?$/, "");
  const isAlone = all.filter((other) => basename(other) === basename(file)).length === 1;
  return isAlone ? name : `${file.split("/").at(-2)}/${name}`;
}

const cell = (text: string) => text.replace(/(?<!\\)\|/g, "\\|");

function line({ id, what, page, note }: Row, tests: readonly string[]): string {
  const shownBy = tests.length > 0 ? tests.map((name) => `\`${name}\``).join(", ") : "**shown by no test**";
  return `| ${[id, what, page, shownBy, note].map(cell).join(" | ")} |`;
}

/** Text of docs/coverage.md. @throws Error where a tag names a row that there is not */
export function writeCoverage(sections: readonly Section[], tags: readonly Tag[], files: readonly string[]): string {
  const known = new Set(sections.flatMap(({ rows }) => rows.map(({ id }) => id)));
  const unknown = tags.filter(({ row }) => !known.has(row));
  if (unknown.length > 0)
    throw new Error(`No checklist has these rows: ${unknown.map(({ file, row }) => `${row} (${file})`).join(", ")}.`);
  const getTests = (row: string) => {
    const own = tags.filter((tag) => tag.row === row).map(({ file }) => getName(file, files));
    return own.sort((a, b) => Number(a.endsWith(".test")) - Number(b.endsWith(".test")) || (a < b ? -1 : 1));
  };
  const tables = sections.map(({ title, rows }) =>
    [
      `\n## ${title}\n`,
      "| row | what | page | shown by | note |",
      "|---|---|---|---|---|",
      ...rows.map((row) => line(row, getTests(row.id))),
      "",
    ].join("\n"),
  );
  const bare = sections.flatMap(({ rows }) => rows.filter(({ id }) => getTests(id).length === 0));
  const count = `\n${known.size - bare.length} of ${known.size} rows are shown by a test.\n`;
  return [head, count, ...tables].join("");
}
