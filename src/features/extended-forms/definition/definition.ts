import { m } from "#messages";
import {
  choice,
  choices,
  consent,
  day,
  dayAhead,
  email,
  isNoneOf,
  isOneOf,
  type Label,
  lines,
  name,
  optional,
  other,
  phone,
  ranking,
  shownWhen,
  text,
  tick,
} from "./field.ts";
import { firstHalf } from "./first-half.ts";
import { type FormOf, type Group, many, one } from "./group.ts";

/** A story as interviewers ask for it: situation, task, action, result. */
const story = {
  situation: lines(m.flk_situation),
  task: lines(m.flk_task),
  action: lines(m.flk_action),
  result: lines(m.flk_result),
};

/** Groups of the second half, stories to consents (§3 "Old recruitment form"); wire `submit-2`. */
const secondHalf = {
  problemStory: one(m.flk_group_problem_story, story),
  obstacleStory: one(m.flk_group_obstacle_story, story),
  hobbies: one(m.flk_group_hobbies, { hobbyIds: optional(choices(m.flk_hobbies, "hobby")) }, { needed: [] }),
  socialActivities: one(
    m.flk_group_social_activities,
    {
      activityIds: optional(choices(m.flk_social_activities, "socialActivity")),
      activityOther: other("activityIds", m.flk_social_activity_other),
    },
    { needed: [] },
  ),
  workInterest: one(m.flk_group_work_interest, {
    availableDate: dayAhead(m.flk_available_date),
    placementId: choice(m.flk_placement, "placement", "tidak-bersedia"),
    placementTerms: shownWhen(isOneOf("placementId", "bersedia-dengan-syarat"), lines(m.flk_placement_terms)),
    cityIds: shownWhen(isNoneOf("placementId", "tidak-bersedia"), choices(m.flk_work_cities, "workCity")),
    activityRanking: ranking(m.flk_activity_ranking, "activityPriority", "all"),
    jobRanking: ranking(m.flk_job_ranking, "function", 3),
    jobOther: other("jobRanking", m.flk_job_other),
  }),
  psychotests: many(
    { group: m.flk_group_psychotests, entry: m.flk_entry_psychotests },
    {
      date: day(m.flk_date),
      organizer: name(m.flk_organizer),
      purpose: text(m.flk_purpose),
    },
  ),
  facilities: one(
    m.flk_group_facilities,
    {
      facilityIds: optional(choices(m.flk_facilities, "facility")),
      facilityOther: other("facilityIds", m.flk_facility_other),
    },
    { needed: [] },
  ),
  references: many(
    { group: m.flk_group_references, entry: m.flk_entry_references },
    {
      name: name(m.flk_reference_name),
      company: name(m.flk_company),
      title: text(m.flk_job_title),
      phone: phone(m.flk_phone),
      email: optional(email(m.flk_email)),
      relationId: choice(m.flk_relation, "referenceRelation"),
      relationOther: other("relationId", m.flk_relation_other),
    },
  ),
  referenceFlag: one(m.flk_group_reference_flag, { isActive: tick(m.flk_reference_is_active) }, { needed: [] }),
  consents: one(m.flk_group_consents, {
    dataTruth: consent(m.flk_consent_truth),
    dataUse: consent(m.flk_consent_use),
  }),
} as const;

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
