import type { Education, Experience, Internship, Organisation, Resume } from "../resumes/resume.ts";
import { type ExtendedForm, groupNames, groups } from "./definition/definition.ts";
import type { Entry, Value } from "./definition/group.ts";
import { emptyEntry, emptyForm, type FormPath, type FormValues, getPlaces, isBlank } from "./form.ts";
import type { FormLists } from "./form-lists.ts";

/** A band of the salary list, and the most rupiah that it stands for. */
export interface SalaryBand {
  id: number;
  upperBound: number;
}

/** The resume's values for a group. */
type Known = { [Name in keyof ExtendedForm]?: KnownGroup<ExtendedForm[Name]> };
type KnownGroup<Group> = Group extends (infer Each)[] ? (Partial<Each> & { id: number })[] : Partial<Group>;

/** The lowest band that holds a salary; the last one where all are too low. */
function findBand(salary: number | null, bands: readonly SalaryBand[]): number | null {
  if (salary === null) return null;
  return (bands.find(({ upperBound }) => salary <= upperBound) ?? bands.at(-1))?.id ?? null;
}

function education({ id, degreeId, institutionId, institutionOther, majorId, majorOther, ...entry }: Education) {
  const { startYear, endYear: graduationYear, grade: gpa, gradeScale: gpaMax } = entry;
  return { id, degreeId, institutionId, institutionOther, majorId, majorOther, startYear, graduationYear, gpa, gpaMax };
}

function organisation({ id, name, positionId, scopeId }: Organisation) {
  return { id, name, positionId, scopeId };
}

function internship({ id, institution, industryId, startMonth, endMonth }: Internship) {
  return { id, institution, industryId, startMonth, endMonth };
}

/** A job without a last year is the current one (wire, "Shapes"). */
function experience({ id, company, position: title, rankId: positionId, ...entry }: Experience) {
  const { positionTypeId, mainJob: mainJob1, industryId, startYear, endYear } = entry;
  const isCurrent = startYear !== null && endYear === null;
  return { id, company, title, positionId, positionTypeId, mainJob1, industryId, startYear, isCurrent, endYear };
}

/** The resume's values for the form's fields; entries keep the resume's ids. */
export function knownFrom(resume: Resume, photo: string | null, bands: readonly SalaryBand[]): Known {
  const { name: fullName, birthDate, gender, phone, email, category: experienceCategory } = resume;
  const expectedSalaryId = findBand(resume.expectedSalary, bands);
  return {
    personalData: { photo, fullName, birthDate, gender, phone, email, experienceCategory, expectedSalaryId },
    education: resume.educations.map(education),
    organisations: resume.organisations.map(organisation),
    internships: resume.internships.map(internship),
    workExperiences: resume.experiences.map(experience),
  };
}

type Part = Readonly<Record<string, Value | undefined>>;

function filled(empty: Entry, part: Part): Entry {
  const entry = { ...empty };
  for (const [name, value] of Object.entries(part)) if (value !== undefined) entry[name] = value;
  return entry;
}

/** An empty form with what is known filled in. */
export function prefilledForm(known: Known, lists: FormLists): FormValues {
  const form = emptyForm(lists);
  for (const name of groupNames) {
    const part = known[name];
    if (part === undefined) continue;
    const empty = () => emptyEntry(groups[name], lists);
    form[name] = Array.isArray(part)
      ? part.map((entry) => ({ ...filled(empty(), entry), id: entry.id }))
      : filled(empty(), part);
  }
  return form;
}

/** Paths of a form where stands what the resume says: filled in from there, or the same on its own. */
export function pathsFromResume(form: FormValues, known: Known): FormPath[] {
  return getPlaces(form).flatMap(({ name, entry, path }) => {
    const part = known[name];
    const same: Part | undefined = Array.isArray(part) ? part.find(({ id }) => id === entry["id"]) : part;
    if (same === undefined) return [];
    return Object.entries(entry)
      .filter(([field, value]) => field !== "id" && !isBlank(value) && value === same[field])
      .map(([field]) => `${path}.${field}`);
  });
}
