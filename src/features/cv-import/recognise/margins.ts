import type { CvWords } from "../cv-facts.ts";
import type { CvLine } from "../lines/cv-line.ts";
import { isOnlyDates, periodIn } from "./dates.ts";
import { isPlace } from "./places.ts";
import { positionScore } from "./words.ts";

const toText = (line: Pick<CvLine, "cells">) => line.cells.map(({ text }) => text).join(" ");

const withCells = (line: CvLine, cells: CvLine["cells"]): CvLine => ({ ...line, cells, text: toText({ cells }) });

/** Lines between an entry's head and what stands in its margin, at the most. */
const farthest = 4;

/** True for a line that describes and has something of its entry's head beside it, in the margin. */
function hasMargin(line: CvLine, words: CvWords): boolean {
  const [first, last] = [line.cells[0], line.cells.at(-1)];
  if (first === undefined || last === undefined || line.cells.length < 2) return false;
  // A position below its company is no description, although it is an entry of a list.
  if (first.text.length < 80 && !/\.$/.test(first.text) && positionScore(first.text) >= 2) return false;
  return isOnlyDates(last.text) || isPlace(last.text, words);
}

/** The head that a margin belongs to: the nearest line above that describes nothing. */
function headAbove(lines: readonly CvLine[], at: number, isBelow: (line: CvLine) => boolean): number {
  for (let above = at - 1; above >= Math.max(0, at - farthest); above -= 1) {
    const line = lines[above];
    if (line !== undefined && !isBelow(line)) return above;
  }
  return -1;
}

/**
 * When and where, as they stand in a margin beside what describes an entry, beside its head instead. Where several such
 * lines follow one head they are entries themselves, and stay.
 */
export function withMarginsLifted(lines: readonly CvLine[], words: CvWords): CvLine[] {
  const left = Math.min(...lines.filter(({ isBullet }) => !isBullet).map(({ x }) => x));
  const isBelow = (line: CvLine) => line.isBullet || line.x > left + 6;
  const found = lines.flatMap((line, at) =>
    isBelow(line) &&
    line.cells.length > 1 &&
    hasMargin(line, words) &&
    (line.isBullet || lines[at - 1]?.isBullet === true)
      ? [{ at, head: headAbove(lines, at, isBelow) }]
      : [],
  );
  const dated = found.filter(
    ({ at }) => isOnlyDates(lines[at]?.cells.at(-1)?.text ?? "") && /\d{4}/.test(lines[at]?.cells.at(-1)?.text ?? ""),
  );
  const heads = dated.map(({ head }) => head);
  if (heads.some((head, at) => head < 0 || heads.indexOf(head) !== at)) return [...lines];
  const lifted = lines.map((line) => line);
  for (const { at, head } of found) {
    const [line, above] = [lifted[at], lifted[head]];
    const margin = line?.cells.at(-1);
    if (line === undefined || above === undefined || margin === undefined) continue;
    lifted[at] = withCells(line, line.cells.slice(0, -1));
    lifted[head] = withCells(above, [...above.cells, margin]);
  }
  return lifted;
}

/** Bullets that stand before entries, farther left than all else, are none. */
export function withoutOuterBullets(lines: readonly CvLine[]): CvLine[] {
  const left = Math.min(...lines.map(({ x }) => x));
  const outer = lines.filter(({ x, isBullet }) => isBullet && x < left + 3);
  const isList = outer.length === lines.length || outer.some(({ text }) => text.length > 100);
  const stands = lines.some(({ x, isBullet }) => !isBullet && x < left + 3);
  if (outer.length === 0 || stands || isList) return [...lines];
  return lines.map((line) => (outer.includes(line) ? { ...line, isBullet: false } : line));
}

/** Entries that stand beside each other, each with dates of its own, below each other. */
export function withGridTaken(lines: readonly CvLine[]): CvLine[] {
  const dates = lines.find(
    ({ cells }) => cells.length > 1 && cells.every(({ text }) => periodIn(text) !== null && isOnlyDates(text)),
  );
  if (dates === undefined) return [...lines];
  const getColumn = (x: number) => dates.cells.findLastIndex((cell) => cell.x <= x + 30);
  return dates.cells.flatMap((_, column) =>
    lines.flatMap((line) => {
      const cells = line.cells.filter(({ x }) => Math.max(0, getColumn(x)) === column);
      const [first] = cells;
      return first === undefined ? [] : [{ ...withCells(line, cells), x: first.x }];
    }),
  );
}

/** A position, its dates and what was done, all in one line: what was done is a line of its own. */
export function withProseApart(lines: readonly CvLine[]): CvLine[] {
  return lines.flatMap((line) => {
    const [before = "", after = ""] = periodIn(line.text)?.rest.split("\t") ?? [];
    const isProse = before.length > 3 && before.length < 70 && after.split(" ").length > 6;
    const at = line.text.indexOf(after);
    if (!isProse || line.cells.length > 1 || line.isBullet || at < 0) return [line];
    const [head, rest] = [line.text.slice(0, at).trim(), line.text.slice(at)];
    return [
      { ...line, text: head, cells: [{ text: head, x: line.x }] },
      { ...line, text: rest, cells: [{ text: rest, x: line.x }], gap: 0, isBullet: true },
    ];
  });
}
