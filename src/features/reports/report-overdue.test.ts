// Shows: N11
import { afterAll, beforeAll, expect, test } from "vitest";
import { aReadyApplicant, type Portal } from "../../../tests/support/applicants.ts";
import { applyingOfTest, aVacancy } from "../../../tests/support/applications.ts";
import { addDays, jakartaDay } from "../../i18n/calendar.ts";
import { overdueApplications, reportOverdue } from "./reports.server.ts";

let portal: Portal;
beforeAll(async () => {
  portal = await applyingOfTest();
});
afterAll(() => portal.platform.close());

const daysAgo = (count: number) => addDays(jakartaDay(portal.platform.clock()), -count);

/** An application whose current phase began so many days ago. */
async function anApplication(began: number): Promise<number> {
  const someone = await aReadyApplicant(portal);
  const { id: VacancyId } = await aVacancy(portal.platform);
  const grecaptcha = await someone.visitor.captcha();
  const { body } = await someone.visitor.json("submit-application", { VacancyId, grecaptcha });
  const id = Number(body["applicationId"]);
  await change(id, { began_on: daysAgo(began) });
  return id;
}

async function change(id: number, values: { began_on?: string; due_on?: string; status?: "passed" }): Promise<void> {
  const { db } = portal.platform.database;
  await db.updateTable("application_phases").set(values).where("application_id", "=", id).execute();
}

async function overdue(id: number) {
  const { database, clock } = portal.platform;
  const rows = await overdueApplications(database.db, jakartaDay(clock()));
  return rows.find(({ applicationId }) => applicationId === id);
}

test("an application is overdue after its phase's promised days, not before", async () => {
  const [inTime, late] = [await anApplication(7), await anApplication(8)];
  expect(await overdue(inTime)).toBeUndefined();
  expect(await overdue(late)).toMatchObject({ since: daysAgo(8), promisedBy: daysAgo(1), daysLate: 1 });
});

test("who waits for the applicant, has answered or has ended is not overdue", async () => {
  const [waits, passed, ended] = [await anApplication(30), await anApplication(30), await anApplication(30)];
  await change(waits, { due_on: daysAgo(-1) });
  await change(passed, { status: "passed" });
  const { db } = portal.platform.database;
  await db.updateTable("applications").set({ status: "not-continued" }).where("id", "=", ended).execute();
  expect([await overdue(waits), await overdue(passed), await overdue(ended)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test("the applicant reads a new day, and that it is still being processed", async () => {
  const someone = await aReadyApplicant(portal);
  const { id: VacancyId } = await aVacancy(portal.platform);
  const grecaptcha = await someone.visitor.captcha();
  const { body } = await someone.visitor.json("submit-application", { VacancyId, grecaptcha });
  const applicationId = Number(body["applicationId"]);
  const first = async () => {
    const details = await someone.visitor.json("Application/details/id", { applicationId });
    return details.body["data"];
  };
  expect(await first()).toMatchObject({
    recruitmentProgress: expect.arrayContaining([
      expect.objectContaining({ phaseStatus: "On Process", promise: { by: daysAgo(-7), isLate: false } }),
      expect.objectContaining({ phaseStatus: "", promise: null }),
    ]),
  });
  await change(applicationId, { began_on: daysAgo(10) });
  expect(await first()).toMatchObject({
    recruitmentProgress: expect.arrayContaining([
      expect.objectContaining({ promise: { by: daysAgo(-4), isLate: true } }),
    ]),
  });
});

test("the report is a table with a heading that names nobody", async () => {
  const id = await anApplication(20);
  const lines: string[] = [];
  const { database, clock } = portal.platform;
  expect(await reportOverdue(database.db, clock(), (line) => lines.push(line))).toBe(0);
  expect(lines[0]).toBe("application\tvacancy code\tcompany\tposition\tphase\tsince\tpromised by\tdays late");
  const row = lines.find((line) => line.startsWith(`${id}\t`));
  expect(row?.split("\t").slice(5)).toEqual([daysAgo(20), daysAgo(13), "13"]);
  expect(lines.join()).not.toContain("@");
});
