import type { Db, Tx } from "../../platform/database/database.ts";
import type { ApplicationStatus, BothLanguages } from "./application.ts";
import "./application.tables.ts";
import type { StoredPhase } from "./stored-phase.ts";

function json(value: object | null): string | null {
  return value === null ? null : JSON.stringify(value);
}

/** Writes how far an application is: status, the phase it stands in, and every phase that has begun. */
export async function writeProgress(
  tx: Tx,
  applicationId: number,
  progress: {
    status: ApplicationStatus;
    currentPhaseId: number | null;
    endWords?: BothLanguages | null;
    phases: readonly StoredPhase[];
  },
): Promise<void> {
  const { status, currentPhaseId, endWords = null, phases } = progress;
  await tx
    .updateTable("applications")
    .set({ status, phase_id: currentPhaseId, end_words: json(endWords) })
    .where("id", "=", applicationId)
    .execute();
  for (const phase of phases) {
    const row = {
      status: phase.status,
      activities: JSON.stringify(phase.activities),
      began_on: phase.beganOn,
      next_step: json(phase.nextStep),
      due_on: phase.dueOn,
      invitation: json(phase.invitation),
      star_form_code: phase.starFormCode,
    };
    await tx
      .insertInto("application_phases")
      .values({ application_id: applicationId, phase_id: phase.phaseId, ...row })
      .onConflict((conflict) => conflict.columns(["application_id", "phase_id"]).doUpdateSet(row))
      .execute();
  }
}

/** The phases of an application that have begun, in no order. */
export async function findPhases(db: Db, applicationId: number): Promise<StoredPhase[]> {
  return db
    .selectFrom("application_phases")
    .select(["phase_id as phaseId", "status", "activities", "began_on as beganOn", "next_step as nextStep"])
    .select(["due_on as dueOn", "invitation", "star_form_code as starFormCode"])
    .where("application_id", "=", applicationId)
    .execute();
}
