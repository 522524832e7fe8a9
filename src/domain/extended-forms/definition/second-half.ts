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
import { many, one } from "./group.ts";

/** A story as interviewers ask for it: situation, task, action, result. */
const story = {
  situation: lines(m.flk_situation),
  task: lines(m.flk_task),
  action: lines(m.flk_action),
  result: lines(m.flk_result),
};

/** Groups of the second half, stories to consents (§3 "Old recruitment form"); wire `submit-2`. */
export const secondHalf = {
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
