/**
 * `npm run size`: how large the source is, as a table: files, lines, and how much of it is in small files and folders.
 * Tests, styles, texts and what is generated do not count.
 */
import { globSync, readFileSync } from "node:fs";
import { dirname } from "node:path";

const files = globSync("src/**/*.{ts,tsx}").filter((file) => !/\.test\.tsx?$/.test(file));
const lines = files.map((file) => readFileSync(file, "utf8").trimEnd().split("\n").length).sort((a, b) => a - b);
const at = (share: number) => lines[Math.floor(lines.length * share)] ?? 0;
const percent = (count: number, of: number) => `${((100 * count) / of).toFixed(0)} %`;

const inFolder = new Map<string, number>();
for (const file of files) inFolder.set(dirname(file), (inFolder.get(dirname(file)) ?? 0) + 1);
const small = [...inFolder.values()].filter((count) => count <= 2).length;

const rows = [
  ["source files", files.length],
  ["lines of source", lines.reduce((sum, count) => sum + count, 0)],
  ["lines of a file: median, 90th percentile, longest", `${at(0.5)}, ${at(0.9)}, ${lines.at(-1)}`],
  [
    "files under 20 lines",
    `${lines.filter((count) => count < 20).length} (${percent(lines.filter((count) => count < 20).length, lines.length)})`,
  ],
  ["folders with source", inFolder.size],
  ["of them with one or two files", small],
];
console.log(["| figure | now |", "|---|---|", ...rows.map(([what, value]) => `| ${what} | ${value} |`)].join("\n"));
