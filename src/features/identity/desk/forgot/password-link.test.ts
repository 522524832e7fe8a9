// Shows: promise 3, promise 6
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { accountsOfTest, password } from "../../../../../tests/support/accounts.ts";
import { type DeskBrowser, deskBrowsers } from "../../../../../tests/support/desk-browser.ts";
import { eventually } from "../../../../../tests/support/eventually.ts";
import { mailedLink } from "../../../../../tests/support/mailed-link.ts";
import { keptMailsTo } from "../../../../../tests/support/mails.ts";
import type { TestPlatform } from "../../../../../tests/support/platform.ts";
import { aStaffMember } from "../../../../../tests/support/staff.ts";
import { getCode, rfcSecret, withTwoStepOf } from "../../../../../tests/support/two-step.ts";
import { latestEvents } from "../../account-event.queries.server.ts";
import { staffPrincipal } from "../../principal.ts";
import { setStaffState } from "../../staff-state.server.ts";

let platform: TestPlatform;
let browser: () => DeskBrowser;
beforeAll(async () => {
  ({ platform } = await accountsOfTest());
  ({ browser } = deskBrowsers(platform));
});
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.database.db.deleteFrom("limit_counts").execute();
});

const better = "Benang-Kapas-Tenun-47";
const later = (minutes: number) => {
  platform.time.now = new Date(platform.time.now.getTime() + minutes * 60_000);
};

async function aMember() {
  const { id, email } = await aStaffMember(platform);
  await withTwoStepOf(platform, staffPrincipal(id));
  return { id, email };
}

/** The next half minute's code: one counts once. */
function code(): string {
  later(0.5);
  return getCode(rfcSecret, platform.time.now);
}

async function signedIn(email: string, by: string): Promise<DeskBrowser> {
  const own = browser();
  await own.send("POST", "session", { email, password: by });
  expect((await own.send("POST", "session/second-step", { code: code() })).http).toBe(200);
  return own;
}

const forgot = (email: string) => browser().send("POST", "password/forgot", { email });
const reset = (token: string, by: string = better) => browser().send("POST", "password/reset", { token, password: by });
const linksTo = async (email: string) =>
  (await keptMailsTo(platform.settings.dataDir, email)).filter((mail) => mail.includes("/staff/reset/"));

/** The token of the newest mail, once so many have come. */
async function tokenFor(email: string, count = 1): Promise<string> {
  expect((await forgot(email)).http).toBe(204);
  return eventually(async () => {
    const mails = await linksTo(email);
    expect(mails).toHaveLength(count);
    return new URL(mailedLink(mails.at(-1) ?? "", "/staff/reset/")).pathname.split("/").at(-1) ?? "";
  });
}

describe("a forgotten password", () => {
  test("is reset by a mailed link, once; every session ends, the second step stays, the owner gets a mail", async () => {
    const { id, email } = await aMember();
    const own = await signedIn(email, password);
    const token = await tokenFor(email);
    expect(await browser().send("GET", `password/reset/${token}`)).toMatchObject({ http: 200, body: { email } });
    expect((await reset(token)).http).toBe(204);
    expect((await own.send("GET", "session")).http).toBe(401);
    expect(await reset(token, "Sawah-Hijau-Lereng-58")).toMatchObject({ http: 410, body: { code: "link-over" } });
    expect((await browser().send("POST", "session", { email, password })).http).toBe(401);
    await signedIn(email, better);
    const trail = (await latestEvents(platform.database.db, staffPrincipal(id), 9)).map(({ event }) => event);
    expect(trail).toEqual(expect.arrayContaining(["reset-asked", "password-reset"]));
  });

  test("is answered alike for an address that has no account, and for one that may not sign in", async () => {
    const [member, suspended, invited] = [await aMember(), await aMember(), await aMember()];
    await platform.database.transact((tx) => setStaffState(tx, suspended.id, "suspended"));
    await platform.database.transact((tx) => setStaffState(tx, invited.id, "invited"));
    const emails = ["siapa@contoh.id", suspended.email, invited.email, member.email];
    const answers = await Promise.all(emails.map(forgot));
    expect(answers.map(({ http, body }) => ({ http, body }))).toEqual(emails.map(() => ({ http: 204, body: {} })));
    await eventually(async () => expect(await linksTo(member.email)).toHaveLength(1));
    for (const email of emails.slice(0, 3)) expect(await linksTo(email)).toEqual([]);
  });

  test("asked for again and again is refused alike, and no more than three are mailed", async () => {
    const { email } = await aMember();
    for (const address of [email, "siapa-lagi@contoh.id"]) {
      for (let times = 0; times < 3; times += 1) expect((await forgot(address)).http).toBe(204);
      const fourth = await forgot(address);
      expect(fourth.http).toBe(429);
      expect(fourth.headers.get("retry-after")).not.toBeNull();
    }
  });
});

describe("a mailed link", () => {
  test("expires after an hour, and stays valid after a weak password", async () => {
    const { email } = await aMember();
    const token = await tokenFor(email);
    const weak = [
      ["Tx9!aQ7#mZ2", "password-short"],
      ["Password-12345", undefined],
      [password, undefined],
    ] as const;
    for (const [tried, told] of weak) {
      const response = await reset(token, tried);
      expect(response).toMatchObject({ http: 422, body: { errors: [{ pointer: "/password" }] } });
      if (told) expect(response.body["errors"]).toMatchObject([{ code: told }]);
    }
    later(61);
    expect((await reset(token)).http).toBe(410);
    expect((await browser().send("GET", `password/reset/${token}`)).http).toBe(410);
  });

  test("of several the first that is used ends all", async () => {
    const { email } = await aMember();
    const first = await tokenFor(email, 1);
    const second = await tokenFor(email, 2);
    expect((await reset(first)).http).toBe(204);
    expect((await reset(second, "Sawah-Hijau-Lereng-58")).http).toBe(410);
  });

  test("used twice at once changes one password", async () => {
    const { email } = await aMember();
    const token = await tokenFor(email);
    const both = await Promise.all([reset(token), reset(token, "Sawah-Hijau-Lereng-58")]);
    expect(both.map(({ http }) => http).toSorted()).toEqual([204, 410]);
  });

  test("ends with a suspension, and does not come back after it", async () => {
    const { id, email } = await aMember();
    const token = await tokenFor(email);
    await platform.database.transact((tx) => setStaffState(tx, id, "suspended"));
    await platform.database.transact((tx) => setStaffState(tx, id, "active"));
    expect((await reset(token)).http).toBe(410);
  });

  test("is kept as a hash alone, and one that was never given opens nothing", async () => {
    const { email } = await aMember();
    const token = await tokenFor(email);
    const rows = await platform.database.db.selectFrom("staff_password_links").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    expect((await reset("entah")).http).toBe(410);
    expect((await browser().send("GET", "password/reset/entah")).http).toBe(410);
  });
});
