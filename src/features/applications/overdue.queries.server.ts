import type { Db } from "../../platform/database/database.ts";
import { storedInvitation } from "./progress.queries.server.ts";
import "./application.tables.ts";
import "../vacancies/vacancies.tables.ts";

/** Applications under way whose phase began before a day, the longest waiting first. */
export async function findWaiting(db: Db, phaseId: number, beganBefore: string) {
  const rows = await db
    .selectFrom("applications")
    .innerJoin("application_phases", (join) =>
      join
        .onRef("application_phases.application_id", "=", "applications.id")
        .onRef("application_phases.phase_id", "=", "applications.phase_id"),
    )
    .leftJoin("vacancies", "vacancies.id", "applications.vacancy_id")
    .select(["applications.id", "vacancies.code", "applications.company_name", "applications.position_id"])
    .select(["application_phases.began_on", "application_phases.due_on", "application_phases.invitation"])
    .where("applications.status", "=", "on-process")
    .where("applications.phase_id", "=", phaseId)
    .where("application_phases.status", "=", "on-process")
    .where("application_phases.began_on", "<", beganBefore)
    .orderBy("application_phases.began_on")
    .orderBy("applications.id")
    .execute();
  return rows.map((row) => ({ ...row, invitation: storedInvitation.parse(row.invitation) }));
}
