// Shows: F29, F30, F33
import { afterAll, beforeAll, expect, test } from "vitest";
import { type ActsOfTest, actsOfTest } from "../../../../tests/support/acts.ts";
import { soon } from "../../../../tests/support/desk-vacancies.ts";

let acts: ActsOfTest;
let one: Awaited<ReturnType<ActsOfTest["aCase"]>>;
beforeAll(async () => {
  acts = await actsOfTest();
  one = await acts.aCase();
});
afterAll(() => acts.platform.close());

const phaseId = () => acts.phase("screening");
const place = "Gedung Nila";
const moment = (day: string) => `${day}T10:00:00+07:00`;

async function reads(language: "id" | "en") {
  await acts.db.updateTable("applicants").set({ language }).where("email", "=", one.email).execute();
}

/** Every act that has a text of its own, by the text's field. */
const wordsOf: readonly (readonly [string, "words" | "nextStep", () => object])[] = [
  ["move", "nextStep", () => ({ kind: "move", phaseId: phaseId() })],
  ["end", "words", () => ({ kind: "end", reasonId: acts.reasonId })],
  ["hire", "words", () => ({ kind: "hire" })],
  ["close", "words", () => ({ kind: "close" })],
  ["invite", "nextStep", () => ({ kind: "invite", phaseId: phaseId(), place })],
];

test.each(wordsOf)("words of a %s are in the language that the one person reads", async (_, field, act) => {
  for (const [language, other] of [["id", "en"] as const, ["en", "id"] as const]) {
    await reads(language);
    const wrong = { ...act(), [field]: { [other]: "Kata-kata." } };
    const refused = { http: 422, body: { errors: [{ pointer: `/${field}/${language}`, code: "language-missing" }] } };
    expect(await acts.preview(one, wrong, one.recruiter)).toMatchObject(refused);
    const at = acts.at(one.applicationId);
    expect(await one.recruiter.send("POST", at, { body: { ...wrong, shown: "x" } })).toMatchObject(refused);
    const right = { ...act(), [field]: { [language]: "Kata-kata." } };
    expect(await acts.preview(one, right, one.recruiter)).toMatchObject({ http: 200, body: { letter: { language } } });
  }
});

test("a member who decides sees in which language the applicant reads", async () => {
  await reads("en");
  const { body } = await one.recruiter.send("GET", acts.at(one.applicationId));
  expect(body).toMatchObject({ reads: "en" });
});

/** Every date that a letter promises. */
const dates: readonly (readonly [string, string, (day: string) => object])[] = [
  ["move", "dueOn", (day) => ({ kind: "move", phaseId: phaseId(), dueOn: day })],
  ["ask", "dueOn", (day) => ({ kind: "ask", phaseId: phaseId(), formCode: "extended-form", dueOn: day })],
  ["invite", "dueOn", (day) => ({ kind: "invite", phaseId: phaseId(), place, dueOn: day })],
  ["invite", "at", (day) => ({ kind: "invite", phaseId: phaseId(), place, at: moment(day) })],
];

test.each(dates)("the letter of a %s promises no %s that is past, alone or to many", async (_, field, act) => {
  const { recruiter, applicationId } = one;
  const asJob = (body: object) => recruiter.send("POST", "jobs/preview", { body: { act: body, ids: [applicationId] } });
  for (const day of ["2020-01-01", soon(-1)]) {
    const refused = (pointer: string) => ({ http: 422, body: { errors: [{ pointer, code: "past" }] } });
    expect(await acts.preview(one, act(day), recruiter)).toMatchObject(refused(`/${field}`));
    const answer = await recruiter.send("POST", acts.at(applicationId), { body: { ...act(day), shown: "x" } });
    expect(answer).toMatchObject(refused(`/${field}`));
    expect(await asJob(act(day))).toMatchObject(refused(`/act/${field}`));
  }
  expect((await acts.preview(one, act(soon(2)), recruiter)).http).toBe(200);
  // Of what leaves later, the day on which it leaves counts.
  const later = { ...act(soon(2)), releaseAt: `${soon(4)}T09:00:00+07:00` };
  expect(await acts.preview(one, later, recruiter)).toMatchObject({ http: 422 });
  const { body } = await asJob(act(soon(2)));
  const start = { previewId: body["previewId"], count: body["count"], releaseAt: `${soon(4)}T09:00:00+07:00` };
  expect(await recruiter.send("POST", "jobs", { body: start })).toMatchObject({ http: 422 });
});
