import type { Education, Experience, Internship, Organisation, PersonalData } from "../../resumes/resume.ts";
import type { Sight } from "../candidate.ts";
import type { ResumePart } from "./resume-parts.ts";

/**
 * Who of the staff that may open an application sees a field of its resume: all; all but while the vacancy is blind; all
 * but hiring managers; neither of the two (`recruiters`); nobody.
 */
export type Visibility = "all" | "not-while-blind" | "not-managers" | "recruiters" | "nobody";

/** Facts about the person: who sees them, and as which part a change of them is named; null where none is. */
export const personFields: Record<keyof PersonalData, { shownTo: Visibility; part: ResumePart | null }> = {
  name: { shownTo: "recruiters", part: "person" },
  birthDate: { shownTo: "recruiters", part: "person" },
  gender: { shownTo: "recruiters", part: "person" },
  email: { shownTo: "recruiters", part: "contact" },
  phone: { shownTo: "recruiters", part: "contact" },
  domicileId: { shownTo: "all", part: "domicile" },
  domicileOther: { shownTo: "all", part: "domicile" },
  experienceYears: { shownTo: "all", part: "experience-years" },
  experienceMonths: { shownTo: "all", part: "experience-years" },
  expectedSalary: { shownTo: "not-managers", part: "salary" },
  category: { shownTo: "nobody", part: null },
  seekingStatusId: { shownTo: "nobody", part: null },
  emailPeriodId: { shownTo: "nobody", part: null },
};

const education: Record<keyof Education, Visibility> = {
  ...{ id: "nobody", degreeId: "all", majorId: "all", majorOther: "all", grade: "all", gradeScale: "all" },
  ...{ institutionId: "not-while-blind", institutionOther: "not-while-blind", isStudying: "not-while-blind" },
  ...{ startYear: "not-while-blind", endYear: "not-while-blind" },
};

const experience: Record<keyof Experience, Visibility> = {
  ...{ id: "nobody", positionTypeId: "nobody", company: "all", position: "all", department: "all", mainJob: "all" },
  ...{ industryId: "all", rankId: "all", startYear: "all", endYear: "all" },
};

const organisation: Record<keyof Organisation, Visibility> = {
  ...{ id: "nobody", name: "all", positionId: "all", scopeId: "all" },
};

const internship: Record<keyof Internship, Visibility> = {
  ...{ id: "nobody", institution: "all", functionId: "all", industryId: "all", startMonth: "all", endMonth: "all" },
};

/** What entries of the lists have: who sees it. A field that is missing here does not compile. */
export const entryFields = {
  educations: education,
  experiences: experience,
  organisations: organisation,
  internships: internship,
};

export function isVisible(shownTo: Visibility, { isHidden, isReduced }: Sight): boolean {
  switch (shownTo) {
    case "all":
      return true;
    case "not-while-blind":
      return !isHidden;
    case "not-managers":
      return !isReduced;
    case "recruiters":
      return !isHidden && !isReduced;
    case "nobody":
      return false;
  }
}

const visibilityOfEntries = new Map<ResumePart, Visibility[]>([
  ["educations", Object.values(education)],
  ["experiences", Object.values(experience)],
  ["organisations", Object.values(organisation)],
  ["internships", Object.values(internship)],
]);

/** Whether a change of this part tells nothing of what its reader may not see. */
export function isPartVisible(part: ResumePart, sight: Sight): boolean {
  if (part === "photo" || part === "cv") return isVisible("recruiters", sight);
  const ofPerson = Object.values(personFields).filter((field) => field.part === part);
  const fields = visibilityOfEntries.get(part) ?? ofPerson.map(({ shownTo }) => shownTo);
  return fields.every((shownTo) => shownTo === "nobody" || isVisible(shownTo, sight));
}

const personFieldsByName = new Map(Object.entries(personFields));

/** What a part of the person consists of. */
export function factsOf(part: ResumePart, resume: PersonalData): unknown[] {
  return Object.entries<unknown>({ ...resume })
    .filter(([name]) => personFieldsByName.get(name)?.part === part)
    .map(([, fact]) => fact);
}
