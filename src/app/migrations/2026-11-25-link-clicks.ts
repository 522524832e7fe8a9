import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";

/** Links are made in the desk too, each with a note; how often one is followed is counted a day, of nobody. */
export async function up(db: Db): Promise<void> {
  await sql`alter table activity_links
    add column note text not null default '',
    add column version integer not null default 1,
    add column created_at timestamptz not null default now()`.execute(db);
  await sql`create table activity_link_clicks (
    code text not null references activity_links (code) on delete cascade on update cascade,
    day date not null,
    clicks integer not null,
    primary key (code, day)
  )`.execute(db);
}
