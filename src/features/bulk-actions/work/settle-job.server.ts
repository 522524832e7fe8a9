import type { Platform } from "../../../platform/platform.ts";
import { tellStaff } from "../../notifications/tell-staff.server.ts";
import { putEnded, type StoredJob } from "../bulk-job.store.server.ts";
import { countRows } from "../row.store.server.ts";

/** Settles how a job's rows came out, where nothing of it waits any more; whoever started it is told that it is done. */
export async function settleJob({ database, clock }: Platform, { id, staffId, companyIds }: StoredJob): Promise<void> {
  const counted = (await countRows(database.db, [id])).get(id);
  if (counted === undefined || counted.counts.held > 0) return;
  const now = clock();
  await database.transact(async (tx) => {
    if ((await putEnded(tx, id, counted.counts, now)) !== "done") return;
    const companyId = companyIds[0] ?? null;
    await tellStaff(tx, { to: [staffId], by: null, companyId, about: { kind: "job-done", id } }, now);
  });
}
