// Shows: F2, promise 5
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { accountsOfTest, password } from "../../../../../tests/support/accounts.ts";
import { type DeskBrowser, deskBrowsers } from "../../../../../tests/support/desk-browser.ts";
import { eventually } from "../../../../../tests/support/eventually.ts";
import { keptMailsTo } from "../../../../../tests/support/mails.ts";
import { anAuthenticator } from "../../../../../tests/support/passkeys.ts";
import type { TestPlatform } from "../../../../../tests/support/platform.ts";
import { aStaffMember } from "../../../../../tests/support/staff.ts";
import { getCode, rfcSecret, withTwoStepOf } from "../../../../../tests/support/two-step.ts";
import { staffPrincipal } from "../../../identity/principal.ts";
import { findStaff } from "../../../identity/staff.queries.server.ts";

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

const later = (minutes: number) => {
  platform.time.now = new Date(platform.time.now.getTime() + minutes * 60_000);
};

/** The next half minute's code: one counts once. */
function code(secret: string = rfcSecret): string {
  later(0.5);
  return getCode(secret, platform.time.now);
}

async function aMember() {
  const { id, email } = await aStaffMember(platform);
  await withTwoStepOf(platform, staffPrincipal(id));
  async function signedIn(): Promise<DeskBrowser> {
    const own = browser();
    await own.send("POST", "session", { email, password });
    expect((await own.send("POST", "session/second-step", { code: code() })).http).toBe(200);
    return own;
  }
  return { id, email, signedIn, own: await signedIn() };
}

/** Adds a passkey, as the page does. */
async function withPasskey({ send }: DeskBrowser, name = "Laptop kantor") {
  const device = anAuthenticator(platform.settings);
  const challenge = await send("POST", "me/second-steps/passkey-options");
  const made = await send("POST", "me/second-steps", { kind: "passkey", name, passkey: device.make(challenge.body) });
  expect(made).toMatchObject({ http: 200, body: { next: "done", recoveryCodes: [] } });
  return device;
}

const stepsSchema = z.object({
  app: z.object({ since: z.string() }).nullable(),
  passkeys: z.array(z.object({ id: z.number(), name: z.string(), lastUsedAt: z.string().nullable() })),
  recoveryCodesLeft: z.number(),
});

const getSteps = async ({ send }: DeskBrowser) => stepsSchema.parse((await send("GET", "me/second-steps")).body);

const sessionsSchema = z.object({ data: z.array(z.object({ id: z.number(), isCurrent: z.boolean() })) });

const listSessions = async ({ send }: DeskBrowser) =>
  sessionsSchema.parse((await send("GET", "me/sessions")).body).data;

describe("name, language and keys", () => {
  test("are changed by what is named, and the rest stays", async () => {
    const { id, email, own } = await aMember();
    expect(await own.send("GET", "me")).toMatchObject({
      http: 200,
      body: { email, language: "id", keysOff: false, hasPassword: true },
    });
    const changed = await own.send("PATCH", "me", { keysOff: true });
    expect(changed).toMatchObject({ http: 200, body: { name: "Ratna Wulandari", keysOff: true, language: "id" } });
    expect(await own.send("PATCH", "me", { name: " Ratna W. ", language: "en" })).toMatchObject({
      body: { name: "Ratna W.", language: "en", keysOff: true },
    });
    expect(await findStaff(platform.database.db, id)).toMatchObject({ name: "Ratna W.", language: "en" });
  });

  test("are refused field by field", async () => {
    const { own } = await aMember();
    const response = await own.send("PATCH", "me", { name: "x".repeat(101), language: "fr", keysOff: "ya" });
    expect(response).toMatchObject({ http: 422 });
    expect(response.body["errors"]).toMatchObject([
      { pointer: "/name" },
      { pointer: "/language" },
      { pointer: "/keysOff" },
    ]);
    expect((await own.send("PATCH", "me", { name: "  " })).http).toBe(422);
  });

  test("are refused without a session", async () => {
    for (const path of ["me", "me/second-steps", "me/sessions"]) {
      expect(await browser().send("GET", path)).toMatchObject({ http: 401, body: { code: "signed-out" } });
    }
  });
});

describe("second steps", () => {
  test("a passkey is added by its name, and signs in; the owner gets a mail", async () => {
    const { own, email } = await aMember();
    const device = await withPasskey(own);
    expect((await getSteps(own)).passkeys).toMatchObject([{ name: "Laptop kantor", lastUsedAt: null }]);
    const other = browser();
    const { body } = await other.send("POST", "session/passkey-options");
    expect((await other.send("POST", "session/second-step", { passkey: device.show(body) })).http).toBe(200);
    expect((await getSteps(own)).passkeys[0]?.lastUsedAt).not.toBeNull();
    await eventually(async () => {
      const mails = await keptMailsTo(platform.settings.dataDir, email);
      expect(mails.filter((mail) => mail.includes("Passkey baru di akun Anda"))).toHaveLength(1);
    });
  });

  test("the app is set up by its code, which gives ten codes", async () => {
    const { own } = await aMember();
    await withPasskey(own);
    expect((await own.send("DELETE", "me/second-steps/app")).http).toBe(204);
    const begun = await own.send("POST", "me/second-steps", { kind: "app" });
    expect(begun).toMatchObject({ http: 200, body: { next: "enrol" } });
    const secret = String(begun.body["secretKey"]);
    expect((await own.send("POST", "me/second-steps", { kind: "app", code: "000000" })).http).toBe(401);
    const done = await own.send("POST", "me/second-steps", { kind: "app", code: code(secret) });
    expect(done.body["recoveryCodes"]).toHaveLength(10);
    expect(await own.send("POST", "me/second-steps", { kind: "app" })).toMatchObject({
      http: 409,
      body: { code: "app-already-on" },
    });
  });

  test("the last one stays: of two that are removed at once, one", async () => {
    const { own } = await aMember();
    expect(await own.send("DELETE", "me/second-steps/app")).toMatchObject({
      http: 409,
      body: { code: "last-second-step" },
    });
    expect((await getSteps(own)).app).not.toBeNull();
    await withPasskey(own);
    const [passkey] = (await getSteps(own)).passkeys;
    const both = await Promise.all([
      own.send("DELETE", "me/second-steps/app"),
      own.send("DELETE", `me/second-steps/${passkey?.id}`),
    ]);
    expect(both.map(({ http }) => http).toSorted()).toEqual([204, 409]);
  });

  test("a removed passkey no longer signs in; another member's and an unknown one are not found", async () => {
    const [mine, theirs] = [await aMember(), await aMember()];
    const device = await withPasskey(mine.own);
    const [passkey] = (await getSteps(mine.own)).passkeys;
    expect((await theirs.own.send("DELETE", `me/second-steps/${passkey?.id}`)).http).toBe(404);
    expect((await mine.own.send("DELETE", "me/second-steps/entah")).http).toBe(400);
    expect((await mine.own.send("DELETE", `me/second-steps/${passkey?.id}`)).http).toBe(204);
    const other = browser();
    const { body } = await other.send("POST", "session/passkey-options");
    expect((await other.send("POST", "session/second-step", { passkey: device.show(body) })).http).toBe(401);
  });

  test("made for one member is none for another, and is kept once", async () => {
    const [mine, theirs] = [await aMember(), await aMember()];
    const device = anAuthenticator(platform.settings);
    const challenge = await mine.own.send("POST", "me/second-steps/passkey-options");
    const body = { kind: "passkey", name: "Laptop", passkey: device.make(challenge.body) };
    const [name = ""] = [...mine.own.cookies.keys()].filter((each) => each.endsWith("staff-passkey"));
    theirs.own.cookies.set(name, mine.own.cookies.get(name) ?? "");
    expect((await theirs.own.send("POST", "me/second-steps", body)).http).toBe(401);
    const usedCookie = mine.own.cookies.get(name) ?? "";
    expect((await mine.own.send("POST", "me/second-steps", body)).http).toBe(200);
    mine.own.cookies.set(name, usedCookie);
    expect((await mine.own.send("POST", "me/second-steps", body)).http).toBe(401);
    expect((await getSteps(mine.own)).passkeys).toHaveLength(1);
  });

  test("ten passkeys are enough", async () => {
    const { own } = await aMember();
    for (let made = 0; made < 10; made += 1) await withPasskey(own, `Kunci ${made}`);
    expect(await own.send("POST", "me/second-steps/passkey-options")).toMatchObject({
      http: 409,
      body: { code: "too-many-passkeys" },
    });
  });

  test("new recovery codes end the former ones", async () => {
    const { own, email } = await aMember();
    const renewed = await own.send("POST", "me/second-steps", { kind: "recovery-codes" });
    expect(renewed.body["recoveryCodes"]).toHaveLength(10);
    expect((await getSteps(own)).recoveryCodesLeft).toBe(10);
    const other = browser();
    await other.send("POST", "session", { email, password });
    expect((await other.send("POST", "session/second-step", { code: "7K2M-94QD-X8RT" })).http).toBe(401);
  });

  test("are not changed by a session that has shown none for a quarter of an hour", async () => {
    const { own } = await aMember();
    later(16);
    const requests = [
      own.send("POST", "me/second-steps/passkey-options"),
      own.send("POST", "me/second-steps", { kind: "recovery-codes" }),
      own.send("DELETE", "me/second-steps/app"),
    ];
    for (const response of await Promise.all(requests))
      expect(response).toMatchObject({ http: 403, body: { code: "step-up-needed" } });
  });
});

describe("devices", () => {
  test("are listed, this one first; one session is ended, or all others", async () => {
    const { own, signedIn } = await aMember();
    const [second, third] = [await signedIn(), await signedIn()];
    const listed = await listSessions(own);
    expect(listed).toMatchObject([{ isCurrent: true }, { isCurrent: false }, { isCurrent: false }]);
    const [, , oldest] = listed;
    expect((await own.send("DELETE", `me/sessions/${oldest?.id}`)).http).toBe(204);
    expect((await own.send("DELETE", `me/sessions/${oldest?.id}`)).http).toBe(404);
    const open = async () => [(await second.send("GET", "me")).http, (await third.send("GET", "me")).http];
    expect((await open()).toSorted()).toEqual([200, 401]);
    expect((await own.send("DELETE", "me/sessions")).http).toBe(204);
    expect(await open()).toEqual([401, 401]);
    expect((await own.send("GET", "me")).http).toBe(200);
  });

  test("of another member are not there", async () => {
    const [mine, theirs] = [await aMember(), await aMember()];
    const [theirOwn] = await listSessions(theirs.own);
    expect((await mine.own.send("DELETE", `me/sessions/${theirOwn?.id}`)).http).toBe(404);
    expect((await theirs.own.send("GET", "me")).http).toBe(200);
  });
});
