// Shows: F3, F8
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { password } from "../../tests/support/accounts.ts";
import { companySite } from "../../tests/support/company-site.ts";
import { aStaffMember } from "../../tests/support/staff.ts";
import { getCode, rfcSecret, withTwoStepOf } from "../../tests/support/two-step.ts";
import { listRoles, replaceRoles } from "../features/companies/roles/role.queries.server.ts";
import { staffPrincipal } from "../features/identity/principal.ts";

let site: Awaited<ReturnType<typeof companySite>>;
beforeAll(async () => {
  site = await companySite({ STAFF_PASSWORDS: "on" });
});
afterAll(() => site.stop());

const noRole = "/staff/signin?company=no-role";

async function getMember({ email = "" }: { email?: string }): Promise<number> {
  const one = site.platform.database.db.selectFrom("staff").select("id").where("email", "=", email);
  return (await one.executeTakeFirstOrThrow()).id;
}

async function rolesNow(id: number): Promise<string[]> {
  return (await listRoles(site.platform.database.db, id)).map(({ role }) => role).toSorted();
}

async function getTrail(id: number): Promise<string[]> {
  const { db } = site.platform.database;
  const rows = await db.selectFrom("trail_entries").select("action").where("thing_id", "=", id).orderBy("id").execute();
  return rows.map(({ action }) => action);
}

describe("who lost every group", () => {
  test.each([[[]], [["kantin"]], [undefined]])("loses roles and every session: groups %j", async (groups) => {
    const person = site.aColleague();
    const before = await site.signedIn(person);
    const id = await getMember(person);
    const { groups: _, ...rest } = person;
    expect((await site.signedIn({ ...rest, ...(groups && { groups }) })).at).toBe(noRole);
    expect((await before.call("GET", "session")).http).toBe(401);
    expect(await rolesNow(id)).toEqual([]);
    expect(await getTrail(id)).toEqual(["member.came", "member.roles-changed", "member.roles-changed"]);
  });

  test("has no old rights by a password of their own either", async () => {
    const { id, email } = await aStaffMember(site.platform);
    await withTwoStepOf(site.platform, staffPrincipal(id));
    const person = site.aColleague({ email });
    const joining = await site.signedIn(person);
    await joining.call("POST", "session", { email, password });
    await joining.call("POST", "session/second-step", { code: getCode(rfcSecret, site.platform.time.now) });
    await site.signedIn(person);
    expect(await rolesNow(id)).toEqual(["editor"]);
    expect((await joining.call("GET", "vacancies")).http).toBe(401);
    expect((await site.signedIn({ ...person, groups: [] })).at).toBe(noRole);
    site.platform.time.now = new Date(site.platform.time.now.getTime() + 30_000);
    const own = site.browser();
    await own.call("POST", "session", { email, password });
    await own.call("POST", "session/second-step", { code: getCode(rfcSecret, site.platform.time.now) });
    expect((await own.call("GET", "vacancies")).http).toBe(403);
  });

  test("and is suspended or was only invited has no role left to come back to", async () => {
    for (const state of ["suspended", "invited"] as const) {
      const person = site.aColleague();
      await site.signedIn(person);
      const id = await getMember(person);
      await site.platform.database.db.updateTable("staff").set({ state }).where("id", "=", id).execute();
      expect((await site.signedIn({ ...person, groups: [] })).at).toBe(noRole);
      expect(await rolesNow(id)).toEqual([]);
    }
  });

  test("and comes again changes nothing more, nor does somebody whom nobody knows", async () => {
    const person = site.aColleague();
    await site.signedIn(person);
    const id = await getMember(person);
    await site.signedIn({ ...person, groups: [] });
    const before = await getTrail(id);
    expect((await site.signedIn({ ...person, groups: [] })).at).toBe(noRole);
    expect(await getTrail(id)).toEqual(before);
    const stranger = site.aColleague({ groups: [] });
    expect((await site.signedIn(stranger)).at).toBe(noRole);
    await expect(getMember(stranger)).rejects.toThrow();
  });
});

describe("the last active administrator", () => {
  async function onlyAdmin() {
    const { db } = site.platform.database;
    await db.deleteFrom("staff_roles").where("role", "=", "admin").execute();
    const person = site.aColleague({ groups: ["hr", "it"] });
    const before = await site.signedIn(person);
    const id = await getMember(person);
    return { person, before, id };
  }

  test.each([
    [[], ["admin"]],
    [["privasi"], ["admin", "privacy-officer"]],
  ])("stays one with the groups %j, and the trail and the log say so", async (groups, roles) => {
    const { person, before, id } = await onlyAdmin();
    const after = await site.signedIn({ ...person, groups });
    expect(after.at).toBe("/staff");
    expect(await rolesNow(id)).toEqual(roles);
    expect((await before.call("GET", "session")).http).toBe(401);
    expect((await after.call("GET", "session")).http).toBe(200);
    expect((await getTrail(id)).slice(-2)).toEqual(["member.admin-kept", "member.roles-changed"]);
    expect(site.log.join("")).toContain("the last administrator has no admin group and stays one");
  });

  test("is one no more once there is another", async () => {
    const { person, id } = await onlyAdmin();
    const other = await aStaffMember(site.platform);
    await site.platform.database.transact((tx) => replaceRoles(tx, other.id, [{ role: "admin", companyIds: [] }]));
    expect((await site.signedIn({ ...person, groups: [] })).at).toBe(noRole);
    expect(await rolesNow(id)).toEqual([]);
  });
});

describe("more groups than the token carries", () => {
  test.each([{ _claim_names: { groups: "src1" } }, { hasgroups: true }, { hasgroups: "true" }])(
    "are reported on the page and in the log, and remove no role: %j",
    async (overage) => {
      const { groups: _, ...person } = site.aColleague();
      const before = await site.signedIn({ ...person, groups: ["hr"] });
      expect((await site.signedIn({ ...person, ...overage })).at).toBe("/staff/signin?company=groups-not-sent");
      expect(await rolesNow(await getMember(person))).toEqual(["editor"]);
      expect((await before.call("GET", "session")).http).toBe(200);
      expect(site.log.join("")).toContain("in more groups than the token carries; use app roles");
      for (const [language, words] of [
        ["en", "Your account is in more groups than the token can list"],
        ["id", "berada di lebih banyak grup daripada yang dimuat tokennya"],
      ] as const) {
        site.company.person = { ...person, ...overage };
        const machine = site.browser();
        const callback = await machine.follow(machine.start(), machine.isCallback);
        const response = await machine.go(callback, { headers: { "accept-language": language } });
        expect(response.status).toBe(403);
        expect(await response.json()).toMatchObject({
          code: "groups-not-sent",
          detail: expect.stringContaining(words),
        });
      }
    },
  );

  test("that another claim's groups are, say nothing of the claim that is used", async () => {
    const { groups: _, ...person } = site.aColleague();
    expect((await site.signedIn({ ...person, _claim_names: { others: "src1" } })).at).toBe(noRole);
  });
});
