import { sql } from "kysely";
import type { Db } from "../../database/database.ts";

export async function usedSolutions(db: Db): Promise<void> {
  await sql`create table used_captcha_solutions (
    solution_hash bytea primary key,
    ends_at timestamptz not null
  )`.execute(db);
  await sql`create index used_captcha_solutions_end on used_captcha_solutions (ends_at)`.execute(db);
}
