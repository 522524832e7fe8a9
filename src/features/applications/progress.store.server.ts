import type { Db, Tx } from "../../platform/database/database.ts";
import type { StoredActivity } from "./application.tables.ts";
import type { ApplicationStatus, PhaseStatus } from "./application.ts";

/** A phase that has begun. */
export interface StoredPhase {
  phaseId: number;
  status: Exclude<PhaseStatus, "">;
  activities: StoredActivity[];
}

/** Writes how far an application is: status, the phase it stands in, and every phase that has begun. */
export async function writeProgress(
  tx: Tx,
  applicationId: number,
  progress: { status: ApplicationStatus; currentPhaseId: number | null; phases: readonly StoredPhase[] },
): Promise<void> {
  await tx
    .updateTable("applications")
    .set({ status: progress.status, phase_id: progress.currentPhaseId })
    .where("id", "=", applicationId)
    .execute();
  for (const { phaseId, status, activities } of progress.phases) {
    const row = { status, activities: JSON.stringify(activities) };
    await tx
      .insertInto("application_phases")
      .values({ application_id: applicationId, phase_id: phaseId, ...row })
      .onConflict((conflict) => conflict.columns(["application_id", "phase_id"]).doUpdateSet(row))
      .execute();
  }
}

/** The phases of an application that have begun, in no order. */
export async function findPhases(db: Db, applicationId: number): Promise<StoredPhase[]> {
  return db
    .selectFrom("application_phases")
    .select(["phase_id as phaseId", "status", "activities"])
    .where("application_id", "=", applicationId)
    .execute();
}
