import "./survey.tables.ts";
import { type Insertable, sql } from "kysely";
import { z } from "zod";
import type { Db, Tx } from "../../platform/database/database.ts";
import { jsonList } from "../../platform/database/json-document.ts";
import type { Tables } from "../../platform/database/tables.ts";
import type { EntryKind } from "./survey.tables.ts";
import { type Rating, ratings } from "./survey.ts";

/** Ids of questions, and of what was dissatisfying, that a person chose. */
export const chosenDocument = jsonList(z.number());

/** Of a category of questions: the ratings that bring it. */
export const ratingsDocument = jsonList(z.literal(ratings));

function own(db: Db, applicantId: number) {
  return db.selectFrom("surveys").where("applicant_id", "=", applicantId);
}

/** True when the applicant was offered a survey after that moment. */
export async function wasOfferedSince(db: Db, applicantId: number, since: Date): Promise<boolean> {
  return (await own(db, applicantId).select("id").where("offered_at", ">", since).executeTakeFirst()) !== undefined;
}

/** Offers a survey about an application. */
export async function insertSurvey(
  tx: Tx,
  survey: { applicantId: number; applicationId: number; transactionId: string },
  now: Date,
): Promise<void> {
  const { applicantId: applicant_id, applicationId: application_id, transactionId: transaction_id } = survey;
  await tx
    .insertInto("surveys")
    .values({
      applicant_id,
      application_id,
      transaction_id,
      offered_at: now,
      answered_at: null,
      chosen: chosenDocument.write([]),
    })
    .execute();
}

/** The newest survey that waits for an applicant, or the one of that transaction id. */
export async function findWaiting(db: Db, applicantId: number, transactionId: string | undefined) {
  return own(db, applicantId)
    .select(["transaction_id as transactionId", "application_id as applicationId"])
    .where("answered_at", "is", null)
    .$if(transactionId !== undefined, (query) => query.where("transaction_id", "=", transactionId ?? ""))
    .orderBy("offered_at", "desc")
    .orderBy("id", "desc")
    .executeTakeFirst();
}

/** The survey that waits about an application; undefined when none does. */
export async function findAbout(db: Db, applicantId: number, applicationId: number) {
  return own(db, applicantId)
    .select("transaction_id as transactionId")
    .where("application_id", "=", applicationId)
    .where("answered_at", "is", null)
    .executeTakeFirst();
}

/** True when the survey was offered to this applicant, answered or not. */
export async function isOwnSurvey(db: Db, applicantId: number, transactionId: string): Promise<boolean> {
  const found = await own(db, applicantId).select("id").where("transaction_id", "=", transactionId).executeTakeFirst();
  return found !== undefined;
}

/** A person's answers. */
export interface Answered {
  rating: Rating;
  chosen: readonly number[];
  comment: string | null;
}

/** Writes the answer of a survey that waits: of many at once one is written. @returns whether it was this one */
export async function writeAnswer(
  db: Db,
  { applicantId, transactionId }: { applicantId: number; transactionId: string },
  { rating, chosen, comment }: Answered,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("surveys")
    .set({ answered_at: now, rating, chosen: chosenDocument.write(chosen), comment })
    .where("applicant_id", "=", applicantId)
    .where("transaction_id", "=", transactionId)
    .where("answered_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

function withChosen<Row extends { chosen: unknown }>(row: Row) {
  return { ...row, chosen: chosenDocument.read(row.chosen) };
}

/** Everything that was answered, by whomever. */
export async function answeredSurveys(db: Db) {
  const rows = await db
    .selectFrom("surveys")
    .select(["rating", "chosen", "comment", "answered_at as answeredAt"])
    .where("answered_at", "is not", null)
    .orderBy("answered_at")
    .execute();
  return rows.map(withChosen);
}

/** How many were offered. */
export async function countOffered(db: Db): Promise<number> {
  const { all } = await db
    .selectFrom("surveys")
    .select(({ fn }) => fn.countAll<number>().as("all"))
    .executeTakeFirstOrThrow();
  return all;
}

/** A person's surveys, for him to take away. */
export async function surveyRows(db: Db, applicantId: number) {
  const rows = await own(db, applicantId)
    .select(["transaction_id as transactionId", "application_id as applicationId", "offered_at as offeredAt"])
    .select(["answered_at as answeredAt", "rating", "chosen", "comment"])
    .orderBy("offered_at")
    .execute();
  return rows.map(withChosen);
}

/** Leaves of a person's answers the numbers, and takes what was never answered away. */
export async function anonymiseSurveys(tx: Tx, applicantId: number): Promise<void> {
  await tx.deleteFrom("surveys").where("applicant_id", "=", applicantId).where("answered_at", "is", null).execute();
  await tx
    .updateTable("surveys")
    .set({ applicant_id: null, comment: null })
    .where("applicant_id", "=", applicantId)
    .execute();
}

/** A line of the questionnaire as it is stored. */
export type PutEntry = Pick<
  Insertable<Tables["survey_entries"]>,
  "kind" | "slug" | "category_id" | "position" | "ratings" | "text_id" | "text_en"
>;

/** Makes loads wait for each other. */
export async function lockEntries(tx: Tx): Promise<void> {
  await sql`lock table survey_entries in share row exclusive mode`.execute(tx);
}

/** Puts a line in place, shown. @returns what that made of it */
export async function putEntry(
  tx: Tx,
  entry: PutEntry,
): Promise<{ id: number; did: "added" | "updated" | "unchanged" }> {
  const before = await tx
    .selectFrom("survey_entries")
    .selectAll()
    .where("kind", "=", entry.kind)
    .where("slug", "=", entry.slug)
    .executeTakeFirst();
  if (before === undefined) {
    const row = { ...entry, is_shown: true };
    const { id } = await tx.insertInto("survey_entries").values(row).returning("id").executeTakeFirstOrThrow();
    return { id, did: "added" };
  }
  const { id, ...stored } = before;
  const columns = {
    ...stored,
    ratings: ratingsDocument.write(ratingsDocument.read(stored.ratings)),
    is_shown: stored.is_shown,
  };
  const next = { ...entry, is_shown: true };
  const isSame = Object.entries(next).every(([name, value]) => Reflect.get(columns, name) === value);
  if (isSame) return { id, did: "unchanged" };
  await tx.updateTable("survey_entries").set(next).where("id", "=", id).execute();
  return { id, did: "updated" };
}

/** Hides the lines of a kind that are no longer named. @returns how many */
export async function hideOthers(tx: Tx, kind: EntryKind, slugs: readonly string[]): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable("survey_entries")
    .set({ is_shown: false })
    .where("kind", "=", kind)
    .where("is_shown", "=", true)
    .where("slug", "<>", sql<string>`all(${[...slugs]}::text[])`)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** A line of the questionnaire, in both languages. */
export interface QuestionnaireEntry {
  id: number;
  kind: EntryKind;
  categoryId: number | null;
  ratings: readonly Rating[];
  idn: string;
  eng: string;
  isShown: boolean;
}

/** Every line that is or was asked, in its order. */
export async function allEntries(db: Db): Promise<QuestionnaireEntry[]> {
  const rows = await db
    .selectFrom("survey_entries")
    .select(["id", "kind", "category_id as categoryId", "ratings"])
    .select(["text_id as idn", "text_en as eng", "is_shown as isShown"])
    .orderBy("position")
    .orderBy("id")
    .execute();
  return rows.map((row) => ({ ...row, ratings: ratingsDocument.read(row.ratings) }));
}

/** True when there is something to ask. */
export async function hasQuestions(db: Db): Promise<boolean> {
  const shownCounts = db
    .selectFrom("survey_entries")
    .select("id")
    .where("is_shown", "=", true)
    .where("kind", "=", "question");
  return (await shownCounts.executeTakeFirst()) !== undefined;
}
