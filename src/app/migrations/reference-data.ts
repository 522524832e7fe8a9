import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";

export async function masterEntries(db: Db): Promise<void> {
  await sql`create table master_entries (
    list text not null,
    id integer not null,
    code text,
    text_id text not null,
    text_en text not null,
    position integer not null,
    short_names text[] not null default '{}',
    search_text text not null,
    details jsonb not null default '{}',
    is_retired boolean not null default false,
    primary key (list, id)
  )`.execute(db);
  await sql`create unique index master_entries_code on master_entries (list, code)`.execute(db);
  await sql`create index master_entries_order on master_entries (list, position, id) where not is_retired`.execute(db);
}
