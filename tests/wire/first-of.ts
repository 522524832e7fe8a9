import type { WholePortal } from "./whole-portal.ts";

type Numbered =
  | "applications"
  | "vacancies"
  | "companies"
  | "help_categories"
  | "help_subcategories"
  | "help_questions";

/** The id of a table's first row. */
export async function firstOf(portal: WholePortal, table: Numbered): Promise<number> {
  const query = portal.platform.database.db.selectFrom(table).select("id").orderBy("id").limit(1);
  return (await query.executeTakeFirstOrThrow()).id;
}
