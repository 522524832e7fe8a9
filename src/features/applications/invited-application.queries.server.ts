import type { Db } from "../../platform/database/database.ts";
import { storedInvitation } from "./progress.queries.server.ts";
import "./application.tables.ts";
import "../vacancies/vacancies.tables.ts";

/** An application with the phase that it was invited to; undefined when either is not there. */
export async function findInvitedApplication(db: Db, applicationId: number, phaseId: number) {
  return db
    .selectFrom("applications")
    .innerJoin("application_phases", "application_phases.application_id", "applications.id")
    .leftJoin("vacancies", "vacancies.id", "applications.vacancy_id")
    .select(["applications.id", "applicant_id as applicantId", "applications.status", "vacancies.code as vacancyCode"])
    .select(["position_id as positionId", "position_en as positionEn", "company_name as companyName"])
    .select("application_phases.status as phaseStatus")
    .where("applications.id", "=", applicationId)
    .where("application_phases.phase_id", "=", phaseId)
    .executeTakeFirst();
}

/** Every phase under way that a person is invited to. */
export async function findInvitedPhases(db: Db, applicantId: number) {
  const rows = await db
    .selectFrom("applications")
    .innerJoin("application_phases", "application_phases.application_id", "applications.id")
    .select([
      "applications.id as applicationId",
      "application_phases.phase_id as phaseId",
      "invitation",
      "due_on as dueOn",
    ])
    .where("applicant_id", "=", applicantId)
    .where("application_phases.status", "=", "on-process")
    .where("invitation", "is not", null)
    .orderBy("applications.id")
    .execute();
  return rows.map((row) => ({ ...row, invitation: storedInvitation.parse(row.invitation) }));
}
