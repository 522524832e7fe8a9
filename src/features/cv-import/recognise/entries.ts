import type { CvLine } from "../lines/cv-line.ts";
import { isOnlyDates, periodIn } from "./dates.ts";

/** An entry of a section: its head (what it is called, where, when) and what is said of it. */
export interface CvEntry {
  head: CvLine[];
  body: CvLine[];
}

const longSentence = 95;
const sentence = /[^.]{40,}[.;]$|\p{Ll}{3}\. \p{Lu}/u;

/** A line of prose has many words, most of them small; a name has few. */
function isProse(text: string): boolean {
  const words = text.split(" ");
  return words.length >= 8 && words.filter((word) => /^\p{Ll}/u.test(word)).length >= words.length * 0.6;
}

const getLongest = ({ cells }: CvLine) => Math.max(...cells.map(({ text }) => text.length));

/** True for a line that describes: an entry of a list, a sentence, or what continues from one. */
function describes(line: CvLine, before: CvLine | undefined, headX: number, isBefore: boolean): boolean {
  const isSentence = line.text.length > 45 && line.cells.some(({ text }) => sentence.test(text));
  if (line.isBullet || getLongest(line) > longSentence || isSentence || isProse(line.text)) return true;
  if (!isBefore || before === undefined || line.isNumbered) return false;
  if (/^\p{Ll}/u.test(line.text)) return true;
  const isNear = line.page === before.page && line.gap < 0.9;
  const isWide = before.text.length > 55 && !/[.;:]$/.test(before.text);
  return isNear && ((line.x > headX + 3 && before.isBullet) || isWide);
}

/** Where heads begin: what stands further right below them describes. */
function getLeft(lines: readonly CvLine[]): number {
  const heads = lines.filter(({ isBullet }) => !isBullet).map(({ x }) => x);
  return heads.length === 0 ? 0 : Math.min(...heads);
}

/** A long line that begins or ends with dates is a head: "2019 – 2023: Sarjana …, Universitas …, IPK …". */
function isDatedHead({ text }: CvLine): boolean {
  const isLong = text.length > longSentence && text.length < 170;
  return isLong && !isProse(text) && [text.slice(0, 40), text.slice(-45)].some((edge) => periodIn(edge) !== null);
}

/** How far right lines of heads begin: what stands further right describes. */
function headEdge(lines: readonly CvLine[], isAnchor: (line: CvLine) => boolean): number {
  const first = lines.findIndex(isAnchor);
  const heads = lines.filter((line, at) => at < first || isAnchor(line));
  // Beside dates in the margin the names begin in the second cell.
  const getX = ({ x, cells }: CvLine) => (isOnlyDates(cells[0]?.text ?? "") ? (cells[1]?.x ?? x) : x);
  return Math.max(...heads.map(getX), 0);
}

function getDescriptions(lines: readonly CvLine[], isAnchor: (line: CvLine) => boolean): boolean[] {
  const headX = getLeft(lines);
  const edge = headEdge(lines, isAnchor);
  const marks: boolean[] = [];
  for (const [at, line] of lines.entries()) {
    const isFree = isAnchor(line) && (getLongest(line) <= longSentence || isDatedHead(line));
    const isIndented = line.x > edge + 6 && !isOnlyDates(line.text);
    marks.push(!isFree && (isIndented || describes(line, lines[at - 1], headX, marks[at - 1] ?? false)));
  }
  return marks;
}

/** How many lines of a head stand above its anchor: as many as above the section's first. */
function lead(marks: readonly boolean[], anchors: readonly number[]): number {
  const first = anchors[0] ?? 0;
  const above = marks.slice(0, first).lastIndexOf(true);
  return Math.min(first - (above + 1), 3);
}

function getStart(
  anchor: number,
  previous: number,
  most: number,
  lines: readonly CvLine[],
  marks: readonly boolean[],
): number {
  let start = anchor;
  while (start > previous + 1 && anchor - start < most && !marks[start - 1]) {
    // A wide gap above the line: what stands above it belongs to the entry before.
    const [line, above] = [lines[start], lines[start - 1]];
    if (line !== undefined && above !== undefined && line.gap > above.gap + 0.5 && line.gap > 0.8) break;
    start -= 1;
  }
  return start;
}

/** Where an entry of a numbered list begins; null where the section is none. */
function numberAbove(anchor: number, previous: number, lines: readonly CvLine[]): number | null {
  const at = lines.findLastIndex(({ isNumbered }, line) => isNumbered === true && line <= anchor);
  return at > previous && anchor - at <= 4 ? at : null;
}

/** True where numbers stand before entries, and not before what is said of one. */
function isNumberedList(lines: readonly CvLine[], anchors: readonly number[]): boolean {
  const begun = anchors.filter((anchor, at) => numberAbove(anchor, anchors[at - 1] ?? -1, lines) !== null);
  return begun.length === anchors.length && lines.filter(({ isNumbered }) => isNumbered).length === anchors.length;
}

/**
 * Takes a section apart into its entries. An anchor is a line that each entry has once (its dates, its school); an
 * entry begins as many lines above its anchor as the first one does.
 */
export function getEntries(lines: readonly CvLine[], isAnchor: (line: CvLine) => boolean): CvEntry[] {
  const marks = getDescriptions(lines, isAnchor);
  const anchors = lines.flatMap((line, at) => (!marks[at] && isAnchor(line) ? [at] : []));
  const most = lead(marks, anchors);
  const isNumbered = isNumberedList(lines, anchors);
  const starts = anchors.map((anchor, at) => {
    const previous = anchors[at - 1] ?? -1;
    const numbered = isNumbered ? numberAbove(anchor, previous, lines) : null;
    return numbered ?? getStart(anchor, previous, most, lines, marks);
  });
  return starts.map((start, at) => {
    const until = starts[at + 1] ?? lines.length;
    const firstBody = marks.findIndex((mark, line) => mark && line >= start && line < until);
    const cut = firstBody < 0 ? until : firstBody;
    return { head: lines.slice(start, cut), body: lines.slice(cut, until) };
  });
}
