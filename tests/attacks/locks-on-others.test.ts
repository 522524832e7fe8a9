// Shows: promise 4
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { limitRules, siteMarks } from "../../src/platform/limits/limit-rules.ts";
import { anApplicant, aSession, password } from "../support/accounts.ts";
import { openedPayload } from "../support/captcha.ts";
import { eventually } from "../support/eventually.ts";
import { mailedLink } from "../support/mailed-link.ts";
import { keptMessagesTo, mailText } from "../support/mails.ts";
import { withTwoStep } from "../support/two-step.ts";
import { emptyPortal, type WholePortal } from "../wire/whole-portal.ts";
import { type Aim, aimAt } from "./walk/attack.ts";

// Whatever strangers use up, the owner still gets in, and nobody else is kept out (promise 4).
let portal: WholePortal;
let aim: Aim;
/** The same with a tenth of each limit, so that a flood is a short one. */
let strict: WholePortal;
let strictAim: Aim;
beforeAll(async () => {
  portal = await emptyPortal({ LIMITS_FACTOR: "1" });
  aim = aimAt(portal);
  strict = await emptyPortal({ LIMITS_FACTOR: "0.1" });
  strictAim = aimAt(strict);
});
afterAll(async () => {
  await portal.platform.close();
  await strict.platform.close();
});

const home = "203.0.113.5";
const wrong = "Bukan-Itu-26";
const better = "Sawah-Hijau-Lereng-9";

/** A client in a test browser, from an address of their own. */
interface Browser {
  address: string;
  cookie?: string;
}

function ask(at: Aim, path: string, email: string, { address, cookie }: Browser) {
  const origin = at.platform.settings.publicUrl;
  const body = { email, lang: "id", grecaptcha: "x" };
  return at.pastCaptcha({ path, address, body, ...(cookie === undefined ? {} : { cookie, origin }) });
}

function signIn(at: Aim, userName: string, typed: string, { address, cookie }: Browser) {
  const origin = at.platform.settings.publicUrl;
  const body = new URLSearchParams({ siteType: "x", userName, password: typed, grecaptcha: "x", lang: "id" });
  return at.pastCaptcha({ path: "login", address, body, origin, ...(cookie === undefined ? {} : { cookie }) });
}

function deviceIn(headers: Headers): string {
  const line = headers.getSetCookie().find((cookie) => cookie.startsWith("device="));
  return line?.split(";", 1)[0] ?? "";
}

/** The browser in which an account was open. */
async function aKnownBrowser(at: Aim, email: string, address = home): Promise<Browser> {
  const { headers } = await signIn(at, email, password, { address });
  return { address, cookie: deviceIn(headers) };
}

const mailsTo = (at: Aim, email: string) => keptMessagesTo(at.platform.settings.dataDir, email);

async function mailsWhen(at: Aim, email: string, most: number) {
  return eventually(async () => {
    const mails = await mailsTo(at, email);
    expect(mails).toHaveLength(most);
    return mails;
  });
}

const getToken = (mail: string, path: string) => new URL(mailedLink(mail, path)).searchParams.get("token") ?? "";

/** Networks that have nothing to do with each other. */
const strangers = (most: number) => Array.from({ length: most }, (_, turn) => `198.51.${turn}.1`);
/** Networks of one customer, who has a /48. */
const oneCustomers = (most: number) =>
  Array.from({ length: most }, (_, turn) => `2001:db8:77:${(turn * 256).toString(16)}::1`);

describe("mail that somebody asks for", () => {
  test("three resends that send nothing leave the owner's reset alone", async () => {
    const { email } = await anApplicant(portal.platform);
    for (const _ of [1, 2, 3, 4]) await ask(aim, "resend-activation", email, { address: home });
    expect((await ask(aim, "forget-password", email, { address: home })).http).toBe(200);
    await mailsWhen(aim, email, 1);
  });

  test("three requests from one network leave those from another alone", async () => {
    const { email } = await anApplicant(portal.platform);
    for (const _ of [1, 2, 3, 4]) await ask(aim, "forget-password", email, { address: "198.51.100.9" });
    expect((await ask(aim, "forget-password", email, { address: home })).http).toBe(200);
  });

  test.each([
    ["twelve networks", strangers(12)],
    ["one /48", oneCustomers(12)],
  ])("a reset that %s ask for is mailed three times; the owner's ask is taken, and a link works", async (_, from) => {
    const { email } = await anApplicant(portal.platform);
    for (const address of from) await ask(aim, "forget-password", email, { address });
    // A letter that was asked for after all of them has come: no fourth one is on its way.
    const { email: last } = await anApplicant(portal.platform);
    await ask(aim, "forget-password", last, { address: home });
    await mailsWhen(aim, last, 1);
    const [first = ""] = await mailsWhen(aim, email, 3);
    expect((await ask(aim, "forget-password", email, { address: home })).http).toBe(200);
    const token = getToken(first, "/forgot-password");
    const body = { token, newPassword: better, lang: "id" };
    expect((await aim.send({ path: "reset-password", address: home, body })).json).toMatchObject({ acknowledge: 1 });
    expect((await signIn(aim, email, better, { address: home })).json).toMatchObject({ acknowledge: 1 });
  });

  test("a request on a known device gets its own link, whatever strangers asked for", async () => {
    const { email } = await anApplicant(portal.platform);
    const owner = await aKnownBrowser(aim, email, "198.51.100.77");
    for (const address of [...strangers(8), "198.51.100.77", "198.51.100.77", "198.51.100.77"])
      await ask(aim, "forget-password", email, { address });
    await mailsWhen(aim, email, 3);
    expect((await ask(aim, "forget-password", email, owner)).http).toBe(200);
    await mailsWhen(aim, email, 4);
  });

  test("a new person activates the account, whatever strangers asked for", async () => {
    const { email } = await anApplicant(portal.platform, { activated_at: null });
    for (const address of [...strangers(10), ...oneCustomers(10)]) {
      await ask(aim, "forget-password", email, { address });
      await ask(aim, "resend-activation", email, { address });
    }
    const mails = await mailsWhen(aim, email, 6);
    const last = mails.map(mailText).findLast((mail) => mail.includes("/account/confirmation/")) ?? "";
    const id = mailedLink(last, "/account/confirmation/").split("/").at(-1)?.split("?")[0];
    expect((await aim.send({ path: `activate-email/${id}/id`, address: home })).json).toMatchObject({ acknowledge: 1 });
  });

  test("resets that strangers ask for do not use up the owner's codes for two-step sign-in", async () => {
    const { id, email } = await anApplicant(portal.platform);
    await withTwoStep(portal.platform, id);
    for (const _ of [1, 2, 3, 4]) await ask(aim, "forget-password", email, { address: home });
    const token = await aSession(portal.platform, id);
    const body = { Type: "SEND", LANG: "id" };
    const from = (address: string) => aim.send({ path: "email-verification-number", address, token, body });
    expect((await from(home)).http).toBe(200);
    // Nor has a stolen session more of them by going from network to network.
    const statuses = [];
    for (const address of strangers(4)) statuses.push((await from(address)).http);
    expect(statuses).toEqual([200, 200, 429, 429]);
  });

  test("one /58 that asks for mail without end is refused nothing, and pays more for each", async () => {
    const { siteLoad, network } = strict.platform;
    const responses = [];
    for (let turn = 0; turn < 300; turn += 1) {
      const address = `2001:db8:0:${(turn % 64).toString(16)}::1`;
      // Each request is a job, and three hundred would be in the way of the tests that follow.
      if (turn % 50 > 0) await siteLoad.count(siteMarks.mails, network.getNetwork(address));
      else responses.push((await ask(strictAim, "forget-password", `orang${turn}@contoh.id`, { address })).http);
    }
    expect(new Set(responses)).toEqual(new Set([200]));
    // A tenth of the marks: 240 of a /56 and the parts of it.
    expect(await siteLoad.times("2001:db8:0:3f::/64")).toBe(2);
    expect(await siteLoad.times("192.0.2.250")).toBe(2);
    await strict.platform.database.db.deleteFrom("limit_counts").execute();
  });
});

// A hundred, of which the strict site counts a tenth.
describe("too many wrong passwords in a row", () => {
  const inARow = limitRules.wrongPasswordsInARow.limit / 10;

  test("from as many networks ask for a mailed link, but not of a known device", async () => {
    const { email } = await anApplicant(strict.platform);
    const owner = await aKnownBrowser(strictAim, email);
    const guesses = [];
    for (const address of strangers(inARow))
      guesses.push((await signIn(strictAim, email, wrong, { address })).json["code"]);
    expect(new Set(guesses)).toEqual(new Set(["invalid-credentials"]));
    const [right, more] = await Promise.all(
      [password, wrong].map((typed, at) => signIn(strictAim, email, typed, { address: `198.51.${200 + at}.1` })),
    );
    expect(right?.json).toMatchObject({ acknowledge: 0, code: "confirm-by-mail" });
    expect(right?.text).toBe(more?.text);
    expect((await signIn(strictAim, email, password, owner)).json).toMatchObject({ acknowledge: 1 });
  });

  const guess = async (email: string, times: number, from = strangers(times)) => {
    for (const address of from.slice(0, times)) await signIn(strictAim, email, wrong, { address });
  };

  test("tell nobody whether the address has an account", async () => {
    const { email } = await anApplicant(strict.platform);
    const answers = [];
    for (const userName of [email, "tidak.ada@contoh.id"]) {
      await guess(userName, inARow - 1);
      answers.push((await signIn(strictAim, userName, wrong, { address: home })).json["code"]);
      const { http, text } = await signIn(strictAim, userName, wrong, { address: "203.0.113.6" });
      answers.push({ http, text });
    }
    expect(answers.slice(2)).toEqual(answers.slice(0, 2));
    expect(answers[1]).toMatchObject({ http: 200, text: expect.stringContaining("confirm-by-mail") });
  });

  test("start again after a right one", async () => {
    const { email } = await anApplicant(strict.platform);
    await guess(email, inARow - 1);
    expect((await signIn(strictAim, email, password, { address: home })).json).toMatchObject({ acknowledge: 1 });
    await guess(email, inARow - 1, oneCustomers(inARow - 1));
    expect((await signIn(strictAim, email, password, { address: home })).json).toMatchObject({ acknowledge: 1 });
  });

  test("end with a new password by the mailed link, and that browser is known from then on", async () => {
    const { email } = await anApplicant(strict.platform);
    await guess(email, inARow + 5);
    const browser = { address: "203.0.113.40" };
    expect((await signIn(strictAim, email, password, browser)).json["code"]).toBe("confirm-by-mail");
    await ask(strictAim, "forget-password", email, browser);
    const [mail = ""] = await mailsWhen(strictAim, email, 1);
    const { headers } = await strict.send({
      ...{ path: "reset-password", origin: strict.platform.settings.publicUrl, ...browser },
      body: { token: getToken(mail, "/forgot-password"), newPassword: better, lang: "id" },
    });
    expect((await signIn(strictAim, email, better, { address: "203.0.113.41" })).json).toMatchObject({
      acknowledge: 1,
    });
    await guess(email, inARow + 5, oneCustomers(inARow + 5));
    expect((await signIn(strictAim, email, better, { address: home })).json["code"]).toBe("confirm-by-mail");
    const known = { ...browser, cookie: deviceIn(headers) };
    expect((await signIn(strictAim, email, better, known)).json).toMatchObject({ acknowledge: 1 });
  });

  test("a new password makes no browser known where a second step is asked for: its codes keep one counter", async () => {
    const { id, email } = await anApplicant(strict.platform);
    await withTwoStep(strict.platform, id);
    await ask(strictAim, "forget-password", email, { address: "203.0.113.42" });
    const [mail = ""] = await mailsWhen(strictAim, email, 1);
    const { headers, json } = await strict.send({
      ...{ path: "reset-password", origin: strict.platform.settings.publicUrl },
      body: { token: getToken(mail, "/forgot-password"), newPassword: better, lang: "id" },
    });
    expect(json).toMatchObject({ acknowledge: 1 });
    expect(deviceIn(headers)).toBe("");
  });
});

test("who tries from the owner's own network shuts out neither a known device there nor a new one", async () => {
  const { email } = await anApplicant(strict.platform);
  const address = "203.0.113.70";
  const owner = await aKnownBrowser(strictAim, email, address);
  for (let turn = 0; turn < 20; turn += 1) await signIn(strictAim, `tetangga${turn}@contoh.id`, wrong, { address });
  expect((await signIn(strictAim, email, password, { address })).json).toMatchObject({ acknowledge: 1 });
  expect((await signIn(strictAim, email, password, owner)).json).toMatchObject({ acknowledge: 1 });
  // A tenth of the mark is ten: the captchas of that network ask for more.
  expect(await strict.platform.siteLoad.times(address)).toBeGreaterThan(1);
});

describe("a flood from everywhere", () => {
  let flooded: WholePortal;
  let flood: Aim;
  beforeAll(async () => {
    flooded = await emptyPortal({ LIMITS_FACTOR: "0.01" });
    flood = aimAt(flooded);
  });
  afterAll(() => flooded.platform.close());

  /** How often a browser has to try for the challenge that it gets now. */
  const triesFor = (payload: string): number => openedPayload(payload).solution.counter;

  test("makes the captcha more expensive, refuses nobody, and expires", async () => {
    expect(triesFor(await flooded.captcha())).toBeLessThanOrEqual(60);
    const statuses = new Set<number>();
    const { siteLoad, network } = flooded.platform;
    for (const [turn, address] of strangers(250).entries())
      if (turn % 10 > 0) await siteLoad.count(siteMarks.mails, network.getNetwork(address));
      else statuses.add((await ask(flood, "forget-password", `orang${turn}@contoh.id`, { address })).http);
    expect(statuses).toEqual(new Set([200]));
    const grecaptcha = await flooded.captcha();
    expect(triesFor(grecaptcha)).toBeGreaterThanOrEqual(160);
    const { email } = await anApplicant(flooded.platform);
    const form = new URLSearchParams({ siteType: "x", userName: email, password, grecaptcha, lang: "id" });
    const { json } = await flooded.send({ path: "login", address: home, body: form });
    expect(json).toMatchObject({ acknowledge: 1 });
    const { time } = flooded.platform;
    time.now = new Date(time.now.getTime() + 3_600_000);
    expect(triesFor(await flooded.captcha())).toBeLessThanOrEqual(60);
  });
});
