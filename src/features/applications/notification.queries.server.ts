import "./application.tables.ts";
import { sql } from "kysely";
import type { Db, Tx } from "../../platform/database/database.ts";
import { shownPerson } from "../resumes/resume.queries.server.ts";
import { listSaved } from "../vacancies/saved-vacancy.queries.server.ts";
import { listApplied } from "./application.queries.server.ts";
import type { NotificationKind } from "./notification-kind.ts";

interface NewNotification {
  applicantId: number;
  applicationId: number;
  kind: NotificationKind;
  /** The phase it is about. */
  phaseId: number | null;
}

/** Adds an unread notification for an applicant. */
export async function insertNotification(tx: Tx, notification: NewNotification, now: Date): Promise<void> {
  const { applicantId, applicationId, kind, phaseId } = notification;
  await tx
    .insertInto("notifications")
    .values({
      applicant_id: applicantId,
      application_id: applicationId,
      kind,
      phase_id: phaseId,
      at: now,
      read_at: null,
    })
    .execute();
}

function own(db: Db, applicantId: number) {
  return db.selectFrom("notifications").where("notifications.applicant_id", "=", applicantId);
}

/** A page of an applicant's notifications, the newest first, with the application's words at its time. */
export async function findNotifications(db: Db, applicantId: number, page: { limit: number; offset: number }) {
  return own(db, applicantId)
    .innerJoin("applications", "applications.id", "notifications.application_id")
    .select(["notifications.id", "notifications.kind", "notifications.phase_id", "notifications.at", "read_at"])
    .select(["application_id", "position_id", "position_en", "company_name"])
    .orderBy("notifications.at", "desc")
    .orderBy("notifications.id", "desc")
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

/** How many an applicant has, and how many of them are unread. */
export async function countNotifications(db: Db, applicantId: number): Promise<{ all: number; unread: number }> {
  return own(db, applicantId)
    .select(({ fn }) => [
      fn.countAll<number>().as("all"),
      fn.countAll<number>().filterWhere("read_at", "is", null).as("unread"),
    ])
    .executeTakeFirstOrThrow();
}

/** Marks an applicant's notifications as read: those of the ids, or all. */
export async function markRead(db: Db, applicantId: number, ids: readonly number[] | "all", now: Date): Promise<void> {
  await db
    .updateTable("notifications")
    .set({ read_at: now })
    .where("applicant_id", "=", applicantId)
    .where("read_at", "is", null)
    .$if(ids !== "all", (query) => query.where("id", "in", ids === "all" ? [] : ids))
    .execute();
}

/** All messages to a person, for the account's export. */
export async function notificationRows(db: Db, applicantId: number) {
  return own(db, applicantId)
    .select(["kind", "application_id as applicationId", "phase_id as phaseId", "at", "read_at as readAt"])
    .orderBy("id")
    .execute();
}

/** Deletes all notifications of an applicant. */
export async function removeNotifications(tx: Tx, applicantId: number): Promise<void> {
  await tx.deleteFrom("notifications").where("applicant_id", "=", applicantId).execute();
}

/** Deletes at most `most` notifications from before a moment, the oldest first. */
export async function forgetNotifications(db: Db, before: Date, most: number): Promise<void> {
  const old = db.selectFrom("notifications").select("id").where("at", "<", before).orderBy("at").limit(most);
  await db.deleteFrom("notifications").where("id", "in", old).execute();
}

/**
 * The signed-in applicant's data on every page: nulls where there is no resume, the number of unread notifications, and
 * which of the page's vacancies are saved and applied to. One statement, because every page of a member waits for it.
 */
export async function findViewer(db: Db, applicantId: number, vacancyIds: readonly number[]) {
  const [saved, applied] = [listSaved(db, applicantId, vacancyIds), listApplied(db, applicantId, vacancyIds)];
  const news = db
    .selectFrom("notifications")
    .select(({ fn }) => fn.countAll<number>().as("unread"))
    .where("applicant_id", "=", applicantId)
    .where("read_at", "is", null);
  return db
    .selectFrom(news.as("news"))
    .leftJoin(shownPerson(db, applicantId).as("person"), (join) => join.onTrue())
    .select(["name", "email", "photo", "seekingStatusId", "unread"])
    .$if(vacancyIds.length > 0, (query) =>
      query.select([
        sql<string[]>`array(${saved})::text[]`.as("saved"),
        sql<string[]>`array(${applied})::text[]`.as("applied"),
      ]),
    )
    .executeTakeFirstOrThrow();
}

/** Marks an applicant's notifications as read. @returns how many stay unread */
export async function markAsRead(
  db: Db,
  applicantId: number,
  ids: readonly number[] | "all",
  now: Date,
): Promise<number> {
  await markRead(db, applicantId, ids, now);
  return (await countNotifications(db, applicantId)).unread;
}
