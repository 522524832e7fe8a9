// Shows: F24, F41, F42
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Portal } from "../../../../../tests/support/applicants.ts";
import { applyingOfTest, aVacancy } from "../../../../../tests/support/applications.ts";
import { type AtDesk, type DeskOfTest, deskOfTest } from "../../../../../tests/support/desk.ts";
import {
  getRows,
  type ListedApplications,
  listedApplications,
} from "../../../../../tests/support/listed-applications.ts";

let portal: Portal;
let desk: DeskOfTest;
let two: ListedApplications;
let recruiter: AtDesk;
let colleague: AtDesk;
let id: number;
beforeAll(async () => {
  portal = await applyingOfTest();
  desk = deskOfTest(portal.platform);
  two = await listedApplications(portal, 2);
  recruiter = await desk.as({ role: "recruiter", companyIds: [two.companyId] });
  colleague = await desk.as({ role: "recruiter", companyIds: [two.companyId] });
  id = two.ids[0] ?? 0;
});
afterAll(() => portal.platform.close());
beforeEach(async () => {
  await two.restore();
  await db().deleteFrom("limit_counts").execute();
  await db().deleteFrom("staff_notices").execute();
});

const db = () => portal.platform.database.db;
const get = (who: AtDesk, path: string, of = id) => who.send("GET", `applications/${of}${path}`);
const listEntries = async ({ id: staffId }: AtDesk) =>
  (await db().selectFrom("trail_entries").select("action").where("actor_id", "=", staffId).execute()).map(
    ({ action }) => action,
  );

describe("a drawn page of a CV", () => {
  test("is a profile view by the member who asks for it, even if another had it drawn, and one a day", async () => {
    expect((await get(recruiter, "/cv-pages")).http).toBe(200);
    for (let turn = 0; turn < 3; turn += 1) expect((await get(colleague, "/cv-pages/1")).http).toBe(200);
    expect((await get(recruiter, "/cv-pages/1")).http).toBe(200);
    expect(await listEntries(recruiter)).toEqual(["candidate.cv-read"]);
    expect(await listEntries(colleague)).toEqual(["candidate.cv-read"]);
  });

  test("is a profile view by each company that the same CV was sent to", async () => {
    const [someone] = two.people;
    const vacancy = await aVacancy(portal.platform);
    if (someone === undefined) throw new Error("Nobody applied.");
    const { visitor } = someone;
    const sent = await visitor.json("submit-application", {
      VacancyId: vacancy.id,
      grecaptcha: await visitor.captcha(),
    });
    const other = Number(sent.body["applicationId"]);
    const row = db().selectFrom("vacancies").select("company_id").where("id", "=", vacancy.id);
    const { company_id } = await row.executeTakeFirstOrThrow();
    const elsewhere = await desk.as({ role: "recruiter", companyIds: [company_id] });
    expect((await get(recruiter, "/cv-pages")).http).toBe(200);
    expect((await get(elsewhere, "/cv-pages/1", other)).http).toBe(200);
    expect(await listEntries(elsewhere)).toEqual(["candidate.cv-read"]);
    const looks = db().selectFrom("looks").select("company_id").where("what", "=", "cv").orderBy("company_id");
    const companies = (await looks.execute()).map((look) => look.company_id);
    expect(companies).toEqual([two.companyId, company_id].toSorted((one, another) => one - another));
  });
});

test("names beside something else are one entry a day and member, and a profile view in a list", async () => {
  const body = { kind: "hire" };
  await db().updateTable("vacancies").set({ lead: "desk" }).where("id", "=", two.vacancyId).execute();
  for (let turn = 0; turn < 2; turn += 1) {
    expect((await get(recruiter, "/acts")).http).toBe(200);
    expect((await recruiter.send("POST", `applications/${id}/acts/preview`, { body })).http).toBe(200);
  }
  expect(await listEntries(recruiter)).toEqual(["candidates.listed"]);
  expect(await db().selectFrom("looks").select("what").execute()).toEqual([{ what: "list" }]);
  expect((await get(colleague, "/acts")).http).toBe(200);
  expect(await listEntries(colleague)).toEqual(["candidates.listed"]);
});

describe("a member who reaches the hourly limit of people", () => {
  const full = () => db().updateTable("limit_counts").set({ count: 600 }).execute();

  test("is reported to the privacy officers once an hour, by name, and to nobody else", async () => {
    const [officer, another] = [await desk.as({ role: "privacy-officer" }), await desk.as({ role: "privacy-officer" })];
    const admin = await desk.as({ role: "admin" });
    await get(recruiter, "");
    await full();
    for (const path of ["", "/timeline", "/snapshots/1", "/files/cv"]) {
      const refused = await get(recruiter, path);
      expect(refused).toMatchObject({ http: 429, body: { code: "too-many" } });
      expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    }
    const { name } = await db()
      .selectFrom("staff")
      .select("name")
      .where("id", "=", recruiter.id)
      .executeTakeFirstOrThrow();
    for (const who of [officer, another]) {
      const notices = getRows(await who.send("GET", "notices"));
      expect(notices).toMatchObject([{ kind: "pages-limited", by: name, applicationId: null, company: null }]);
    }
    for (const who of [admin, recruiter, colleague]) expect(getRows(await who.send("GET", "notices"))).toEqual([]);
    expect((await listEntries(recruiter)).filter((action) => action === "candidate.pages-limited")).toHaveLength(1);
  });

  test("counted each page that they opened, and of what else they read of one person only the first", async () => {
    const counted = async () => {
      const rows = await db().selectFrom("limit_counts").select("count").orderBy("count", "desc").execute();
      return rows[0]?.count;
    };
    for (const path of ["", "/timeline", "/acts", "/notes", "/cv-pages", "/cv-pages/1", ""]) await get(recruiter, path);
    expect(await counted()).toBe(2);
    await get(recruiter, "/timeline", two.ids[1]);
    expect(await counted()).toBe(3);
  });

  test("does not keep a colleague from working", async () => {
    await get(recruiter, "");
    await full();
    expect((await get(colleague, "")).http).toBe(200);
  });
});
