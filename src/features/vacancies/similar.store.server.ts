import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";
import "./vacancies.tables.ts";

/** From which likeness of their titles on two vacancies look like one (recruiting §6). */
const leastSimilarity = 0.6;
const mostSimilar = 5;

export interface SimilarVacancy {
  id: number;
  code: string;
  title: string;
  /** From 0 to 1, by trigrams. */
  similarity: number;
}

/** Open vacancies of a company whose title is nearly this one, the likest first. */
export async function similarOpen(
  db: Db,
  { id, companyId, title }: { id: number; companyId: number; title: string },
): Promise<SimilarVacancy[]> {
  const likeness = sql<number>`similarity(lower(title_id), lower(${title}))`;
  return db
    .selectFrom("vacancies")
    .select(["id", "code", "title_id as title", sql<number>`round(${likeness}::numeric, 2)::float8`.as("similarity")])
    .where("company_id", "=", companyId)
    .where("state", "=", "open")
    .where("closes_at", ">", sql<Date>`now()`)
    .where("id", "<>", id)
    .where(likeness, ">=", leastSimilarity)
    .orderBy(likeness, "desc")
    .orderBy("id")
    .limit(mostSimilar)
    .execute();
}
