import type { CvDate, CvFacts, CvWords, Found } from "../cv-facts.ts";
import type { CvLine } from "../lines/cv-line.ts";
import { periodIn } from "./dates.ts";
import { studiesIn } from "./educations.ts";
import { type FoundJob, jobsIn } from "./jobs.ts";
import { membershipsIn } from "./organisations.ts";
import { personIn } from "./person.ts";
import { type CvSection, getSections } from "./sections.ts";

/** Lines reported as unread. */
const mostUnread = 20;

const readKinds: readonly CvSection["kind"][] = ["education", "work", "internship", "organisation"];

/**
 * Lines above the first heading, or about the person, that say when something began and ended: a heading above them was
 * not seen. With the line before, which names it.
 */
function strayLines({ lines }: CvSection, isTaken: (line: CvLine) => boolean): string[] {
  const left = lines.filter((line) => !isTaken(line));
  const at = left.findIndex(({ text }) => periodIn(text) !== null);
  return at < 0 ? [] : left.slice(Math.max(0, at - 1)).map(({ text }) => text);
}

type Dates = Pick<CvFacts["jobs"][number], "start" | "end">;

const getSpan = (start: CvDate | null | undefined, end: CvDate | null | undefined) =>
  [start?.year, start?.month, end?.year, end?.month].join(" ");

/** Lines with dates that no entry has: an entry that was not understood. */
function undated({ lines }: CvSection, entries: readonly Dates[]): string[] {
  const known = new Set(entries.map(({ start, end }) => getSpan(start?.value, end?.value)));
  return lines.flatMap(({ text, isBullet }) => {
    const period = isBullet ? null : periodIn(text);
    return period === null || known.has(getSpan(period.start, period.end)) ? [] : [text];
  });
}

/** Lines that were searched without a result. */
function getUnread(read: ReadonlyMap<CvSection, FoundInSection>, isTaken: (line: CvLine) => boolean): string[] {
  return [...read].flatMap(([section, { educations, jobs, organisations }]) => {
    if (["top", "person", "unknown"].includes(section.kind)) return strayLines(section, isTaken);
    if (!readKinds.includes(section.kind)) return [];
    const entries = [...educations, ...jobs.map(({ job }) => job)];
    if (entries.length + organisations.length === 0) return section.lines.map(({ text }) => text);
    return entries.length > 0 ? undated(section, entries) : [];
  });
}

/** From here on a reading counts as sure. */
const sure = 0.7;

type Naming = readonly (Found<unknown> | null)[];

/** An entry that is not surely what it is called: nothing of it is surer than its name. */
function asSureAs<Entry extends object>(entry: Entry, names: Naming): Entry {
  const least = Math.min(...names.map((name) => name?.confidence ?? 0.5));
  if (least >= sure) return entry;
  const capped = Object.entries(entry).map(([field, found]: [string, unknown]): [string, unknown] => [
    field,
    typeof found === "object" && found !== null && "confidence" in found && typeof found.confidence === "number"
      ? { ...found, confidence: Math.min(found.confidence, least) }
      : found,
  ]);
  return { ...entry, ...Object.fromEntries(capped) };
}

interface FoundInSection {
  educations: CvFacts["educations"];
  jobs: readonly FoundJob[];
  organisations: CvFacts["organisations"];
}

/**
 * What a CV says, by the lines of its text.
 * @param aside what it says where nothing is looked for
 */
export function recogniseCv(lines: readonly CvLine[], words: CvWords, aside: readonly string[] = []): CvFacts {
  const sections = getSections(lines);
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
    found.jobs.map(({ job, isPractice }) => ({ job, isPractice: kind === "internship" || isPractice })),
  );
  const person = personIn(about, lines, words);
  const sources = new Set(Object.values(person).map((found) => found?.source));
  const unread = [...getUnread(read, ({ text }) => sources.has(text)), ...aside];
  return {
    ...person,
    educations: all.flatMap(([, found]) => found.educations).map((each) => asSureAs(each, [each.institution])),
    jobs: jobs.flatMap(({ job, isPractice }) => (isPractice ? [] : [asSureAs(job, [job.company, job.position])])),
    internships: jobs.flatMap(({ job, isPractice }) => (isPractice ? [asSureAs(job, [job.company])] : [])),
    organisations: all.flatMap(([, found]) => found.organisations).map((each) => asSureAs(each, [each.name])),
    unread: unread.slice(0, mostUnread),
  };
}
