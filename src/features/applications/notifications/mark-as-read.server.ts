import type { Db } from "../../../platform/database/database.ts";
import { countNotifications, markRead } from "./notification.queries.server.ts";

/** Marks an applicant's own; answers how many are still unread. */
export async function markAsRead(
  db: Db,
  applicantId: number,
  ids: readonly number[] | "all",
  now: Date,
): Promise<number> {
  await markRead(db, applicantId, ids, now);
  return (await countNotifications(db, applicantId)).unread;
}
