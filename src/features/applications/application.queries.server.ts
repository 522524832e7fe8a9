import "./application.tables.ts";
import "../vacancies/vacancies.tables.ts";
import { sql } from "kysely";
import { z } from "zod";
import type { Thing } from "../../contract/action.ts";
import { bothLanguages } from "../../i18n/both-languages.schema.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { jsonValue } from "../../platform/database/json-document.ts";
import type { Answered } from "../vacancies/questions/answer.ts";
import type { AnswerValue } from "../vacancies/questions/question.ts";
import { type BothLanguages, withdrawn } from "./application.ts";
import { storedInvitation } from "./progress.queries.server.ts";

/** The stored reason when an application ended. */
export const storedEndWords = bothLanguages.nullable();

function active(db: Db, applicantId: number, vacancyIds: readonly number[]) {
  return db
    .selectFrom("applications")
    .where("applicant_id", "=", applicantId)
    .where("vacancy_id", "=", sql<number>`any(${[...vacancyIds]}::bigint[])`)
    .where("end_reason", "is distinct from", withdrawn);
}

/** The application that keeps an applicant from applying to a vacancy again. */
export async function activeApplication(db: Db, applicantId: number, vacancyId: number): Promise<number | null> {
  const row = await active(db, applicantId, [vacancyId]).select("id").executeTakeFirst();
  return row?.id ?? null;
}

/** The query for those of the vacancies that an applicant has applied to. */
export function listApplied(db: Db, applicantId: number, vacancyIds: readonly number[]) {
  return active(db, applicantId, vacancyIds).select("vacancy_id");
}

/** Those of the vacancies that an applicant has applied to. */
export async function appliedVacancies(
  db: Db,
  applicantId: number,
  vacancyIds: readonly number[],
): Promise<Set<number>> {
  const rows = await listApplied(db, applicantId, vacancyIds).execute();
  return new Set(rows.map(({ vacancy_id }) => vacancy_id));
}

/** A person and a vacancy. */
export interface PersonAndVacancy {
  applicantId: number;
  vacancyId: number;
}

/** Those of the pairs in which the person applied to the vacancy at any time, withdrawn or not. */
export async function everApplied(db: Db, pairs: readonly PersonAndVacancy[]): Promise<PersonAndVacancy[]> {
  if (pairs.length === 0) return [];
  const [applicants, vacancies] = [
    pairs.map(({ applicantId }) => applicantId),
    pairs.map(({ vacancyId }) => vacancyId),
  ];
  const { rows } = await sql<PersonAndVacancy>`
    select distinct applicant_id as "applicantId", vacancy_id as "vacancyId" from applications
    where (applicant_id, vacancy_id) in (select * from unnest(${applicants}::bigint[], ${vacancies}::bigint[]))`.execute(
    db,
  );
  return rows;
}

/** The vacancy of an application, in both languages; null when there is no such application. */
export async function findPosition(db: Db, id: number): Promise<BothLanguages | null> {
  const row = await db
    .selectFrom("applications")
    .select(["position_id as id", "position_en as en"])
    .where("id", "=", id)
    .executeTakeFirst();
  return row ?? null;
}

/** Whose an application is; null where there is none. */
export async function ownerOfApplication(db: Db, id: number): Promise<Thing | null> {
  const owner = db.selectFrom("applications").select("applicant_id as applicantId").where("id", "=", id);
  return (await owner.executeTakeFirst()) ?? null;
}

/** An application as its applicant sees it. */
export async function findOwnApplication(db: Db, applicantId: number, id: number) {
  const own = db.selectFrom("applications").selectAll().where("id", "=", id).where("applicant_id", "=", applicantId);
  const row = await own.executeTakeFirst();
  return row && { ...row, end_words: storedEndWords.parse(row.end_words) };
}

/** The state of an application of any applicant; undefined where there is none. */
export async function applicationStanding(db: Db, id: number) {
  const row = await db
    .selectFrom("applications")
    .select(["status", "phase_id as phaseId", "end_reason"])
    .where("id", "=", id)
    .executeTakeFirst();
  return row && { status: row.status, phaseId: row.phaseId, isWithdrawn: row.end_reason === withdrawn };
}

/** Whose applications are still being decided, for queries of other features. */
export function peopleOnProcess(db: Db) {
  return db
    .selectFrom("applications")
    .select("applications.applicant_id")
    .where("applications.applicant_id", "is not", null)
    .where("applications.status", "=", "on-process");
}

/** An application with the phase that it was invited to; undefined when either is not there. */
export async function findInvitedApplication(db: Db, applicationId: number, phaseId: number) {
  return db
    .selectFrom("applications")
    .innerJoin("application_phases", "application_phases.application_id", "applications.id")
    .leftJoin("vacancies", "vacancies.id", "applications.vacancy_id")
    .select(["applications.id", "applicant_id as applicantId", "applications.status", "vacancies.code as vacancyCode"])
    .select(["position_id as positionId", "position_en as positionEn", "company_name as companyName"])
    .select("application_phases.status as phaseStatus")
    .where("applications.id", "=", applicationId)
    .where("application_phases.phase_id", "=", phaseId)
    .executeTakeFirst();
}

/** Every phase under way that a person is invited to. */
export async function findInvitedPhases(db: Db, applicantId: number) {
  const rows = await db
    .selectFrom("applications")
    .innerJoin("application_phases", "application_phases.application_id", "applications.id")
    .select([
      "applications.id as applicationId",
      "application_phases.phase_id as phaseId",
      "invitation",
      "due_on as dueOn",
    ])
    .where("applicant_id", "=", applicantId)
    .where("application_phases.status", "=", "on-process")
    .where("invitation", "is not", null)
    .orderBy("applications.id")
    .execute();
  return rows.map((row) => ({ ...row, invitation: storedInvitation.parse(row.invitation) }));
}

const valueV1: z.ZodType<AnswerValue> = z.union([z.boolean(), z.number(), z.string(), z.array(z.number())]);

/** The answer to one question. */
export const answerDocument = jsonValue<AnswerValue>(valueV1);

/** Keeps what was asked and answered with an application, in that order. */
export async function insertAnswers(tx: Tx, applicationId: number, answers: readonly Answered[]): Promise<void> {
  if (answers.length === 0) return;
  const rows = answers.map(({ questionId, value }, place) => ({
    ...{ application_id: applicationId, question_id: questionId, place },
    value: value === null ? null : answerDocument.write(value),
  }));
  await tx.insertInto("application_answers").values(rows).execute();
}

/** Questions and answers of these applications, each in its order. */
export async function answerRows(db: Db, applicationIds: readonly number[]) {
  const rows = await db
    .selectFrom("application_answers")
    .select(["application_id as applicationId", "question_id as questionId", "value"])
    .where("application_id", "in", [0, ...applicationIds])
    .orderBy("application_id")
    .orderBy("place")
    .execute();
  return rows.map((row) => ({ ...row, value: row.value === null ? null : answerDocument.read(row.value) }));
}

/** Which of these questions someone was asked who applied, be it answered or not. */
export async function questionsAsked(db: Db, questionIds: readonly number[]): Promise<Set<number>> {
  const rows = await db
    .selectFrom("application_answers")
    .select("question_id")
    .distinct()
    .where("question_id", "in", [0, ...questionIds])
    .execute();
  return new Set(rows.map(({ question_id }) => question_id));
}

/** Forgets what a person answered, in all applications. */
export async function deleteAnswers(tx: Tx, applicantId: number): Promise<void> {
  const own = tx.selectFrom("applications").select("id").where("applicant_id", "=", applicantId);
  await tx.deleteFrom("application_answers").where("application_id", "in", own).execute();
}
