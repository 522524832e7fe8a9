// Shows: F3, promise 7
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { password } from "../../tests/support/accounts.ts";
import { companyBrowser } from "../../tests/support/company-browser.ts";
import { type Colleague, type CompanyProvider, startCompanyProvider } from "../../tests/support/company-provider.ts";
import { type TestPlatform, testPlatform } from "../../tests/support/platform.ts";
import { aStaffMember } from "../../tests/support/staff.ts";
import { getCode, rfcSecret, withTwoStepOf } from "../../tests/support/two-step.ts";
import { listRoles } from "../features/companies/roles/role.queries.server.ts";
import { staffPrincipal } from "../features/identity/principal.ts";
import { findStaffByEmail } from "../features/identity/staff.queries.server.ts";
import { inviteStaff } from "../features/identity/staff-account/invite-staff.server.ts";
import { setStaffState } from "../features/identity/staff-state.server.ts";
import { createApp } from "./app.ts";
import { migrations } from "./migrations.ts";

let company: CompanyProvider;
let platform: TestPlatform;
let app: ReturnType<typeof createApp>;
beforeAll(async () => {
  company = await startCompanyProvider(() => `${platform.settings.publicUrl}/api/v1/staff/oidc/callback`);
  platform = await testPlatform({ migrations, env: company.env });
  app = createApp(platform);
});
afterAll(async () => {
  await platform.close();
  await company.stop();
});
beforeEach(async () => {
  Object.assign(company, { shownAgo: 0, refuses: false });
  await platform.database.db.deleteFrom("limit_counts").execute();
});

let made = 0;
function aColleague(overrides: Partial<Colleague> = {}): Colleague {
  made += 1;
  const person = { sub: `orang-${made}`, email: `rekan${made}@contoh.id`, email_verified: true, name: "Dewi Lestari" };
  return { ...person, groups: ["hr"], ...overrides };
}

const browser = () => companyBrowser({ app, publicUrl: platform.settings.publicUrl, issuer: company.issuer });

async function signedIn(person: Colleague, query = "") {
  company.person = person;
  const own = browser();
  return { ...own, at: await own.follow(own.start(query)) };
}

const findMember = async ({ email = "" }: Colleague) => findStaffByEmail(platform.database.db, email);
const later = (minutes: number) => {
  platform.time.now = new Date(platform.time.now.getTime() + minutes * 60_000);
};

describe("by the company's account", () => {
  test("somebody whom nobody invited becomes a member with the roles of their groups, and goes where they were going", async () => {
    const person = aColleague({ groups: ["hr", "privasi", "kantin"] });
    const { at, call } = await signedIn(person, "?to=/staff/me");
    expect(at).toBe("/staff/me");
    const who = await call("GET", "session");
    expect(who).toMatchObject({ http: 200, body: { name: "Dewi Lestari", email: person.email } });
    const member = await findMember(person);
    const roles = await listRoles(platform.database.db, member?.id ?? 0);
    expect(roles.map(({ role }) => role).toSorted()).toEqual(["editor", "privacy-officer"]);
    expect(await call("GET", "session/ways")).toMatchObject({ body: { ways: { password: false, company: true } } });
  });

  test("roles are the groups' at each sign-in, and other ones end what was open", async () => {
    const person = aColleague();
    const before = await signedIn(person);
    await signedIn(person);
    expect((await before.call("GET", "session")).http).toBe(200);
    await signedIn({ ...person, groups: ["it"] });
    expect((await before.call("GET", "session")).http).toBe(401);
    const member = await findMember(person);
    expect(await listRoles(platform.database.db, member?.id ?? 0)).toEqual([{ role: "admin", companyIds: [] }]);
  });

  test("nobody without a group that gives a role signs in: 403 no-role, and a page for a browser", async () => {
    const { at, call } = await signedIn(aColleague({ groups: ["kantin"] }));
    expect(at).toBe("/staff/signin?company=no-role");
    expect((await call("GET", "session")).http).toBe(401);
    company.person = aColleague({ groups: [] });
    const machine = browser();
    const callback = await machine.follow(machine.start(), machine.isCallback);
    const response = await machine.go(callback);
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ code: "no-role" });
  });

  test("who lost every group cannot sign in, and open sessions end", async () => {
    const person = aColleague();
    await signedIn(person);
    expect((await signedIn({ ...person, groups: [] })).at).toBe("/staff/signin?company=no-role");
  });

  test("somebody suspended stays out", async () => {
    const person = aColleague();
    await signedIn(person);
    const member = await findMember(person);
    await platform.database.transact((tx) => setStaffState(tx, member?.id ?? 0, "suspended"));
    expect((await signedIn(person)).at).toBe("/staff/signin?company=not-allowed");
  });
});

describe("an address that is known here", () => {
  async function ofOwnAccount() {
    const { id, email } = await aStaffMember(platform);
    await withTwoStepOf(platform, staffPrincipal(id));
    return { id, email, person: aColleague({ email }) };
  }

  /** The next half minute's code: one counts once. */
  function code(): string {
    later(0.5);
    return getCode(rfcSecret, platform.time.now);
  }

  test("with a password is joined only after that one's own sign-in; then the company's account opens it", async () => {
    const { id, email, person } = await ofOwnAccount();
    const { at, call } = await signedIn(person, "?to=/staff/me");
    expect(at).toBe("/staff/signin?to=%2Fstaff%2Fme&company=join-needed");
    expect((await call("GET", "session")).http).toBe(401);
    expect(await call("POST", "session", { email, password })).toMatchObject({ http: 200 });
    expect(await call("POST", "session/second-step", { code: code() })).toMatchObject({ http: 200 });
    const later = await signedIn(person);
    expect(later.at).toBe("/staff");
    expect(await later.call("GET", "session")).toMatchObject({ body: { email } });
    expect((await listRoles(platform.database.db, id)).map(({ role }) => role)).toEqual(["editor"]);
    expect((await signedIn({ ...person, sub: "orang-lain-lagi" })).at).toBe("/staff/signin?company=not-allowed");
  });

  test("is not joined to what waits for another address, nor after ten minutes", async () => {
    const [one, other] = [await ofOwnAccount(), await ofOwnAccount()];
    await platform.database.db.insertInto("staff_roles").values({ staff_id: other.id, role: "admin" }).execute();
    const { call } = await signedIn(one.person);
    await call("POST", "session", { email: other.email, password });
    expect(await call("POST", "session/second-step", { code: code() })).toMatchObject({ http: 200 });
    expect((await signedIn(one.person)).at).toContain("join-needed");
    expect((await signedIn(other.person)).at).toContain("join-needed");
  });

  test("of somebody else's account at the provider is nobody's: another subject does not take it over", async () => {
    const person = aColleague();
    await signedIn(person);
    expect((await signedIn({ ...person, sub: "orang-lain" })).at).toBe("/staff/signin?company=not-allowed");
  });

  test("that was invited begins so, only where the provider vouches for it; its link is used up", async () => {
    const { outbox, settings } = platform;
    const inviting = { outbox, settings, siteName: "Situs Karier", now: platform.clock() };
    const person = aColleague();
    const invite = { email: person.email ?? "", language: "id" } as const;
    await platform.database.transact((tx) => inviteStaff(tx, inviting, invite));
    const { email_verified: _, ...unsaid } = person;
    expect((await signedIn(unsaid)).at).toBe("/staff/signin?company=email-needed");
    expect((await signedIn(person)).at).toBe("/staff");
    expect(await findMember(person)).toMatchObject({ state: "active" });
    expect(await platform.database.db.selectFrom("staff_invitations").selectAll().execute()).toEqual([]);
  });

  test("that the provider says is not the person's opens and makes nothing", async () => {
    const person = aColleague({ email_verified: false });
    expect((await signedIn(person)).at).toBe("/staff/signin?company=email-needed");
    expect(await findMember(person)).toBeUndefined();
  });

  test("with a password of its own signs in by it only where STAFF_PASSWORDS lets it", async () => {
    const { id, email } = await ofOwnAccount();
    const own = browser();
    expect(await own.call("POST", "session", { email, password })).toMatchObject({
      http: 403,
      body: { code: "company-account-needed" },
    });
    expect(await own.call("POST", "session", { email, password: "Bukan-Ini-Sandinya-9" })).toMatchObject({ http: 401 });
    await platform.database.db.insertInto("staff_roles").values({ staff_id: id, role: "admin" }).execute();
    expect(await own.call("POST", "session", { email, password })).toMatchObject({ http: 200 });
  });
});

describe("the way back", () => {
  async function atCallback(person = aColleague()) {
    company.person = person;
    const own = browser();
    return { ...own, callback: await own.follow(own.start(), own.isCallback) };
  }
  const html = { headers: { accept: "text/html" } };
  const invalid = "/staff/signin?company=invalid";
  const findPlace = (response: Response) => response.headers.get("location")?.slice(platform.settings.publicUrl.length);

  test("signs nobody in who was not sent from this browser, nor twice, nor with another state or code", async () => {
    const { callback, go } = await atCallback();
    expect(findPlace(await browser().go(callback, html))).toBe(invalid);
    for (const [name, value] of [
      ["state", "lain"],
      ["code", "lain"],
      ["iss", "https://evil.example"],
    ] as const) {
      const other = await atCallback();
      const changed = new URL(other.callback);
      changed.searchParams.set(name, value);
      expect(findPlace(await other.go(changed.href, html))).toBe(invalid);
    }
    expect(findPlace(await go(callback, html))).toBe("/staff");
    expect(findPlace(await go(callback, html))).toBe(invalid);
  });

  test("comes too late after ten minutes", async () => {
    const { callback, go } = await atCallback();
    later(10.1);
    expect(findPlace(await go(callback, html))).toBe(invalid);
  });

  test("that another site leads to loads itself once, so that the desk's own cookies come along", async () => {
    const { callback, go } = await atCallback();
    const led = await go(callback, { headers: { accept: "text/html", "sec-fetch-site": "cross-site" } });
    expect(led.status).toBe(200);
    expect(await led.text()).toContain('http-equiv="refresh"');
    expect(findPlace(await go(callback, html))).toBe("/staff");
  });

  test("leads to no other site, whatever was asked for", async () => {
    for (const to of ["https://evil.example", "//evil.example", "/staff/..//evil.example", "/signin", "/staffan"]) {
      expect((await signedIn(aColleague(), `?to=${encodeURIComponent(to)}`)).at).toBe("/staff");
    }
  });

  test("of who turned away says so", async () => {
    company.refuses = true;
    expect((await signedIn(aColleague())).at).toBe("/staff/signin?company=cancelled");
  });
});

describe("the second step once more", () => {
  const needed = { http: 403, body: { code: "step-up-needed" } };
  const grave = "me/second-steps/passkey-options";

  test("is a new sign-in at the provider, not one that it remembers", async () => {
    const person = aColleague();
    const { call, follow, start } = await signedIn(person);
    expect((await call("POST", grave)).http).toBe(200);
    later(16);
    expect(await call("POST", grave)).toMatchObject(needed);
    company.shownAgo = 600;
    expect(await follow(start("?use=step-up&to=/staff/me"))).toBe("/staff/step-up?to=%2Fstaff%2Fme&company=invalid");
    expect(await call("POST", grave)).toMatchObject(needed);
    company.shownAgo = 0;
    expect(await follow(start("?use=step-up&to=/staff/me"))).toBe("/staff/me");
    expect((await call("POST", grave)).http).toBe(200);
  });

  test("by another person's account at the provider is none", async () => {
    const { call, follow, start, signOutThere } = await signedIn(aColleague());
    const other = aColleague();
    await signedIn(other);
    later(16);
    signOutThere();
    company.person = other;
    expect(await follow(start("?use=step-up"))).toBe("/staff/step-up?company=other-person");
    expect(await call("POST", grave)).toMatchObject(needed);
  });

  test("of a sign-in that the provider remembered long ago is asked for at once", async () => {
    const person = aColleague();
    company.shownAgo = 3000;
    const { call } = await signedIn(person);
    expect((await call("GET", "session")).http).toBe(200);
    expect(await call("POST", grave)).toMatchObject(needed);
  });
});
