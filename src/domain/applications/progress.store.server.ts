import type { Db } from "../../platform/database/database.ts";
import "./application.tables.ts";
import type { StoredPhase } from "./stored-phase.ts";

/** The phases of an application that have begun, in no order. */
export async function findPhases(db: Db, applicationId: number): Promise<StoredPhase[]> {
  return db
    .selectFrom("application_phases")
    .select(["phase_id as phaseId", "status", "activities", "began_on as beganOn", "next_step as nextStep"])
    .select(["due_on as dueOn", "invitation", "star_form_code as starFormCode"])
    .where("application_id", "=", applicationId)
    .execute();
}
