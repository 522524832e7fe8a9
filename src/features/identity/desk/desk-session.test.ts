// Shows: promise 2, promise 3, promise 12

import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { accountsOfTest, anApplicant, aSession, password } from "../../../../tests/support/accounts.ts";
import { deskBrowsers } from "../../../../tests/support/desk-browser.ts";
import type { TestPlatform } from "../../../../tests/support/platform.ts";
import { aStaffMember } from "../../../../tests/support/staff.ts";
import { getCode, rfcSecret, withTwoStepOf } from "../../../../tests/support/two-step.ts";
import type { Visitor, VisitorOptions } from "../../../../tests/support/visitor.ts";
import { staffPrincipal } from "../principal.ts";

let platform: TestPlatform;
let applicants: (options?: VisitorOptions) => Visitor;
let ask: ReturnType<typeof deskBrowsers>["ask"];
let browser: ReturnType<typeof deskBrowsers>["browser"];
beforeAll(async () => {
  ({ platform, visitor: applicants } = await accountsOfTest());
  ({ ask, browser } = deskBrowsers(platform));
});
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.database.db.deleteFrom("limit_counts").execute();
});

async function aMember() {
  const member = await aStaffMember(platform);
  await withTwoStepOf(platform, staffPrincipal(member.id));
  await platform.database.db.insertInto("staff_roles").values({ staff_id: member.id, role: "editor" }).execute();
  return member;
}

/** The next half minute's code: one counts once. */
function code(): string {
  platform.time.now = new Date(platform.time.now.getTime() + 30_000);
  return getCode(rfcSecret, platform.time.now);
}

async function signedIn(options: { sharedDevice?: boolean } = {}) {
  const { email } = await aMember();
  const own = browser();
  expect(await own.send("POST", "session", { email, password, ...options })).toMatchObject({
    body: { next: "second-step" },
  });
  expect((await own.send("POST", "session/second-step", { code: code() })).http).toBe(200);
  return { ...own, email };
}

const later = (minutes: number) => {
  platform.time.now = new Date(platform.time.now.getTime() + minutes * 60_000);
};

test("password and code open a session that says who one is, and signing out ends it", async () => {
  const { send, email, cookies } = await signedIn();
  const who = await send("GET", "session");
  expect(who).toMatchObject({ http: 200, body: { email, roles: [{ role: "editor", companyIds: [] }] } });
  const savedCookies = new Map(cookies);
  expect((await send("DELETE", "session")).http).toBe(204);
  for (const [name, value] of savedCookies) cookies.set(name, value);
  expect(await send("GET", "session")).toMatchObject({ http: 401, body: { code: "signed-out" } });
});

test("every cookie is HttpOnly, Strict and this host's alone", async () => {
  const { email } = await aMember();
  const own = browser();
  const first = await own.send("POST", "session", { email, password });
  const second = await own.send("POST", "session/second-step", { code: code() });
  const lines = [...first.headers.getSetCookie(), ...second.headers.getSetCookie()];
  expect(lines).toHaveLength(6);
  for (const line of lines) {
    expect(line).toMatch(/HttpOnly/);
    expect(line).toMatch(/SameSite=Strict/);
    expect(line).not.toMatch(/Domain=/i);
  }
});

test("an applicant's session opens nothing at the desk, by cookie or header, and a desk's nothing of an applicant's", async () => {
  const token = await aSession(platform, (await anApplicant(platform)).id);
  expect((await ask("session", { headers: { authorization: `Bearer ${token}` } })).status).toBe(401);
  const { cookies } = await signedIn();
  const [value = ""] = [...cookies].filter(([name]) => name.endsWith("staff")).map(([, one]) => one);
  for (const name of ["session", "__Host-session"]) {
    const theirs = applicants({ headers: { cookie: `${name}=${value}` } });
    expect((await theirs.get("account/security")).http).toBe(401);
  }
});

// Shows: F4
test("a shared device is signed out after 30 idle minutes, one's own after 12 hours", async () => {
  const shared = await signedIn();
  later(29);
  expect((await shared.send("GET", "session")).http).toBe(200);
  later(29);
  expect((await shared.send("GET", "session")).http).toBe(200);
  later(31);
  expect((await shared.send("GET", "session")).http).toBe(401);
  const own = await signedIn({ sharedDevice: false });
  for (let hours = 0; hours < 12; hours += 1) {
    expect((await own.send("GET", "session")).http).toBe(200);
    later(60);
  }
  later(1);
  expect(await own.send("GET", "session")).toMatchObject({ http: 401, body: { code: "signed-out" } });
});

test("a refusal is problem details in the asked language, with every wrong field by its pointer", async () => {
  const { send } = browser({ "accept-language": "en-GB,id;q=0.5" });
  const response = await send("POST", "session", { email: "" });
  expect(response.headers.get("content-type")).toContain("application/problem+json");
  expect(response).toMatchObject({
    http: 422,
    body: { code: "invalid-fields", status: 422, type: "/api/v1/problems/invalid-fields" },
  });
  const errors = response.body["errors"];
  expect(errors).toMatchObject([
    { pointer: "/email", code: "required" },
    { pointer: "/password", code: "required" },
  ]);
  expect(JSON.stringify(errors)).not.toContain("wajib");
});

test("what there is not is 404 in the desk's words, and nobody signs in from another site", async () => {
  expect(await browser().send("GET", "entah")).toMatchObject({ http: 404, body: { code: "not-found" } });
  const { email } = await aMember();
  const foreign = browser({ origin: "https://evil.example" });
  expect(await foreign.send("POST", "session", { email, password })).toMatchObject({
    http: 403,
    body: { code: "foreign-origin" },
  });
});

test("a wrong password and an unknown address are one refusal; the second step alone is none at all", async () => {
  const { email } = await aMember();
  const { send } = browser();
  const wrong = await send("POST", "session", { email, password: "Bukan-Kata-Sandi-1" });
  const unknown = await send("POST", "session", { email: "siapa@contoh.id", password });
  expect(wrong).toMatchObject({ http: 401, body: { code: "invalid-credentials" } });
  expect({ ...unknown.body, requestId: "" }).toEqual({ ...wrong.body, requestId: "" });
  expect(await send("POST", "session/second-step", { code: code() })).toMatchObject({
    http: 401,
    body: { code: "second-step-ended" },
  });
});

test("an unknown link has expired", async () => {
  const { send } = browser();
  expect(await send("GET", "invites/entah")).toMatchObject({ http: 410, body: { code: "invite-over" } });
  const body = { name: "Ratna", password: "Benang-Kapas-Tenun-47" };
  expect(await send("POST", "invites/entah", body)).toMatchObject({ http: 410 });
  expect(await send("POST", "invites/entah/second-step", { code: "123456" })).toMatchObject({ http: 410 });
});
