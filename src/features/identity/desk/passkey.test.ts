// Shows: F2, promise 2, promise 5
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { accountsOfTest, password } from "../../../../tests/support/accounts.ts";
import { type DeskBrowser, deskBrowsers } from "../../../../tests/support/desk-browser.ts";
import { type Authenticator, anAuthenticator } from "../../../../tests/support/passkeys.ts";
import type { TestPlatform } from "../../../../tests/support/platform.ts";
import { aStaffMember } from "../../../../tests/support/staff.ts";
import { getCode, rfcSecret, withTwoStepOf } from "../../../../tests/support/two-step.ts";
import { latestEvents } from "../account-event.queries.server.ts";
import { askForPasskey, keepPasskey, readMadePasskey } from "../passkeys/make-passkey.server.ts";
import { staffPrincipal } from "../principal.ts";
import { setStaffState } from "../staff-state.server.ts";

let platform: TestPlatform;
let browser: (extra?: Record<string, string>) => DeskBrowser;
beforeAll(async () => {
  ({ platform } = await accountsOfTest());
  ({ browser } = deskBrowsers(platform));
});
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.database.db.deleteFrom("limit_counts").execute();
});

interface Member {
  id: number;
  email: string;
  device: Authenticator;
}

/** A member with a passkey, and an app's codes where the test asks for them. */
async function aMember({ app = false }: { app?: boolean } = {}): Promise<Member> {
  const { id, email } = await aStaffMember(platform);
  await platform.database.db.insertInto("staff_roles").values({ staff_id: id, role: "editor" }).execute();
  if (app) await withTwoStepOf(platform, staffPrincipal(id));
  const device = anAuthenticator(platform.settings);
  const challenge = await askForPasskey(platform, () => "Situs Karier", { staffId: id, email, name: "Ratna" });
  const read = await readMadePasskey(platform, {
    ...{ staffId: id, name: "Laptop", sealed: challenge.sealed, passkey: device.make(challenge) },
  });
  if (read === null) throw new Error("The passkey was not taken.");
  await platform.database.transact((tx) => keepPasskey(tx, read, platform.clock()));
  return { id, email, device };
}

const ask = async ({ send }: DeskBrowser) => (await send("POST", "session/passkey-options")).body;

async function signedIn({ device }: Member, options: { sharedDevice?: boolean } = {}): Promise<DeskBrowser> {
  const own = browser();
  const passkey = device.show(await ask(own));
  expect(await own.send("POST", "session/second-step", { passkey, ...options })).toMatchObject({ http: 200 });
  return own;
}

const later = (minutes: number) => {
  platform.time.now = new Date(platform.time.now.getTime() + minutes * 60_000);
};

const refused = { http: 401, body: { code: "invalid-code" } };

describe("a passkey", () => {
  test("signs in alone, without an address or a password, and says so in the trail", async () => {
    const member = await aMember();
    const own = await signedIn(member);
    expect(await own.send("GET", "session")).toMatchObject({ http: 200, body: { email: member.email } });
    const trail = await latestEvents(platform.database.db, staffPrincipal(member.id), 9);
    expect(trail.map(({ event }) => event).toSorted()).toEqual(["second-step-passed", "signed-in"]);
  });

  test("is the second step after a password; what was said of the device with it counts", async () => {
    const { email, device } = await aMember();
    const own = browser();
    expect(await own.send("POST", "session", { email, password, sharedDevice: false })).toMatchObject({ http: 200 });
    const passkey = device.show(await ask(own));
    expect(await own.send("POST", "session/second-step", { passkey })).toMatchObject({ http: 200 });
    later(61);
    expect(await own.send("GET", "session")).toMatchObject({ http: 401, body: { code: "session-locked" } });
  });

  test("counts once, however often its answer is sent", async () => {
    const { device } = await aMember();
    const own = browser();
    const passkey = device.show(await ask(own));
    const cookies = new Map(own.cookies);
    const answers = await Promise.all(
      [1, 2, 3].map(() => {
        const again = browser();
        for (const [name, value] of cookies) again.cookies.set(name, value);
        return again.send("POST", "session/second-step", { passkey });
      }),
    );
    expect(answers.map(({ http }) => http).toSorted()).toEqual([200, 401, 401]);
  });

  test("that does not count how often it signs answers a question once all the same", async () => {
    const { device } = await aMember();
    const own = browser();
    const passkey = device.show(await ask(own), { counter: 0 });
    const again = browser();
    for (const [name, value] of own.cookies) again.cookies.set(name, value);
    expect((await own.send("POST", "session/second-step", { passkey })).http).toBe(200);
    expect(await again.send("POST", "session/second-step", { passkey })).toMatchObject(refused);
    const next = browser();
    const assertion = device.show(await ask(next), { counter: 0 });
    expect((await next.send("POST", "session/second-step", { passkey: assertion })).http).toBe(200);
  });

  test("answers no other browser's question, none too old, and none from another site", async () => {
    const { device } = await aMember();
    const [own, other] = [browser(), browser()];
    const challenge = await ask(own);
    await ask(other);
    expect(await other.send("POST", "session/second-step", { passkey: device.show(challenge) })).toMatchObject(refused);
    expect(await browser().send("POST", "session/second-step", { passkey: device.show(challenge) })).toMatchObject(
      refused,
    );
    const foreign = device.show(challenge, { origin: "https://evil.example" });
    expect(await own.send("POST", "session/second-step", { passkey: foreign })).toMatchObject(refused);
    later(5.1);
    expect(await own.send("POST", "session/second-step", { passkey: device.show(challenge) })).toMatchObject(refused);
  });

  test.each([
    ["without a look at who holds it", { unverified: true }],
    ["with another challenge", { challenge: "bm90LXRoaXM" }],
    ["as another person's", { userHandle: Buffer.from("staff-1").toString("base64url") }],
  ])("is refused %s", async (_, wrongs) => {
    const { device } = await aMember();
    const own = browser();
    const passkey = device.show(await ask(own), wrongs);
    expect(await own.send("POST", "session/second-step", { passkey })).toMatchObject(refused);
  });

  test("whose count goes back is a copy, and opens nothing", async () => {
    const member = await aMember();
    for (let times = 0; times < 3; times += 1) await signedIn(member);
    const own = browser();
    const copy = member.device.show(await ask(own), { counter: 2 });
    expect(await own.send("POST", "session/second-step", { passkey: copy })).toMatchObject(refused);
  });

  test("of somebody suspended opens nothing, nor one that nobody has", async () => {
    const { id, device } = await aMember();
    await platform.database.transact((tx) => setStaffState(tx, id, "suspended"));
    const own = browser();
    expect(await own.send("POST", "session/second-step", { passkey: device.show(await ask(own)) })).toMatchObject(
      refused,
    );
    const unknown = anAuthenticator(platform.settings).show(await ask(own));
    expect(await own.send("POST", "session/second-step", { passkey: unknown })).toMatchObject(refused);
  });

  test("that was asked for to sign in makes no new one, nor the other way about", async () => {
    const { id, email, device } = await aMember();
    const challenge = await askForPasskey(platform, () => "Situs Karier", { staffId: id, email, name: "" });
    const own = browser();
    await ask(own);
    const [name = ""] = [...own.cookies.keys()].filter((each) => each.endsWith("staff-passkey"));
    own.cookies.set(name, challenge.sealed);
    expect(await own.send("POST", "session/second-step", { passkey: device.show(challenge) })).toMatchObject(refused);
  });
});

// Shows: F4
describe("a locked session", () => {
  test("answers nothing but what opens or ends it; a passkey or the password opens it in place", async () => {
    const member = await aMember();
    const own = await signedIn(member, { sharedDevice: false });
    later(59);
    expect((await own.send("GET", "session")).http).toBe(200);
    later(61);
    const locked = { http: 401, body: { code: "session-locked" } };
    expect(await own.send("GET", "session")).toMatchObject(locked);
    expect(await own.send("POST", "session/step-up", { code: "123456" })).toMatchObject(locked);
    expect(await own.send("GET", "session/ways")).toMatchObject({
      body: { isLocked: true, ways: { password: true, app: false, passkey: true } },
    });
    expect(await own.send("POST", "session/unlock", { password: "Bukan-Ini-Sandinya-9" })).toMatchObject({
      http: 401,
      body: { code: "invalid-credentials" },
    });
    expect(await own.send("GET", "session")).toMatchObject(locked);
    expect((await own.send("POST", "session/unlock", { password })).http).toBe(204);
    expect((await own.send("GET", "session")).http).toBe(200);
    later(61);
    const passkey = member.device.show(await ask(own));
    expect((await own.send("POST", "session/unlock", { passkey })).http).toBe(204);
    expect((await own.send("GET", "session")).http).toBe(200);
    later(61);
    expect((await own.send("DELETE", "session")).http).toBe(204);
    expect(await own.send("GET", "session")).toMatchObject({ http: 401, body: { code: "signed-out" } });
  });

  test("is not opened by another member's passkey", async () => {
    const [member, other] = [await aMember(), await aMember()];
    const own = await signedIn(member, { sharedDevice: false });
    later(61);
    const passkey = other.device.show(await ask(own));
    expect(await own.send("POST", "session/unlock", { passkey })).toMatchObject(refused);
    expect((await own.send("GET", "session")).http).toBe(401);
  });

  test("that is asked again and again stays locked, and ends after twelve hours all the same", async () => {
    const own = await signedIn(await aMember(), { sharedDevice: false });
    for (let hours = 0; hours < 11; hours += 1) {
      later(61);
      expect(await own.send("GET", "session")).toMatchObject({ body: { code: "session-locked" } });
    }
    later(60);
    expect(await own.send("POST", "session/unlock", { password })).toMatchObject({ body: { code: "signed-out" } });
  });

  test("is unlocked for both of two tabs at once", async () => {
    const own = await signedIn(await aMember(), { sharedDevice: false });
    const other = browser();
    for (const [name, value] of own.cookies) other.cookies.set(name, value);
    later(61);
    expect((await other.send("GET", "session")).http).toBe(401);
    expect((await own.send("POST", "session/unlock", { password })).http).toBe(204);
    expect((await other.send("GET", "session")).http).toBe(200);
  });

  test("of one member does nothing for a page that was loaded for another", async () => {
    const [member, other] = [await aMember(), await aMember()];
    const own = await signedIn(member);
    const theirs = browser({ "page-owner": encodeURIComponent(other.email) });
    for (const [name, value] of own.cookies) theirs.cookies.set(name, value);
    expect(await theirs.send("PATCH", "me", { name: "Bukan Saya" })).toMatchObject({ body: { code: "signed-out" } });
    const same = browser({ "page-owner": encodeURIComponent(member.email) });
    for (const [name, value] of own.cookies) same.cookies.set(name, value);
    expect((await same.send("PATCH", "me", { name: "Saya Sendiri" })).http).toBe(200);
  });

  test("of a shared device is none: it has ended", async () => {
    const own = await signedIn(await aMember());
    later(31);
    expect(await own.send("POST", "session/unlock", { password })).toMatchObject({ body: { code: "signed-out" } });
  });
});

test("a member with a passkey alone signs in by password and recovery code too, never by the password alone", async () => {
  const { id, email } = await aMember();
  await withTwoStepOf(platform, staffPrincipal(id));
  await platform.database.db.deleteFrom("two_steps").where("staff_id", "=", id).execute();
  const own = browser();
  expect(await own.send("POST", "session", { email, password })).toMatchObject({ body: { next: "second-step" } });
  expect(await own.send("POST", "session/second-step", { code: getCode(rfcSecret, platform.time.now) })).toMatchObject(
    refused,
  );
  expect((await own.send("POST", "session/second-step", { recoveryCode: "7K2M-94QD-X8RT" })).http).toBe(200);
});
