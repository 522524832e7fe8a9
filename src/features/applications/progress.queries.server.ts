import "./application.tables.ts";
import { sql } from "kysely";
import { z } from "zod";
import { bothLanguages } from "../../i18n/both-languages.schema.ts";
import type { Db } from "../../platform/database/database.ts";
import { activityResults } from "./application.ts";
import type { StoredPhase } from "./phases.ts";

const day = z.string().nullable();

/** Where and when someone is to come, as the column holds it. */
export const storedInvitation = z.object({ place: z.string(), at: z.string().nullable() }).nullable();

/** The fields of a phase that are stored as JSON. */
const storedWords = z.object({
  activities: z.array(
    z.object({
      name: bothLanguages,
      result: z.enum(activityResults).nullable(),
      activityDate: day,
      resultDate: day,
    }),
  ),
  nextStep: bothLanguages.nullable(),
  invitation: storedInvitation,
});

function phaseRows(db: Db) {
  return db
    .selectFrom("application_phases")
    .select(["phase_id as phaseId", "status", "activities", "began_on as beganOn", "next_step as nextStep"])
    .select(["due_on as dueOn", "invitation", "star_form_code as starFormCode"]);
}

/** The phases of an application that have begun, in no order. */
export async function findPhases(db: Db, applicationId: number): Promise<StoredPhase[]> {
  const rows = await phaseRows(db).where("application_id", "=", applicationId).execute();
  return rows.map((row) => ({ ...row, ...storedWords.parse(row) }));
}

/** The same of many applications, by their ids. */
export async function phasesOfMany(
  db: Db,
  applicationIds: readonly number[],
): Promise<ReadonlyMap<number, StoredPhase[]>> {
  const rows = await phaseRows(db)
    .select("application_id as applicationId")
    .where("application_id", "=", sql<number>`any(${[...applicationIds]}::bigint[])`)
    .execute();
  const byApplication = Map.groupBy(rows, ({ applicationId }) => applicationId);
  return new Map(
    [...byApplication].map(([id, of]) => [
      id,
      of.map(({ applicationId: _id, ...row }) => ({ ...row, ...storedWords.parse(row) })),
    ]),
  );
}
