import { z } from "zod";
import { jsonDocument } from "../../platform/database/json-document.ts";
import type { Consents, Resume } from "./resume.ts";
import { categories, genders } from "./rules/limits.ts";

// The shape that lies in the database, whatever rules it kept to when it was saved.

const text = z.string().nullable();
const number = z.number().nullable();

const education = z.object({
  id: z.number(),
  degreeId: number,
  institutionId: number,
  institutionOther: text,
  majorId: number,
  majorOther: text,
  isStudying: z.boolean(),
  startYear: number,
  endYear: number,
  grade: number,
  gradeScale: number,
});

const experience = z.object({
  id: z.number(),
  company: text,
  position: text,
  positionTypeId: number,
  rankId: number,
  mainJob: text,
  industryId: number,
  department: text,
  startYear: number,
  endYear: number,
});

const organisation = z.object({ id: z.number(), name: text, positionId: number, scopeId: number });

const internship = z.object({
  id: z.number(),
  institution: text,
  functionId: number,
  industryId: number,
  startMonth: text,
  endMonth: text,
});

const resume: z.ZodType<Resume> = z.object({
  name: text,
  email: text,
  birthDate: text,
  domicileId: number,
  domicileOther: text,
  gender: z.literal(genders).nullable(),
  phone: text,
  experienceYears: number,
  experienceMonths: number,
  expectedSalary: number,
  category: z.literal(categories).nullable(),
  seekingStatusId: number,
  emailPeriodId: number,
  educations: z.array(education),
  experiences: z.array(experience),
  organisations: z.array(organisation),
  internships: z.array(internship),
});

/** A resume, of its applicant or as it was sent. */
export const resumeDocument = jsonDocument(resume);

/** Which statements stood when it was sent. */
export const consentsDocument = jsonDocument<Consents>(z.object({ dataTruth: z.boolean(), dataUse: z.boolean() }));
