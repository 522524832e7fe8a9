import { foldText } from "../../reference-data/spelling.ts";
import { type CvLine, cvLine } from "../lines/cv-line.ts";
import { periodIn } from "./dates.ts";
import { findHeading, isHeadingWords, type Section } from "./headings.ts";

/** Lines below one heading; those above the first heading are `top`, those below one that is not known `unknown`. */
export interface CvSection {
  kind: Section | "top" | "unknown";
  lines: CvLine[];
}

/** A heading in the margin has what it is about beside it, in the same line. */
const beside = (line: CvLine): CvLine | null => cvLine(line.cells.slice(1), { ...line, x: line.cells[1]?.x ?? line.x });

function headingAt(line: CvLine): { kind: Section; rest: CvLine | null } | null {
  if (line.isBullet && line.cells.length > 1) return null;
  const whole = findHeading(line.text);
  if (whole !== null) return { kind: whole, rest: null };
  const first = line.cells.length > 1 ? findHeading(line.cells[0]?.text ?? "") : null;
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
      findHeading(joined) !== null;
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

const pageNumber = /(^|[\s—–-])(page|halaman|hal\.?) \d+( ?(of|dari|\/) ?\d+)?$/i;
const closing =
  /^(demikian(lah)?\b|hormat saya|saya yang (bersangkutan|bertanda)|dengan ini saya menyatakan|i hereby (declare|certify)|yours (sincerely|faithfully)|last updated?\b|terakhir diperbarui)/i;

/** A line without its numbers: lines at the head and foot of several pages are equal so. */
const withoutNumbers = (text: string) => foldText(text).replaceAll(/\d+/g, "#");

/** Lines that stand at the edge of pages, and say the page's number or the same on each. */
function pageEdges(lines: readonly CvLine[]): Set<CvLine> {
  const edges = lines.filter((line, at) => lines[at + 1]?.page !== line.page || lines[at - 1]?.page !== line.page);
  const counts = new Map<string, number>();
  for (const { text } of edges) counts.set(withoutNumbers(text), (counts.get(withoutNumbers(text)) ?? 0) + 1);
  const isRepeated = ({ text, page }: CvLine) =>
    /\d/.test(text) && page > 0 && (counts.get(withoutNumbers(text)) ?? 0) > 1;
  return new Set(
    edges.filter((line) => pageNumber.test(line.text) || (isRepeated(line) && periodIn(line.text) === null)),
  );
}

const getStyle = ({ size, font, text, column }: CvLine) =>
  `${column} ${size} ${font} ${text === text.toUpperCase() ? "capitals" : "mixed"}`;

/**
 * Looks of a document's headings, and the space above the closest of them: looks that most lines with them have that
 * are headings by their words, or many, where the others stand as far apart.
 */
function headingStyles(lines: readonly CvLine[], isSmall: (line: CvLine) => boolean): Map<string, number> {
  const styles = Map.groupBy(
    lines.filter((each) => each.size > 0 && !isSmall(each)),
    getStyle,
  );
  return new Map(
    [...styles].flatMap(([style, own]): [string, number][] => {
      const known = own.filter((line) => headingAt(line) !== null);
      if (known.length < 2 || known.length < own.length * 0.25) return [];
      const gaps = known.map(({ gap }) => gap).filter((gap) => gap > 0);
      return [[style, known.length > own.length * 0.5 ? 0 : Math.max(1.5, Math.min(...gaps) * 0.9)]];
    }),
  );
}

/** A smaller heading inside a section that is about the same: "Industry Work Experience" below "Experience". */
const isSubheading = ({ text, cells }: CvLine, { kind }: CvSection) =>
  cells.length === 1 && text.includes(" ") && isHeadingWords(text) && findHeading(text) === kind;

/** What someone does, which is a heading only where it looks like one: with dates and places it is work. */
const isResearch = /^(?:research|penelitian|riset)$/i;

/** A position, which is a heading only where it looks like the others. */
const role = /^(?:volunteer|relawan|sukarelawan|intern|magang)$/i;

/** A line that looks as the headings do, in words that no heading is known to have. */
function isUnknownHeading(line: CvLine, styles: ReadonlyMap<string, number>): boolean {
  const { text, cells, isBullet } = line;
  return (
    !isBullet &&
    cells.length === 1 &&
    text.length <= 40 &&
    /\p{L}{3}/u.test(text) &&
    !/[\d@:|]/.test(text) &&
    text.split(" ").length <= 5 &&
    line.gap >= (styles.get(getStyle(line)) ?? Number.POSITIVE_INFINITY)
  );
}

/** A CV's lines by the headings that they stand below; each column continues with its own over the pages. */
export function getSections(lines: readonly CvLine[]): CvSection[] {
  const sections: CvSection[] = [];
  const current = new Map<number, CvSection>();
  const begin = (column: number, kind: CvSection["kind"], first: CvLine[]) => {
    const section = { kind, lines: first };
    sections.push(section);
    current.set(column, section);
  };
  const edges = pageEdges(lines);
  const bodyLines = lines.filter((line) => !edges.has(line));
  const sizes = headingSizes(bodyLines);
  const isSmall = ({ column, size }: CvLine) => size < (sizes.get(column) ?? 0) * 0.93;
  const styles = headingStyles(bodyLines, isSmall);
  for (const line of withMarginsJoined(bodyLines)) {
    const isOther = role.test(line.text) && styles.size > 0 && !styles.has(getStyle(line));
    const heading = isSmall(line) || isOther ? null : headingAt(line);
    const section = current.get(line.column);
    // A heading in the margin continues in the line below: one section is as long as both.
    if (heading?.rest != null && section?.kind === heading.kind) section.lines.push(heading.rest);
    else if (heading !== null) begin(line.column, heading.kind, heading.rest === null ? [] : [heading.rest]);
    else if (closing.test(line.text))
      begin(line.column, section?.kind === undefined || section.kind === "top" ? "top" : "other", []);
    else if (section === undefined) begin(line.column, "top", [line]);
    else if (section.kind !== "top" && isUnknownHeading(line, styles))
      begin(line.column, isResearch.test(line.text) ? "work" : "unknown", []);
    else if (!isSmall(line) || isOther || !isSubheading(line, section)) section.lines.push(line);
  }
  return sections;
}
