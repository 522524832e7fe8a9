import type { CvFacts, CvWords } from "../cv-facts.ts";
import type { CvLine } from "../lines/cv-line.ts";
import { studiesIn } from "./educations.ts";
import { isPractice, jobsIn } from "./jobs.ts";
import { membershipsIn } from "./organisations.ts";
import { personIn } from "./person.ts";
import { type CvSection, sectionsOf } from "./sections.ts";

/** Lines that are told to have been read in vain. */
const mostUnread = 20;

function unreadOf(sections: readonly CvSection[], isRead: (section: CvSection) => boolean): string[] {
  const looked = sections.filter(({ kind }) => kind === "education" || kind === "work" || kind === "internship");
  return looked
    .filter((section) => !isRead(section))
    .flatMap(({ lines }) => lines.map(({ text }) => text))
    .slice(0, mostUnread);
}

/** What a CV says, by the lines of its text. */
export function recogniseCv(lines: readonly CvLine[], words: CvWords): CvFacts {
  const sections = sectionsOf(lines);
  const about = sections.filter(({ kind }) => kind === "top" || kind === "person").flatMap((section) => section.lines);
  const read = new Map(
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
  return {
    ...personIn(about, lines, words),
    educations: all.flatMap(([, found]) => found.educations),
    jobs: jobs.flatMap(({ job, isPractice }) => (isPractice ? [] : [job])),
    internships: jobs.flatMap(({ job, isPractice }) => (isPractice ? [job] : [])),
    organisations: all.flatMap(([, found]) => found.organisations),
    unread: unreadOf(sections, (section) => {
      const found = read.get(section);
      return found === undefined || found.educations.length + found.jobs.length > 0 || section.lines.length === 0;
    }),
  };
}
