import type { StoredList } from "../reference-data/lists.ts";
import type { ResumePath } from "./completeness.ts";
import type { Education, Experience, Internship, Organisation, PersonalData, Resume } from "./resume.ts";

/** An id in a resume, and the master-data list that must have it. */
export interface Reference {
  path: ResumePath;
  list: StoredList;
  id: number;
}

type Lists<Entry> = {
  readonly [Field in keyof Entry as number | null extends Entry[Field] ? Field : never]?: StoredList;
};

const personal = {
  domicileId: "domicile",
  seekingStatusId: "seekingJobStatus",
  emailPeriodId: "emailSuggestionPeriod",
} as const satisfies Lists<PersonalData>;

const education = {
  degreeId: "degree",
  institutionId: "institution",
  majorId: "major",
} as const satisfies Lists<Education>;

const experience = {
  positionTypeId: "positionType",
  rankId: "rank",
  industryId: "industry",
} as const satisfies Lists<Experience>;

const organisation = {
  positionId: "organisationPosition",
  scopeId: "organisationScope",
} as const satisfies Lists<Organisation>;

const internship = { functionId: "function", industryId: "industry" } as const satisfies Lists<Internship>;

function inEntry<Field extends string>(
  entry: Readonly<Record<NoInfer<Field>, number | null>>,
  lists: Readonly<Record<Field, StoredList>>,
  pathOf: (field: string) => ResumePath,
): Reference[] {
  const found: Reference[] = [];
  for (const field in lists) {
    const id = entry[field];
    if (id !== null) found.push({ path: pathOf(field), list: lists[field], id });
  }
  return found;
}

/** Every id of a list that a resume names. */
export function referencesOf(resume: Resume): Reference[] {
  const below = (list: string, index: number) => (field: string) => `${list}.${index}.${field}`;
  return [
    ...inEntry(resume, personal, (field) => field),
    ...resume.educations.flatMap((entry, index) => inEntry(entry, education, below("educations", index))),
    ...resume.experiences.flatMap((entry, index) => inEntry(entry, experience, below("experiences", index))),
    ...resume.organisations.flatMap((entry, index) => inEntry(entry, organisation, below("organisations", index))),
    ...resume.internships.flatMap((entry, index) => inEntry(entry, internship, below("internships", index))),
  ];
}
