import type { Tx } from "../../platform/database/database.ts";
import { deleteNotices, insertNotices } from "./notice.queries.server.ts";
import type { NewNotice, NoticeKind } from "./notice.ts";

/**
 * Notifies members of staff at the desk that something of theirs happened, in the transaction that makes it true.
 * The one who caused it gets none. No notice contains texts or names: its reader is shown what they may see at that
 * moment.
 */
export async function tellStaff(tx: Tx, notice: NewNotice, now: Date): Promise<void> {
  const to = [...new Set(notice.to)].filter((id) => id !== notice.by).sort((one, other) => one - other);
  if (to.length > 0) await insertNotices(tx, { ...notice, to }, now);
}

/** Withdraws the notices about a thing that is gone, from all recipients or from some. */
export async function takeBackNotices(
  tx: Tx,
  kind: NoticeKind,
  thingId: number,
  staffIds?: readonly number[],
): Promise<void> {
  await deleteNotices(tx, kind, thingId, staffIds);
}
