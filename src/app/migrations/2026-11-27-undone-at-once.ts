import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";

/** A job is taken back in one transaction, which the trail tells of; what was being taken back is so now. */
export async function up(db: Db): Promise<void> {
  await sql`update acts set state = 'undone', ended_at = now() from bulk_job_rows as rows, bulk_jobs as jobs
    where rows.act_id = acts.id and jobs.id = rows.job_id and jobs.state = 'undone' and acts.state = 'held'`.execute(
    db,
  );
  await sql`alter table bulk_jobs drop column undone_by, drop column undone_request_id`.execute(db);
}
