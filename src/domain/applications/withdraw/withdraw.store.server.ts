import type { Tx } from "../../../platform/database/database.ts";
import { withdrawn } from "../application.ts";
import "../application.tables.ts";

/** An applicant's own application, its row held until the transaction ends. */
export async function holdOwn(tx: Tx, applicantId: number, applicationId: number) {
  return tx
    .selectFrom("applications")
    .selectAll()
    .where("id", "=", applicationId)
    .where("applicant_id", "=", applicantId)
    .forUpdate()
    .executeTakeFirst();
}

/** Ends applications as taken back by their applicant, and the phases that they stood in. */
export async function markWithdrawn(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.updateTable("applications").set({ status: 3, end_reason: withdrawn }).where("id", "in", ids).execute();
  await tx
    .updateTable("application_phases")
    .set({ status: "Not Continued" })
    .where("application_id", "in", ids)
    .where("status", "=", "On Process")
    .execute();
}
