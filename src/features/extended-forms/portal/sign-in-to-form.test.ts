import { afterAll, beforeAll, expect, test } from "vitest";
import { anApplicant, password } from "../../../../tests/support/accounts.ts";
import type { Portal } from "../../../../tests/support/applicants.ts";
import { extendedFormPortal } from "../../../../tests/support/extended-form-portal.ts";

let portal: Portal;
beforeAll(async () => {
  portal = await extendedFormPortal();
});
afterAll(() => portal.platform.close());

const path = "applicant/flk/professional";

async function aGuest(isBrowser = false) {
  const visitor = portal.visitor({ isBrowser });
  const { body } = await visitor.form("login", { siteType: "wire" });
  return isBrowser ? visitor : portal.visitor({ isBrowser, headers: { authorization: `Bearer ${body["token"]}` } });
}

test("a guest signs in and gets the applicant's token, which every call takes", async () => {
  const guest = await aGuest();
  const { email: userName, name } = await anApplicant(portal.platform);
  const { body } = await guest.json(`${path}/login`, { userName, password, grecaptcha: await guest.captcha() });
  expect(body).toMatchObject({ acknowledge: 1, userName, name, mfaStatusId: 1, token: expect.any(String) });
  const owner = portal.visitor({ isBrowser: false, headers: { authorization: `Bearer ${body["token"]}` } });
  expect(await owner.json(`${path}/view`, {})).toMatchObject({ http: 200 });
  expect(await owner.get("get-profile/id")).toMatchObject({ http: 200 });
  expect(await owner.json(`${path}/logout`, {})).toMatchObject({ http: 200, body: { acknowledge: 1 } });
  expect(await owner.json(`${path}/view`, {})).toMatchObject({ http: 401 });
});

test("a browser gets the cookie of the portal's own sign-in, and loses it by signing out", async () => {
  const browser = await aGuest(true);
  const { email: userName } = await anApplicant(portal.platform);
  await browser.json(`${path}/login`, { userName, password, grecaptcha: await browser.captcha() });
  expect(await browser.json(`${path}/view`, {})).toMatchObject({ http: 200 });
  await browser.json(`${path}/logout`, {});
  expect(await browser.json(`${path}/view`, {})).toMatchObject({ http: 401 });
});

test("the portal's own rules hold: captcha, password, what is missing, limits, and a token to ask with", async () => {
  const guest = await aGuest();
  const { email: userName } = await anApplicant(portal.platform);
  const ask = async (fields: object) => guest.json(`${path}/login`, { userName, password, ...fields });
  expect((await ask({})).body).toMatchObject({ acknowledge: 0, code: "captcha" });
  const wrong = async () => ask({ password: "Salah-Sekali-1", grecaptcha: await guest.captcha() });
  expect((await wrong()).body).toMatchObject({ acknowledge: 0, code: "invalid-credentials" });
  expect(await ask({ userName: "", password: null })).toMatchObject({
    http: 422,
    body: { errors: [{ path: "userName" }, { path: "password" }] },
  });
  expect(await ask({ password: "" })).toMatchObject({ http: 422, body: { errors: [{ path: "password" }] } });
  for (let tries = 1; tries < 10; tries += 1) await wrong();
  expect(await ask({ grecaptcha: await guest.captcha() })).toMatchObject({ http: 429 });
  const nobody = portal.visitor({ isBrowser: false });
  expect(await nobody.json(`${path}/login`, {})).toMatchObject({ http: 401, body: { code: "token-expired" } });
  expect(await guest.json("applicant/flk/other/login", {})).toMatchObject({ http: 404 });
});
