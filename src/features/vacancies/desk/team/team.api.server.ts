import { z } from "zod";
import { m } from "#messages";
import { deskEndpoint, type Endpoint } from "../../../../contract/endpoint.server.ts";
import { addFieldMessages, fieldMessage } from "../../../../contract/field-errors.ts";
import { accept, invalid, stale } from "../../../../contract/reply.ts";
import type { Db } from "../../../../platform/database/database.ts";
import type { Platform } from "../../../../platform/platform.ts";
import { staffByIds } from "../../../identity/staff.queries.server.ts";
import { type DeskVacancy, findDeskVacancy } from "../../draft/desk-vacancy.queries.server.ts";
import { changeTeam, type TeamChanged } from "../../team/change-team.server.ts";
import { listManagers, managersForAny, mostManagers, ownersFor } from "../../team/team.queries.server.ts";
import { ofVacancy } from "../vacancies.schema.ts";
import { named } from "../vacancy-answer.schema.ts";
import { editingBy, noVacancy, type StaffContext, vacancyInPath } from "../vacancy-parts.server.ts";
import { getTeam, putTeamCall, type TeamAnswer } from "./team.calls.ts";

addFieldMessages({
  "too-many-managers": m.desk_vacancies_team_too_many,
  "not-of-team": m.desk_vacancies_team_not_of,
});

async function findOwner(db: Db, ownerId: number | null) {
  const owner = ownerId === null ? undefined : (await staffByIds(db, [ownerId])).get(ownerId);
  return owner === undefined ? null : { id: owner.id, name: owner.name || owner.email };
}

async function tellTeam({ database: { db } }: Platform, context: StaffContext, vacancy: DeskVacancy) {
  const { id, companyId, ownerId, version } = vacancy;
  const mayChoose = context.can("posting.edit", { companyId, vacancyId: id });
  return {
    ...{ version, owner: await findOwner(db, ownerId), managers: await listManagers(db, id) },
    choices: mayChoose ? { owners: await ownersFor(db, companyId), managers: await managersForAny(db) } : null,
  } satisfies TeamAnswer;
}

const staffId = z.int().positive();

const teamForm = z.object({
  ownerId: staffId.nullable(),
  managerIds: z.array(staffId).max(mostManagers, "too-many-managers"),
});

export const teamAnswer: z.ZodType<TeamAnswer> = z.object({
  version: z.number(),
  owner: named.nullable(),
  managers: z.array(named),
  choices: z.object({ owners: z.array(named), managers: z.array(named) }).nullable(),
});

/** Whose a vacancy is: its owner and its hiring managers (F10, F40). */
export function teamEndpoints(platform: Platform): Endpoint[] {
  const { db } = platform.database;
  return [
    deskEndpoint(getTeam, {
      request: z.object({ path: ofVacancy }),
      answer: teamAnswer,
      thing: vacancyInPath(db),
      async handle({ path: { id } }, context) {
        const vacancy = await findDeskVacancy(db, id);
        return vacancy ? accept(await tellTeam(platform, context, vacancy)) : noVacancy(context);
      },
    }),
    deskEndpoint(putTeamCall, {
      request: z.object({ path: ofVacancy, body: teamForm }),
      answer: teamAnswer,
      thing: vacancyInPath(db),
      readCurrent: async ({ path: { id } }) => ({ managerIds: (await listManagers(db, id)).map((one) => one.id) }),
      async handle({ path: { id }, body: team }, context) {
        const change = { id, version: context.ifMatch ?? 0, team };
        const editing = editingBy(context, platform.clock());
        const changed = await platform.database.transact((tx) => changeTeam(tx, editing, change));
        return tellChanged(platform, context, changed);
      },
    }),
  ];
}

async function tellChanged(platform: Platform, context: StaffContext, changed: TeamChanged) {
  const locale = { locale: context.language };
  switch (changed.status) {
    case "saved":
      return accept(await tellTeam(platform, context, changed.vacancy));
    case "unknown":
      return noVacancy(context);
    case "stale":
      return stale(m.desk_vacancies_stale({}, locale), await tellTeam(platform, context, changed.current));
    case "not-of-team": {
      const message = fieldMessage("not-of-team", context.language);
      return invalid(m.contract_invalid_fields({}, locale), [{ path: changed.field, code: "not-of-team", message }]);
    }
  }
}
