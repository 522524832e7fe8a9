import type {
  Education,
  Experience,
  Internship,
  Organisation,
  OtherIds,
  PersonalData,
  Resume,
  WholeResume,
} from "./resume.ts";
import { isProHire } from "./rules/limits.ts";

/** The seven sections that the save bar waits for (§4), in the order of the form. */
export const sections = [
  "personal-data",
  "education",
  "internship",
  "experience",
  "organisation",
  "seeking-status",
  "consents",
] as const;

export type Section = (typeof sections)[number];

/** Where something is missing: `phone`, `educations`, `educations.0.grade`, `photo`, `cv`, `consents.dataTruth`. */
export type ResumePath = string;

const personalFields = [
  "name",
  "email",
  "birthDate",
  "gender",
  "phone",
  "domicileId",
  "category",
  "experienceYears",
  "experienceMonths",
  "expectedSalary",
] as const satisfies (keyof PersonalData)[];

const seekingFields = ["seekingStatusId", "emailPeriodId"] as const satisfies (keyof PersonalData)[];

const experienceFields = [
  "company",
  "position",
  "positionTypeId",
  "rankId",
  "mainJob",
  "industryId",
  "department",
  "startYear",
] as const satisfies (keyof Experience)[];

const educationFields = [
  "degreeId",
  "institutionId",
  "majorId",
  "startYear",
  "endYear",
  "grade",
  "gradeScale",
] as const satisfies (keyof Education)[];

const organisationFields = ["name", "positionId", "scopeId"] as const satisfies (keyof Organisation)[];

const internshipFields = [
  "institution",
  "functionId",
  "industryId",
  "startMonth",
  "endMonth",
] as const satisfies (keyof Internship)[];

function empty<Entry, Field extends keyof Entry & string>(entry: Entry, fields: readonly Field[]): string[] {
  return fields.filter((field) => entry[field] === null);
}

function otherMissing(id: number | null, other: number | null, text: string | null): boolean {
  return id !== null && id === other && text === null;
}

function personal(resume: Resume, others: OtherIds): ResumePath[] {
  const needsDomicile = otherMissing(resume.domicileId, others.domicile, resume.domicileOther);
  return [...empty(resume, personalFields), ...(needsDomicile ? ["domicileOther"] : [])];
}

function education(entry: Education, others: OtherIds): string[] {
  const { institutionId, institutionOther, majorId, majorOther } = entry;
  return [
    ...empty(entry, educationFields),
    ...(otherMissing(institutionId, others.institution, institutionOther) ? ["institutionOther"] : []),
    ...(otherMissing(majorId, others.major, majorOther) ? ["majorOther"] : []),
  ];
}

function inList<Entry>(list: string, entries: readonly Entry[], missing: (entry: Entry) => string[]): ResumePath[] {
  return entries.flatMap((entry, index) => missing(entry).map((field) => `${list}.${index}.${field}`));
}

/**
 * Everything that a complete resume lacks (§5 "Apply profile complete"): required personal fields, photo and CV, at
 * least one education, work experience of professionals, the entries of optional lists, and both consents.
 */
export function missing(whole: WholeResume, others: OtherIds): ResumePath[] {
  const { resume, hasPhoto, hasCv, consents } = whole;
  const { educations, experiences, organisations, internships } = resume;
  return [
    ...(hasPhoto ? [] : ["photo"]),
    ...personal(resume, others),
    ...(hasCv ? [] : ["cv"]),
    ...(educations.length === 0 ? ["educations"] : []),
    ...inList("educations", educations, (entry) => education(entry, others)),
    ...inList("internships", internships, (entry) => empty(entry, internshipFields)),
    ...(isProHire(resume.category) && experiences.length === 0 ? ["experiences"] : []),
    ...inList("experiences", experiences, (entry) => empty(entry, experienceFields)),
    ...inList("organisations", organisations, (entry) => empty(entry, organisationFields)),
    ...empty(resume, seekingFields),
    ...(consents.dataTruth ? [] : ["consents.dataTruth"]),
    ...(consents.dataUse ? [] : ["consents.dataUse"]),
  ];
}

/** The section that a path belongs to. */
export function sectionOf(path: ResumePath): Section {
  const [root] = path.split(".");
  if (root === "educations") return "education";
  if (root === "internships") return "internship";
  if (root === "experiences") return "experience";
  if (root === "organisations") return "organisation";
  if (root === "consents") return "consents";
  return seekingFields.some((field) => field === root) ? "seeking-status" : "personal-data";
}

/** Completion flag of each section (§3). */
export function completeSections(missingPaths: readonly ResumePath[]): Record<Section, boolean> {
  const incomplete = new Set(missingPaths.map(sectionOf));
  return {
    "personal-data": !incomplete.has("personal-data"),
    education: !incomplete.has("education"),
    internship: !incomplete.has("internship"),
    experience: !incomplete.has("experience"),
    organisation: !incomplete.has("organisation"),
    "seeking-status": !incomplete.has("seeking-status"),
    consents: !incomplete.has("consents"),
  };
}

/** True for what is missing in the resume itself; consents are asked for apart. */
export function isResumeField(path: ResumePath): boolean {
  return sectionOf(path) !== "consents";
}
