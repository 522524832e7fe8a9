import { degreeCodeIn, gradeIn, isInternship } from "../resumes/json-resume/foreign-values.ts";
import {
  type ForeignDate,
  type ForeignResume,
  type ForeignWork,
  readJsonResume,
} from "../resumes/json-resume/read-json-resume.ts";
import { readPhone } from "../resumes/rules/phone.ts";
import type { CvDate, CvFacts, CvJob, CvStudy, Found } from "./cv-facts.ts";
import { roleIn } from "./recognise/organisation-roles.ts";

/** A value from a separate field of a file is certain. */
const sure = 0.98;

function found<Value>(value: Value | null | undefined, source: string): Found<Value> | null {
  return value === null || value === undefined ? null : { value, source, confidence: sure };
}

function date(value: ForeignDate): Found<CvDate> | null {
  if (value === undefined) return null;
  const month = value.month === undefined ? null : Number(value.month);
  return found(
    { year: value.year, month },
    value.month === undefined ? String(value.year) : `${value.year}-${value.month}`,
  );
}

function job(work: ForeignWork): CvJob {
  const [company, position] = [work.name ?? work.company, work.position];
  const duty = work.summary ?? work.highlights?.[0];
  return {
    company: found(company, company ?? ""),
    position: found(position, position ?? ""),
    ...{ start: date(work.startDate), end: date(work.endDate), isCurrent: work.endDate === undefined },
    ...{ duty: found(duty, duty ?? ""), department: null, industry: null },
  };
}

function study(entry: NonNullable<ForeignResume["education"]>[number], thisYear: number): CvStudy {
  const { institution, area, studyType } = entry;
  const score = entry.score ?? entry.gpa;
  return {
    institution: found(institution, institution ?? ""),
    degree: found(degreeCodeIn(studyType), studyType ?? ""),
    major: found(area, area ?? ""),
    ...{ start: date(entry.startDate), end: date(entry.endDate) },
    isStudying: (entry.endDate?.year ?? thisYear + 1) > thisYear,
    grade: found(gradeIn(score), score ?? ""),
  };
}

/** Content of a JSON Resume file; null for every other. */
export function jsonFacts(text: string, thisYear: number): CvFacts | null {
  const resume = readJsonResume(JSON.parse(text));
  if (resume === null) return null;
  const { basics } = resume;
  const place = basics?.location?.city ?? basics?.location?.region;
  const works = resume.work ?? [];
  return {
    name: found(basics?.name, basics?.name ?? ""),
    email: found(basics?.email, basics?.email ?? ""),
    phone: found(readPhone(basics?.phone ?? ""), basics?.phone ?? ""),
    ...{ birthDate: null, gender: null, domicile: found(place, place ?? "") },
    educations: (resume.education ?? []).map((entry) => study(entry, thisYear)),
    jobs: works.filter(({ position }) => !isInternship(position)).map(job),
    internships: works.filter(({ position }) => isInternship(position)).map(job),
    organisations: (resume.volunteer ?? []).map(({ organization, position }) => ({
      name: found(organization, organization ?? ""),
      position: found(position === undefined ? null : roleIn(position)?.code, position ?? ""),
    })),
    unread: [],
  };
}
