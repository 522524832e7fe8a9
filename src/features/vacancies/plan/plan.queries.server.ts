import type { Db, Tx } from "../../../platform/database/database.ts";
import "../vacancies.tables.ts";
import type { Plan } from "./plan.ts";

export async function writePlan(
  tx: Tx,
  id: number,
  { phaseIds, blind, revealedFrom, sharedFrom }: Plan,
): Promise<void> {
  await tx
    .updateTable("vacancies")
    .set({
      plan: phaseIds === null ? null : [...phaseIds],
      ...{ blind, revealed_from: revealedFrom, shared_from: sharedFrom },
    })
    .where("id", "=", id)
    .execute();
}

/** Whether the desk moves a vacancy's applications, and no import. */
export async function isLedByDesk(db: Db, vacancyId: number): Promise<boolean> {
  const row = await db.selectFrom("vacancies").select("lead").where("id", "=", vacancyId).executeTakeFirst();
  return row?.lead === "desk";
}

/** Makes the desk lead a vacancy, for good. */
export async function writeLead(tx: Tx, vacancyId: number): Promise<void> {
  await tx.updateTable("vacancies").set({ lead: "desk" }).where("id", "=", vacancyId).execute();
}
