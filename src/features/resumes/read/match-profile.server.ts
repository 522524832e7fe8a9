import type { Db } from "../../../platform/database/database.ts";
import { otherCode } from "../../reference-data/lists.ts";
import { getCodes, getNames } from "../../reference-data/master-data.server.ts";
import type { MatchProfile } from "../../vacancies/match/score.ts";
import { findResume } from "../resume.queries.server.ts";
import type { Resume } from "../resume.ts";

function filled<Value>(values: readonly (Value | null)[]): Value[] {
  return [...new Set(values)].filter((value) => value !== null);
}

const getMajorIds = ({ educations }: Resume) => educations.map(({ majorId }) => majorId);
const getFunctionIds = ({ internships }: Resume) => internships.map(({ functionId }) => functionId);
const getDegreeIds = ({ educations }: Resume) => educations.map(({ degreeId }) => degreeId);

/** What resumes say for matching, in their order: as many statements for all as for one. */
export async function listProfiles(db: Db, resumes: readonly Resume[]): Promise<MatchProfile[]> {
  const names = await getNames(db, [
    ["major", [...new Set(resumes.flatMap(getMajorIds))]],
    ["function", [...new Set(resumes.flatMap(getFunctionIds))]],
    ["domicile", [...new Set(resumes.map(({ domicileId }) => domicileId))]],
  ]);
  const degrees = await getCodes(db, "degree", filled(resumes.flatMap(getDegreeIds)));
  const majorCodes = await getCodes(db, "major", filled(resumes.flatMap(getMajorIds)));
  return resumes.map((resume) => {
    const { category, educations, experiences, internships, domicileId, expectedSalary } = resume;
    // "Others" is no major: the text beside it names the major.
    const named = getMajorIds(resume).filter((id) => id === null || majorCodes.get(id) !== otherCode);
    const majors = names.of("major", named).flat();
    return {
      ...{ category, expectedSalary },
      functions: filled(names.of("function", getFunctionIds(resume)).flat()),
      positions: filled(experiences.flatMap(({ position, department }) => [position, department])),
      majors: [...filled(majors), ...filled(educations.map(({ majorOther }) => majorOther))],
      degrees: filled(getDegreeIds(resume).map((id) => (id === null ? null : (degrees.get(id) ?? null)))),
      industryIds: filled([...experiences, ...internships].map(({ industryId }) => industryId)),
      domicile: names.of("domicile", [domicileId])[0]?.[0] ?? null,
    };
  });
}

/** What a resume says for matching. */
export async function getProfile(db: Db, resume: Resume): Promise<MatchProfile> {
  const [profile] = await listProfiles(db, [resume]);
  if (profile === undefined) throw new Error("One resume gives one profile.");
  return profile;
}

/** What an applicant's resume says for matching; null without a resume. */
export async function findMatchProfile(db: Db, applicantId: number): Promise<MatchProfile | null> {
  const { version, resume } = await findResume(db, applicantId);
  return version === 0 ? null : getProfile(db, resume);
}
