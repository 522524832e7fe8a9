import { sql } from "kysely";
import type { Db } from "../database/database.ts";

export const wakeChannel = "jobs_woken";

/**
 * Has a job run after this transaction commits, for work that finds by itself what there is to do. However many
 * transactions ask for it, one job waits at a time, and none of them waits for another. `name` must have a worker
 * with `woken`.
 */
export async function wakeJob(db: Db, name: string): Promise<void> {
  await sql`select pg_notify(${wakeChannel}, ${name})`.execute(db);
}
