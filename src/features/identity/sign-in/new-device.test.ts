import { afterAll, beforeAll, expect, test } from "vitest";
import { accountsOfTest, anApplicant, password } from "../../../../tests/support/accounts.ts";
import type { TestPlatform } from "../../../../tests/support/platform.ts";
import type { Visitor, VisitorOptions } from "../../../../tests/support/visitor.ts";
import { newToken } from "../../../platform/security/token.ts";
import { insertActivation } from "../account-token.queries.server.ts";

let platform: TestPlatform;
let visitor: (options?: VisitorOptions) => Visitor;
beforeAll(async () => {
  ({ platform, visitor } = await accountsOfTest());
});
afterAll(() => platform.close());

async function signIn(who: Visitor, userName: string) {
  const { body } = await who.form("login", { userName, password, grecaptcha: await who.captcha() });
  expect(body["acknowledge"]).toBe(1);
}

/** How many mails were queued since the last look, and their language. */
async function news() {
  const { db } = platform.database;
  const mails = await db.selectFrom("outbox").select("language").where("kind", "=", "new-device").execute();
  await db.deleteFrom("outbox").execute();
  return mails.map(({ language }) => language);
}

const elsewhere = { address: "198.51.100.9", headers: { "user-agent": "Mozilla/5.0 (Windows NT 10.0) Chrome/140.0" } };

test("a sign-in on a new device is reported by mail, in the person's language, once", async () => {
  const { email } = await anApplicant(platform, { language: "en" });
  const home = visitor();
  await signIn(home, email);
  expect(await news()).toEqual([]);
  const thief = visitor(elsewhere);
  await signIn(thief, email);
  expect(await news()).toEqual(["en"]);
  await signIn(thief, email);
  await signIn(home, email);
  expect(await news()).toEqual([]);
});

test("a known browser on another network is no news, and neither is a client without cookies that was here before", async () => {
  const { email } = await anApplicant(platform);
  const home = visitor();
  await signIn(home, email);
  const away = visitor({ address: "203.0.113.5" });
  for (const [name, value] of home.cookies) away.cookies.set(name, value);
  await signIn(away, email);
  const app = visitor({ ...elsewhere, isBrowser: false });
  expect(await news()).toEqual([]);
  await signIn(app, email);
  expect(await news()).toEqual(["id"]);
  await signIn(app, email);
  expect(await news()).toEqual([]);
});

test("the first sign-in is reported only when it comes from elsewhere than the activation", async () => {
  const activate = async (who: Visitor) => {
    const { id, email } = await anApplicant(platform, { activated_at: null });
    const [token, now] = [newToken(), platform.clock()];
    const link = { token, applicantId: id, redirect: null, expiresAt: new Date(now.getTime() + 60_000) };
    await platform.database.transact((tx) => insertActivation(tx, link, now));
    expect(await who.json("account/activate", { token, password, lang: "id" })).toMatchObject({
      body: { acknowledge: 1 },
    });
    return email;
  };
  const home = visitor();
  await signIn(home, await activate(home));
  expect(await news()).toEqual([]);
  const email = await activate(visitor());
  await signIn(visitor(elsewhere), email);
  expect(await news()).toEqual(["id"]);
});

test("a device that only tried is not known by that", async () => {
  const { email } = await anApplicant(platform);
  await signIn(visitor(), email);
  const thief = visitor(elsewhere);
  await thief.form("login", { userName: email, password: "Bukan-Itu-26", grecaptcha: await thief.captcha() });
  expect(await news()).toEqual([]);
  await signIn(thief, email);
  expect(await news()).toEqual(["id"]);
});
