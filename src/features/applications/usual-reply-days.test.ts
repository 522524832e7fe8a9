// Shows: N12
import { afterAll, beforeAll, expect, test } from "vitest";
import { aReadyApplicant, type Portal } from "../../../tests/support/applicants.ts";
import { applyingOfTest, aVacancy } from "../../../tests/support/applications.ts";
import { usualReplyDays } from "./reply-times.server.ts";

const DAY_MS = 86_400_000;

let portal: Portal;
let companyId = 0;
beforeAll(async () => {
  portal = await applyingOfTest();
  const someone = await aReadyApplicant(portal);
  const { db } = portal.platform.database;
  const vacancyIds: number[] = [];
  for (let count = 0; count < 12; count++) vacancyIds.push((await aVacancy(portal.platform)).id);
  const { company_id } = await db
    .selectFrom("vacancies")
    .select("company_id")
    .where("id", "=", vacancyIds[0] ?? 0)
    .executeTakeFirstOrThrow();
  companyId = company_id;
  await db.updateTable("vacancies").set({ company_id }).where("id", "in", vacancyIds).execute();
  for (const VacancyId of vacancyIds) {
    const grecaptcha = await someone.visitor.captcha();
    await someone.visitor.json("submit-application", { VacancyId, grecaptcha });
  }
});
afterAll(() => portal.platform.close());

const now = new Date();

/** Lets the first applications be answered after so many days each; the others wait. */
async function answered(days: readonly number[], sentDaysAgo = 60): Promise<void> {
  const { db } = portal.platform.database;
  const sent = new Date(now.getTime() - sentDaysAgo * DAY_MS);
  const ids = await db.selectFrom("applications").select("id").orderBy("id").execute();
  for (const [index, { id }] of ids.entries()) {
    const after = days[index];
    const answered_at = after === undefined ? null : new Date(sent.getTime() + after * DAY_MS);
    await db.updateTable("applications").set({ created_at: sent, answered_at }).where("id", "=", id).execute();
  }
}

const usual = () => usualReplyDays(portal.platform.database.db, companyId, now);

test("nine answers are no habit, ten are", async () => {
  await answered([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(await usual()).toBeNull();
  await answered([1, 2, 3, 4, 5, 6, 7, 8, 9, 50]);
  expect(await usual()).toBe(6);
});

test("an answer within hours counts as one day", async () => {
  await answered([0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.2]);
  expect(await usual()).toBe(1);
});

test("what is older than a year does not count, nor do another company's answers", async () => {
  await answered([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 400);
  expect(await usual()).toBeNull();
  await answered([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(await usualReplyDays(portal.platform.database.db, companyId + 1000, now)).toBeNull();
});
