import { globSync, readFileSync } from "node:fs";

/** That a test, or a whole file of tests, shows a row. */
export interface Tag {
  file: string;
  row: string;
}

/** Tests whose tags count; tests of documents are about tags and show nothing of the product. */
export function taggedFiles(): string[] {
  const files = globSync(["src/**/*.test.{ts,tsx}", "tests/**/*.{test,spec}.ts", "scripts/**/*.test.ts"]);
  return files.filter((file) => !/^(tests\/papers|scripts\/coverage)\//.test(file)).sort();
}

const oneRow = String.raw`(?:[A-Z]\d{1,2}|suggestions \d|promises? \d+(?: and \d+)?)`;
/** `(S4, promise 16)` at the end of a title, the first thing that a call is given. */
const inTitle = new RegExp(String.raw`\(\s*(["'\x60])(?:(?!\1|\n).)*\((${oneRow}(?:, ${oneRow})*)\)\1,`, "g");
const inComment = /^[ \t]*\/\/ Shows: (.*)$/gm;

function getRows(list: string): string[] {
  return list.split(", ").flatMap((one) => {
    const [, numbers] = /^promises? (.*)$/.exec(one) ?? [];
    return numbers === undefined ? [one] : numbers.split(" and ").map((number) => `promise ${number}`);
  });
}

/** Whether what stands before a title calls a test that is left out. */
function isLeftOut(before: string): boolean {
  const calls = [...before.matchAll(/\b(?:test|describe)((?:\.\w+)*)\b/g)];
  return /\.(skip|fixme|todo)/.test(calls.at(-1)?.[1] ?? "");
}

/** The subject of a comment: the file that it heads, else the test, group or part of a journey in the next line. */
function standsRightly(source: string, start: number, end: number): boolean {
  if (/^(?:\s*\/\/.*\n)*$/.test(source.slice(0, start))) return true;
  const [next = ""] = source.slice(end).trimStart().split("\n");
  return /^(?:test|describe|await (?:part|test\.step))\b/.test(next) && !isLeftOut(next);
}

/** The rows that a file's tests say they show. */
export function tagsIn(file: string, source: string): Tag[] {
  const titles = [...source.matchAll(inTitle)].filter(({ index }) => !isLeftOut(source.slice(0, index)));
  const comments = [...source.matchAll(inComment)];
  const astray = comments.find(({ 0: line, index }) => !standsRightly(source, index, index + line.length));
  if (astray !== undefined) throw new Error(`${file}: "${astray[0].trim()}" is not followed by a test that runs.`);
  const lists = [...titles.map(([, , list = ""]) => list), ...comments.map(([, list = ""]) => list.trim())];
  const rows = lists.flatMap(getRows);
  return [...new Set(rows)].map((row) => ({ file, row }));
}

export const readTags = (): Tag[] => taggedFiles().flatMap((file) => tagsIn(file, readFileSync(file, "utf8")));
