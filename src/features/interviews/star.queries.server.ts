import "./star.tables.ts";
import { sql } from "kysely";
import { z } from "zod";
import type { Db, Tx } from "../../platform/database/database.ts";
import { jsonDocument, jsonList } from "../../platform/database/json-document.ts";
import type { PersonalData } from "../../platform/personal-data.ts";
import type { StarAnswer, StarForm } from "./star.ts";

const both = z.object({ id: z.string(), en: z.string() });
const detail = z.object({ id: z.number(), slug: z.string(), label: both, hint: both });
const question = z.object({ id: z.number(), slug: z.string(), question: both, details: z.array(detail) });
const answer = z.object({ detailId: z.number(), text: z.string() });

/** A STAR form's questions, from the content or as they were when it was sent. */
export const starFormDocument = jsonDocument<StarForm>(z.object({ questions: z.array(question), lastId: z.number() }));

/** The written answers. */
export const starAnswersDocument = jsonList<StarAnswer>(z.object({ questionId: z.number(), answer: z.array(answer) }));

/** True when the content has a form of that code. */
export async function hasForm(db: Db, code: string): Promise<boolean> {
  return (await db.selectFrom("star_forms").select("code").where("code", "=", code).executeTakeFirst()) !== undefined;
}

/** True when a phase of an application asks for it already. */
export async function isAsked(
  db: Db,
  star: { applicationId: number; phaseId: number; code: string },
): Promise<boolean> {
  const row = await db
    .selectFrom("applicant_stars")
    .select("id")
    .where("application_id", "=", star.applicationId)
    .where("phase_id", "=", star.phaseId)
    .where("form_code", "=", star.code)
    .executeTakeFirst();
  return row !== undefined;
}

/** Codes of all forms that the content has. */
export async function formCodes(db: Db): Promise<string[]> {
  return (await db.selectFrom("star_forms").select("code").orderBy("code").execute()).map(({ code }) => code);
}

/** Asks for a form. @returns its id, null when it was asked for already */
export async function insertStar(
  tx: Tx,
  star: { applicantId: number; applicationId: number; phaseId: number; code: string },
  now: Date,
): Promise<number | null> {
  const row = { applicant_id: star.applicantId, application_id: star.applicationId, phase_id: star.phaseId };
  const inserted = await tx
    .insertInto("applicant_stars")
    .values({
      ...row,
      form_code: star.code,
      asked_at: now,
      answers: starAnswersDocument.write([]),
      submitted_at: null,
      asked: null,
    })
    .onConflict((conflict) => conflict.columns(["application_id", "phase_id", "form_code"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted?.id ?? null;
}

/** The forms that an application was asked for, the newest first. */
export async function listStars(db: Db, applicationId: number) {
  return db
    .selectFrom("applicant_stars")
    .select(["id", "phase_id as phaseId", "submitted_at as submittedAt"])
    .where("application_id", "=", applicationId)
    .orderBy("id", "desc")
    .execute();
}

/** The applicant of whom a form was asked. */
export async function findOwnerOfStar(db: Db, id: number) {
  return db.selectFrom("applicant_stars").select("applicant_id as applicantId").where("id", "=", id).executeTakeFirst();
}

function withAnswers<Row extends { answers: unknown; asked: unknown }>(row: Row) {
  const form = row.asked === null ? null : starFormDocument.read(row.asked);
  return { ...row, answers: starAnswersDocument.read(row.answers), asked: form };
}

/** An applicant's own form with what it asks now; undefined for someone else's. */
export async function findOwnStar(db: Db, applicantId: number, id: number) {
  const row = await db
    .selectFrom("applicant_stars")
    .innerJoin("star_forms", "star_forms.code", "applicant_stars.form_code")
    .select(["applicant_stars.id", "application_id as applicationId", "phase_id as phaseId", "form_code as code"])
    .select(["answers", "submitted_at as submittedAt", "asked", "document"])
    .where("applicant_stars.id", "=", id)
    .where("applicant_id", "=", applicantId)
    .executeTakeFirst();
  return row && { ...withAnswers(row), document: starFormDocument.read(row.document) };
}

/**
 * Writes what was filled in while it is not sent; with `asked` it is sent by that. @returns false when it was sent
 * before
 */
export async function writeAnswers(
  db: Db,
  id: number,
  answers: readonly StarAnswer[],
  sent: { asked: StarForm; at: Date } | null,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("applicant_stars")
    .set({
      answers: starAnswersDocument.write(answers),
      ...(sent && { submitted_at: sent.at, asked: starFormDocument.write(sent.asked) }),
    })
    .where("id", "=", id)
    .where("submitted_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Everything a person was asked and wrote, for him to take away. */
async function starRows(db: Db, applicantId: number) {
  const rows = await db
    .selectFrom("applicant_stars")
    .select(["id", "application_id as applicationId", "phase_id as phaseId", "form_code as formCode"])
    .select(["asked_at as askedAt", "submitted_at as submittedAt", "answers", "asked"])
    .where("applicant_id", "=", applicantId)
    .orderBy("id")
    .execute();
  return rows.map(withAnswers);
}

/** Deletes a person's forms: their answers belong to that person alone. */
async function removeStars(tx: Tx, applicantId: number): Promise<void> {
  await tx.deleteFrom("applicant_stars").where("applicant_id", "=", applicantId).execute();
}

/** Forms that were sent, the oldest first. */
export async function sentStars(db: Db) {
  const rows = await db
    .selectFrom("applicant_stars")
    .select(["id", "application_id as applicationId", "phase_id as phaseId", "form_code as formCode"])
    .select(["submitted_at as submittedAt", "answers", "asked"])
    .where("submitted_at", "is not", null)
    .orderBy("submitted_at")
    .execute();
  return rows.map(withAnswers);
}

/** A person's answers in STAR forms. */
export const interviewsPersonalData: PersonalData = {
  tables: ["applicant_stars"],
  tell: async (db, { applicantId }) => [{ name: "star-forms", data: await starRows(db, applicantId) }],
  async erase(tx, { applicantId }) {
    await removeStars(tx, applicantId);
    return [];
  },
};

/** Makes loads wait for each other, so that an id is given once. */
export async function lockForms(tx: Tx): Promise<void> {
  await sql`lock table star_forms in share row exclusive mode`.execute(tx);
}

/** The form of a code as it is stored. */
export async function findForm(tx: Tx, code: string) {
  const row = await tx
    .selectFrom("star_forms")
    .select(["document", "content_hash as contentHash"])
    .where("code", "=", code)
    .executeTakeFirst();
  return row && { ...row, document: starFormDocument.read(row.document) };
}

export async function putForm(tx: Tx, code: string, form: StarForm, contentHash: string): Promise<void> {
  const row = { document: starFormDocument.write(form), content_hash: contentHash };
  await tx
    .insertInto("star_forms")
    .values({ code, ...row })
    .onConflict((conflict) => conflict.column("code").doUpdateSet(row))
    .execute();
}
