// Shows: promise 3, promise 6
import type { Page } from "@playwright/test";
import { mailedLink } from "../support/mailed-link.ts";
import { newEmail } from "../support/people.ts";
import type { Site } from "../support/site.ts";
import { getCode } from "../support/two-step.ts";
import { isAccessible } from "./is-accessible.ts";
import { leaveDesk } from "./open-more.ts";
import { readIn, wayIn } from "./reading.ts";
import { expect, test } from "./site-test.ts";

const words = {
  id: {
    name: "Nama",
    newPassword: "Kata sandi baru",
    goOn: "Lanjut",
    code: "Kode",
    setUp: "Aktifkan",
    kept: "Sudah saya simpan, lanjutkan",
    signOut: "Keluar",
    forgot: "Lupa kata sandi",
    email: "E-mail kerja",
    send: "Kirim tautan",
    sent: "Periksa e-mail Anda",
    choose: "Buat kata sandi baru",
    save: "Simpan kata sandi",
    short: /Gunakan minimal 12 karakter/,
    done: "Kata sandi sudah diganti",
    over: "Tautan ini sudah tidak berlaku",
    toSignIn: "Ke halaman masuk",
    password: "Kata sandi",
    second: "Verifikasi dua langkah",
  },
  en: {
    name: "Name",
    newPassword: "New password",
    goOn: "Continue",
    code: "Code",
    setUp: "Set up",
    kept: "I have saved them, continue",
    signOut: "Sign out",
    forgot: "Forgot password",
    email: "Work e-mail",
    send: "Send link",
    sent: "Check your inbox",
    choose: "Choose a new password",
    save: "Save password",
    short: /Use at least 12 characters/,
    done: "Password changed",
    over: "This link has expired",
    toSignIn: "Go to sign-in",
    password: "Password",
    second: "Two-step authentication",
  },
} as const;

type Words = (typeof words)[keyof typeof words];

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** Someone with an account, signed out again. */
async function aMember(page: Page, site: Site, language: string, texts: Words): Promise<string> {
  const email = newEmail();
  await site.run("staff", ["invite", email, "--role", "admin", "--language", language]);
  await page.goto(mailedLink(await site.mailTo(email), "/staff/invite/"));
  await page.getByRole("textbox", { name: texts.name, exact: true }).fill("Ratna Wulandari");
  await page.getByRole("textbox", { name: texts.newPassword }).fill("Benang-Kapas-Tenun-47");
  await page.getByRole("button", { name: texts.goOn }).click();
  const secret = ((await page.locator("code").textContent()) ?? "").replaceAll(" ", "");
  await page.getByRole("textbox", { name: texts.code }).fill(getCode(secret));
  await page.getByRole("button", { name: texts.setUp, exact: true }).click();
  await page.getByRole("link", { name: texts.kept }).click();
  await leaveDesk(page, texts.signOut);
  return email;
}

for (const [language, view] of wayIn("en")) {
  const texts = words[language];

  for (const javaScriptEnabled of [true, false]) {
    test.describe(`a forgotten password of the desk in ${language}, scripts: ${javaScriptEnabled}`, () => {
      test.use({ ...view, javaScriptEnabled });

      test("is reset by the mailed link, once; the page says the same to an unknown address", async ({
        context,
        page,
        site,
      }) => {
        await readIn(context, site, language);
        const email = await aMember(page, site, language, texts);
        await page.getByRole("link", { name: texts.forgot }).click();
        // The sign-in page before it has a field of the same name.
        await expect(page.getByRole("button", { name: texts.send })).toBeVisible();
        if (javaScriptEnabled) await isAccessible(page);
        await page.getByRole("textbox", { name: texts.email }).fill("siapa@contoh.id");
        await page.getByRole("button", { name: texts.send }).click();
        await expect(heading(page)).toHaveText(texts.sent);
        await page.goto("/staff/forgot");
        await page.getByRole("textbox", { name: texts.email }).fill(email);
        await page.getByRole("button", { name: texts.send }).click();
        await expect(heading(page)).toHaveText(texts.sent);
        await expect.poll(() => site.mailTo(email)).toContain("/staff/reset/");

        const link = mailedLink(await site.mailTo(email), "/staff/reset/");
        await page.goto(link);
        await expect(heading(page)).toHaveText(texts.choose);
        if (javaScriptEnabled) await isAccessible(page);
        await page.getByRole("textbox", { name: texts.newPassword }).fill("Tx9!aQ7#mZ2");
        await page.getByRole("button", { name: texts.save }).click();
        await expect(page.getByText(texts.short).first()).toBeVisible();
        await page.getByRole("textbox", { name: texts.newPassword }).fill("Sawah-Hijau-Lereng-58");
        await page.getByRole("button", { name: texts.save }).click();
        await expect(heading(page)).toHaveText(texts.done);
        await page.getByRole("link", { name: texts.toSignIn }).click();
        await page.getByRole("textbox", { name: texts.email }).fill(email);
        await page.getByRole("textbox", { name: texts.password, exact: true }).fill("Sawah-Hijau-Lereng-58");
        await page.getByRole("button", { name: texts.goOn }).click();
        await expect(heading(page)).toHaveText(texts.second);
        await page.goto(link);
        await expect(heading(page)).toHaveText(texts.over);
      });
    });
  }
}
