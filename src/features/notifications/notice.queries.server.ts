import "./notice.tables.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import type { PersonalData } from "../../platform/personal-data.ts";
import type { Platform } from "../../platform/platform.ts";
import { mostNotices, type NewNotice, type Notice, type NoticeKind, noticeDays } from "./notice.ts";

/** Writes a notice a reader. */
export async function insertNotices(tx: Tx, { to, by, companyId, about }: NewNotice, now: Date): Promise<void> {
  const thing = {
    vacancy_id: "vacancyId" in about ? about.vacancyId : null,
    application_id: "applicationId" in about ? about.applicationId : null,
    applicant_id: "applicantId" in about ? about.applicantId : null,
    thing_id: "id" in about ? about.id : null,
  };
  const row = { kind: about.kind, by_id: by, company_id: companyId, ...thing, at: now, read_at: null };
  await tx
    .insertInto("staff_notices")
    .values(to.map((staff_id) => ({ staff_id, ...row })))
    .execute();
}

/** Takes notices of one thing away, from all readers or from some. */
export async function deleteNotices(
  tx: Tx,
  kind: NoticeKind,
  thingId: number,
  staffIds?: readonly number[],
): Promise<void> {
  const found = tx.deleteFrom("staff_notices").where("kind", "=", kind).where("thing_id", "=", thingId);
  if (staffIds === undefined) await found.execute();
  else if (staffIds.length > 0) await found.where("staff_id", "in", [...staffIds]).execute();
}

/** Which notices are wanted; what is not said narrows nothing. */
export interface NoticeFilter {
  kind?: NoticeKind | undefined;
  isUnread?: boolean | undefined;
}

/** Notices of a reader, the newest first, as many as are looked at. */
export async function listNotices(db: Db, staffId: number, { kind, isUnread }: NoticeFilter): Promise<Notice[]> {
  let query = db
    .selectFrom("staff_notices")
    .select(["id", "kind", "by_id as by", "company_id as companyId", "vacancy_id as vacancyId"])
    .select(["application_id as applicationId", "thing_id as thingId", "at", "read_at as readAt"])
    .where("staff_id", "=", staffId);
  if (kind !== undefined) query = query.where("kind", "=", kind);
  if (isUnread === true) query = query.where("read_at", "is", null);
  return query.orderBy("id", "desc").limit(mostNotices).execute();
}

/** Marks a reader's own notices as read; someone else's stay as they are. */
export async function setRead(
  tx: Tx,
  staffId: number,
  { ids, upTo }: { ids?: readonly number[] | undefined; upTo?: number | undefined },
  now: Date,
): Promise<void> {
  let query = tx.updateTable("staff_notices").set({ read_at: now }).where("staff_id", "=", staffId);
  if (ids !== undefined) query = query.where("id", "in", [...ids]);
  if (upTo !== undefined) query = query.where("id", "<=", upTo);
  await query.where("read_at", "is", null).execute();
}

/** Takes away what is about a person's applications. */
async function deletePrincipalNotices(tx: Tx, applicantId: number): Promise<void> {
  await tx.deleteFrom("staff_notices").where("applicant_id", "=", applicantId).execute();
}

async function deleteOldNotices(db: Db, before: Date): Promise<void> {
  await db.deleteFrom("staff_notices").where("at", "<", before).execute();
}

/** Staff's notices about a person's applications: numbers, which are deleted with the account. */
export const noticesPersonalData: PersonalData = {
  tables: ["staff_notices"],
  tell: async () => [],
  async erase(tx, { applicantId }) {
    await deletePrincipalNotices(tx, applicantId);
    return [];
  },
};

const dayMs = 86_400_000;

/** Takes notices away that are older than they are kept. */
export async function forgetOldNotices({ database: { db }, clock }: Pick<Platform, "database" | "clock">) {
  await deleteOldNotices(db, new Date(clock().getTime() - noticeDays * dayMs));
}
