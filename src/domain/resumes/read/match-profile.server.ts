import type { Db } from "../../../platform/database/database.ts";
import { codesOf, textsOf } from "../../master-data/master-data.server.ts";
import type { KeptList } from "../../master-data/master-data.ts";
import type { MatchProfile } from "../../vacancies/vacancies.ts";
import { findResume } from "../resume.store.server.ts";
import type { Resume } from "../resume.ts";

function filled<Value>(values: readonly (Value | null)[]): Value[] {
  return [...new Set(values)].filter((value) => value !== null);
}

async function names(db: Db, list: KeptList, ids: readonly (number | null)[]): Promise<string[]> {
  const indonesian = await textsOf(db, list, filled(ids), "id");
  const english = await textsOf(db, list, filled(ids), "en");
  return [...new Set([...indonesian.values(), ...english.values()])];
}

/** What a resume says for matching. */
export async function profileOf(db: Db, resume: Resume): Promise<MatchProfile> {
  const { educations, experiences, internships, domicileId } = resume;
  const degrees = await codesOf(db, "degree", filled(educations.map(({ degreeId }) => degreeId)));
  const [domicile = null] = (await textsOf(db, "domicile", filled([domicileId]), "id")).values();
  return {
    category: resume.category,
    functions: await names(
      db,
      "function",
      internships.map(({ functionId }) => functionId),
    ),
    positions: filled(experiences.flatMap(({ position, department }) => [position, department])),
    majors: [
      ...(await names(
        db,
        "major",
        educations.map(({ majorId }) => majorId),
      )),
      ...filled(educations.map(({ majorOther }) => majorOther)),
    ],
    degrees: filled([...degrees.values()]),
    industryIds: filled([...experiences, ...internships].map(({ industryId }) => industryId)),
    domicile,
    expectedSalary: resume.expectedSalary,
  };
}

/** What an applicant's resume says for matching; null without a resume. */
export async function matchProfileOf(db: Db, applicantId: number): Promise<MatchProfile | null> {
  const { version, resume } = await findResume(db, applicantId);
  return version === 0 ? null : profileOf(db, resume);
}
