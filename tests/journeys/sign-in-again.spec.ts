import type { Page } from "@playwright/test";
import { aPerson, type Person } from "../support/people.ts";
import type { Site } from "../support/site.ts";
import { getCode } from "../support/two-step.ts";
import { signedIn } from "../support/wire.ts";
import { openAlive } from "./alive.ts";
import { captchaDone } from "./captcha.ts";
import { desktop, type Language, readIn, wayIn } from "./reading.ts";
import { editWords } from "./resume-edit-words.ts";
import { endSession, signIn, signInByHand } from "./sign-in.ts";
import { expect, test } from "./site-test.ts";

const words = {
  id: {
    ended: "Token Expired, Please Re-login",
    password: "Kata sandi",
    signIn: "Masuk",
    later: "Nanti saja",
    wrong: "E-mail atau kata sandi tidak cocok. Periksa ejaannya, lalu coba lagi.",
    elsewhere: "Masuk dengan cara lain, di tab baru",
    kept: /^Anda belum masuk lagi\. Isian Anda tetap ada/,
    code: "Kode 6 digit",
    wrongCode: "Invalid OTP",
    old: "Kata sandi saat ini",
    fresh: "Kata sandi baru",
    repeat: "Ulangi kata sandi baru",
    change: "Ubah kata sandi",
    changed: "Kata sandi sudah diubah",
  },
  en: {
    ended: "Token Expired, Please Re-login",
    password: "Password",
    signIn: "Sign in",
    later: "Not now",
    wrong: "E-mail and password do not match. Check the spelling and try again.",
    elsewhere: "Sign in another way, in a new tab",
    kept: /^You have not signed in again\. Your entries are still here/,
    code: "6-digit code",
    wrongCode: "Invalid OTP",
    old: "Current password",
    fresh: "New password",
    repeat: "Repeat the new password",
    change: "Change password",
    changed: "Password changed",
  },
} as const;

const better = "Sawah-Hijau-Lereng-9";

async function storedName(site: Site, person: Person): Promise<unknown> {
  const { data } = await (await signedIn(site.url, person)).call("GET", "get-profile/id");
  const profile: { personalData?: { nama?: unknown } } = typeof data === "object" && data !== null ? data : {};
  return profile.personalData?.nama;
}

/** Turns two-step sign-in on. @returns the app's secret */
async function withTwoStep(site: Site, person: Person): Promise<string> {
  const client = await signedIn(site.url, person);
  const { secretKey } = await client.call("POST", "mfa-activation", { Type: "GENERATE" });
  const secret = String(secretKey);
  await client.call("POST", "mfa-activation", { Type: "VALIDATE", OTPCode: getCode(secret) });
  return secret;
}

function inPlace(page: Page, language: Language) {
  const say = words[language];
  const dialog = page.getByRole("dialog", { name: say.ended, exact: true });
  return {
    dialog,
    async enter(password: string) {
      await dialog.getByRole("textbox", { name: say.password, exact: true }).fill(password);
      await captchaDone(dialog);
      await dialog.getByRole("button", { name: say.signIn, exact: true }).click();
    },
  };
}

for (const [language, view] of wayIn("en")) {
  const say = words[language];

  test.describe(`in ${language} at ${view.viewport.width} pixels`, () => {
    test.use(view);
    test.beforeEach(({ context, site }) => readIn(context, site, language));

    test("a session that ends while a resume is filled in: signed in in place, and all is saved (promise 16)", async ({
      context,
      page,
      site,
    }) => {
      const texts = editWords[language];
      const person = await aPerson(site);
      await signIn(context, site, person);
      await openAlive(page, "/profile-resume");
      const section = (name: string) => page.getByRole("region", { name, exact: true });
      if (language === "id") await page.locator("details > summary").filter({ hasText: texts.personal }).click();
      const name = section(texts.personal).getByRole("textbox", { name: texts.name, exact: true });
      await name.fill("Dewi Lestari Ayu");
      await expect(section(texts.bar).getByRole("status")).toHaveText(texts.draftKept);
      await endSession(context, site);
      await section(texts.bar).getByRole("button").click();
      const check = page.getByRole("dialog", { name: texts.check, exact: true });
      await captchaDone(check);
      await check.getByRole("button", { name: texts.bar }).click();

      const { dialog, enter } = inPlace(page, language);
      await expect(dialog.getByRole("textbox", { name: say.password, exact: true })).toBeFocused();
      await expect(dialog.getByRole("textbox", { name: "E-mail" })).toHaveValue(person.email);
      await enter("Bukan-Itu-26");
      await expect(dialog.getByRole("alert")).toHaveText(say.wrong);
      await enter(person.password);
      await expect(page.getByRole("dialog", { name: texts.saved, exact: true })).toBeVisible();
      expect(await storedName(site, person)).toBe("Dewi Lestari Ayu");
    });
  });
}

test.describe("on a form of passwords", () => {
  test.use(desktop);
  const say = words.en;
  test.beforeEach(({ context, site }) => readIn(context, site, "en"));

  async function fill(page: Page, person: Person): Promise<void> {
    await page.getByRole("textbox", { name: say.old, exact: true }).fill(person.password);
    await page.getByRole("textbox", { name: say.fresh, exact: true }).fill(better);
    await page.getByRole("textbox", { name: say.repeat, exact: true }).fill(better);
  }
  const send = (page: Page) => page.getByRole("main").getByRole("button", { name: say.change }).click();
  const isChanged = (page: Page) => page.getByRole("heading", { name: say.changed });

  test("keeps every entry, in this tab and beside another", async ({ part }) => {
    await part(
      "'Not now' keeps every entry; with two-step sign-in the code is asked for in place (promise 16)",
      async ({ context, page, site }) => {
        const person = await aPerson(site);
        await signIn(context, site, person);
        await openAlive(page, "/account/change-password");
        const secret = await withTwoStep(site, person);
        await fill(page, person);
        await endSession(context, site);
        await send(page);
        const { dialog, enter } = inPlace(page, "en");
        await dialog.getByRole("button", { name: say.later }).click();
        await expect(page.getByRole("main").getByText(say.kept)).toBeVisible();
        await expect(page.getByRole("textbox", { name: say.fresh, exact: true })).toHaveValue(better);

        await send(page);
        await enter(person.password);
        const code = dialog.getByRole("textbox", { name: say.code });
        await expect(code).toBeFocused();
        await code.fill("000000");
        await code.press("Enter");
        await expect(dialog.getByRole("alert")).toContainText(say.wrongCode);
        // A code counts once: the one that comes next is taken too.
        await code.fill(getCode(secret, Date.now() + 30_000));
        await code.press("Enter");
        await expect(isChanged(page)).toBeVisible();
        await expect(page).toHaveURL("/account/change-password");
      },
    );

    await part(
      "who signs in in another tab goes on here; another person's sign-in reloads the page (promise 16)",
      async ({ context, page, site }) => {
        const [person, other] = [await aPerson(site), await aPerson(site)];
        await signIn(context, site, person);
        await openAlive(page, "/account/change-password");
        await fill(page, person);
        await endSession(context, site);
        await send(page);
        const { dialog } = inPlace(page, "en");
        const [tab] = await Promise.all([
          context.waitForEvent("page"),
          dialog.getByRole("link", { name: say.elsewhere }).click(),
        ]);
        await expect(tab).toHaveURL("/signin");
        await signInByHand(tab, "en", person);
        await expect(tab).toHaveURL("/");
        await page.evaluate(() => dispatchEvent(new Event("focus")));
        await expect(isChanged(page)).toBeVisible();

        // Someone else is signed in now, in this same browser: to the page that is as if the session had ended.
        await context.clearCookies({ name: "mfa" });
        await openAlive(page, "/account/change-password");
        await fill(page, { ...person, password: better });
        await signIn(context, site, other);
        await send(page);
        await expect(dialog.getByRole("textbox", { name: "E-mail" })).toHaveValue(person.email);
        await page.evaluate(() => dispatchEvent(new Event("focus")));
        await expect(page.getByRole("textbox", { name: say.fresh, exact: true })).toHaveValue("");
        await expect(dialog).toBeHidden();
        expect((await signedIn(site.url, { ...person, password: better })).call).toBeDefined();
        expect((await signedIn(site.url, other)).call).toBeDefined();
      },
    );
  });
});
