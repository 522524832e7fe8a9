import type { Tx } from "../../../platform/database/database.ts";
import "../listed/listed.tables.ts";

/** Notes that staff have opened an application of the sample, and what they think of it. */
export async function putRead(
  tx: Tx,
  applicationId: number,
  { openedAt, stars }: { openedAt: Date; stars: 0 | 1 | 2 | 3 },
): Promise<void> {
  const read = { opened_at: openedAt, stars };
  await tx.updateTable("desk_applications").set(read).where("application_id", "=", applicationId).execute();
}
