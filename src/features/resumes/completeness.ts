import { entryLists, type ListName } from "./entry-fields.ts";
import type { Fields, OtherIds } from "./field-kinds.ts";
import { personalFields, seekingFields } from "./fields.ts";
import type { WholeResume } from "./resume.ts";
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

/** The section of each list. */
const listSections = {
  educations: "education",
  internships: "internship",
  experiences: "experience",
  organisations: "organisation",
} as const satisfies Record<ListName, Section>;

/** Where something is missing: `phone`, `educations`, `educations.0.grade`, `photo`, `cv`, `consents.dataTruth`. */
export type ResumePath = string;

/** Required fields of a table that are empty, then texts that 'Others' asks for. */
function lacking(table: Fields, values: Readonly<Record<string, unknown>>, others: OtherIds): string[] {
  const fields = Object.entries(table);
  const isOther = (of: string, list: keyof OtherIds) => values[of] !== null && values[of] === others[list];
  return [
    ...fields.filter(([name, { isRequired }]) => isRequired && values[name] === null),
    ...fields.filter(
      ([name, field]) => field.kind === "other" && values[name] === null && isOther(field.of, field.list),
    ),
  ].map(([name]) => name);
}

/**
 * Everything that a complete resume lacks (§5 "Apply profile complete"): required personal fields, photo and CV, at
 * least one education, work experience of professionals, the entries of optional lists, and both consents.
 */
export function missing(whole: WholeResume, others: OtherIds): ResumePath[] {
  const { resume, hasPhoto, hasCv, consents } = whole;
  const inList = (list: ListName) => {
    const entries: readonly Readonly<Record<string, unknown>>[] = resume[list];
    return entries.flatMap((entry, index) =>
      lacking(entryLists[list].fields, entry, others).map((field) => `${list}.${index}.${field}`),
    );
  };
  return [
    ...(hasPhoto ? [] : ["photo"]),
    ...lacking(personalFields, resume, others),
    ...(hasCv ? [] : ["cv"]),
    ...(resume.educations.length === 0 ? ["educations"] : []),
    ...inList("educations"),
    ...inList("internships"),
    ...(isProHire(resume.category) && resume.experiences.length === 0 ? ["experiences"] : []),
    ...inList("experiences"),
    ...inList("organisations"),
    ...lacking(seekingFields, resume, others),
    ...(consents.dataTruth ? [] : ["consents.dataTruth"]),
    ...(consents.dataUse ? [] : ["consents.dataUse"]),
  ];
}

/** The section that a path belongs to. */
export function getSection(path: ResumePath): Section {
  const [root = ""] = path.split(".");
  if (root === "consents") return "consents";
  if (Object.hasOwn(seekingFields, root)) return "seeking-status";
  return Object.entries(listSections).find(([list]) => list === root)?.[1] ?? "personal-data";
}

/** Completion flag of each section (§3). */
export function completeSections(missingPaths: readonly ResumePath[]): Record<Section, boolean> {
  const incomplete = new Set(missingPaths.map(getSection));
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
  return getSection(path) !== "consents";
}
