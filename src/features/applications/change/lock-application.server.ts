import type { Tx } from "../../../platform/database/database.ts";
import { storedEndWords } from "../application.queries.server.ts";
import "../application.tables.ts";

function read<Row extends { end_words: unknown }>(row: Row) {
  return { ...row, end_words: storedEndWords.parse(row.end_words) };
}

/**
 * An application, its row locked until the transaction ends, undefined for an unknown one; lock its person before
 * (decision 12).
 */
export async function lockApplication(tx: Tx, id: number) {
  const row = await tx.selectFrom("applications").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
  return row && read(row);
}

export type LockedApplication = NonNullable<Awaited<ReturnType<typeof lockApplication>>>;

/** An applicant's own application, locked; undefined for someone else's. */
export async function lockOwnApplication(
  tx: Tx,
  applicantId: number,
  id: number,
): Promise<LockedApplication | undefined> {
  const row = await tx
    .selectFrom("applications")
    .selectAll()
    .where("id", "=", id)
    .where("applicant_id", "=", applicantId)
    .forUpdate()
    .executeTakeFirst();
  return row && read(row);
}

/** A person's applications that are on process, locked in the order of their ids. */
export async function lockOpenApplications(tx: Tx, applicantId: number): Promise<LockedApplication[]> {
  const rows = await tx
    .selectFrom("applications")
    .selectAll()
    .where("applicant_id", "=", applicantId)
    .where("status", "=", "on-process")
    .orderBy("id")
    .forUpdate()
    .execute();
  return rows.map(read);
}
