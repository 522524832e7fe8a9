import { momentIn, periodIn } from "../recognise/dates.ts";
import { schoolMajor } from "../recognise/degrees.ts";
import { findHeading } from "../recognise/headings.ts";
import { labelledIn } from "../recognise/labels.ts";
import { companyScore, positionScore } from "../recognise/words.ts";
import type { CvCell, CvLine } from "./cv-line.ts";

/** Width of a letter in the height of its line, on the average. */
const letter = 0.5;
/** Words after which a line continues in the next. */
const goesOn = /(?:,|&|\/|\b(?:dan|and|of|di|untuk|for|the|in|dengan|with|pada|serta|atau|or))$/i;
const contact = /@|\d{5}/;
const degree =
  /^(S-?[123]|strata|B\.|applied|associate|D-?[1-4I]|sarjana|bachelor|magister|master|diploma|IPK|GPA|jurusan|program studi)\b/i;

/** True for a line that says something of its own, whatever stands above it. */
function beginsAnew(line: CvLine): boolean {
  const { text } = line;
  return (
    line.isBullet ||
    line.cells.length > 1 ||
    periodIn(text) !== null ||
    labelledIn(line) !== null ||
    findHeading(text) !== null ||
    contact.test(text) ||
    degree.test(text) ||
    /^[A-Z]{2,4}$/.test(text) ||
    schoolMajor(text) !== null ||
    companyScore(text) > 2
  );
}

/** True where a name was too long for its line: the next word would not have fitted. */
function isWrapped(line: CvLine, next: CvLine, right: number): boolean {
  const isNear = next.page === line.page && next.size === line.size && next.font === line.font && next.gap < 0.55;
  const isBeside = isNear && Math.abs(next.x - line.x) < 2;
  const isAligned = isBeside || (isNear && Math.abs(next.right - line.right) < 2);
  if (isAligned && findHeading(line.text) !== null && findHeading(next.text) !== null)
    return findHeading(`${line.text} ${next.text}`) !== null;
  if (!isBeside || line.isBullet || line.cells.length > 1 || line.size === 0 || beginsAnew(next)) return false;
  if (findHeading(line.text) !== null || periodIn(line.text) !== null || contact.test(line.text)) return false;
  if (goesOn.test(line.text) || isParted(line, next)) return true;
  const [word = ""] = next.text.split(" ");
  const isFull = line.right + (word.length + 1) * letter * line.size > right;
  return isFull && line.text.length < 60 && positionScore(next.text) <= 0;
}

/** "Univer-" and "sity" are one word, "Co-" and "founder" are two. */
const isParted = (line: CvLine, next: CvLine) => /\p{L}{4}-$/u.test(line.text) && /^\p{Ll}/u.test(next.text);

function join(line: CvLine, next: CvLine): CvLine {
  const text = isParted(line, next) ? `${line.text.slice(0, -1)}${next.text}` : `${line.text} ${next.text}`;
  return { ...line, text, cells: [{ text, x: line.x }], right: next.right };
}

const openRange =
  /(?:\d{4}|['’]\d{2})\s*(?:-|–|—|s\.?\/?d\.?|sampai|to|until|hingga)\s*(?:\d{1,2}\s*)?(?:\p{L}{3,9}\.?)?$/iu;

const goesOnWithDates = /^(?:[–—-]|s\.?\/?d\b|sampai|hingga|until|to)\s*(?:\d|\p{Lu})/u;

/** True where dates were too long for their line: they go on in the line below. */
function isBroken(above: string, below: string): boolean {
  const whole = periodIn(above) === null ? periodIn(`${above} ${below}`) : null;
  if (whole === null) return false;
  return openRange.test(above) || goesOnWithDates.test(below) || (momentIn(above)?.rest === "" && whole.rest === "");
}

const toText = (cells: readonly CvCell[]) => cells.map(({ text }) => text).join(" ");

/** Which cell of a line continues from which of the line above: one below the other, or the only one from the last. */
function brokenCells(above: CvLine, line: CvLine): { from: number; rest: number } | null {
  if (line.page !== above.page) return null;
  const [only, ...others] = line.cells;
  const last = above.cells.at(-1);
  if (only !== undefined && others.length === 0 && last !== undefined && isBroken(last.text, only.text))
    return { from: above.cells.length - 1, rest: 0 };
  if (above.cells.length < 2) return null;
  for (const [from, { text, x }] of above.cells.entries()) {
    const [left, right] = [above.cells[from - 1]?.x ?? -Infinity, above.cells[from + 1]?.x ?? Infinity];
    // Dates at the right edge of their cell begin elsewhere in each line of it.
    const isBelow = (cell: CvCell) => Math.abs(cell.x - x) < 3 || (cell.x > left + 40 && cell.x < right - 12);
    const rest = line.cells.findIndex((cell) => isBelow(cell) && isBroken(text, cell.text));
    if (rest >= 0) return { from, rest };
  }
  return null;
}

/** "Desember 2023 – Februari" in a narrow cell, "2024" below it: the rest of the dates goes up. */
function withDatesJoined(lines: readonly CvLine[]): CvLine[] {
  const whole: CvLine[] = [];
  for (const line of lines) {
    const above = whole.at(-1);
    const broken = above === undefined ? null : brokenCells(above, line);
    if (above === undefined || broken === null) {
      whole.push(line);
      continue;
    }
    const rest = line.cells[broken.rest]?.text ?? "";
    const cells = above.cells.map((cell, at) =>
      at === broken.from ? { ...cell, text: `${cell.text} ${rest}` } : cell,
    );
    whole.splice(-1, 1, { ...above, cells, text: toText(cells) });
    const others = line.cells.filter((_, at) => at !== broken.rest);
    const [next] = others;
    if (next !== undefined) whole.push({ ...line, cells: others, x: next.x, text: toText(others) });
  }
  return whole;
}

/**
 * Lines of a column with the names in one piece that were broken at its edge.
 * @param reach where that edge is at the least
 */
export function withWrapsJoined(lines: readonly CvLine[], reach: number): CvLine[] {
  const edges = lines.map((line) => line.right).toSorted((a, b) => a - b);
  // A word that was too long for its column says nothing of its edge.
  const right = Math.max(reach, edges[Math.floor((edges.length - 1) * 0.93)] ?? 0);
  const whole: CvLine[] = [];
  let edge: CvLine | null = null;
  for (const line of withDatesJoined(lines)) {
    const last = whole.at(-1);
    if (last === undefined || edge === null || !isWrapped({ ...last, right: edge.right, size: edge.size }, line, right))
      whole.push(line);
    else whole.splice(-1, 1, join(last, line));
    edge = line;
  }
  return whole;
}
