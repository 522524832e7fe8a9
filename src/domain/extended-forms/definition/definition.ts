import { m } from "#messages";
import type { Label } from "./field.ts";
import { firstHalf } from "./first-half.ts";
import type { FormOf, Group } from "./group.ts";
import { secondHalf } from "./second-half.ts";

/** Every group of fields, by its name on the wire and in the stored document. Both variants have all of them. */
const allGroups = { ...firstHalf, ...secondHalf };

/** The form as its definition types it. */
export type ExtendedForm = FormOf<typeof allGroups>;

export type GroupName = keyof typeof allGroups;

/** The same groups without their own types, for what walks through all of them. */
export const groups: Readonly<Record<GroupName, Group>> = allGroups;

/** `submit-1` saves half 1, `submit-2` half 2. */
export type Half = 1 | 2;

/** Groups of the form that stand together on the page and in the printed copy. */
interface Section {
  id: string;
  label: Label;
  half: Half;
  groups: readonly GroupName[];
}

/** The sections in their order. */
export const sections = [
  { id: "personal", label: m.flk_section_personal, half: 1, groups: ["personalData"] },
  { id: "education", label: m.flk_section_education, half: 1, groups: ["education", "thesis"] },
  { id: "works", label: m.flk_section_works, half: 1, groups: ["publications", "trainings"] },
  { id: "organisations", label: m.flk_section_organisations, half: 1, groups: ["organisations"] },
  { id: "family", label: m.flk_section_family, half: 1, groups: ["family", "father", "mother", "familyMembers"] },
  { id: "internships", label: m.flk_section_internships, half: 1, groups: ["internships"] },
  { id: "experience", label: m.flk_section_experience, half: 1, groups: ["workExperiences"] },
  { id: "stories", label: m.flk_section_stories, half: 2, groups: ["problemStory", "obstacleStory"] },
  { id: "interests", label: m.flk_section_interests, half: 2, groups: ["hobbies", "socialActivities"] },
  { id: "work-interest", label: m.flk_section_work_interest, half: 2, groups: ["workInterest"] },
  { id: "psychotests", label: m.flk_section_psychotests, half: 2, groups: ["psychotests"] },
  { id: "facilities", label: m.flk_section_facilities, half: 2, groups: ["facilities"] },
  { id: "references", label: m.flk_section_references, half: 2, groups: ["references", "referenceFlag"] },
  { id: "consents", label: m.flk_section_consents, half: 2, groups: ["consents"] },
] as const satisfies readonly Section[];

export type SectionId = (typeof sections)[number]["id"];

/** Names of the groups in the order of the form. */
export const groupNames: readonly GroupName[] = sections.flatMap((section): readonly GroupName[] => section.groups);

/** The groups of one half. */
export function groupsOfHalf(half: Half): GroupName[] {
  return sections.flatMap((section): readonly GroupName[] => (section.half === half ? section.groups : []));
}
