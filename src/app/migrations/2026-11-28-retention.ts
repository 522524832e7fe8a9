import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";

/** Who was told that their account is about to be erased, and the days on which the site looked what is kept too long. */
export async function up(db: Db): Promise<void> {
  await sql`create table inactivity_warnings (
    applicant_id bigint primary key references applicants,
    mail_id bigint not null,
    queued_at timestamptz not null,
    sent_at timestamptz,
    days_before integer,
    check ((sent_at is null) = (days_before is null))
  )`.execute(db);
  await sql`create table retention_days (day date primary key)`.execute(db);
  // Its time of day is the retention's now; pg-boss keeps what was scheduled until it is told otherwise.
  await sql`do $$ begin
    if to_regclass('pgboss.schedule') is not null then
      delete from pgboss.schedule where name = 'erase-never-activated';
    end if;
  end $$`.execute(db);
}
