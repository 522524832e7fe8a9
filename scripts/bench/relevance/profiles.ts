import { readFileSync } from "node:fs";
import { z } from "zod";
import { otherCode } from "../../../src/features/reference-data/lists.ts";
import { idOfCode, idOfText } from "../../../src/features/reference-data/master-data.server.ts";
import { emptyResume, type Resume } from "../../../src/features/resumes/resume.ts";
import type { Db } from "../../../src/platform/database/database.ts";

const industry = z.string().optional();

const made = z.array(
  z.strictObject({
    name: z.string(),
    language: z.enum(["id", "en"]),
    category: z.union([z.literal(1), z.literal(2)]),
    domicile: z.string().optional(),
    domicileOther: z.string().optional(),
    expectedSalary: z.number().nullable(),
    educations: z.array(
      z.strictObject({ degree: z.string(), major: z.string().optional(), majorOther: z.string().optional() }),
    ),
    experiences: z
      .array(
        z.strictObject({
          ...{ position: z.string(), department: z.string(), industry },
          ...{ startYear: z.number(), endYear: z.number().optional() },
        }),
      )
      .default([]),
    internships: z.array(z.strictObject({ function: z.string().nullable(), industry })).default([]),
    sensible: z.strictObject({ title: z.string(), not: z.string() }),
  }),
);

/** A made resume in words, and by which rule a suggestion is sensible for it. */
export type MadeProfile = z.infer<typeof made>[number];

export const readProfiles = (path: string): MadeProfile[] => made.parse(JSON.parse(readFileSync(path, "utf8")));

/** A suggestion is sensible where the title names the person's work, and no level that the person cannot have. */
export function isSensible({ sensible: { title, not } }: MadeProfile, vacancyTitle: string): boolean {
  const has = (pattern: string) => pattern !== "" && new RegExp(pattern, "i").test(vacancyTitle);
  return has(title) && !has(not);
}

/** The resume as the form keeps it: what a list does not have is its entry "Others", with a text beside it. */
export async function toResume(db: Db, profile: MadeProfile): Promise<Resume> {
  const find = async (list: "major" | "industry" | "function" | "domicile", text: string | null | undefined) => {
    if (text === undefined || text === null) return idOfCode(db, list, otherCode);
    const id = await idOfText(db, list, text);
    if (id === null) throw new Error(`The list ${list} has no "${text}".`);
    return id;
  };
  const { category, domicile, domicileOther = null, expectedSalary } = profile;
  const educations: Resume["educations"] = [];
  for (const [at, { degree, major, majorOther = null }] of profile.educations.entries()) {
    const rest = { institutionId: null, institutionOther: null, isStudying: false, grade: null, gradeScale: null };
    const years = { startYear: 2020, endYear: 2024 };
    const ids = { degreeId: await idOfCode(db, "degree", degree), majorId: await find("major", major) };
    educations.push({ id: at + 1, ...ids, majorOther, ...years, ...rest });
  }
  const experiences: Resume["experiences"] = [];
  for (const [at, { industry: name, endYear = null, ...job }] of profile.experiences.entries()) {
    const rest = { company: "PT Contoh", positionTypeId: null, rankId: null, mainJob: null };
    experiences.push({ id: at + 1, ...rest, ...job, endYear, industryId: await find("industry", name) });
  }
  const internships: Resume["internships"] = [];
  for (const [at, { function: name, industry: known }] of profile.internships.entries()) {
    const rest = { institution: "PT Contoh", startMonth: null, endMonth: null };
    const ids = { functionId: await find("function", name), industryId: await find("industry", known) };
    internships.push({ id: at + 1, ...rest, ...ids });
  }
  const place = { domicileId: await find("domicile", domicile), domicileOther };
  return { ...emptyResume, category, expectedSalary, ...place, educations, experiences, internships };
}
