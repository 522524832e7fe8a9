import "./application.tables.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import type { PersonalData } from "../../platform/personal-data.ts";
import { bySystem } from "../identity/principal.ts";
import { deleteAnswers, storedEndWords } from "./application.queries.server.ts";
import { parseDetails } from "./change/application-event.ts";
import { changeApplication } from "./change/change-application.server.ts";
import { lockOpenApplications } from "./change/lock-application.server.ts";
import { findSnapshots } from "./history.queries.server.ts";
import { forgetListed, listedRows } from "./listed/listed.queries.server.ts";
import { notificationRows, removeNotifications } from "./notification.queries.server.ts";
import { findPhases } from "./progress.queries.server.ts";
import { type AnsweredQuestion, answersOfApplications } from "./read-answers.server.ts";

/** Questions and answers, in words; the required answers are the company's, not the person's data. */
function answerTold({ question: { words, options }, value }: AnsweredQuestion) {
  const chosen = Array.isArray(value) ? value : [value];
  const texts = options.filter((_, place) => chosen.includes(place + 1));
  return { question: words, answer: options.length > 0 && value !== null ? texts : value };
}

async function whole(db: Db, applicantId: number): Promise<unknown[]> {
  const applications = [];
  const rows = await applicationRows(db, applicantId);
  const answers = await answersOfApplications(
    db,
    rows.map(({ id }) => id),
  );
  for (const row of rows) {
    const phases = await findPhases(db, row.id);
    const questions = (answers.get(row.id) ?? []).map(answerTold);
    const [events, sent] = [await eventRows(db, row.id), await findSnapshots(db, row.id)];
    applications.push({ ...row, phases, events, sent, answers: questions });
  }
  return applications;
}

/**
 * Takes back every application that is still on process, because the person allows no more, or leaves.
 * @returns how many
 */
export async function withdrawOpenApplications(
  tx: Tx,
  applicantId: number,
  because: "consent-withdrawn" | "account-deleted",
  now: Date,
): Promise<number> {
  const open = await lockOpenApplications(tx, applicantId);
  const changing = { actor: bySystem, now, subscribers: [] };
  for (const application of open) await changeApplication(tx, application, { kind: "withdrawn", because }, changing);
  await forgetListed(tx, applicantId);
  return open.length;
}

/**
 * Applications stay, without the person: companies have counted them. Open ones end first, so that nobody waits. What a
 * refused row would have said reached nobody: it is erased, and not exported either.
 */
export const applicationsPersonalData: PersonalData = {
  tables: [
    "applications",
    "application_snapshots",
    "application_events",
    "application_phases",
    "application_answers",
    "notifications",
    "refused_progress",
    "desk_applications",
    "desk_words",
  ],
  tell: async (db, { applicantId }) => [
    { name: "applications", data: await whole(db, applicantId) },
    { name: "seen-by-companies", data: await listedRows(db, applicantId) },
    { name: "notifications", data: await notificationRows(db, applicantId) },
  ],
  async erase(tx, { applicantId }, now) {
    await withdrawOpenApplications(tx, applicantId, "account-deleted", now);
    await removeNotifications(tx, applicantId);
    await anonymise(tx, applicantId);
    return [];
  },
};

async function applicationRows(db: Db, applicantId: number) {
  const rows = await db
    .selectFrom("applications")
    .select(["id", "vacancy_id as vacancyId", "position_id as positionId", "position_en as positionEn"])
    .select(["company_name as companyName", "status", "phase_id as phaseId", "platform_id as platformId"])
    .select(["media_code as mediaCode", "end_reason as endReason", "end_words as endWords", "created_at as createdAt"])
    .where("applicant_id", "=", applicantId)
    .orderBy("created_at")
    .execute();
  return rows.map((row) => ({ ...row, endWords: storedEndWords.parse(row.endWords) }));
}

async function eventRows(db: Db, applicationId: number) {
  const rows = await db
    .selectFrom("application_events")
    .select(["at", "actor_kind as actor", "kind", "version", "details"])
    .where("application_id", "=", applicationId)
    .orderBy("id")
    .execute();
  return rows.map(({ version, ...row }) => ({ ...row, details: parseDetails({ ...row, version }) }));
}

/**
 * Keeps of a person's applications what statistics need and what identifies nobody: vacancy, dates, phases, end.
 * Resumes as sent and answers go, and so does what he wrote.
 */
async function anonymise(tx: Tx, applicantId: number): Promise<void> {
  const own = tx.selectFrom("applications").select("id").where("applicant_id", "=", applicantId);
  await tx.deleteFrom("application_snapshots").where("application_id", "in", own).execute();
  await tx.deleteFrom("refused_progress").where("application_id", "in", own).execute();
  await deleteAnswers(tx, applicantId);
  await tx
    .updateTable("application_events")
    .set({ details: "{}", actor_id: null })
    .where("actor_kind", "in", ["applicant", "system"])
    .where("application_id", "in", own)
    .execute();
  await tx.updateTable("applications").set({ applicant_id: null }).where("applicant_id", "=", applicantId).execute();
}
