// Shows: F9
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type ActsOfTest, actsOfTest } from "../../../../tests/support/acts.ts";
import type { AtDesk } from "../../../../tests/support/desk.ts";
import { actOn, aDeskVacancy, soon, wholeVacancy } from "../../../../tests/support/desk-vacancies.ts";
import { type ListedApplications, listedApplications } from "../../../../tests/support/listed-applications.ts";
import { askFor, criterion, putCriteria, shareWithManagers } from "../../../../tests/support/scorecards.ts";
import { addDays, jakartaDay } from "../../../i18n/calendar.ts";
import { seedFunctions } from "../../vacancies/put/ensure-functions.server.ts";
import { freshPath, linePath, waitingKinds, waitingPath } from "../day.ts";
import { dayAnswer } from "./day.api.server.ts";
import type { DayAnswer } from "./day.calls.ts";

let acts: ActsOfTest;
let listed: ListedApplications;
let recruiter: AtDesk;
beforeAll(async () => {
  acts = await actsOfTest();
  await seedFunctions(acts.platform.database);
  listed = await listedApplications(acts.portal, 4);
  await acts.db.updateTable("vacancies").set({ lead: "desk" }).where("id", "=", listed.vacancyId).execute();
  recruiter = await acts.desk.as({ role: "recruiter", companyIds: [listed.companyId] });
});
afterAll(() => acts.platform.close());
beforeEach(async () => {
  await listed.restore();
  await acts.db.deleteFrom("staff_notices").execute();
});

const today = () => jakartaDay(acts.platform.clock());

async function getDay(who: AtDesk): Promise<DayAnswer> {
  const response = await who.send("GET", "day");
  expect(response.http).toBe(200);
  return dayAnswer.parse(response.body);
}

/** The list's count on a page of the desk: its total, or its number of rows. */
async function totalAt(who: AtDesk, path: string): Promise<number> {
  const [page = "", query = ""] = path.split(/\?(.*)/s);
  const ofVacancy = /^\/staff\/vacancies\/(\d+)\/applicants$/.exec(page);
  const call = ofVacancy
    ? `applications?vacancyId=${ofVacancy[1]}&${query}`
    : `${page.slice("/staff/".length)}?${query}`;
  const { http, body } = await who.send("GET", call);
  expect(http).toBe(200);
  return Array.isArray(body["data"]) ? Number(body["total"] ?? body["data"].length) : -1;
}

/** Promises by day: one is late by two, one is for today, one for tomorrow, one for in four days. */
async function promiseAll(): Promise<void> {
  const { ids, change } = listed;
  for (const [at, days] of [-2, 0, 1, 4].entries()) await change(ids[at] ?? 0, { due_on: addDays(today(), days) });
}

describe("every number is that of the list to which it leads", () => {
  test("who waits for an answer, by the days that are left, by vacancy and phase", async () => {
    await promiseAll();
    const { promised, rows, companyIds } = await getDay(recruiter);
    expect(promised).toEqual({ late: 1, today: 1, near: 1, far: 1 });
    for (const kind of waitingKinds) {
      expect(await totalAt(recruiter, waitingPath(kind, companyIds))).toBe(1);
      for (const { vacancy, phase, ...counts } of rows) {
        const path = `/staff/vacancies/${vacancy.id}/applicants?tab=${phase.id}&waiting=${kind}`;
        expect(await totalAt(recruiter, path)).toBe(counts[kind]);
      }
    }
    const facets = await recruiter.send("GET", "applications/facets");
    expect(JSON.stringify(facets.body)).toMatch(/"value":"today".{0,30}"count":1/);
  });

  test("what else waits: called, returned, to be reviewed, held by oneself, closing, new", async () => {
    const colleague = await acts.desk.as({ role: "recruiter", companyIds: [listed.companyId] });
    const [first = 0, second = 0] = listed.ids;
    for (const id of [first, second]) {
      await colleague.send("POST", `applications/${id}/notes`, { body: { text: "Lihat.", mentions: [recruiter.id] } });
    }
    const theirs = await aDeskVacancy(colleague, listed.companyId);
    await actOn(colleague, theirs.id, "submit");
    const mine = await aDeskVacancy(recruiter, listed.companyId);
    await actOn(recruiter, mine.id, "submit");
    await actOn(colleague, mine.id, "return", { words: "Gaji belum ada." });
    const closing = await aDeskVacancy(recruiter, listed.companyId, { ...wholeVacancy(), endDate: soon(1) });
    expect((await actOn(recruiter, closing.id, "publish")).http).toBe(200);
    for (const [who, id] of [
      [recruiter, first],
      [colleague, second],
    ] as const) {
      const act = { kind: "hire" };
      const { body } = await who.send("POST", `${acts.at(id)}/preview`, { body: act });
      expect((await who.send("POST", acts.at(id), { body: { ...act, shown: body["shown"] } })).http).toBe(201);
    }
    const day = await getDay(recruiter);
    expect(day).toMatchObject({ mentions: 2, returned: 1, reviews: 1, closing: 1, fresh: 4 });
    expect(day.held).toEqual({ count: 1, next: expect.any(String) });
    const { companyIds } = day;
    const paths = [
      [day.mentions, linePath("mentions", companyIds)],
      [day.returned, linePath("returned", companyIds)],
      [day.reviews, linePath("reviews", companyIds)],
      [day.held?.count, "/staff/held?mine=true"],
      [day.closing, "/staff/vacancies?closing=3"],
      [day.fresh, freshPath(day.today, companyIds)],
    ] as const;
    for (const [count, path] of paths) expect([path, await totalAt(recruiter, path)]).toEqual([path, count]);
    await acts.forgetHeld();
  });

  test("scorecards that are owed stand there one by one, and are gone once their application is not shared", async () => {
    const one = await acts.aCase();
    await putCriteria(one, [criterion("Teliti")]);
    await shareWithManagers(one);
    const manager = await acts.desk.as({ role: "hiring-manager", vacancyIds: [one.vacancyId] });
    expect((await getDay(manager)).owed).toEqual([]);
    await askFor(one, manager);
    expect((await getDay(manager)).owed).toMatchObject([{ applicationId: one.applicationId, dueOn: soon(3) }]);
    expect((await getDay(one.recruiter)).owed).toEqual([]);
    await one.recruiter.send("DELETE", `applications/${one.applicationId}/share`);
    expect((await getDay(manager)).owed).toEqual([]);
  });

  test("for a person who also manages a vacancy elsewhere: of that one nobody waits for them", async () => {
    await promiseAll();
    const elsewhere = await acts.aCase();
    await listed.change(elsewhere.applicationId, { due_on: addDays(today(), -3), shared_at: new Date() });
    const both = await acts.desk.as(
      { role: "recruiter", companyIds: [listed.companyId] },
      { role: "hiring-manager", vacancyIds: [elsewhere.vacancyId] },
    );
    const { promised, companyIds, fresh, today: day } = await getDay(both);
    expect(promised).toMatchObject({ late: 1 });
    expect(await totalAt(both, waitingPath("late", []))).toBe(2);
    expect(await totalAt(both, waitingPath("late", companyIds))).toBe(1);
    expect(await totalAt(both, freshPath(day, companyIds))).toBe(fresh);
  });
});

describe("each role sees only what is theirs to do", () => {
  const nothing = { promised: null, rows: [], fresh: null, held: null, reviews: null, mentions: 0, returned: 0 };

  test.each(["admin", "editor", "privacy-officer"] as const)(
    "%s: nothing of applications or vacancies",
    async (role) => {
      await promiseAll();
      expect(await getDay(await acts.desk.as({ role }))).toMatchObject({ ...nothing, closing: null });
    },
  );

  test("a hiring manager: what closes of their own vacancies, and in which notes they are called", async () => {
    await promiseAll();
    const manager = await acts.desk.as({ role: "hiring-manager", vacancyIds: [listed.vacancyId] });
    const [first = 0] = listed.ids;
    await listed.change(first, { shared_at: new Date() });
    await recruiter.send("POST", `applications/${first}/notes`, { body: { text: "Lihat.", mentions: [manager.id] } });
    const day = await getDay(manager);
    expect(day).toMatchObject({ ...nothing, mentions: 1, closing: expect.any(Number) });
    expect(await totalAt(manager, "/staff/vacancies?closing=3")).toBe(day.closing);
  });

  test("a recruiter elsewhere: nobody of this company", async () => {
    await promiseAll();
    const other = await acts.desk.as({ role: "recruiter", companyIds: [(await acts.aCase()).companyId] });
    expect(await getDay(other)).toMatchObject({ promised: { late: 0, today: 0, near: 0 }, reviews: 0, fresh: 1 });
  });
});
