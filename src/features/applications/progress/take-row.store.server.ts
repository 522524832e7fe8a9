import { sql } from "kysely";
import type { Db } from "../../../platform/database/database.ts";
import { withdrawn } from "../application.ts";
import "../application.tables.ts";

/** Whose an application is; undefined when there is none, null once the person is erased. */
export async function ownerOf(db: Db, applicationId: number): Promise<number | null | undefined> {
  const row = await db
    .selectFrom("applications")
    .select("applicant_id")
    .where("id", "=", applicationId)
    .executeTakeFirst();
  return row?.applicant_id;
}

/** An applicant's application to a vacancy: the one that stands, else the last that was withdrawn. */
export async function findByVacancy(db: Db, applicantId: number, vacancyId: number): Promise<number | null> {
  const row = await db
    .selectFrom("applications")
    .select("id")
    .where("applicant_id", "=", applicantId)
    .where("vacancy_id", "=", vacancyId)
    .orderBy(({ eb }) => eb("end_reason", "is not distinct from", withdrawn))
    .orderBy("id", "desc")
    .executeTakeFirst();
  return row?.id ?? null;
}

/** True when exactly this row was taken before: it changes nothing again, whatever came since. */
export async function wasTaken(db: Db, applicationId: number, row: string): Promise<boolean> {
  const found = await db
    .selectFrom("application_events")
    .select("id")
    .where("application_id", "=", applicationId)
    .where("kind", "=", "progressed")
    .where(sql<boolean>`details ->> 'row' = ${row}`)
    .executeTakeFirst();
  return found !== undefined;
}
