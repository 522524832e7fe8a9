import type { BrowserContext, Locator, Page } from "@playwright/test";
import { activationLink, aPerson, newcomer, newEmail, type Person } from "../support/people.ts";
import { openAlive } from "./alive.ts";
import { captchaDone } from "./captcha.ts";
import { desktop, type Language, phone, readIn, walkedIn } from "./reading.ts";
import { signIn } from "./sign-in.ts";
import { expect, test } from "./site-test.ts";

const words = {
  id: {
    password: "Kata sandi",
    notChosen: "Ini bukan kata sandi yang dipilih saat mendaftar.",
    signIn: "Masuk",
    signOut: "Keluar",
    wrong: "E-mail atau kata sandi tidak cocok. Periksa ejaannya, lalu coba lagi.",
    inactive: "Akun Anda belum aktif. Buka tautan aktivasi di e-mail Anda, atau kirim ulang tautannya.",
    again: "kirim ulang tautannya",
    send: "Kirim tautan aktivasi",
    noted: "Periksa e-mail Anda",
    remember: "Ingat saya 90 hari",
    account: /^Akun/,
    goOn: "Lanjut ke resume",
    mend: "Ada isian yang perlu diperbaiki.",
    lacking: [
      "Nama lengkap: Isian ini wajib diisi.",
      "E-mail: Isian ini wajib diisi.",
      "Kata sandi: Isian ini wajib diisi.",
      "Ulangi kata sandi: Isian ini wajib diisi.",
    ],
    name: "Nama lengkap",
    repeat: "Ulangi kata sandi",
    show: "Tampilkan kata sandi",
    hide: "Sembunyikan kata sandi",
    mismatch: "Samakan dengan kata sandi di atas.",
    weak: "Gunakan 8 sampai 100 karakter dengan huruf besar, huruf kecil, angka, dan simbol.",
    taken: "E-mail ini sudah punya akun. Silakan masuk.",
    activate: "Aktifkan akun",
    activated: "Akun Anda sudah aktif",
    expired: "Tautan ini sudah kedaluwarsa",
    unknown: "Tautan ini tidak valid",
    resend: "Kirim ulang tautan aktivasi",
    ended: "Sesi Anda sudah berakhir. Silakan masuk lagi untuk melanjutkan.",
    signInAgain: "Masuk lagi",
    guestOut: "Anda sudah keluar",
  },
  en: {
    password: "Password",
    notChosen: "This is not the password chosen at sign-up.",
    signIn: "Sign in",
    signOut: "Sign out",
    wrong: "E-mail and password do not match. Check the spelling and try again.",
    inactive: "Your account is not active yet. Open the activation link in your e-mail, or send it again.",
    again: "send it again",
    send: "Send activation link",
    noted: "Check your e-mail",
    remember: "Remember me for 90 days",
    account: /^Account of/,
    goOn: "Continue to the resume",
    mend: "Some fields need correcting.",
    lacking: [
      "Full name: This is a required field.",
      "E-mail: This is a required field.",
      "Password: This is a required field.",
      "Repeat password: This is a required field.",
    ],
    name: "Full name",
    repeat: "Repeat password",
    show: "Show password",
    hide: "Hide password",
    mismatch: "The passwords must match.",
    weak: "Use 8 to 100 characters with an upper-case letter, a lower-case letter, a digit and a symbol.",
    taken: "This e-mail address already has an account. Please sign in.",
    activate: "Activate account",
    activated: "Your account is active",
    expired: "This link has expired",
    unknown: "This link is not valid",
    resend: "Send the activation link again",
    ended: "Your session has ended. Please sign in again to continue.",
    signInAgain: "Sign in again",
    guestOut: "You are signed out",
  },
} as const;

const accountIn = (language: Language) => {
  const texts = words[language];
  const main = (page: Page): Locator => page.getByRole("main");
  const solve = async (page: Page) => {
    await captchaDone(main(page));
  };
  return {
    told: texts,
    solve,
    async enter(page: Page, person: Pick<Person, "email" | "password">) {
      await main(page).getByRole("textbox", { name: "E-mail" }).fill(person.email);
      await main(page).getByRole("textbox", { name: texts.password, exact: true }).fill(person.password);
      await solve(page);
      await main(page).getByRole("button", { name: texts.signIn, exact: true }).click();
    },
  };
};

/** A browser with the cookies of another one. */
async function withCookiesOf(context: BrowserContext): Promise<BrowserContext> {
  const other = await context.browser()?.newContext();
  if (other === undefined) throw new Error("The browser is gone.");
  await other.addCookies(await context.cookies());
  return other;
}

async function sessionCookie(context: BrowserContext) {
  return (await context.cookies()).find(({ name }) => name === "session");
}

function signingIn(language: Language): void {
  const { told, solve, enter } = accountIn(language);
  test.beforeEach(({ context, site }) => readIn(context, site, language));

  test("is signed up for, activated and signed in to in one step, and signed out of", async ({ part }) => {
    // Shows: R3
    await part("a wrong password shows an error, and what was typed stays (A4)", async ({ page, site }) => {
      const { email } = await site.demonstration();
      await page.goto("/signin");
      await enter(page, { email, password: "Salah-Sama-Sekali-1" });
      await expect(page.getByRole("alert")).toHaveText(told.wrong);
      await expect(page.getByRole("main").getByRole("textbox", { name: "E-mail" })).toHaveValue(email);
    });

    await part("an account that is not active yet gets a new link (A3, A4)", async ({ context, page, site }) => {
      const person = await newcomer(site);
      const first = await activationLink(site, person);
      await page.goto("/signin");
      await enter(page, person);
      await expect(page.getByRole("alert")).toHaveText(told.inactive);
      await page.getByRole("link", { name: told.again }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(told.resend);
      await page.getByRole("main").getByRole("textbox", { name: "E-mail" }).fill(person.email);
      await solve(page);
      await page.getByRole("button", { name: told.send }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(told.noted);
      await expect.poll(() => activationLink(site, person)).not.toBe(first);
      await page.goto(await activationLink(site, person));
      const password = page.getByRole("main").getByRole("textbox", { name: told.password, exact: true });
      await password.fill("Salah-Sama-Sekali-1");
      await page.getByRole("button", { name: told.activate }).click();
      await expect(page.getByRole("main")).toContainText(told.notChosen);
      await expect(page.getByRole("main").getByRole("textbox", { name: "E-mail" })).toHaveValue(person.email);
      await password.fill(person.password);
      await page.getByRole("button", { name: told.activate }).click();
      await expect(page).toHaveURL("/");
      await expect(page.getByRole("button", { name: told.account })).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL("/");
      await expect(page.getByRole("button", { name: told.account })).toBeVisible();
      await context.clearCookies({ name: "session" });
      await page.goto(await activationLink(site, person));
      await expect(page.getByRole("main")).toContainText(told.activated);
      await expect(page.getByRole("main").getByRole("textbox", { name: "E-mail" })).toHaveValue(person.email);
      await enter(page, person);
      await expect(page.getByRole("button", { name: told.account })).toBeVisible();
    });

    // Shows: R16
    await part("a link that is unknown or too old leads to a new one (A3)", async ({ page, site }) => {
      await page.goto("/account/confirmation/tidak-ada");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(told.unknown);
      await openAlive(page, await activationLink(site, await newcomer(site)));
      const expired = { acknowledge: 0, code: "activation-expired", message: "" };
      await page.route("**/account/activate", (route) => route.fulfill({ json: expired }));
      await page.getByRole("button", { name: told.activate }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(told.expired);
      await page.getByRole("main").getByRole("link").click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(told.resend);
    });

    await part(
      "signing out ends the session on the server and clears what is personal (A8, S24)",
      async ({ context, page, site }) => {
        await signIn(context, site, await aPerson(site));
        await page.goto("/profile-resume");
        const thief = await withCookiesOf(context);
        await page.getByRole("button", { name: told.account }).click();
        await page.getByRole("button", { name: told.signOut, exact: true }).click();
        await expect(page).toHaveURL("/");
        await expect(page.getByRole("banner").getByRole("link", { name: told.signIn, exact: true })).toBeVisible();
        expect(await sessionCookie(context)).toBeUndefined();
        expect((await context.cookies()).find(({ name }) => name === "lang")?.value).toBe(language);
        const stolen = await thief.newPage();
        await stolen.goto(`${site.url}/profile-resume`);
        await expect(stolen).toHaveURL(/\/signin\?redirect=%2Fprofile-resume$/);
        await thief.close();
        await page.goto("/signout");
        await page.getByRole("main").getByRole("button", { name: told.signOut }).click();
        await expect(page.getByRole("heading", { name: told.guestOut })).toBeVisible();
        await expect(page).toHaveURL("/signin");
      },
    );

    await part(
      "a session that ended elsewhere shows the exact message, and confirming shows the page again (A12)",
      async ({ context, page, site }) => {
        await signIn(context, site, await aPerson(site));
        await openAlive(page, "/lowongan");
        const elsewhere = await withCookiesOf(context);
        await elsewhere.request.post(`${site.url}/api/v1/logout`, { headers: { origin: site.url } });
        await elsewhere.close();
        await page.getByRole("contentinfo").locator('a[href="/account/history"]').click();
        const dialog = page.getByRole("dialog", { name: "Token Expired, Please Re-login", exact: true });
        await expect(dialog).toContainText(told.ended);
        const signInPage = /\/signin\?redirect=%2Faccount%2Fhistory$/;
        await expect(page).toHaveURL(signInPage);
        await dialog.getByRole("button", { name: told.signInAgain }).click();
        await expect.poll(() => sessionCookie(context)).toBeUndefined();
        await expect(page).toHaveURL(signInPage);
      },
    );

    // Shows: R4
    await part("a sign-up shows every error at once, and leads to it (A1)", async ({ page }) => {
      await page.goto("/signup");
      const main = page.getByRole("main");
      await main.getByRole("button", { name: told.goOn }).click();
      const summary = main.getByRole("alert").filter({ hasText: told.mend });
      await expect(summary).toBeFocused();
      const lines = summary.getByRole("listitem");
      await expect(lines).toHaveText([...told.lacking]);
      await lines.nth(1).getByRole("link").click();
      await expect(main.getByRole("textbox", { name: "E-mail" })).toBeFocused();
      await main.getByRole("textbox", { name: told.password, exact: true }).fill("lemah");
      await main.getByRole("textbox", { name: told.repeat }).fill("lain");
      await page.keyboard.press("Tab");
      await expect(main.getByText(told.weak).last()).toBeVisible();
      await expect(main.getByText(told.mismatch).last()).toBeVisible();
    });

    await part(
      "a sign-up asks for the password once where it can be read, and twice where not (A1)",
      async ({ page }) => {
        await openAlive(page, "/signup");
        const main = page.getByRole("main");
        const password = main.getByRole("textbox", { name: told.password, exact: true });
        const repeat = main.getByRole("textbox", { name: told.repeat });
        await expect(repeat).toBeVisible();
        await main.getByRole("button", { name: told.show }).first().click();
        await expect(repeat).toBeHidden();
        await main.getByRole("textbox", { name: told.name }).fill("Rani Wulandari");
        await main.getByRole("textbox", { name: "E-mail" }).fill(newEmail());
        await password.fill("Tenun-Karya-26");
        await main.getByRole("button", { name: told.hide }).click();
        await expect(repeat).toHaveValue("Tenun-Karya-26");
        await main.getByRole("button", { name: told.show }).first().click();
        await password.fill("Tenun-Karya-27");
        await solve(page);
        await main.getByRole("button", { name: told.goOn }).click();
        await expect(page).toHaveURL("/signup/profile-resume");
      },
    );

    await part("a sign-up hears at once that an e-mail address has an account (A1)", async ({ page, site }) => {
      const { email } = await site.demonstration();
      await page.goto("/signup");
      const field = page.getByRole("main").getByRole("textbox", { name: "E-mail" });
      await field.fill(email.toUpperCase());
      await page.keyboard.press("Tab");
      await expect(page.getByText(told.taken)).toBeVisible();
      await field.fill(newEmail());
      await page.keyboard.press("Tab");
      await expect(page.getByText(told.taken)).toBeHidden();
    });
  });
}

for (const language of walkedIn("id")) {
  test.describe(`an account in ${language}`, () => {
    test.use(language === "id" ? phone : desktop);
    signingIn(language);
  });
}

const ninetyDays = 90 * 24 * 60 * 60;

test("a session ends with the browser, or after 90 days when it is to be remembered (A4, S24)", async ({
  context,
  page,
  site,
}) => {
  const { told, enter } = accountIn("id");
  const person = await aPerson(site);
  await page.goto("/signin");
  await enter(page, person);
  await expect(page).toHaveURL("/");
  expect(await sessionCookie(context)).toMatchObject({ httpOnly: true, sameSite: "Lax", expires: -1 });
  await context.clearCookies();
  await page.goto("/signin");
  await page.getByRole("checkbox", { name: told.remember }).check();
  await enter(page, person);
  await expect(page).toHaveURL("/");
  const { expires = 0 } = (await sessionCookie(context)) ?? {};
  expect(Math.abs(expires - Date.now() / 1000 - ninetyDays)).toBeLessThan(600);
});

test("a sign-in leads to no other site, whatever it is asked (A4)", async ({ page, site }) => {
  const { enter } = accountIn("id");
  await page.goto(`/signin?redirect=${encodeURIComponent("/\\evil.example")}`);
  await enter(page, await site.demonstration());
  await expect(page.getByRole("button", { name: /^Akun/ })).toBeVisible();
  expect(page.url()).toBe(`${site.url}/`);
});
