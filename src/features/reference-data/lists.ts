/** Most entries of one answer; longer lists are searched. */
export const longestList = 50;

/** Lists that are loaded from files and kept in the database, by the names the wire gives them (§3 "Master data"). */
export const storedLists = [
  "workExperience",
  "degree",
  "institution",
  "major",
  "organisationPosition",
  "organisationScope",
  "function",
  "rank",
  "domicile",
  "seekingJobStatus",
  "emailSuggestionPeriod",
  "industry",
  "salary",
  "positionType",
  "platform",
  "recruitmentPhase",
] as const;

export type StoredList = (typeof storedLists)[number];

/** Lists kept beside them that master data's own calls do not give: other features ask for them by name. */
const otherLists = [
  "contactCentre",
  "gender",
  "nationality",
  "maritalStatus",
  "familyTitle",
  "familyEducation",
  "occupation",
  "publicationType",
  "hobby",
  "socialActivity",
  "placement",
  "workCity",
  "activityPriority",
  "facility",
  "referenceRelation",
] as const;

/** Any list that the database keeps. */
export type KeptList = StoredList | (typeof otherLists)[number];

/** Lists that are made at the moment they are asked for. */
export const madeLists = ["years", "events", "branch"] as const;

export const listNames = [...storedLists, ...madeLists] as const;

export type ListName = (typeof listNames)[number];

/** The code of the entry that a free text goes with ("Lainnya"). */
export const otherCode = "other";

/** True for the name of a list that is kept in the database. */
export function isStoredList(name: string): name is StoredList {
  return storedLists.some((list) => list === name);
}

/** True for the name of any list of the wire. */
export function isListName(name: string): name is ListName {
  return listNames.some((list) => list === name);
}

/** Years that a course of study may begin or end in: eight ahead (an estimate counts) down to 1950, latest first. */
export function studyYears(currentYear: number): number[] {
  const latest = currentYear + 8;
  return Array.from({ length: latest - 1950 + 1 }, (_, back) => latest - back);
}
