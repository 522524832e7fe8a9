// Shows: F71
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Portal } from "../../../../../tests/support/applicants.ts";
import { applyingOfTest } from "../../../../../tests/support/applications.ts";
import { type AtDesk, type DeskOfTest, deskOfTest } from "../../../../../tests/support/desk.ts";
import {
  getRows,
  type ListedApplications,
  listedApplications,
} from "../../../../../tests/support/listed-applications.ts";

let portal: Portal;
let desk: DeskOfTest;
let six: ListedApplications;
let recruiter: AtDesk;
beforeAll(async () => {
  portal = await applyingOfTest();
  desk = deskOfTest(portal.platform);
  six = await listedApplications(portal, 6);
  recruiter = await desk.as({ role: "recruiter", companyIds: [six.companyId] });
});
afterAll(() => portal.platform.close());
beforeEach(() => six.restore());

const getIds = (answer: { body: Record<string, unknown> }) => getRows(answer).map(({ id }) => id);

const getAround = (id: number | undefined, list: string, by = recruiter) =>
  by.send("GET", `applications/${id}/around?list=${encodeURIComponent(list)}`);

describe("the list beside a candidate", () => {
  test.each(["score", "-score", "name", "-applied", "salary"])(
    "has the rows of the list in its order, sorted by %s, from every row of it",
    async (sort) => {
      for (const [index, id] of six.ids.entries()) await six.change(id, { score: (index * 7) % 4, salary: index % 2 });
      const list = `vacancyId=${six.vacancyId}&sort=${sort}`;
      const whole = getIds(await recruiter.send("GET", `applications?${list}`));
      expect(whole).toHaveLength(6);
      for (const [index, id] of whole.entries()) {
        const around = await getAround(Number(id), list);
        expect(getIds(around)).toEqual(whole);
        expect(around.body).toMatchObject({ position: index + 1, total: 6, totalIsMore: false });
      }
    },
  );

  test("has no place for someone who has left it, and lists the others", async () => {
    const [first] = six.ids;
    await six.change(six.ids[0] ?? 0, { stars: 0 });
    for (const id of six.ids.slice(1)) await six.change(id, { stars: 3 });
    const around = await getAround(first, `vacancyId=${six.vacancyId}&stars=3`);
    expect(around.body).toMatchObject({ position: null, total: 5 });
    expect(new Set(getIds(around))).toEqual(new Set(six.ids.slice(1)));
  });

  test("writes a look of everyone whose name it shows", async () => {
    await getAround(six.ids[0], `vacancyId=${six.vacancyId}`);
    const looks = await portal.platform.database.db.selectFrom("looks").select(["what"]).execute();
    expect(looks.map(({ what }) => what)).toEqual(six.ids.map(() => "list"));
  });

  test("has codes in place of names while the vacancy hides who applied", async () => {
    const { db } = portal.platform.database;
    await db.updateTable("vacancies").set({ blind: true }).where("id", "=", six.vacancyId).execute();
    const around = await getAround(six.ids[0], `vacancyId=${six.vacancyId}`);
    expect(getRows(around)).toHaveLength(6);
    for (const { who } of getRows(around)) expect(who).toMatchObject({ kind: "hidden" });
  });

  test("refuses a list that its reader may not filter by, and one of another company finds nothing", async () => {
    const [first] = six.ids;
    expect((await getAround(first, "religion=1")).body["code"]).toBe("filter-forbidden");
    const other = await desk.as({ role: "recruiter", companyIds: [] });
    expect((await getAround(first, `vacancyId=${six.vacancyId}`, other)).http).toBe(404);
  });

  test("lists nobody where the list cannot be read", async () => {
    expect((await getAround(six.ids[0], "sort=nonsense")).body).toMatchObject({
      ...{ data: [], total: 0, totalIsMore: false, position: null },
    });
  });
});
