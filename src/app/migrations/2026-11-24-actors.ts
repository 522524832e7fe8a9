import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";

/** Events name their actor as the whole house does, and say which version of their details they hold. */
export async function up(db: Db): Promise<void> {
  await sql`alter table application_events
    drop constraint application_events_author_check,
    add column actor_id bigint,
    add column version smallint not null default 1`.execute(db);
  await sql`alter table application_events rename column author to actor_kind`.execute(db);
  await sql`update application_events set actor_kind = 'import' where actor_kind = 'hiring'`.execute(db);
  await sql`update application_events set actor_kind = 'system'
    where kind = 'withdrawn' and details ->> 'because' is not null`.execute(db);
  await sql`update application_events set actor_id = applications.applicant_id
    from applications
    where applications.id = application_id and actor_kind = 'applicant'`.execute(db);
  await sql`alter table application_events alter column version drop default`.execute(db);
}
