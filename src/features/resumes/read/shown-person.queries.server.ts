import { sql } from "kysely";
import type { Db } from "../../../platform/database/database.ts";
import "../resume.tables.ts";

/** What of a person's resume every page shows, as a query for others to join: one row, or none without a resume. */
export function shownPerson(db: Db, applicantId: number) {
  return db
    .selectFrom("resumes")
    .select([
      sql<string | null>`document ->> 'name'`.as("name"),
      sql<string | null>`document ->> 'email'`.as("email"),
      sql<number | null>`(document ->> 'seekingStatusId')::integer`.as("seekingStatusId"),
      "photo_file as photo",
    ])
    .where("applicant_id", "=", applicantId);
}
