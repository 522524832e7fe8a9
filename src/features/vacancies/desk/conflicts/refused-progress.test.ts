// Shows: F43
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Portal } from "../../../../../tests/support/applicants.ts";
import { anApplication, applyingOfTest } from "../../../../../tests/support/applications.ts";
import { type AtDesk, deskOfTest } from "../../../../../tests/support/desk.ts";
import { actOn } from "../../../../../tests/support/desk-vacancies.ts";
import { toldOf } from "../../../../../tests/support/invitations.ts";
import { aVacancy, storeVacancies } from "../../../../../tests/support/vacancies.ts";
import { applicationsPersonalData } from "../../../applications/personal-data.server.ts";
import { forgetRefused, refusedRows } from "../../../applications/progress/refused-rows.queries.server.ts";
import { refusedProgressAnswer } from "./conflicts.api.server.ts";

let portal: Portal;
let recruiter: AtDesk;
let stranger: AtDesk;
let someone: Awaited<ReturnType<typeof anApplication>>;
beforeAll(async () => {
  portal = await applyingOfTest();
  someone = await anApplication(portal);
  const { company_id } = await portal.platform.database.db
    .selectFrom("vacancies")
    .select("company_id")
    .where("id", "=", someone.vacancyId)
    .executeTakeFirstOrThrow();
  const desk = deskOfTest(portal.platform);
  recruiter = await desk.as({ role: "recruiter", companyIds: [company_id] });
  await storeVacancies(portal.platform.database, [aVacancy({ company: "Kopi Nusa" })]);
  const other = portal.platform.database.db.selectFrom("companies").select("id").where("name", "=", "Kopi Nusa");
  stranger = await desk.as({ role: "recruiter", companyIds: [(await other.executeTakeFirstOrThrow()).id] });
  await actOn(recruiter, someone.vacancyId, "take-over");
});
afterAll(() => portal.platform.close());

async function rows(who = recruiter) {
  return refusedProgressAnswer.parse((await who.send("GET", "conflicts/progress")).body).data;
}

test("a row about a vacancy that the desk leads is refused, and is listed once among the conflicts", async () => {
  const row = { application_id: someone.applicationId, phase: "screening", phase_status: "Passed", reason: "Cukup" };
  for (let time = 0; time < 2; time += 1) {
    expect((await toldOf(portal, row)).join()).toContain("is handled in the desk");
  }
  await toldOf(portal, { application_id: someone.applicationId, application_status: 3 });
  const [later, first, ...more] = await rows();
  expect(more).toEqual([]);
  expect(later).toMatchObject({ status: "not-continued", phase: null, others: [] });
  expect(first).toMatchObject({
    ...{ applicationId: someone.applicationId, vacancy: { id: someone.vacancyId }, who: { kind: "named" } },
    ...{ phase: "screening", phaseStatus: "passed", others: ["reason"] },
  });
  expect(await rows(stranger)).toEqual([]);
});

test("it is shown for 30 days, and then deleted", async () => {
  const { database, clock } = portal.platform;
  const later = new Date(clock().getTime() + 30 * 86_400_000 + 1000);
  const all = { isWhole: true, companyIds: [], vacancyIds: [], sharedVacancyIds: [], managersOfCompanyIds: [] };
  expect(await refusedRows(database.db, all, { now: clock(), limit: 9, from: null })).toHaveLength(2);
  expect(await refusedRows(database.db, all, { now: later, limit: 9, from: null })).toEqual([]);
  await forgetRefused(database.db, later);
  expect(await database.db.selectFrom("refused_progress").select("id").execute()).toEqual([]);
});

test("it goes with the account of whom it is about", async () => {
  await toldOf(portal, { application_id: someone.applicationId, phase: "hr-interview" });
  expect((await rows()).length).toBeGreaterThan(0);
  const person = { applicantId: someone.id, email: "", tokenKeys: [] };
  await portal.platform.database.transact((tx) => applicationsPersonalData.erase(tx, person, portal.platform.clock()));
  expect(await rows()).toEqual([]);
});
