import type { CvLine } from "../lines/cv-line.ts";
import { headingOf, isHeadingWords, type Section } from "./headings.ts";

/** Lines below one heading; those above the first heading are `top`. */
export interface CvSection {
  kind: Section | "top";
  lines: CvLine[];
}

/** A heading in the margin has what it is about beside it, in the same line. */
function beside(line: CvLine): CvLine | null {
  const cells = line.cells.slice(1);
  const [first] = cells;
  return first === undefined ? null : { ...line, cells, x: first.x, text: cells.map(({ text }) => text).join(" ") };
}

function headingAt(line: CvLine): { kind: Section; rest: CvLine | null } | null {
  if (line.isBullet && line.cells.length > 1) return null;
  const whole = headingOf(line.text);
  if (whole !== null) return { kind: whole, rest: null };
  const first = line.cells.length > 1 ? headingOf(line.cells[0]?.text ?? "") : null;
  // "Pendidikan : S1 Akuntansi" is a label of a table, not a heading.
  const second = line.cells[1]?.text ?? "";
  return first === null || second.startsWith(":") ? null : { kind: first, rest: beside(line) };
}

/**
 * Headings in the margin that were too long for it, in one line again: "PENGALAMAN" beside the first line,
 * "ORGANISASI" beside the second.
 */
function withMarginsJoined(lines: readonly CvLine[]): CvLine[] {
  const whole: CvLine[] = [];
  for (const line of lines) {
    const [last, [first]] = [whole.at(-1), line.cells];
    const head = last?.cells[0];
    const joined = `${head?.text} ${first?.text}`;
    const rest = line.cells.length > 1 ? beside(line) : null;
    const goesOn =
      last !== undefined &&
      head !== undefined &&
      first !== undefined &&
      rest !== null &&
      last.cells.length > 1 &&
      Math.abs(head.x - first.x) < 2 &&
      isHeadingWords(head.text) &&
      isHeadingWords(first.text) &&
      headingOf(joined) !== null;
    if (!goesOn) {
      whole.push(line);
      continue;
    }
    const cells = [{ ...head, text: joined }, ...last.cells.slice(1)];
    whole.splice(-1, 1, { ...last, cells, text: cells.map(({ text }) => text).join(" ") }, rest);
  }
  return whole;
}

/** Height of a column's headings, as those of education and work have it; what is smaller only says the same word. */
function headingSizes(lines: readonly CvLine[]): Map<number, number> {
  const sizes = new Map<number, number>();
  for (const line of lines) {
    const kind = headingAt(line)?.kind;
    if (kind === "education" || kind === "work")
      sizes.set(line.column, Math.max(sizes.get(line.column) ?? 0, line.size));
  }
  return sizes;
}

const footer = /^(page|halaman|hal\.?) \d+( (of|dari|\/) \d+)?$/i;

/** A CV's lines by the headings that they stand below; each column goes on with its own over the pages. */
export function sectionsOf(lines: readonly CvLine[]): CvSection[] {
  const sections: CvSection[] = [];
  const current = new Map<number, CvSection>();
  const begin = (column: number, kind: CvSection["kind"], first: CvLine[]) => {
    const section = { kind, lines: first };
    sections.push(section);
    current.set(column, section);
  };
  const sizes = headingSizes(lines);
  for (const line of withMarginsJoined(lines.filter(({ text }) => !footer.test(text)))) {
    const isSmall = line.size < (sizes.get(line.column) ?? 0) * 0.93;
    const heading = isSmall ? null : headingAt(line);
    if (heading !== null) begin(line.column, heading.kind, heading.rest === null ? [] : [heading.rest]);
    else if (current.has(line.column)) current.get(line.column)?.lines.push(line);
    else begin(line.column, "top", [line]);
  }
  return sections;
}
