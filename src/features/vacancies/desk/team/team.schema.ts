import { z } from "zod";
import { m } from "#messages";
import { addFieldMessages } from "../../../../contract/field-messages.ts";
import { mostManagers } from "../../team/team.ts";
import { named } from "../vacancy-answer.schema.ts";
import type { TeamAnswer } from "./team.calls.ts";

addFieldMessages({
  "too-many-managers": m.desk_vacancies_team_too_many,
  "not-of-team": m.desk_vacancies_team_not_of,
});

const staffId = z.int().positive();

export const teamForm = z.object({
  ownerId: staffId.nullable(),
  managerIds: z.array(staffId).max(mostManagers, "too-many-managers"),
});

export const teamAnswer: z.ZodType<TeamAnswer> = z.object({
  version: z.number(),
  owner: named.nullable(),
  managers: z.array(named),
  choices: z.object({ owners: z.array(named), managers: z.array(named) }).nullable(),
});
