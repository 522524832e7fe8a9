import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";

/** CVs that were kept before passed older rules (0). */
export async function up(db: Db): Promise<void> {
  await sql`alter table resume_files
    add column inspected_by integer not null default 0,
    add column withheld_at timestamptz`.execute(db);
  await sql`create index resume_files_inspected on resume_files (inspected_by)
    where role = 'cv' and withheld_at is null`.execute(db);
}
