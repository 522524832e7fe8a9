import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";

/**
 * What imports said of vacancies that say something else in the desk, and what waits there for a choice. A vacancy of an
 * import's without a row says what the last import said: so do all that were there before.
 */
export async function up(db: Db): Promise<void> {
  await sql`create table vacancy_imports (
    vacancy_id bigint primary key references vacancies (id) on delete cascade,
    made_in_desk boolean not null,
    said jsonb not null,
    pending jsonb,
    pending_at timestamptz,
    constraint vacancy_imports_pending check ((pending is null) = (pending_at is null))
  )`.execute(db);
  await sql`create index vacancy_imports_pending on vacancy_imports (pending_at, vacancy_id) where pending is not null`.execute(
    db,
  );
}
