import type { Language } from "../../../i18n/language.ts";
import type { Db } from "../../../platform/database/database.ts";
import type { KeptList } from "../../reference-data/lists.ts";
import { getTexts } from "../../reference-data/master-data.server.ts";
import { educationFields } from "../../resumes/entry-fields.ts";
import type { Resume } from "../../resumes/resume.ts";
import type { Sight } from "../candidate.ts";
import { getFacts, isPartVisible, isVisible, type ResumePart, resumeParts } from "./resume-sight.ts";

/** A resume as it was sent, in words; what its reader may not see is null or left out. */
export interface ToldResume {
  educations: {
    degree: string | null;
    major: string | null;
    institution: string | null;
    startYear: number | null;
    endYear: number | null;
    isStudying: boolean;
    grade: string | null;
  }[];
  experiences: {
    position: string | null;
    company: string | null;
    department: string | null;
    industry: string | null;
    rank: string | null;
    mainJob: string | null;
    startYear: number | null;
    /** null: still there. */
    endYear: number | null;
  }[];
  organisations: { name: string | null; position: string | null; scope: string | null }[];
  internships: {
    institution: string | null;
    function: string | null;
    industry: string | null;
    /** `YYYY-MM`. */
    startMonth: string | null;
    endMonth: string | null;
  }[];
}

type TextOf = (list: KeptList, id: number | null) => string | null;

function idsIn(resume: Resume): [KeptList, (number | null)[]][] {
  const { educations, experiences, organisations, internships } = resume;
  return [
    ["degree", educations.map(({ degreeId }) => degreeId)],
    ["major", educations.map(({ majorId }) => majorId)],
    ["institution", educations.map(({ institutionId }) => institutionId)],
    ["industry", [...experiences, ...internships].map(({ industryId }) => industryId)],
    ["rank", experiences.map(({ rankId }) => rankId)],
    ["organisationPosition", organisations.map(({ positionId }) => positionId)],
    ["organisationScope", organisations.map(({ scopeId }) => scopeId)],
    ["function", internships.map(({ functionId }) => functionId)],
  ];
}

async function lookUp(db: Db, resume: Resume, language: Language): Promise<TextOf> {
  const found = new Map<KeptList, ReadonlyMap<number, string>>();
  for (const [list, ids] of idsIn(resume)) {
    const named = [...new Set(ids.filter((id) => id !== null))];
    found.set(list, named.length === 0 ? new Map() : await getTexts(db, list, named, language));
  }
  return (list, id) => (id === null ? null : (found.get(list)?.get(id) ?? null));
}

function getEducations({ educations }: Resume, text: TextOf, sight: Sight): ToldResume["educations"] {
  const shows = (field: keyof typeof educationFields) => isVisible(educationFields[field].shownTo, sight);
  return educations.map((education) => ({
    degree: text("degree", education.degreeId),
    major: education.majorOther ?? text("major", education.majorId),
    institution: shows("institutionId")
      ? (education.institutionOther ?? text("institution", education.institutionId))
      : null,
    startYear: shows("startYear") ? education.startYear : null,
    endYear: shows("endYear") ? education.endYear : null,
    isStudying: shows("isStudying") && education.isStudying,
    grade:
      education.grade === null
        ? null
        : `${education.grade}${education.gradeScale === null ? "" : ` / ${education.gradeScale}`}`,
  }));
}

/** The resume's parts in words; what its reader may not see is left out. */
export async function tellResume(db: Db, resume: Resume, sight: Sight, language: Language): Promise<ToldResume> {
  const text = await lookUp(db, resume, language);
  const { experiences, organisations, internships } = resume;
  return {
    educations: getEducations(resume, text, sight),
    experiences: experiences.map(
      ({ position, company, department, industryId, rankId, mainJob, startYear, endYear }) => ({
        ...{ position, company, department, mainJob, startYear, endYear },
        ...{ industry: text("industry", industryId), rank: text("rank", rankId) },
      }),
    ),
    organisations: organisations.map(({ name, positionId, scopeId }) => ({
      ...{ name, position: text("organisationPosition", positionId), scope: text("organisationScope", scopeId) },
    })),
    internships: internships.map(({ institution, functionId, industryId, startMonth, endMonth }) => ({
      ...{ institution, startMonth, endMonth },
      ...{ function: text("function", functionId), industry: text("industry", industryId) },
    })),
  };
}

/** A version as far as differences are looked for. */
export interface Version {
  resume: Resume;
  photo: string | null;
  cv: { name: string } | null;
}

const partOf: Record<ResumePart, (version: Version) => unknown> = {
  person: ({ resume }) => getFacts("person", resume),
  contact: ({ resume }) => getFacts("contact", resume),
  domicile: ({ resume }) => getFacts("domicile", resume),
  salary: ({ resume }) => getFacts("salary", resume),
  "experience-years": ({ resume }) => getFacts("experience-years", resume),
  educations: ({ resume: { educations } }) => educations,
  experiences: ({ resume: { experiences } }) => experiences,
  organisations: ({ resume: { organisations } }) => organisations,
  internships: ({ resume: { internships } }) => internships,
  photo: ({ photo }) => photo,
  cv: ({ cv }) => cv?.name ?? null,
};

/** Changes between versions, as far as the reader may know. */
export function changedParts(before: Version, after: Version, sight: Sight): ResumePart[] {
  return resumeParts.filter(
    (part) =>
      isPartVisible(part, sight) && JSON.stringify(partOf[part](before)) !== JSON.stringify(partOf[part](after)),
  );
}
