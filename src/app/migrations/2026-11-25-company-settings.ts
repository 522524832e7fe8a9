import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";

/** How a company recruits (recruiting §4); one without a row recruits as the defaults say. */
export async function up(db: Db): Promise<void> {
  await sql`create table company_settings (
    company_id bigint primary key references companies (id) on delete cascade,
    requires_review boolean not null default false,
    blind_by_default boolean not null default false,
    retention_months smallint not null default 24 check (retention_months between 6 and 60),
    version integer not null default 1
  )`.execute(db);
}
