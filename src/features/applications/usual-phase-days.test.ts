// Shows: N12
import { afterAll, beforeAll, expect, test } from "vitest";
import { aReadyApplicant, type Portal } from "../../../tests/support/applicants.ts";
import { applyingOfTest, aVacancy } from "../../../tests/support/applications.ts";
import { addDays, jakartaDay } from "../../i18n/calendar.ts";
import { recruitmentPhases } from "../reference-data/master-data.server.ts";
import { usualPhaseDays } from "./reply-times.server.ts";

const now = new Date();
const sentOn = addDays(jakartaDay(now), -60);

let portal: Portal;
let companyId = 0;
let phases: number[] = [];
beforeAll(async () => {
  portal = await applyingOfTest();
  const { db } = portal.platform.database;
  phases = (await recruitmentPhases(db, "id")).map(({ id }) => id);
  const someone = await aReadyApplicant(portal);
  const ids: number[] = [];
  for (let count = 0; count < 12; count++) ids.push((await aVacancy(portal.platform)).id);
  const company = db
    .selectFrom("vacancies")
    .select("company_id")
    .where("id", "=", ids[0] ?? 0);
  companyId = (await company.executeTakeFirstOrThrow()).company_id;
  await db.updateTable("vacancies").set({ company_id: companyId }).where("id", "in", ids).execute();
  for (const VacancyId of ids) {
    await someone.visitor.json("submit-application", { VacancyId, grecaptcha: await someone.visitor.captcha() });
  }
});
afterAll(() => portal.platform.close());

/**
 * Lets the first applications go from their first phase to the second after so many days each, and into the third a day
 * later.
 */
async function wentOn(days: readonly number[], isAnswered = true): Promise<void> {
  const { db } = portal.platform.database;
  const [first = 0, second = 0, third = 0] = phases;
  await db.deleteFrom("application_phases").execute();
  const applications = await db.selectFrom("applications").select("id").orderBy("id").execute();
  for (const [index, { id }] of applications.entries()) {
    const after = days[index];
    const answered_at = after !== undefined && isAnswered ? now : null;
    await db.updateTable("applications").set({ answered_at }).where("id", "=", id).execute();
    const begun = [
      [first, 0] as const,
      ...(after === undefined ? [] : [[second, after] as const, [third, after + 1] as const]),
    ];
    const row = { application_id: id, status: "passed", activities: "[]" } as const;
    const rows = begun.map(([phase_id, day]) => ({ ...row, phase_id, began_on: addDays(sentOn, day) }));
    await db.insertInto("application_phases").values(rows).execute();
  }
}

const usual = async () => {
  const days = await usualPhaseDays(portal.platform.database.db, companyId, now);
  return phases.slice(0, 3).map((id) => days.get(id) ?? null);
};

test("ten who continued give a usual value, nine do not, and a phase that nobody has left has none", async () => {
  await wentOn([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(await usual()).toEqual([null, null, null]);
  await wentOn([1, 2, 3, 4, 5, 6, 7, 8, 9, 50]);
  expect(await usual()).toEqual([6, 1, null]);
});

test("a phase that is over on its own day took one", async () => {
  await wentOn([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  expect(await usual()).toEqual([1, 1, null]);
});

test("phases without a message do not count, nor do another company's", async () => {
  await wentOn([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], false);
  expect(await usual()).toEqual([null, null, null]);
  await wentOn([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect((await usualPhaseDays(portal.platform.database.db, companyId + 1000, now)).size).toBe(0);
});
