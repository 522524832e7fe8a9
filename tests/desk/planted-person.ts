import { sql } from "kysely";
import { insertAnswers } from "../../src/features/applications/application.queries.server.ts";
import { insertRequest, writeAnswer } from "../../src/features/extended-forms/form-request.queries.server.ts";
import { starAnswersDocument, starFormDocument } from "../../src/features/interviews/star.queries.server.ts";
import { askQuestions } from "../../src/features/vacancies/questions/copy-questions.server.ts";
import { soon } from "../support/desk-vacancies.ts";
import { ask } from "./ask.ts";
import { deskCalls } from "./desk-calls.ts";
import type { DeskWorld } from "./desk-world.ts";

/** In everything that the world's applicant wrote in their own words. */
export const ownWord = "kenarikata";

/** The applicant's own values, in place of the common test values. */
const becomes = [
  ["Dewi Lestari", "Kenanga Purnamasari"],
  ["dewi@contoh.id", "kenanga@contoh.id"],
  ["81234567890", "87770001112"],
  ["2000-02-29", "1999-03-31"],
  ['"expectedSalary": 7500000', '"expectedSalary": 6543000'],
] as const;

/** Identifying values and wishes of the applicant, by kind. */
export const personal = {
  name: /Kenanga Purnamasari/,
  email: /kenanga@contoh\.id/,
  phone: /87770001112/,
  "birth date": /1999-03-31/,
  salary: /6[.,]?543[.,]?000/,
  "own words": new RegExp(ownWord),
} as const;
export type Personal = keyof typeof personal;

const both = (text: string) => ({ id: text, en: text });

async function plantStar({ acts, own }: DeskWorld): Promise<void> {
  const detail = { id: 1, slug: "s", label: both("Situasi"), hint: both("") };
  const document = { questions: [{ id: 1, slug: "q", question: both("Ceritakan."), details: [detail] }], lastId: 1 };
  const form = { code: "walk", document: starFormDocument.write(document), content_hash: "walk" };
  await acts.db.insertInto("star_forms").values(form).execute();
  const answers = [{ questionId: 1, answer: [{ detailId: 1, text: `${ownWord}: saya yang menulis.` }] }];
  const at = new Date();
  const sent = { applicant_id: own.id, application_id: own.applicationId, phase_id: acts.phase("received") };
  await acts.db
    .insertInto("applicant_stars")
    .values({
      ...{ ...sent, form_code: "walk", asked_at: at, submitted_at: at },
      asked: starFormDocument.write(document),
      answers: starAnswersDocument.write(answers),
    })
    .execute();
}

async function plantAnswer({ acts, own }: DeskWorld): Promise<void> {
  await acts.platform.database.transact(async (tx) => {
    const words = { id: "Ceritakan diri Anda.", en: "" };
    const content = { kind: "text", words, options: [], required: true, must: null } as const;
    const [question] = await askQuestions(tx, own.vacancyId, [content]);
    await insertAnswers(tx, own.applicationId, [{ questionId: question?.id ?? 0, value: `${ownWord} di jawaban.` }]);
  });
}

async function plantEvents({ acts, own }: DeskWorld): Promise<void> {
  const phaseId = acts.phase("received");
  const answered = { phaseId, answer: "reschedule", wishedTimes: [`${ownWord} pagi`], note: `${ownWord} di undangan.` };
  const of = { application_id: own.applicationId, at: new Date(), actor_id: own.id, version: 2 };
  const row = { ...of, actor_kind: "applicant", kind: "answered", details: JSON.stringify(answered) } as const;
  await acts.db.insertInto("application_events").values(row).execute();
}

async function plantForm({ acts, own }: DeskWorld): Promise<void> {
  const about = { applicationId: own.applicationId, applicantId: own.id, phaseId: 1 };
  const document = { personalData: { fullName: `Kenanga Purnamasari ${ownWord}` } };
  await acts.platform.database.transact(async (tx) => {
    await insertRequest(tx, about, new Date());
    await writeAnswer(tx, own.applicationId, { variant: "professional", document }, new Date());
  });
}

async function plantRefusedRow({ acts, own }: DeskWorld): Promise<void> {
  const row = { application_id: own.applicationId, fingerprint: "walk", phase: "screening", others: ["reason"] };
  const rest = { phase_status: null, status: null, result: null, refused_at: new Date() };
  await acts.db
    .insertInto("refused_progress")
    .values({ ...row, ...rest })
    .execute();
}

/** The applicant is someone whom no other of the tests is. */
async function plantIdentity({ acts: { db }, own }: DeskWorld): Promise<void> {
  const { rows } = await sql<{ text: string }>`select document::text as text from application_snapshots
    where application_id = ${own.applicationId}`.execute(db);
  const document = becomes.reduce((text, [of, other]) => text.replaceAll(of, other), rows[0]?.text ?? "");
  await sql`update application_snapshots set document = ${document}::jsonb
    where application_id = ${own.applicationId}`.execute(db);
  const [[, name], [, email]] = becomes;
  await db.updateTable("applicants").set({ name, email, email_key: email }).where("id", "=", own.id).execute();
  await db
    .updateTable("desk_applications")
    .set({ name, name_key: name.toLowerCase(), salary: 6_543_000 })
    .where("application_id", "=", own.applicationId)
    .execute();
}

/** The applicant has data in every place of the desk that may show it; a scorecard is owed to both readers. */
export async function plantPerson(world: DeskWorld): Promise<void> {
  await plantIdentity(world);
  await plantStar(world);
  await plantAnswer(world);
  await plantEvents(world);
  await plantForm(world);
  await plantRefusedRow(world);
  const name = "POST staff/applications/{id}/scorecards";
  const { path = {} } = (await deskCalls[name]?.good(world, world.recruiter)) ?? {};
  const body = { staffIds: [world.recruiter.id, world.manager.id], dueOn: soon(3) };
  await ask(world.recruiter, name, { path, body });
}

/** Something is held of the application, so that lists of what is held have it. */
export async function holdSomething(world: DeskWorld): Promise<void> {
  const name = "POST staff/applications/{id}/acts";
  await ask(world.recruiter, name, (await deskCalls[name]?.good(world, world.recruiter)) ?? {});
}
