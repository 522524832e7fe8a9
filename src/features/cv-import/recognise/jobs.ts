import type { CvJob, CvWords, Found } from "../cv-facts.ts";
import type { CvLine } from "../lines/cv-line.ts";
import { isOnlyDates, momentIn, periodIn } from "./dates.ts";
import { type CvEntry, getEntries } from "./entries.ts";
import { type Label, labelledIn } from "./labels.ts";
import { withGridTaken, withMarginsLifted, withoutOuterBullets, withProseApart } from "./margins.ts";
import { findPeriod, getHead, type Head } from "./parts.ts";
import { found, labelled, namesIn, type Usual, usualOrder } from "./roles.ts";
import { type TableRow, tableIn } from "./table.ts";

function findDuty(entry: CvEntry): Found<string> | null {
  for (const [at, line] of entry.body.entries()) {
    const field = labelledIn(line);
    if (field !== null && field.label !== "duty") continue;
    if (field !== null && field.value === "") continue;
    const text = [field?.value ?? line.text];
    for (const next of entry.body.slice(at + 1)) {
      if (next.isBullet || labelledIn(next) !== null || /[.;]$/.test(text.at(-1) ?? "") || text.join(" ").length > 200)
        break;
      text.push(next.text);
    }
    return found(text.join(" "), line.text, 0.8);
  }
  return null;
}

/** A job, and whether it was an internship. */
export interface FoundJob {
  job: CvJob;
  isPractice: boolean;
}

/** Words for an internship in what a job is called. */
const practice =
  /\b(intern|internship|magang|pkl|praktik kerja|praktek kerja|kerja praktik|kerja praktek|trainee magang|student intern)\b/i;

/** True for work that says it was an internship. */
export const isPractice = ({ position, company }: CvJob): boolean =>
  practice.test(`${position?.value ?? ""} ${company?.value ?? ""}`);

const toFound = (job: CvJob, isInternship = false): FoundJob => ({ job, isPractice: isInternship || isPractice(job) });

function getJob(head: Head, entry: CvEntry, usual: Usual): CvJob | null {
  const { company, position } = namesIn(head, usual);
  const { period, periodSource: source } = head;
  if (company === null && position === null) return null;
  const date = (value: NonNullable<typeof period>["start"]) => (value === null ? null : found(value, source, 0.92));
  const parts = head.parts;
  return {
    company,
    position,
    start: period === null ? null : date(period.start),
    end: period === null ? null : date(period.end),
    isCurrent: period?.isCurrent ?? false,
    duty: labelled(parts, "duty") ?? findDuty(entry),
    department: labelled(parts, "department"),
    industry: labelled(parts, "industry"),
  };
}

function fromRow({ line, cells }: TableRow): CvJob | null {
  const cell = (label: Label) => {
    const text = cells.get(label);
    return text === undefined || text === "" || isOnlyDates(text) ? null : found(text, line.text, 0.9);
  };
  const period = findPeriod(cells.get("period") ?? "", true);
  const company = cell("company") ?? cell("institution");
  const position = cell("position");
  if (company === null && position === null) return null;
  const date = (value: NonNullable<typeof period>["start"]) => (value === null ? null : found(value, line.text, 0.9));
  return {
    ...{ company, position, duty: cell("duty"), department: cell("department"), industry: cell("industry") },
    start: period === null ? null : date(period.start),
    end: period === null ? null : date(period.end),
    isCurrent: period?.isCurrent ?? false,
  };
}

/** LinkedIn and some others name a company once above several positions of it: the company before continues. */
function filled(jobs: readonly FoundJob[]): FoundJob[] {
  const whole: FoundJob[] = [];
  for (const { job, isPractice } of jobs) {
    const last = whole.at(-1)?.job.company ?? null;
    const company = job.company ?? (last === null ? null : { ...last, confidence: Math.min(last.confidence, 0.65) });
    whole.push({ job: { ...job, company }, isPractice });
  }
  return whole;
}

const pieceEdges = /\s+[-–—|·]\s+|,\s+|\s*\|\s*/;

/** True for a text of nothing but a month or a year. */
const isMoment = (text: string | undefined) => text !== undefined && isOnlyDates(text) && momentIn(text) !== null;

/** True for a line with a month or a year on its own at its edge: all of a job was then. */
function hasMoment({ cells, isBullet }: CvLine): boolean {
  return !isBullet && cells.length > 1 && [cells[0], cells.at(-1)].some((cell) => isMoment(cell?.text));
}

/** The same within a text ("2016 / 09 - PT Maju"), where such lines have other dates too. */
function hasInnerMoment(line: CvLine, dated: readonly CvLine[]): boolean {
  const isAlike = dated.some(
    ({ size, font, x }) => size === line.size && font === line.font && Math.abs(x - line.x) < 2,
  );
  if (line.isBullet || !isAlike || line.size === 0) return false;
  return line.cells.some(({ text }) => {
    const pieces = text.split(pieceEdges);
    return pieces.length > 1 && (isMoment(pieces[0]) || isMoment(pieces.at(-1)));
  });
}

/** The jobs of a section, in its order. */
export function jobsIn(all: readonly CvLine[], words: CvWords): FoundJob[] {
  const rows = tableIn(all);
  if (rows !== null) return filled(rows.flatMap((row) => fromRow(row) ?? []).map((job) => toFound(job)));
  const lines = withMarginsLifted(withoutOuterBullets(withProseApart(withGridTaken(all))), words);
  const dated = lines.filter((line) => !line.isBullet && periodIn(line.text) !== null);
  const isThen = (line: CvLine) => hasMoment(line) || hasInnerMoment(line, dated);
  const entries = getEntries(lines, (line) => {
    const field = labelledIn(line);
    return field === null
      ? periodIn(line.text) !== null || isThen(line)
      : field.label === "period" && findPeriod(field.value, true) !== null;
  });
  const heads = entries.map(({ head }) =>
    getHead(
      head,
      words,
      head.some((line) => labelledIn(line)?.label === "period" || isThen(line)),
    ),
  );
  const usual = usualOrder(heads);
  const jobs = heads.flatMap((head, at) => {
    const found = getJob(head, entries[at] ?? { head: [], body: [] }, usual);
    return found === null ? [] : [toFound(found, head.isPractice)];
  });
  return filled(jobs);
}
