// Shows: F39
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { insertAnswers } from "../../src/features/applications/application.queries.server.ts";
import { listAgain } from "../../src/features/applications/listed/keep-listed.server.ts";
import { askQuestions } from "../../src/features/vacancies/questions/copy-questions.server.ts";
import { anApplication } from "../support/applications.ts";
import { ask } from "./ask.ts";
import { deskCalls } from "./desk-calls.ts";
import { aDeskWorld, type DeskWorld, type Persona } from "./desk-world.ts";

// Every reader of a blind application gets the same answer, whichever applicant it is: everything that may not be known
// of one person is changed for another's, and no answer may be another for it.

let world: DeskWorld;
beforeAll(async () => {
  world = await aDeskWorld();
  const { acts, own } = world;
  for (let count = 0; count < 2; count += 1) {
    const { applicationId } = await anApplication(acts.portal);
    const place = { vacancy_id: own.vacancyId };
    await acts.db.updateTable("applications").set(place).where("id", "=", applicationId).execute();
    await acts.db
      .updateTable("desk_applications")
      .set({ ...place, company_id: own.companyId })
      .where("application_id", "=", applicationId)
      .execute();
  }
  await acts.platform.database.transact(async (tx) => {
    const words = { id: "Ceritakan diri Anda.", en: "" };
    const content = { kind: "text", words, options: [], required: true, must: null } as const;
    const [question] = await askQuestions(tx, own.vacancyId, [content]);
    const answer = { questionId: question?.id ?? 0, value: "Saya Dewi Lestari, dewi@contoh.id." };
    await insertAnswers(tx, own.applicationId, [answer]);
  });
  await acts.db.updateTable("vacancies").set({ blind: true }).where("id", "=", own.vacancyId).execute();
});
afterAll(() => world.acts.platform.close());

/** Hidden values of one person, and another person's values in their place. */
const others: readonly (readonly [RegExp, string])[] = [
  [/Dewi Lestari/g, "Zulkifli Ramadhan bin Abdurrahman"],
  [/dewi@contoh\.id/g, "zulkifli.ramadhan@contoh.id"],
  [/2000-02-29/g, "1971-12-01"],
  [/81234567890/g, "89876543210"],
  [/"gender":\s*2/g, '"gender": 1'],
  [/"institutionId":\s*\d+/g, '"institutionId": null'],
  [/"institutionOther":\s*null/g, '"institutionOther": "Universitas Entah Berantah"'],
  [/"startYear":\s*2018/g, '"startYear": 1990'],
  [/"endYear":\s*2022/g, '"endYear": 1995'],
];

/** Makes of the application's person someone else in all that a blind vacancy hides. */
async function becomeSomebodyElse(): Promise<void> {
  const { acts, own } = world;
  const { db } = acts;
  const sent = await db
    .selectFrom("application_snapshots")
    .select(["version", sql<string>`document::text`.as("text")])
    .where("application_id", "=", own.applicationId)
    .execute();
  for (const { version, text } of sent) {
    const changed = others.reduce((before, [of, other]) => before.replace(of, other), text);
    expect(changed).not.toMatch(/Dewi|dewi|2000-02-29|81234567890/);
    await sql`update application_snapshots set document = ${changed}::jsonb, cv_name = 'CV Zulkifli.pdf', photo_file = null
      where application_id = ${own.applicationId} and version = ${version}`.execute(db);
  }
  const answer = "Saya Zulkifli Ramadhan, zulkifli.ramadhan@contoh.id.";
  await sql`update application_answers set value = ${JSON.stringify(answer)}::jsonb
    where application_id = ${own.applicationId}`.execute(db);
  const { id } = own;
  await db.updateTable("applicants").set({ email: "zulkifli.ramadhan@contoh.id" }).where("id", "=", id).execute();
  await db
    .updateTable("desk_applications")
    .set({ listed_by: 1 })
    .where("application_id", "=", own.applicationId)
    .execute();
  await listAgain(acts.platform, AbortSignal.timeout(30_000));
}

/** Lists in each order and by words that would find someone, and by filters that would. */
const queries = [
  ...["name", "-name", "institution", "-institution", "score", "degree", "-waiting"].map(
    (sort) => `sort=${sort}&limit=2`,
  ),
  ...["dewi", "lestari", "zulkifli", "entah", "81234567890", "2000-02-29", "analis"].map((words) => `q=${words}`),
  "institution=1",
  ...["outcome=in-process", "scheduled=move", "scheduled=none", "ownerId=1", "decidedBy=1"],
  "applied=&tab=all",
];

const ofPeople = /staff\/search$|applications|compare|held|notes|scorecards|notices|day|jobs|conflicts|acts\/preview/;

const callNames = Object.keys(deskCalls).filter(
  (name) => ofPeople.test(name) && (name.startsWith("GET ") || name.endsWith("preview")),
);

/** Everything that someone is answered of the application, by the question. */
async function everythingTold(by: Persona): Promise<Map<string, string>> {
  await world.restore();
  const answersByCall = new Map<string, string>();
  const keep = async (name: string, question: () => ReturnType<Persona["send"]>) => {
    const { http, body, headers } = await question();
    const { requestId: _, shown: __, previewId: ___, ...rest } = body;
    answersByCall.set(name, JSON.stringify([http, rest, headers.get("content-disposition"), headers.get("etag")]));
  };
  for (const name of callNames) {
    const call = deskCalls[name];
    if (call === undefined) continue;
    const parts = await call.good(world, by);
    await keep(name, () => ask(by, name, parts));
  }
  for (const query of queries) {
    for (const list of ["applications", "applications/facets", "applications/tabs"]) {
      await keep(`${list}?${query}`, () => by.send("GET", `${list}?${query}`));
    }
  }
  for (const words of ["dewi", "lestari", "zulkifli", "+62 81234567890", "+62 89876543210", "dewi@contoh.id"]) {
    const search = `search?q=${encodeURIComponent(words)}`;
    await keep(search, () => by.send("GET", search));
  }
  const { own } = world;
  for (const list of ["sort=name", "sort=institution", "q=dewi"]) {
    const at = `applications/${own.applicationId}?list=${encodeURIComponent(list)}`;
    await keep(at, () => by.send("GET", at));
  }
  await holdAMove();
  for (const name of ["GET staff/applications/{id}/acts", "GET staff/held"]) {
    const title = `${name} while something is held`;
    await keep(title, () => ask(by, name, { path: { id: own.applicationId } }));
    // Each time it is another act.
    answersByCall.set(title, (answersByCall.get(title) ?? "").replace(/"id":\d+,"applicationId"/g, '"applicationId"'));
  }
  return answersByCall;
}

async function holdAMove(): Promise<void> {
  const name = "POST staff/applications/{id}/acts";
  const parts = await deskCalls[name]?.good(world, world.recruiter);
  const { http } = await ask(world.recruiter, name, parts ?? {});
  expect(http).toBe(201);
}

describe("of an application that is blind", () => {
  test("recruiters and hiring managers get the same answer for both applicants", async () => {
    const readers = [world.recruiter, world.manager];
    await world.recruiter.send("POST", `applications/${world.own.applicationId}/notes`, { body: { text: "Rapi." } });
    const before = new Map<string, Map<string, string>>();
    // Once for what reading itself changes: who was opened is no longer new.
    for (const reader of readers) await everythingTold(reader);
    for (const reader of readers) before.set(reader.name, await everythingTold(reader));
    await becomeSomebodyElse();
    for (const reader of readers) {
      const after = await everythingTold(reader);
      for (const [name, told] of before.get(reader.name) ?? []) {
        expect(`${reader.name}, ${name}: ${after.get(name)}`).toBe(`${reader.name}, ${name}: ${told}`);
        expect(told).not.toMatch(/dewi|lestari|81234567890|2000-02-29/i);
      }
      expect(after.size).toBeGreaterThan(40);
    }
  });

  test("all of it is answered once it is no longer blind, so that the comparison can fail", async () => {
    const { acts, own, recruiter } = world;
    await acts.db.updateTable("vacancies").set({ blind: false }).where("id", "=", own.vacancyId).execute();
    const answers = JSON.stringify([...(await everythingTold(recruiter))]);
    for (const word of [
      "Zulkifli Ramadhan",
      "zulkifli.ramadhan@contoh.id",
      "1971-12-01",
      "89876543210",
      "Entah Berantah",
      "Saya Zulkifli",
      "1990",
    ]) {
      expect(answers).toContain(word);
    }
  });
});
