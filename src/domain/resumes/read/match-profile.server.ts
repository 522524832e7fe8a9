import type { Db } from "../../../platform/database/database.ts";
import { codesOf, namesOf } from "../../master-data/master-data.server.ts";
import type { MatchProfile } from "../../vacancies/vacancies.ts";
import { findResume } from "../resume.store.server.ts";
import type { Resume } from "../resume.ts";

function filled<Value>(values: readonly (Value | null)[]): Value[] {
  return [...new Set(values)].filter((value) => value !== null);
}

/** What a resume says for matching. */
export async function profileOf(db: Db, resume: Resume): Promise<MatchProfile> {
  const { educations, experiences, internships, domicileId } = resume;
  const majorIds = educations.map(({ majorId }) => majorId);
  const functionIds = internships.map(({ functionId }) => functionId);
  const names = await namesOf(db, [
    ["major", majorIds],
    ["function", functionIds],
    ["domicile", [domicileId]],
  ]);
  const degrees = await codesOf(db, "degree", filled(educations.map(({ degreeId }) => degreeId)));
  return {
    category: resume.category,
    functions: filled(names.of("function", functionIds).flat()),
    positions: filled(experiences.flatMap(({ position, department }) => [position, department])),
    majors: [...filled(names.of("major", majorIds).flat()), ...filled(educations.map(({ majorOther }) => majorOther))],
    degrees: filled([...degrees.values()]),
    industryIds: filled([...experiences, ...internships].map(({ industryId }) => industryId)),
    domicile: names.of("domicile", [domicileId])[0]?.[0] ?? null,
    expectedSalary: resume.expectedSalary,
  };
}

/** What an applicant's resume says for matching; null without a resume. */
export async function matchProfileOf(db: Db, applicantId: number): Promise<MatchProfile | null> {
  const { version, resume } = await findResume(db, applicantId);
  return version === 0 ? null : profileOf(db, resume);
}
