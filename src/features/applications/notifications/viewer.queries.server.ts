import type { Db } from "../../../platform/database/database.ts";
import { shownPerson } from "../../resumes/read/shown-person.queries.server.ts";
import "../application.tables.ts";

/** What every page shows of who looks at it: nulls where there is no resume, and how many notifications are unread. */
export async function findViewer(db: Db, applicantId: number) {
  const news = db
    .selectFrom("notifications")
    .select(({ fn }) => fn.countAll<number>().as("unread"))
    .where("applicant_id", "=", applicantId)
    .where("read_at", "is", null);
  return db
    .selectFrom(news.as("news"))
    .leftJoin(shownPerson(db, applicantId).as("person"), (join) => join.onTrue())
    .select(["name", "email", "photo", "seekingStatusId", "unread"])
    .executeTakeFirstOrThrow();
}
