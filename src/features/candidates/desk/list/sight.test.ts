// Shows: F39, F40
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Portal } from "../../../../../tests/support/applicants.ts";
import { applyingOfTest } from "../../../../../tests/support/applications.ts";
import { type AtDesk, type DeskOfTest, deskOfTest } from "../../../../../tests/support/desk.ts";
import {
  getRows,
  type ListedApplications,
  listedApplications,
} from "../../../../../tests/support/listed-applications.ts";
import { idOfCode } from "../../../reference-data/master-data.server.ts";

let portal: Portal;
let desk: DeskOfTest;
beforeAll(async () => {
  portal = await applyingOfTest();
  desk = deskOfTest(portal.platform);
});
afterAll(() => portal.platform.close());

const db = () => portal.platform.database.db;

let six: ListedApplications;
let recruiter: AtDesk;
beforeAll(async () => {
  six = await listedApplications(portal, 6);
  recruiter = await desk.as({ role: "recruiter", companyIds: [six.companyId] });
});
beforeEach(() => six.restore());

describe("a hiring manager", () => {
  test("sees of their vacancies what is shared, without what it wants to earn, and nothing by it (F40)", async () => {
    const manager = await desk.as({ role: "hiring-manager", vacancyIds: [six.vacancyId] });
    expect((await manager.send("GET", "applications")).body).toMatchObject({ total: 0 });
    await six.change(six.ids[4] ?? 0, { shared_at: new Date(), salary: 9_000_000, score: 80 });
    const answer = await manager.send("GET", "applications");
    expect(getRows(answer)).toMatchObject([{ id: six.ids[4], isReduced: true, salary: null }]);
    expect(JSON.stringify(answer.body)).not.toMatch(/9000000|"salary","text/);
    for (const query of ["sort=salary", "salaryFrom=1", "salaryTo=9"]) {
      expect((await manager.send("GET", `applications?${query}`)).body["code"]).toBe("filter-forbidden");
    }
    expect((await manager.send("GET", "applications/facets?salaryFrom=1")).body["code"]).toBe("filter-forbidden");
    const interview = (await idOfCode(db(), "recruitmentPhase", "user-interview")) ?? 0;
    await six.change(six.ids[3] ?? 0, { tab: interview, phase_id: interview });
    expect((await manager.send("GET", "applications")).body).toMatchObject({ total: 2 });
  });
});

describe("a blind vacancy (F39)", () => {
  const blind = () => db().updateTable("vacancies").set({ blind: true }).where("id", "=", six.vacancyId).execute();

  test("answers the same for two people who differ only in what is hidden", async () => {
    await blind();
    const [one = 0] = six.ids;
    const ask = async () => {
      const paths = ["", "?sort=name", "?sort=-institution", "?sort=-name&limit=3", "?q=analis", "/facets", "/tabs"];
      const answers = [];
      for (const path of paths) answers.push((await recruiter.send("GET", `applications${path}`)).body);
      return JSON.stringify(answers);
    };
    const before = await ask();
    expect(before).not.toMatch(/dewi|lestari/i);
    await db()
      .updateTable("desk_applications")
      .set({
        name: "Zulkifli",
        name_key: "zulkifli",
        institution_key: "zzz",
        institution_other: "Kampus lain",
        institution_id: null,
      })
      .where("application_id", "=", one)
      .execute();
    expect(await ask()).toBe(before);
  });

  test("is not searched by name, and by its code", async () => {
    await blind();
    expect((await recruiter.send("GET", "applications?q=dewi")).body).toMatchObject({ total: 0 });
    const [row] = getRows(await recruiter.send("GET", "applications"));
    const { code } = Object(row?.["who"]);
    expect((await recruiter.send("GET", `applications?q=${String(code).toLowerCase()}`)).body).toMatchObject({
      total: 1,
    });
  });

  test("shows who it is from the phase on that the vacancy sets", async () => {
    await blind();
    const phase = (await idOfCode(db(), "recruitmentPhase", "online-test")) ?? 0;
    await six.change(six.ids[1] ?? 0, { tab: phase, phase_id: phase, name: "Terlihat" });
    expect(getRows(await recruiter.send("GET", `applications?tab=${phase}`))).toMatchObject([
      { who: { kind: "named", name: "Terlihat" } },
    ]);
  });
});
