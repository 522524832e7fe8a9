import "../vacancies.tables.ts";
import { sql } from "kysely";
import { z } from "zod";
import type { Db, Tx } from "../../../platform/database/database.ts";
import { jsonDocument } from "../../../platform/database/json-document.ts";
import { type Question, type QuestionContent, questionKinds } from "./question.ts";

const both = z.object({ id: z.string(), en: z.string() });
const bound = z.number().nullable();

/** As it lies in its column: what was taken once is not judged again. */
const contentV1: z.ZodType<QuestionContent> = z.object({
  kind: z.enum(questionKinds),
  words: both,
  options: z.array(both),
  required: z.boolean(),
  must: z
    .union([z.object({ values: z.array(z.union([z.boolean(), z.number()])) }), z.object({ min: bound, max: bound })])
    .nullable(),
});

/** A question's content. */
export const questionDocument = jsonDocument<QuestionContent>(contentV1);

function questions(db: Db) {
  return db
    .selectFrom("vacancy_questions")
    .select(["id", "vacancy_id", "origin_id", "version", "document"])
    .orderBy("vacancy_id")
    .orderBy("place")
    .orderBy("id");
}

type Row = Awaited<ReturnType<ReturnType<typeof questions>["execute"]>>[number];

function read({ id, origin_id, version, document }: Row): Question {
  return { id, originId: origin_id ?? id, version, ...questionDocument.read(document) };
}

/** Vacancies' current questions, in their order; a vacancy without questions is not in the map. */
export async function questionsOfVacancies(db: Db, vacancyIds: readonly number[]): Promise<Map<number, Question[]>> {
  if (vacancyIds.length === 0) return new Map();
  const rows = await questions(db)
    .where("vacancy_id", "in", [...vacancyIds])
    .where("retired_at", "is", null)
    .execute();
  const grouped = Map.groupBy(rows, ({ vacancy_id }) => vacancy_id);
  return new Map([...grouped].map(([id, own]) => [id, own.map(read)]));
}

/** A vacancy's current questions, in their order. */
export async function listQuestions(db: Db, vacancyId: number): Promise<Question[]> {
  return (await questionsOfVacancies(db, [vacancyId])).get(vacancyId) ?? [];
}

/** Questions by id, also those that are asked no more. */
export async function questionsById(db: Db, ids: readonly number[]): Promise<Map<number, Question>> {
  if (ids.length === 0) return new Map();
  const rows = await questions(db)
    .where("id", "in", [...new Set(ids)])
    .execute();
  return new Map(rows.map((row) => [row.id, read(row)]));
}

/** Whose these questions are, also those that are asked no more; what there never was is not in the map. */
export async function vacanciesOfQuestions(db: Db, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("vacancy_questions")
    .select(["id", "vacancy_id"])
    .where("id", "=", sql<number>`any(${[...new Set(ids)]}::bigint[])`)
    .execute();
  return new Map(rows.map(({ id, vacancy_id }) => [id, vacancy_id]));
}

/** A question's content alone. */
const written = ({ kind, words, options, required, must }: QuestionContent) =>
  questionDocument.write({ kind, words, options, required, must });

interface NewQuestion {
  vacancyId: number;
  place: number;
  content: QuestionContent;
  /** The question it replaces by editing; null: it is the first of its kind. */
  originId: number | null;
  version: number;
}

export async function insertQuestion(
  tx: Tx,
  { vacancyId, place, content, originId, version }: NewQuestion,
): Promise<number> {
  const { id } = await tx
    .insertInto("vacancy_questions")
    .values({ vacancy_id: vacancyId, place, origin_id: originId, version, document: written(content) })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function moveQuestion(tx: Tx, id: number, place: number): Promise<void> {
  await tx.updateTable("vacancy_questions").set({ place }).where("id", "=", id).execute();
}

/** Asks a question no more. It stays, for those who answered it or are about to. */
export async function retireQuestion(tx: Tx, id: number, now: Date): Promise<void> {
  await tx.updateTable("vacancy_questions").set({ retired_at: now }).where("id", "=", id).execute();
}

/** Makes every page that shows the vacancy show what it asks now. */
export async function tellAsked(tx: Tx, vacancyId: number): Promise<void> {
  await sql`select pg_notify('page_changes', ${`vacancy:${vacancyId}`})`.execute(tx);
}
