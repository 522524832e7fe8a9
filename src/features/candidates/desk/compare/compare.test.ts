// Shows: F27, F26
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Portal } from "../../../../../tests/support/applicants.ts";
import { anApplication, applyingOfTest } from "../../../../../tests/support/applications.ts";
import { type AtDesk, type DeskOfTest, deskOfTest } from "../../../../../tests/support/desk.ts";
import {
  getRows,
  type ListedApplications,
  listedApplications,
} from "../../../../../tests/support/listed-applications.ts";

let portal: Portal;
let desk: DeskOfTest;
let four: ListedApplications;
let recruiter: AtDesk;
beforeAll(async () => {
  portal = await applyingOfTest();
  desk = deskOfTest(portal.platform);
  four = await listedApplications(portal, 4);
  recruiter = await desk.as({ role: "recruiter", companyIds: [four.companyId] });
});
afterAll(() => portal.platform.close());
beforeEach(() => four.restore());

const db = () => portal.platform.database.db;
const compare = (who: AtDesk, ids: readonly unknown[]) => who.send("GET", `compare?ids=${ids.join(",")}`);

test("two to four of a vacancy stand side by side in the order they were asked for, and each is a page that was seen", async () => {
  const [one = 0, two = 0, three = 0] = four.ids;
  const answer = await compare(recruiter, [three, one, two]);
  expect(getRows(answer).map(({ row }) => Object(row).id)).toEqual([three, one, two]);
  expect(getRows(answer)[0]).toMatchObject({ resume: { educations: [{ startYear: 2018 }] } });
  const looks = await db().selectFrom("looks").select("what").execute();
  expect(looks).toEqual([{ what: "page" }, { what: "page" }, { what: "page" }]);
});

test("one, five, the same twice by number, another vacancy's or another company's are not compared", async () => {
  const [one = 0, two = 0] = four.ids;
  for (const ids of [[one], [one, two, 3, 4, 5], ["x", one], []])
    expect((await compare(recruiter, ids)).http).toBe(422);
  const other = await anApplication(portal);
  expect((await compare(recruiter, [one, other.applicationId])).http).toBe(404);
  const row = db()
    .selectFrom("desk_applications")
    .select("company_id")
    .where("application_id", "=", other.applicationId);
  const { company_id } = await row.executeTakeFirstOrThrow();
  const both = await desk.as({ role: "recruiter", companyIds: [four.companyId, company_id] });
  expect((await compare(both, [one, other.applicationId])).http).toBe(404);
  const manager = await desk.as({ role: "hiring-manager", vacancyIds: [four.vacancyId] });
  expect((await compare(manager, [one, two])).http).toBe(404);
  await four.change(one, { shared_at: new Date() });
  expect((await compare(manager, [one, two])).http).toBe(404);
  await four.change(two, { shared_at: new Date() });
  expect(JSON.stringify((await compare(manager, [one, two])).body)).not.toMatch(/7500000/);
});

test("what a blind vacancy hides is hidden side by side, too", async () => {
  await db().updateTable("vacancies").set({ blind: true }).where("id", "=", four.vacancyId).execute();
  const text = JSON.stringify((await compare(recruiter, four.ids.slice(0, 2))).body);
  expect(text).not.toMatch(/dewi|lestari|2018|2022/i);
});

// Everybody of the tests has the same name, birth date and phone number.
test("a page names the person's other applications in one's own companies and who may be the same, and no other company's", async () => {
  const [one = 0, two = 0] = four.ids;
  const elsewhere = await anApplication(portal);
  const { body } = await recruiter.send("GET", `applications/${one}`);
  const others = Array.isArray(body["others"]) ? body["others"] : [];
  expect(others.map(({ row }) => row.id).sort()).toEqual(four.ids.slice(1).sort());
  expect(others.every(({ isOwn }) => isOwn === false)).toBe(true);
  expect(JSON.stringify(others)).not.toContain(`"id":${elsewhere.applicationId},`);
  await db()
    .updateTable("desk_applications")
    .set({ phone_key: "x", person_key: "y" })
    .where("application_id", "=", two)
    .execute();
  const again = await recruiter.send("GET", `applications/${one}`);
  expect(JSON.stringify(again.body["others"])).not.toContain(`"id":${two},`);
});
