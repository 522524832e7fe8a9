import type { CvFacts, CvJob, CvStudy, Found } from "../../../src/features/cv-import/cv-facts.ts";
import type { MadeCv } from "./made-cvs.ts";

export type Group = "name" | "phone" | "person" | "education" | "work" | "internship" | "organisation";

/** Results of a comparison: right, wrong, invented, and missing. */
export interface Slip {
  group: Group;
  field: string;
  expected: string | null;
  got: string | null;
  /** How sure what was said is; where it is asked. */
  sure?: number;
}

export type FieldText = string | null;
export type Fields = Readonly<Record<string, FieldText>>;

/** A value as it is compared. */
export const foldValue = (text: string) =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/^(kabupaten|kota|kab\.?|kota administrasi) /, "")
    .replaceAll(/[^a-z0-9]+/g, " ")
    .trim();

const toText = (found: Found<unknown> | null): FieldText => (found === null ? null : String(found.value));

function isSameValue(field: string, expected: string, got: string): boolean {
  const [one, other] = [foldValue(expected), foldValue(got)];
  // A duty is cut at a line's end or a sentence's: its beginning has to be the same.
  if (field === "duty") return one.slice(0, 30) === other.slice(0, 30);
  return one === other;
}

type Sures = ReadonlyMap<Fields, Readonly<Record<string, number>>>;

function compare(group: Group, expected: Fields, got: Fields, sures?: Sures): Slip[] {
  return Object.keys({ ...expected, ...got }).map((field) => ({
    ...{ group, field, expected: expected[field] ?? null, got: got[field] ?? null },
    ...(sures === undefined ? {} : { sure: sures.get(got)?.[field] ?? 0 }),
  }));
}

/** Right ones of a comparison. */
export const isRight = ({ field, expected, got }: Slip) =>
  expected !== null && got !== null && isSameValue(field, expected, got);

const likeness = (expected: Fields, got: Fields) => compare("work", expected, got).filter(isRight).length;

/** Each entry beside the one that is most like it; what is left has no partner. */
export function compareLists(group: Group, expected: readonly Fields[], got: readonly Fields[], sures?: Sures): Slip[] {
  const left = [...got];
  const pairs = expected.map((entry) => {
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

function findMonth(date: CvJob["start"]): FieldText {
  return date === null || date.value.month === null ? null : `${date.value.year}-${date.value.month}`;
}

const jobFields = ({ company, position, start, end, isCurrent, duty }: CvJob): Fields => ({
  ...{
    company: toText(company),
    position: toText(position),
    startYear: findYear(start),
    endYear: findYear(end),
    duty: toText(duty),
  },
  current: isCurrent ? "yes" : null,
});

const practiceFields = ({ company, start, end }: CvJob): Fields => ({
  institution: toText(company),
  start: findMonth(start),
  end: findMonth(end),
});

const studyFields = ({ institution, degree, major, start, end, grade, isStudying }: CvStudy): Fields => ({
  ...{ institution: toText(institution), degree: toText(degree), major: toText(major), startYear: findYear(start) },
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
  const expectedCv = truth(made);
  const person = {
    email: cv.email,
    birthDate: shown.birth ? cv.birthDate : null,
    gender: shown.gender ? String(cv.gender) : null,
    domicile: shown.city ? cv.city : null,
  };
  const got = {
    email: toText(facts.email),
    birthDate: toText(facts.birthDate),
    gender: toText(facts.gender),
    domicile: toText(facts.domicile),
  };
  const isLinkedIn = made.layout.startsWith("LinkedIn");
  const jobs = facts.jobs.map(jobFields).map((fields) => (isLinkedIn ? { ...fields, duty: null } : fields));
  const slips = [
    ...compare("name", { name: cv.name }, { name: toText(facts.name) }),
    ...compare("phone", { phone: `+62 ${cv.phone}` }, { phone: toText(facts.phone) }),
    ...compare("person", person, got),
    ...compareLists("work", expectedCv.jobs, jobs),
    ...compareLists("internship", expectedCv.internships, facts.internships.map(practiceFields)),
    ...compareLists("education", expectedCv.studies, facts.educations.map(studyFields)),
    ...compareLists(
      "organisation",
      expectedCv.organisations,
      facts.organisations.map((each) => ({ name: toText(each.name), position: toText(each.position) })),
    ),
  ];
  return slips.filter((slip) => slip.expected !== null || slip.got !== null);
}
