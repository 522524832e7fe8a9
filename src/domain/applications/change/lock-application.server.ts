import type { Tx } from "../../../platform/database/database.ts";
import "../application.tables.ts";

/** An application, its row locked until the transaction ends; its person was locked before (decision 12). */
export async function lockApplication(tx: Tx, id: number) {
  return tx.selectFrom("applications").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

export type LockedApplication = NonNullable<Awaited<ReturnType<typeof lockApplication>>>;

/** An applicant's own application, locked; undefined for somebody else's. */
export function lockOwnApplication(tx: Tx, applicantId: number, id: number): Promise<LockedApplication | undefined> {
  return tx
    .selectFrom("applications")
    .selectAll()
    .where("id", "=", id)
    .where("applicant_id", "=", applicantId)
    .forUpdate()
    .executeTakeFirst();
}

/** A person's applications that are on process, locked in the order of their ids. */
export function lockOpenApplications(tx: Tx, applicantId: number): Promise<LockedApplication[]> {
  return tx
    .selectFrom("applications")
    .selectAll()
    .where("applicant_id", "=", applicantId)
    .where("status", "=", "on-process")
    .orderBy("id")
    .forUpdate()
    .execute();
}
