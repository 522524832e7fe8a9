import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";

/**
 * Marks of texts that are safe as they lie in their row, by language, and what the desk shows of a text beside its HTML.
 * What is there already is marked by a job in the minutes after (`texts/text-forms.server.ts`): null until then.
 */
export async function safeTexts(db: Db): Promise<void> {
  await sql`alter table vacancies add column safe_id text, add column safe_en text`.execute(db);
  await sql`create index vacancies_unmarked on vacancies (id) where safe_id is null`.execute(db);
  await sql`create table vacancy_texts (
    vacancy_id bigint not null references vacancies (id) on delete cascade,
    hash text not null,
    markdown text not null,
    words text not null,
    primary key (vacancy_id, hash)
  )`.execute(db);
}
