import type { CvFacts, CvWords } from "../cv-facts.ts";
import type { CvLine } from "../lines/cv-line.ts";
import { periodIn } from "./dates.ts";
import { studiesIn } from "./educations.ts";
import { headingOf, isHeadingWords, type Section } from "./headings.ts";
import { isPractice, jobsIn } from "./jobs.ts";
import { membershipsIn } from "./organisations.ts";
import { personIn } from "./person.ts";

/** Lines below one heading; those above the first heading are `top`. */
interface CvSection {
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
function sectionsOf(lines: readonly CvLine[]): CvSection[] {
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

/** Lines that are told to have been read in vain. */
const mostUnread = 20;

const looked: readonly CvSection["kind"][] = ["education", "work", "internship", "organisation"];

/**
 * Lines above the first heading, or about the person, that tell when something began and ended: a heading above them was
 * not seen. With the line before, which names it.
 */
function strayLines({ lines }: CvSection, isTaken: (line: CvLine) => boolean): string[] {
  const left = lines.filter((line) => !isTaken(line));
  const at = left.findIndex(({ text }) => periodIn(text) !== null);
  return at < 0 ? [] : left.slice(Math.max(0, at - 1)).map(({ text }) => text);
}

/** Lines in which something was looked for in vain. */
function unreadOf(read: ReadonlyMap<CvSection, FoundInSection>, isTaken: (line: CvLine) => boolean): string[] {
  return [...read].flatMap(([section, { educations, jobs, organisations }]) => {
    if (section.kind === "top" || section.kind === "person") return strayLines(section, isTaken);
    const isRead = educations.length + jobs.length + organisations.length > 0;
    return isRead || !looked.includes(section.kind) ? [] : section.lines.map(({ text }) => text);
  });
}

interface FoundInSection {
  educations: CvFacts["educations"];
  jobs: CvFacts["jobs"];
  organisations: CvFacts["organisations"];
}

/**
 * What a CV says, by the lines of its text.
 * @param aside what it says where nothing is looked for
 */
export function recogniseCv(lines: readonly CvLine[], words: CvWords, aside: readonly string[] = []): CvFacts {
  const sections = sectionsOf(lines);
  const about = sections.filter(({ kind }) => kind === "top" || kind === "person").flatMap((section) => section.lines);
  const read = new Map<CvSection, FoundInSection>(
    sections.map((section) => {
      const isWork = section.kind === "work" || section.kind === "internship";
      return [
        section,
        {
          educations: section.kind === "education" ? studiesIn(section.lines, words) : [],
          jobs: isWork ? jobsIn(section.lines, words) : [],
          organisations: section.kind === "organisation" ? membershipsIn(section.lines, words) : [],
        },
      ];
    }),
  );
  const all = [...read];
  const jobs = all.flatMap(([{ kind }, found]) =>
    found.jobs.map((job) => ({ job, isPractice: kind === "internship" || isPractice(job) })),
  );
  const person = personIn(about, lines, words);
  const sources = new Set(Object.values(person).map((found) => found?.source));
  const unread = [...unreadOf(read, ({ text }) => sources.has(text)), ...aside];
  return {
    ...person,
    educations: all.flatMap(([, found]) => found.educations),
    jobs: jobs.flatMap(({ job, isPractice }) => (isPractice ? [] : [job])),
    internships: jobs.flatMap(({ job, isPractice }) => (isPractice ? [job] : [])),
    organisations: all.flatMap(([, found]) => found.organisations),
    unread: unread.slice(0, mostUnread),
  };
}
