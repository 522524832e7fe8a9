// Shows: promise 4
import { afterAll, beforeAll, expect, test } from "vitest";
import { limitRules } from "../../src/platform/limits/limit-rules.ts";
import { aCv, aPhoto } from "../support/applicants.ts";
import { everyLook } from "../support/every-look.ts";
import { aVacancy, storeVacancies } from "../support/vacancies.ts";
import { signUpData } from "../wire/register-form.ts";
import { emptyPortal, guestToken, type Sending, type WholePortal } from "../wire/whole-portal.ts";

// A job fair: everybody sits behind one address and comes within an hour (decision 33). Thirty sign-ups an hour and a
// hundred sign-ins a quarter of an hour would close the door for all of them.
// The ordinary run tries a tenth of each limit, by a tenth of the people.
const share = everyLook ? 1 : 0.1;
const people = everyLook ? 3_000 : 4;
/** As often as one comes where three thousand come within an hour. */
const betweenMs = 3_600_000 / 3_000;
const mostGuesses = limitRules.wrongPasswords.limit * share;
const address = "198.51.100.77";
const password = "Tenun-Karya-26";

let portal: WholePortal;
let vacancy = 0;
let photo: File;
beforeAll(async () => {
  portal = await emptyPortal({ LIMITS_FACTOR: String(share) });
  photo = await aPhoto();
  [vacancy = 0] = await storeVacancies(portal.platform.database, [aVacancy()]);
});
afterAll(() => portal.platform.close());

const send = (sending: Sending) => portal.send({ ...sending, address });

async function signIn(email: string, typed: string) {
  const form = { siteType: "x", userName: email, password: typed, grecaptcha: await portal.captcha(), lang: "id" };
  return send({ path: "login", body: new URLSearchParams(form) });
}

async function signUp(): Promise<string> {
  const { platform } = portal;
  const data = await signUpData(platform);
  const { email } = data.PERSONAL_DATA;
  const checked = await send({ path: "auth/check-email", body: { email, lang: "id" }, token: await guestToken(send) });
  expect([checked.http, checked.json["acknowledge"]]).toEqual([200, 1]);
  const body = new FormData();
  for (const [name, value] of Object.entries({ lang: "id", grecaptcha: await portal.captcha() })) body.set(name, value);
  body.set("data", JSON.stringify(data));
  body.set("photoProfile", photo);
  body.set("cvFile", aCv());
  const registered = await send({ path: "auth/register", body, token: await guestToken(send) });
  expect([registered.http, registered.json["acknowledge"]]).toEqual([200, 1]);
  const activated = platform.database.db.updateTable("applicants").set({ activated_at: new Date() });
  await activated.where("email", "=", email).execute();
  return email;
}

async function apply(token: string) {
  const consent = { kebenaranData: true, penggunaanData: true };
  const body = { VacancyId: vacancy, grecaptcha: await portal.captcha(), lang: "id", activityPlatform: null, consent };
  return send({ path: "submit-application", body, token });
}

test(`${people} people behind one address sign up, sign in and apply, and a guesser among them gets nowhere`, {
  timeout: 3_600_000,
}, async () => {
  const { time } = portal.platform;
  let victim = "";
  const guesses: unknown[] = [];
  for (let index = 0; index < people; index++) {
    time.now = new Date(time.now.getTime() + betweenMs);
    const email = await signUp();
    if (index === 0) victim = email;
    // Someone among them tries the passwords of one of them, and one each of many others.
    if (index < 2 * mostGuesses) guesses.push((await signIn(victim, `Tebakan-${index}-xyz`)).json["code"]);
    for (let tries = 0; tries < 3; tries++) await signIn(`orang${index}-${tries}@contoh.id`, "Tebakan-lain-1");
    // The victim's own device is known at home; here it waits.
    if (email === victim) continue;
    const response = await signIn(email, password);
    expect([response.http, response.json["acknowledge"]]).toEqual([200, 1]);
    expect((await apply(String(response.json["token"]))).http).toBe(200);
  }
  const refused = (code: string) => Array.from({ length: mostGuesses }, () => code);
  expect(guesses).toEqual([...refused("invalid-credentials"), ...refused("too-many")]);
  // What the guesser did makes captchas dearer here, and nowhere else.
  expect(await portal.platform.siteLoad.times(address)).toBeGreaterThan(1);
  expect(await portal.platform.siteLoad.times("198.51.100.78")).toBeLessThanOrEqual(everyLook ? 8 : 1);
});

test("behind a trusted network even its part of the work is no more expensive, and its guests' calls are not counted", async () => {
  const fair = await emptyPortal({ LIMITS_FACTOR: "0.01", TRUSTED_NETWORKS: "198.51.100.0/24" });
  const guest = await guestToken(fair.send);
  const ask = (from: string) => fair.send({ path: "vacancies/id", address: from, token: guest });
  const askFrom = async (from: string) => {
    const responses = [];
    for (let time = 0; time < 70; time++) responses.push((await ask(from)).http);
    return responses.filter((http) => http === 429).length;
  };
  expect(await askFrom(address)).toBe(0);
  expect(await askFrom("203.0.113.5")).toBeGreaterThan(0);
  await fair.platform.close();
});
