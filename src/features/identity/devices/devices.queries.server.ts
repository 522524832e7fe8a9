import type { Thing } from "../../../contract/action.ts";
import type { Db } from "../../../platform/database/database.ts";
import "../people.tables.ts";
import type { Principal } from "../principal.ts";
import { getColumn } from "../principal-columns.ts";

/** Sessions that have not ended, the last used first. */
export async function liveSessions(db: Db, principal: Principal, now: Date) {
  return db
    .selectFrom("sessions")
    .select(["id", "device", "network", "created_at as createdAt", "last_used_at as lastUsedAt"])
    .where(getColumn(principal), "=", principal.id)
    .where("expires_at", ">", now)
    .orderBy("last_used_at", "desc")
    .orderBy("id", "desc")
    .execute();
}

/** Whose a session is; null where there is none, and of applicants nobody's where it is one of staff. */
export async function ownerOfSession(db: Db, id: number): Promise<Thing | null> {
  const owner = db.selectFrom("sessions").select("applicant_id as applicantId").where("id", "=", id);
  return (await owner.executeTakeFirst()) ?? null;
}

/** Ends one session of a person. @returns false when it has ended, or is someone else's */
export async function endOwnSession(db: Db, principal: Principal, id: number, now: Date): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("sessions")
    .where("id", "=", id)
    .where(getColumn(principal), "=", principal.id)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
