import type { CvFacts, CvJob, CvStudy, Found } from "../../../src/features/cv-import/cv-facts.ts";
import type { MadeCv } from "./made-cvs.ts";

export type Group = "name" | "phone" | "person" | "education" | "work" | "internship" | "organisation";

/** What was compared: right, said wrongly or said where nothing is, and not said. */
export interface Slip {
  group: Group;
  field: string;
  wanted: string | null;
  got: string | null;
  /** How sure what was said is; where it is asked. */
  sure?: number;
}

export type Told = string | null;
export type Fields = Readonly<Record<string, Told>>;

/** A value as it is compared. */
export const foldValue = (text: string) =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/^(kabupaten|kota|kab\.?|kota administrasi) /, "")
    .replaceAll(/[^a-z0-9]+/g, " ")
    .trim();

const told = (found: Found<unknown> | null): Told => (found === null ? null : String(found.value));

function isSameValue(field: string, wanted: string, got: string): boolean {
  const [one, other] = [foldValue(wanted), foldValue(got)];
  // A duty is cut at a line's end or a sentence's: its beginning has to be the same.
  if (field === "duty") return one.slice(0, 30) === other.slice(0, 30);
  return one === other;
}

type Sures = ReadonlyMap<Fields, Readonly<Record<string, number>>>;

function compare(group: Group, wanted: Fields, got: Fields, sures?: Sures): Slip[] {
  return Object.keys({ ...wanted, ...got }).map((field) => ({
    ...{ group, field, wanted: wanted[field] ?? null, got: got[field] ?? null },
    ...(sures === undefined ? {} : { sure: sures.get(got)?.[field] ?? 0 }),
  }));
}

/** Right ones of a comparison. */
export const isRight = ({ field, wanted, got }: Slip) =>
  wanted !== null && got !== null && isSameValue(field, wanted, got);

const likeness = (wanted: Fields, got: Fields) => compare("work", wanted, got).filter(isRight).length;

/** Each entry beside the one that is most like it; what is left has no partner. */
export function compareLists(group: Group, wanted: readonly Fields[], got: readonly Fields[], sures?: Sures): Slip[] {
  const left = [...got];
  const pairs = wanted.map((entry) => {
    const best = left.toSorted((a, b) => likeness(entry, b) - likeness(entry, a))[0];
    if (best === undefined || likeness(entry, best) === 0) return { entry, partner: {} };
    left.splice(left.indexOf(best), 1);
    return { entry, partner: best };
  });
  return [
    ...pairs.flatMap(({ entry, partner }) => compare(group, entry, partner, sures)),
    ...left.flatMap((entry) => compare(group, {}, entry, sures)),
  ];
}

const findYear = (date: CvJob["start"]) => (date === null ? null : String(date.value.year));

function findMonth(date: CvJob["start"]): Told {
  return date === null || date.value.month === null ? null : `${date.value.year}-${date.value.month}`;
}

const jobFields = ({ company, position, start, end, isCurrent, duty }: CvJob): Fields => ({
  ...{
    company: told(company),
    position: told(position),
    startYear: findYear(start),
    endYear: findYear(end),
    duty: told(duty),
  },
  current: isCurrent ? "yes" : null,
});

const practiceFields = ({ company, start, end }: CvJob): Fields => ({
  institution: told(company),
  start: findMonth(start),
  end: findMonth(end),
});

const studyFields = ({ institution, degree, major, start, end, grade, isStudying }: CvStudy): Fields => ({
  ...{ institution: told(institution), degree: told(degree), major: told(major), startYear: findYear(start) },
  endYear: isStudying ? null : findYear(end),
  studying: isStudying ? "yes" : null,
  grade: grade === null ? null : String(grade.value.grade),
});

const text = (value: number | null) => (value === null ? null : String(value));

function truth({ truth: cv, hasMonths, layout }: MadeCv) {
  const isLinkedIn = layout.startsWith("LinkedIn");
  const month = (date: { year: number; month: number } | null) =>
    date === null || !hasMonths ? null : `${date.year}-${date.month}`;
  return {
    jobs: cv.jobs.map((job) => ({
      ...{
        company: job.company,
        position: job.position,
        startYear: text(job.start.year),
        endYear: text(job.end?.year ?? null),
      },
      current: job.end === null ? "yes" : null,
      duty: isLinkedIn ? null : (job.duties[0] ?? null),
    })),
    internships: cv.internships.map((job) => ({
      institution: job.company,
      start: month(job.start),
      end: month(job.end),
    })),
    studies: cv.educations.map((study) => {
      const isOpen = study.isStudying && !isLinkedIn;
      return {
        ...{
          institution: study.institution,
          degree: study.degree,
          major: study.major === "" ? null : study.major,
          startYear: text(study.startYear),
        },
        endYear: isOpen ? null : text(study.endYear),
        studying: isOpen ? "yes" : null,
        grade: text(study.gpa),
      };
    }),
    organisations: cv.organisations.map(({ name, role }) => ({ name, position: role })),
  };
}

/** Everything that was to be found in a CV and everything that was said, side by side. */
export function getSlips(made: MadeCv, facts: CvFacts): Slip[] {
  const { truth: cv, shown } = made;
  const wanted = truth(made);
  const person = {
    email: cv.email,
    birthDate: shown.birth ? cv.birthDate : null,
    gender: shown.gender ? String(cv.gender) : null,
    domicile: shown.city ? cv.city : null,
  };
  const got = {
    email: told(facts.email),
    birthDate: told(facts.birthDate),
    gender: told(facts.gender),
    domicile: told(facts.domicile),
  };
  const isLinkedIn = made.layout.startsWith("LinkedIn");
  const jobs = facts.jobs.map(jobFields).map((fields) => (isLinkedIn ? { ...fields, duty: null } : fields));
  const slips = [
    ...compare("name", { name: cv.name }, { name: told(facts.name) }),
    ...compare("phone", { phone: `+62 ${cv.phone}` }, { phone: told(facts.phone) }),
    ...compare("person", person, got),
    ...compareLists("work", wanted.jobs, jobs),
    ...compareLists("internship", wanted.internships, facts.internships.map(practiceFields)),
    ...compareLists("education", wanted.studies, facts.educations.map(studyFields)),
    ...compareLists(
      "organisation",
      wanted.organisations,
      facts.organisations.map((each) => ({ name: told(each.name), position: told(each.position) })),
    ),
  ];
  return slips.filter((slip) => slip.wanted !== null || slip.got !== null);
}
