// Shows: F7, F8
import { afterAll, beforeAll, expect, test } from "vitest";
import { accountsOfTest } from "../../../../tests/support/accounts.ts";
import { aVacancy } from "../../../../tests/support/applications.ts";
import { type AtDesk, type DeskOfTest, deskOfTest } from "../../../../tests/support/desk.ts";
import { newEmail } from "../../../../tests/support/people.ts";
import type { TestPlatform } from "../../../../tests/support/platform.ts";
import { staffRoles } from "../../companies/roles/roles.ts";
import type { PeopleChoices } from "./people.calls.ts";

let platform: TestPlatform;
let desk: DeskOfTest;
let recruiter: AtDesk;
const [own, other] = [
  { companyId: 0, vacancyId: 0 },
  { companyId: 0, vacancyId: 0 },
];
beforeAll(async () => {
  ({ platform } = await accountsOfTest());
  desk = deskOfTest(platform);
  for (const place of [own, other]) {
    place.vacancyId = (await aVacancy(platform)).id;
    const { company_id } = await platform.database.db
      .selectFrom("vacancies")
      .select("company_id")
      .where("id", "=", place.vacancyId)
      .executeTakeFirstOrThrow();
    place.companyId = company_id;
  }
  recruiter = await desk.as({ role: "recruiter", companyIds: [own.companyId] });
});
afterAll(() => platform.close());

const read = async (by: AtDesk, query = "") => (await by.send("GET", `people-choices${query}`)).body;
const idsIn = (body: Record<string, unknown>, name: keyof PeopleChoices) =>
  [body[name]].flat().map((each) => (typeof each === "object" && each !== null && "id" in each ? each.id : each));

test("a form offers a recruiter the one role and the vacancies that the call takes, and an administrator all", async () => {
  const offered = await read(recruiter);
  expect(offered).toMatchObject({ roles: ["hiring-manager"], chosen: [] });
  expect(idsIn(offered, "vacancies")).toEqual([own.vacancyId]);
  const roles = [{ role: "hiring-manager", vacancyIds: [own.vacancyId] }];
  expect((await recruiter.send("POST", "people", { body: { email: newEmail(), roles } })).http).toBe(201);
  const all = await read(await desk.as({ role: "admin" }));
  expect(all).toMatchObject({ roles: [...staffRoles] });
  expect(idsIn(all, "vacancies")).toEqual(expect.arrayContaining([own.vacancyId, other.vacancyId]));
});

test("vacancies are found by words and named by id, and those of other companies are neither", async () => {
  const { code } = await platform.database.db
    .selectFrom("vacancies")
    .select("code")
    .where("id", "=", own.vacancyId)
    .executeTakeFirstOrThrow();
  expect(idsIn(await read(recruiter, `?q=${code}`), "vacancies")).toEqual([own.vacancyId]);
  expect(idsIn(await read(recruiter, "?q=%25zz"), "vacancies")).toEqual([]);
  const named = await read(recruiter, `?vacancyId=${own.vacancyId},${other.vacancyId}`);
  expect(idsIn(named, "chosen")).toEqual([own.vacancyId]);
  expect((await recruiter.send("GET", "people-choices?vacancyId=x")).http).toBe(422);
});

test("an archived vacancy is not offered, and still named where a hiring manager has it", async () => {
  await platform.database.db
    .updateTable("vacancies")
    .set({ state: "archived" })
    .where("id", "=", other.vacancyId)
    .execute();
  const theirs = await desk.as({ role: "recruiter", companyIds: [other.companyId] });
  const answer = await read(theirs, `?vacancyId=${other.vacancyId}`);
  expect([idsIn(answer, "vacancies"), idsIn(answer, "chosen")]).toEqual([[], [other.vacancyId]]);
});

test("an administrator is offered no draft, and names one that a hiring manager has by its code", async () => {
  const draft = await aVacancy(platform);
  await platform.database.db.updateTable("vacancies").set({ state: "draft" }).where("id", "=", draft.id).execute();
  const answer = await read(await desk.as({ role: "admin" }), `?vacancyId=${draft.id}`);
  expect(idsIn(answer, "vacancies")).not.toContain(draft.id);
  expect(answer["chosen"]).toMatchObject([{ id: draft.id, title: draft.code }]);
});

test("who invites nobody is refused", async () => {
  for (const role of ["hiring-manager", "editor", "privacy-officer"] as const) {
    const answer = await (await desk.as({ role })).send("GET", "people-choices");
    expect(answer).toMatchObject({ http: 403, body: { right: "member.administer" } });
  }
});
