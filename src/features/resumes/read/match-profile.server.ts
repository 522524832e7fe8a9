import type { Db } from "../../../platform/database/database.ts";
import { listAreas } from "../../reference-data/areas.server.ts";
import { otherCode } from "../../reference-data/lists.ts";
import { getCodes, getNames } from "../../reference-data/master-data.server.ts";
import { type AreaNames, areaNames, meantArea } from "../../vacancies/areas-named.ts";
import type { MatchProfile } from "../../vacancies/match/compared.ts";
import { findResume } from "../resume.queries.server.ts";
import type { Resume } from "../resume.ts";

function filled<Value>(values: readonly (Value | null)[]): Value[] {
  return [...new Set(values)].filter((value) => value !== null);
}

/** A typed domicile as the list writes it; null where it names no place that the list has. */
function findTypedDomicile(typed: string, areas: AreaNames): string | null {
  const area = meantArea(typed, areas);
  if (area === undefined) return null;
  const province = area.provinceId === null ? undefined : areas.byId.get(area.provinceId);
  return province === undefined ? area.name : `${area.name}, ${province.name}`;
}

/** Entries of these lists that say something: "Others" is no major, no function, no industry and no place. */
async function listNamed(
  db: Db,
  list: "major" | "function" | "industry" | "domicile",
  ids: readonly (number | null)[],
) {
  const codes = await getCodes(db, list, filled(ids));
  return (some: readonly (number | null)[]) => filled(some).filter((id) => codes.get(id) !== otherCode);
}

const getMajorIds = ({ educations }: Resume) => educations.map(({ majorId }) => majorId);
const getFunctionIds = ({ internships }: Resume) => internships.map(({ functionId }) => functionId);
const getIndustryIds = ({ experiences, internships }: Resume) =>
  [...experiences, ...internships].map(({ industryId }) => industryId);
const getDegreeIds = ({ educations }: Resume) => educations.map(({ degreeId }) => degreeId);

/** What resumes say for matching, in their order: as many statements for all as for one. */
export async function listProfiles(db: Db, resumes: readonly Resume[]): Promise<MatchProfile[]> {
  const names = await getNames(db, [
    ["major", [...new Set(resumes.flatMap(getMajorIds))]],
    ["function", [...new Set(resumes.flatMap(getFunctionIds))]],
    ["domicile", [...new Set(resumes.map(({ domicileId }) => domicileId))]],
  ]);
  const degrees = await getCodes(db, "degree", filled(resumes.flatMap(getDegreeIds)));
  const majorsNamed = await listNamed(db, "major", resumes.flatMap(getMajorIds));
  const functionsNamed = await listNamed(db, "function", resumes.flatMap(getFunctionIds));
  const industriesNamed = await listNamed(db, "industry", resumes.flatMap(getIndustryIds));
  const domicilesNamed = await listNamed(
    db,
    "domicile",
    resumes.map(({ domicileId }) => domicileId),
  );
  const areas = areaNames(await listAreas(db));
  return resumes.map((resume) => {
    const { category, educations, experiences, domicileId, domicileOther, expectedSalary } = resume;
    const majors = names.of("major", majorsNamed(getMajorIds(resume))).flat();
    const [home] = names.of("domicile", domicilesNamed([domicileId])).flat();
    return {
      ...{ category, expectedSalary },
      functions: names.of("function", functionsNamed(getFunctionIds(resume))).flat(),
      positions: filled(experiences.flatMap(({ position, department }) => [position, department])),
      majors: [...majors, ...filled(educations.map(({ majorOther }) => majorOther))],
      degrees: filled(getDegreeIds(resume).map((id) => (id === null ? null : (degrees.get(id) ?? null)))),
      industryIds: [...new Set(industriesNamed(getIndustryIds(resume)))],
      domicile: home ?? findTypedDomicile(domicileOther ?? "", areas),
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
