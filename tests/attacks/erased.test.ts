// Shows: N7, promise 13
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { insertStar } from "../../src/features/interviews/star.queries.server.ts";
import { smallPdf } from "../../src/features/resumes/sample/demonstration-resume.server.ts";
import { createLog } from "../../src/platform/log/log.ts";
import { aPhoto } from "../support/applicants.ts";
import { eventually } from "../support/eventually.ts";
import { mailedLink } from "../support/mailed-link.ts";
import { openEvent } from "../wire/agenda-calls.ts";
import { firstOf } from "../wire/first-of.ts";
import { signUpData } from "../wire/register-form.ts";
import { findBody, type Sending, type WholePortal, wholePortal } from "../wire/whole-portal.ts";
import { mailsTo } from "./kept.ts";

/** Words that nobody else has, everywhere where someone can leave some. */
const canary = "zebraque";
const phone = "81299887766";
const network = "203.0.113.77";
const traces = [canary, phone, network];
const email = `kanari.${canary}@contoh.id`;
const password = "Tenun-Karya-26";

const lines: string[] = [];
let portal: WholePortal;
beforeAll(async () => {
  portal = await wholePortal(createLog({ level: "trace", destination: { write: (line) => void lines.push(line) } }));
});
afterAll(() => portal.platform.close());

function send(sending: Sending) {
  return portal.send({ address: network, ...sending, headers: { "user-agent": `${canary}/1.0`, ...sending.headers } });
}

async function accepted(sending: Sending): Promise<Record<string, unknown>> {
  const response = await send(sending);
  if (response.json["acknowledge"] !== 1) throw new Error(`${sending.path}: ${response.http} ${response.text}`);
  return response.json;
}

async function signUp(): Promise<void> {
  const personal = { name: `Kanari ${canary}`, email, phone: `+62 ${phone}` };
  const cvFile = new File([new Uint8Array(smallPdf([canary]))], `${canary}.pdf`);
  const data = await signUpData(portal.platform, personal);
  const form = { data, photoProfile: await aPhoto(), cvFile, grecaptcha: await portal.captcha(), lang: "id" };
  await accepted({ path: "auth/register", token: portal.guest, body: findBody("multipart", form) });
  const [mail = ""] = await mailsTo(portal.platform, email);
  const token = new URL(mailedLink(mail, "/account/confirmation/")).pathname.split("/").at(-1);
  await accepted({ path: `activate-email/${token}/id` });
}

async function signIn(typed = password) {
  const form = { siteType: "test", userName: email, password: typed, grecaptcha: await portal.captcha(), lang: "id" };
  return send({ path: "login", body: new URLSearchParams(form) });
}

async function openVacancy(): Promise<number> {
  const open = portal.platform.database.db
    .selectFrom("open_vacancies")
    .select("id")
    .where("closes_at", ">", new Date());
  return (await open.limit(1).executeTakeFirstOrThrow()).id;
}

/** Tells the survey and a STAR form, which is asked for as the hiring system does. */
async function answerWhatIsAsked(token: string): Promise<void> {
  const { transactionId } = await accepted({ path: "net-promotor-survey/existing", token });
  const rating = { transactionId, rating: 1, comment: canary };
  await accepted({ path: "net-promotor-survey/rating", token, body: rating });
  const { database } = portal.platform;
  const { id: applicationId, applicant_id } = await database.db
    .selectFrom("applications")
    .select(["id", "applicant_id"])
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  const about = { applicantId: applicant_id ?? 0, applicationId, phaseId: 1, code: "STAR-01" };
  const star = await database.transact((tx) => insertStar(tx, about, new Date()));
  const answer = [{ questionId: 1, answer: [{ detailId: 2, text: canary }] }];
  const starBody = { ApplicantSTARId: star, ApplicantSTARResult: answer, isDraft: true };
  await accepted({ path: "applicant-star/answer", token, body: starBody });
  const draft = { data: { note: canary }, version: 0 };
  await accepted({ method: "PUT", path: `form/draft/star-${star}`, token, body: draft });
}

/** Does everything that leaves something behind. @returns the token of another session */
async function live(token: string): Promise<string> {
  const VacancyId = await openVacancy();
  await accepted({ path: "save-vacancy", token, body: { VacancyId, UserLogin: email } });
  const application = { VacancyId, lang: "id", consent: { kebenaranData: true, penggunaanData: true } };
  await accepted({
    path: "submit-application",
    token,
    headers: { "idempotency-key": canary },
    body: { ...application, grecaptcha: await portal.captcha() },
  });
  await answerWhatIsAsked(token);
  const draft = { data: { note: canary }, version: 0 };
  await accepted({ method: "PUT", path: "form/draft/resume", token, body: draft });
  const form = { data: { personalData: { birthPlace: canary } }, version: 0, photo: await aPhoto(), lang: "id" };
  for (const variant of ["freshgraduate", "professional"]) {
    await accepted({ path: `applicant/flk/${variant}/submit-1`, token, body: findBody("multipart", form) });
  }
  await accepted({ path: "front-end/agenda-register", token, body: { Id: await openEvent(portal) } });
  const Id = await firstOf(portal, "help_questions");
  await accepted({ path: "front-end/faq-like", token, body: { Id, IsLike: true } });
  await accepted({ path: "front-end/faq-counter", token, body: { Id } });
  await accepted({ path: "forget-password", body: { email, lang: "id", grecaptcha: await portal.captcha() } });
  await signIn("Salah-Sekali-1");
  const again = await signIn();
  return String(again.json["token"]);
}

async function tables(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_schema not in ('information_schema', 'pg_catalog') and table_type = 'BASE TABLE'`.execute(
    portal.platform.database.db,
  );
  return rows.map(({ name }) => name);
}

/** Tables with a row that has one of the traces in any column. */
async function tablesThatTell(): Promise<string[]> {
  const telling: string[] = [];
  for (const name of await tables()) {
    const patterns = traces.map((trace) => `%${trace}%`);
    const { rows } = await sql`
      select from ${sql.raw(name)} as rows where rows::text ilike any(${patterns}::text[]) limit 1`.execute(
      portal.platform.database.db,
    );
    if (rows.length > 0) telling.push(name.replace("public.", ""));
  }
  return telling.sort();
}

/** Files below the data folder with one of the traces in name or content. */
async function filesThatTell(): Promise<string[]> {
  const { dataDir } = portal.platform.settings;
  const telling: string[] = [];
  for (const entry of await readdir(dataDir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const content = (await readFile(join(entry.parentPath, entry.name), "latin1")).toLowerCase();
    if (traces.some((trace) => content.includes(trace) || entry.name.includes(trace))) telling.push(entry.name);
  }
  return telling;
}

async function getRows(table: "help_voices" | "event_registrations" | "saved_vacancies"): Promise<number> {
  const { count } = await portal.platform.database.db
    .selectFrom(table)
    .select(sql<number>`count(*)`.as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

test("a person who lived here and left is in no table, file, log or mail", async () => {
  const before = await Promise.all([
    getRows("help_voices"),
    getRows("event_registrations"),
    getRows("saved_vacancies"),
  ]);
  await signUp();
  const token = String((await signIn()).json["token"]);
  const other = await live(token);
  await eventually(async () => expect(await mailsTo(portal.platform, email)).toHaveLength(5));

  expect(await tablesThatTell()).toEqual([
    "account_events",
    "applicant_stars",
    "applicants",
    "application_snapshots",
    "desk_applications",
    "desk_words",
    "drafts",
    "extended_forms",
    "resume_files",
    "resumes",
    "sessions",
    "surveys",
  ]);
  const photoless = await filesThatTell();
  expect(photoless.filter((name) => name.endsWith(".eml"))).toHaveLength(5);
  expect(photoless.filter((name) => name.endsWith(".pdf"))).toHaveLength(1);

  await accepted({ path: "account/delete", token, body: { password } });
  expect(await tablesThatTell()).toEqual([]);
  await eventually(async () => expect(await filesThatTell()).toEqual([]));
  expect(lines.join("")).not.toMatch(new RegExp(traces.join("|"), "i"));
  const after = await Promise.all([getRows("help_voices"), getRows("event_registrations"), getRows("saved_vacancies")]);
  expect(after).toEqual(before);

  for (const gone of [token, other])
    expect(await send({ path: "get-profile/id", token: gone })).toMatchObject({ http: 401 });
  expect((await signIn()).json).toMatchObject({ acknowledge: 0, code: "invalid-credentials" });
  expect(await portal.send({ path: "get-profile/id", token: portal.owner.token })).toMatchObject({ http: 200 });
});

test("what was applied for stays, ended and nobody's", async () => {
  const { db } = portal.platform.database;
  const left = await db.selectFrom("applications").selectAll().where("applicant_id", "is", null).execute();
  expect(left).toMatchObject([
    { status: "not-continued", end_reason: "withdrawn", company_name: expect.stringMatching(/\S/) },
  ]);
  const events = await db
    .selectFrom("application_events")
    .select(["kind", "details"])
    .where("application_id", "=", left[0]?.id ?? 0)
    .orderBy("id")
    .execute();
  expect(events).toEqual([
    { kind: "submitted", details: {} },
    { kind: "withdrawn", details: {} },
  ]);
});
