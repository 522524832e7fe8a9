import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { accountsOfTest, anApplicant, password } from "../../../tests/support/accounts.ts";
import { eventually } from "../../../tests/support/eventually.ts";
import { mailedLink } from "../../../tests/support/mailed-link.ts";
import { keptMailsTo } from "../../../tests/support/mails.ts";
import type { TestPlatform } from "../../../tests/support/platform.ts";
import { getCode, recoveryCode, rfcSecret, withTwoStep } from "../../../tests/support/two-step.ts";
import type { Visitor, VisitorOptions } from "../../../tests/support/visitor.ts";
import { forgetEvents } from "./account-event.queries.server.ts";
import type { AccountEvent } from "./account-event.ts";
import { sessionsAnswer } from "./devices/devices.schema.ts";

let platform: TestPlatform;
let visitor: (options?: VisitorOptions) => Visitor;
beforeAll(async () => {
  ({ platform, visitor } = await accountsOfTest());
});
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.database.db.deleteFrom("limit_counts").execute();
});

interface Someone {
  id: number;
  email: string;
  browser: Visitor;
}

const better = "Sawah-Hijau-Lereng-9";

async function aPerson(): Promise<Someone> {
  return { ...(await anApplicant(platform)), browser: visitor() };
}

async function signIn({ email, browser }: Someone, overrides: Record<string, unknown> = {}) {
  const grecaptcha = await browser.captcha();
  return browser.form("login", { siteType: "web", userName: email, password, grecaptcha, ...overrides });
}

const code = (steps = 0) => getCode(rfcSecret, platform.time.now.getTime() + steps * 30_000);

async function getTrail(id: number) {
  const trail = platform.database.db.selectFrom("account_events").selectAll().where("applicant_id", "=", id);
  return trail.orderBy("id").execute();
}

async function linkTo(email: string, path: string): Promise<URL> {
  const [mail = ""] = await eventually(async () => {
    const mails = (await keptMailsTo(platform.settings.dataDir, email)).filter((one) => one.includes(path));
    expect(mails).toHaveLength(1);
    return mails;
  });
  return new URL(mailedLink(mail, path));
}

const ways: [string, (who: Someone) => Promise<unknown>, AccountEvent[]][] = [
  ["signing in", (who) => signIn(who), ["signed-in"]],
  ["a wrong password", (who) => signIn(who, { password: "Bukan-Itu-26" }), ["wrong-password"]],
  [
    "too many of them, reported once",
    async (who) => {
      for (let tries = 0; tries < 13; tries += 1) await signIn(who, { password: "Bukan-Itu-26" });
    },
    [...Array<AccountEvent>(10).fill("wrong-password"), "limited"],
  ],
  [
    "signing in and out",
    async (who) => {
      await signIn(who);
      await who.browser.json("logout", {});
    },
    ["signed-in", "signed-out"],
  ],
  [
    "signing another device out",
    async (who) => {
      await signIn({ ...who, browser: visitor() });
      await signIn(who);
      await who.browser.json("account/sessions/end", { others: true });
    },
    ["signed-in", "signed-in", "session-ended"],
  ],
  [
    "signing this device out by its number",
    async (who) => {
      await signIn(who);
      const { body } = await who.browser.get("account/sessions");
      await who.browser.json("account/sessions/end", { id: sessionsAnswer.parse(body).data[0]?.id });
    },
    ["signed-in", "session-ended"],
  ],
  [
    "changing the password, wrong first",
    async (who) => {
      await signIn(who);
      await who.browser.json("password-change", { OldPassword: "Bukan-Itu-26", NewPassword: better });
      await who.browser.json("password-change", { OldPassword: password, NewPassword: better });
    },
    ["signed-in", "wrong-password", "password-changed"],
  ],
  [
    "forgetting the password",
    async ({ email, browser }) => {
      await browser.json("forget-password", { email, lang: "id", grecaptcha: await browser.captcha() });
      const token = (await linkTo(email, "/forgot-password")).searchParams.get("token");
      await browser.json("reset-password", { token, newPassword: better, lang: "id" });
    },
    ["reset-asked", "password-reset"],
  ],
  [
    "two-step sign-in, on and off",
    async (who) => {
      await signIn(who);
      const { body } = await who.browser.json("mfa-activation", { Type: "GENERATE" });
      const OTPCode = (at: number) => getCode(String(body["secretKey"]), platform.time.now.getTime() + at);
      await who.browser.json("mfa-activation", { Type: "VALIDATE", OTPCode: OTPCode(0) });
      await who.browser.json("mfa-deactivation", { Type: "OTP", OTPCode: OTPCode(30_000) });
    },
    ["signed-in", "two-step-on", "two-step-off"],
  ],
  [
    "the second step, wrong first",
    async (who) => {
      await withTwoStep(platform, who.id);
      await signIn(who);
      await who.browser.form("login", { siteType: "web", OTPCode: "000000" });
      await who.browser.form("login", { siteType: "web", OTPCode: code() });
    },
    ["wrong-code", "second-step-passed", "signed-in"],
  ],
  [
    "a recovery code, then new ones",
    async (who) => {
      await withTwoStep(platform, who.id);
      await signIn(who, { OTPCode: recoveryCode });
      await who.browser.json("account/recovery-codes", { password, OTPCode: code() });
    },
    ["recovery-code-used", "signed-in", "recovery-codes-renewed"],
  ],
];

test.each(ways)("%s leaves its trail", async (_, act, events) => {
  const who = await aPerson();
  await act(who);
  expect((await getTrail(who.id)).map(({ event }) => event)).toEqual(events);
});

test("registering and activating come first; before activation, a right password gets an answer that says so", async () => {
  const browser = visitor();
  await browser.form("login", { siteType: "web" });
  const email = "awal@contoh.id";
  const data = { PERSONAL_DATA: { name: "Budi Santoso", email, password }, phone: "+62 8123456789" };
  const { body } = await browser.multipart("auth/register", { data, grecaptcha: await browser.captcha(), lang: "id" });
  const id = Number(body["applicantId"]);
  await signIn({ id, email, browser });
  const token = (await linkTo(email, "/account/confirmation/")).pathname.split("/").at(-1);
  await browser.get(`activate-email/${token}/id`);
  await browser.get(`activate-email/${token}/id`);
  expect((await getTrail(id)).map(({ event }) => event)).toEqual(["registered", "not-activated", "activated"]);
});

test("an event says when, from which device and network, and by which request, and no secret", async () => {
  const who = await aPerson();
  const { headers } = await signIn(who);
  const [event] = await getTrail(who.id);
  expect(event).toMatchObject({ device: "Mozilla/5.0 (test)", network: "192.0.2.7", at: platform.time.now });
  expect(event?.request_id).toMatch(/^[\w-]{16}$/);
  expect(JSON.stringify(event)).not.toMatch(new RegExp(`${password}|${who.email}`));
  expect(headers.getSetCookie().length).toBeGreaterThan(0);
});

test("a person reads the own trail alone, the newest first, in the call's language", async () => {
  const headers = { "user-agent": "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0" };
  const [who, other] = [{ ...(await aPerson()), browser: visitor({ headers }) }, await aPerson()];
  await signIn(other);
  await signIn(who, { password: "Bukan-Itu-26" });
  await signIn(who);
  const { body } = await who.browser.get("account/activity?lang=en");
  const [device, network, at] = ["Firefox on Windows", "192.0.2.7", expect.stringMatching(/\+07:00$/)];
  expect(body["data"]).toMatchObject([
    { event: "signed-in", device, network, at },
    { event: "wrong-password", device },
  ]);
});

test("what is older than it is kept goes", async () => {
  const who = await aPerson();
  await signIn(who);
  const { now } = platform.time;
  await forgetEvents(platform.database.db, now);
  expect(await getTrail(who.id)).toHaveLength(1);
  await forgetEvents(platform.database.db, new Date(now.getTime() + 1));
  expect(await getTrail(who.id)).toEqual([]);
});
