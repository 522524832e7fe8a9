// Shows: F7, F8
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { accountsOfTest } from "../../../../tests/support/accounts.ts";
import { aVacancy } from "../../../../tests/support/applications.ts";
import { type AtDesk, type DeskOfTest, deskOfTest } from "../../../../tests/support/desk.ts";
import { newEmail } from "../../../../tests/support/people.ts";
import type { TestPlatform } from "../../../../tests/support/platform.ts";
import { readTrail } from "../../audit/trail.queries.server.ts";
import { verifyTrail } from "../../audit/walk-trail.server.ts";

let platform: TestPlatform;
let desk: DeskOfTest;
let admin: AtDesk;
beforeAll(async () => {
  ({ platform } = await accountsOfTest());
  desk = deskOfTest(platform);
});
afterAll(() => platform.close());
beforeEach(async () => {
  const { db } = platform.database;
  await db.deleteFrom("staff_roles").execute();
  admin = await desk.as({ role: "admin" });
});

async function aCompanyWithVacancy() {
  const { id } = await aVacancy(platform);
  const { db } = platform.database;
  const { company_id: companyId } = await db
    .selectFrom("vacancies")
    .select("company_id")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return { vacancyId: id, companyId };
}

const editor = [{ role: "editor" }];
const invite = (by: AtDesk, roles: object[], email = newEmail()) =>
  by.send("POST", "people", { body: { email, roles } });

const actionsOn = async (id: number) =>
  (await readTrail(platform.database.db, {}, { limit: 50 }))
    .filter(({ thing }) => thing?.id === id)
    .map(({ action }) => action);

test("an administrator invites somebody, who stands in the list as invited, and the trail says who did it", async () => {
  const email = newEmail();
  const { companyId } = await aCompanyWithVacancy();
  const made = await invite(admin, [{ role: "recruiter", companyIds: [companyId] }], email);
  expect(made).toMatchObject({ http: 201, body: { version: 1 } });
  const id = Number(made.body["id"]);
  expect(made.headers.get("location")).toMatch(new RegExp(`/staff/people/${id}$`));
  const read = await admin.send("GET", `people/${id}`);
  expect(read.body).toMatchObject({
    ...{ email, state: "invited", roles: [{ role: "recruiter", companyIds: [companyId], vacancyIds: [] }] },
  });
  const [entry] = await readTrail(platform.database.db, { staffId: admin.id }, { limit: 1 });
  expect(entry).toMatchObject({ action: "member.invited", thing: { kind: "member", id }, fields: ["roles"] });
  const listed = await admin.send("GET", `people?q=${email.slice(0, 12)}&state=invited`);
  expect(listed.body).toMatchObject({ total: 1, data: [{ email }], next: null, totalIsMore: false });
});

test("an address that has an account is taken, be it invited", async () => {
  const email = newEmail();
  await invite(admin, editor, email);
  expect(await invite(admin, editor, email.toUpperCase())).toMatchObject({ http: 409, body: { code: "email-taken" } });
});

test.each([
  ["no role", [], "no-role"],
  ["a role twice", [...editor, ...editor], "role-twice"],
  ["a recruiter without a company", [{ role: "recruiter" }], "companies-missing"],
  ["an editor with one", [{ role: "editor", companyIds: [1] }], "companies-without-recruiter"],
  ["an editor with a vacancy", [{ role: "editor", vacancyIds: [1] }], "vacancies-without-manager"],
  ["a company that there is not", [{ role: "recruiter", companyIds: [999_999] }], "companies-unknown"],
  ["a vacancy that there is not", [{ role: "hiring-manager", vacancyIds: [999_999] }], "vacancies-unknown"],
])("%s is refused, by its pointer", async (_, roles, code) => {
  const response = await invite(admin, roles);
  expect(response).toMatchObject({ http: 422, body: { errors: [{ pointer: "/roles", code }] } });
});

test("new roles and a suspension end a member's sessions at once", async () => {
  const member = await desk.as({ role: "editor" });
  const change = (body: object, version: number) => admin.send("PATCH", `people/${member.id}`, { body, version });
  expect(await change({ roles: [{ role: "privacy-officer" }] }, 1)).toMatchObject({ http: 200, body: { version: 2 } });
  expect(await member.send("GET", "session")).toMatchObject({ http: 401, body: { code: "signed-out" } });
  const again = await desk.signIn(member.id);
  expect((await again("GET", "session")).body).toMatchObject({ roles: [{ role: "privacy-officer" }] });
  expect(await change({ state: "suspended" }, 2)).toMatchObject({ http: 200, body: { state: "suspended" } });
  expect((await again("GET", "session")).http).toBe(401);
  expect(await change({ state: "active" }, 3)).toMatchObject({ http: 200, body: { state: "active" } });
  expect((await again("GET", "session")).http).toBe(401);
  expect(await actionsOn(member.id)).toEqual(["member.restored", "member.suspended", "member.roles-changed"]);
});

test("a change names the version it was made from, and one from an older version gets the current one", async () => {
  const { id } = await desk.as({ role: "editor" });
  const body = { state: "suspended" };
  expect(await admin.send("PATCH", `people/${id}`, { body })).toMatchObject({ http: 428 });
  expect((await admin.send("GET", `people/${id}`)).headers.get("etag")).toBe('"1"');
  await admin.send("PATCH", `people/${id}`, { body, version: 1 });
  const stale = await admin.send("PATCH", `people/${id}`, { body: { state: "active" }, version: 1 });
  expect(stale).toMatchObject({
    http: 412,
    body: { code: "version-conflict", current: { state: "suspended", version: 2 } },
  });
});

test("of two changes made from one version one is saved", async () => {
  const { id } = await desk.as({ role: "editor" });
  const states = Array.from({ length: 8 }, () =>
    admin.send("PATCH", `people/${id}`, { body: { state: "suspended" }, version: 1 }),
  );
  const codes = (await Promise.all(states)).map(({ http }) => http).sort();
  expect(codes).toEqual([200, ...Array.from({ length: 7 }, () => 412)]);
});

describe("nobody", () => {
  test("changes what they may do themselves", async () => {
    const other = await desk.as({ role: "admin" });
    const own = await admin.send("PATCH", `people/${admin.id}`, { body: { roles: editor }, version: 1 });
    expect(own).toMatchObject({ http: 409, body: { code: "own-roles" } });
    expect(await admin.send("POST", `people/${admin.id}/reset-second-step`)).toMatchObject({ http: 409 });
    expect(await other.send("PATCH", `people/${admin.id}`, { body: { roles: editor }, version: 1 })).toMatchObject({
      http: 200,
    });
  });

  test("takes the last administrator's rights, even when two try to take each other's at once", async () => {
    const other = await desk.as({ role: "admin" });
    const take = (by: AtDesk, from: AtDesk) =>
      by.send("PATCH", `people/${from.id}`, { body: { roles: editor }, version: 1 });
    const responses = await Promise.all([take(admin, other), take(other, admin)]);
    expect(responses.map(({ http }) => http).filter((http) => http === 200)).toHaveLength(1);
    const { db } = platform.database;
    expect(await db.selectFrom("staff_roles").select("staff_id").where("role", "=", "admin").execute()).toHaveLength(1);
  });

  test("but administrators, and recruiters for their hiring managers, reads or changes accounts", async () => {
    for (const role of ["hiring-manager", "editor", "privacy-officer"] as const) {
      const { send } = await desk.as({ role });
      for (const [method, path] of [
        ["GET", "people"],
        ["GET", `people/${admin.id}`],
        ["POST", "people"],
      ] as const) {
        const response = await send(
          method,
          path,
          method === "POST" ? { body: { email: newEmail(), roles: editor } } : {},
        );
        expect(response).toMatchObject({ http: 403, body: { code: "not-allowed" } });
        expect(String(response.body["right"])).toMatch(/^member\./);
      }
    }
    expect(await desk.nobody("GET", "people")).toMatchObject({ http: 401, body: { code: "signed-out" } });
  });
});

describe("a recruiter", () => {
  test("invites hiring managers of own vacancies, and nobody else", async () => {
    const [own, other] = [await aCompanyWithVacancy(), await aCompanyWithVacancy()];
    const recruiter = await desk.as({ role: "recruiter", companyIds: [own.companyId] });
    const manager = (vacancyIds: number[]) => [{ role: "hiring-manager", vacancyIds }];
    const made = await invite(recruiter, manager([own.vacancyId]));
    expect(made).toMatchObject({ http: 201 });
    const wrong = [
      ...[manager([]), manager([own.vacancyId, other.vacancyId]), [{ role: "admin" }], editor],
      [{ role: "recruiter", companyIds: [own.companyId] }],
      [...manager([own.vacancyId]), { role: "editor" }],
    ];
    for (const roles of wrong) {
      expect(await invite(recruiter, roles)).toMatchObject({ http: 403, body: { right: "member.administer" } });
    }
    const raised = { body: { roles: [{ role: "admin" }] }, version: 1 };
    expect(await recruiter.send("PATCH", `people/${Number(made.body["id"])}`, raised)).toMatchObject({ http: 403 });
  });

  test("reads own hiring managers alone; everybody else is not there", async () => {
    const [own, other] = [await aCompanyWithVacancy(), await aCompanyWithVacancy()];
    const recruiter = await desk.as({ role: "recruiter", companyIds: [own.companyId] });
    const mine = await desk.as({ role: "hiring-manager", vacancyIds: [own.vacancyId] });
    const shared = await desk.as({ role: "hiring-manager", vacancyIds: [own.vacancyId, other.vacancyId] });
    const both = await desk.as({ role: "hiring-manager", vacancyIds: [own.vacancyId] }, { role: "editor" });
    expect((await recruiter.send("GET", "people")).body).toMatchObject({ total: 1, data: [{ id: mine.id }] });
    for (const { id } of [shared, both, admin, recruiter]) {
      expect(await recruiter.send("GET", `people/${id}`)).toMatchObject({ http: 404, body: { code: "not-found" } });
      const body = { state: "suspended" };
      expect(await recruiter.send("PATCH", `people/${id}`, { body, version: 1 })).toMatchObject({ http: 404 });
      expect(await recruiter.send("POST", `people/${id}/reset-second-step`)).toMatchObject({ http: 404 });
    }
    expect(
      (await recruiter.send("PATCH", `people/${mine.id}`, { body: { state: "suspended" }, version: 1 })).http,
    ).toBe(200);
  });
});

test("the list has pages, and a forged cursor is refused", async () => {
  for (let made = 0; made < 5; made++) await desk.as({ role: "editor" });
  const seen: unknown[] = [];
  let cursor: unknown = null;
  do {
    const at: string = cursor === null ? "people?limit=3" : `people?limit=3&cursor=${String(cursor)}`;
    const { body } = await admin.send("GET", at);
    seen.push(...(Array.isArray(body["data"]) ? body["data"] : []));
    cursor = body["next"];
  } while (cursor !== null);
  const { body } = await admin.send("GET", "people?limit=200");
  expect(seen).toEqual(body["data"]);
  expect(await admin.send("GET", "people?cursor=xx")).toMatchObject({ http: 400, body: { code: "bad-cursor" } });
  expect(await admin.send("GET", "people?limit=201")).toMatchObject({ http: 422 });
  expect(await admin.send("GET", `people?q=${"%25_".repeat(9)}`)).toMatchObject({ http: 200, body: { total: 0 } });
});

test("a member who has not started is invited again, a member with an account is not", async () => {
  const invited = await invite(admin, editor);
  expect((await admin.send("POST", `people/${Number(invited.body["id"])}/resend`)).http).toBe(204);
  const { id } = await desk.as({ role: "editor" });
  expect(await admin.send("POST", `people/${id}/resend`)).toMatchObject({ http: 409, body: { code: "not-invited" } });
  expect((await admin.send("POST", `people/${id}/reset-second-step`)).http).toBe(204);
  expect((await admin.send("GET", `people/${id}`)).body).toMatchObject({ state: "invited" });
  expect((await verifyTrail(platform.database.db)).status).toBe("whole");
});
