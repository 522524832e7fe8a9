// Shows: promise 6
import type { Page } from "@playwright/test";
import { mailedLink } from "../support/mailed-link.ts";
import { newEmail } from "../support/people.ts";
import type { Site } from "../support/site.ts";
import { getCode } from "../support/two-step.ts";
import { isAccessible } from "./is-accessible.ts";
import { leaveDesk, openMore } from "./open-more.ts";
import { readIn, wayIn } from "./reading.ts";
import { expect, test } from "./site-test.ts";

const words = {
  id: {
    welcome: "Selamat datang di Ruang Rekrutmen",
    name: "Nama",
    newPassword: "Kata sandi baru",
    goOn: "Lanjut",
    enrol: "Aktifkan verifikasi dua langkah",
    code: "Kode",
    setUp: "Aktifkan",
    codes: "Simpan kode pemulihan",
    kept: "Sudah saya simpan, lanjutkan",
    day: "Hari saya",
    signOut: "Keluar",
    title: "Masuk ke Ruang Rekrutmen",
    email: "E-mail kerja",
    password: "Kata sandi",
    second: "Verifikasi dua langkah",
    signIn: "Masuk",
    over: "Undangan ini sudah tidak berlaku",
    wrong: "E-mail atau kata sandi salah.",
    wrongCode: /^Kode ini salah/,
    short: /Gunakan minimal 12 karakter/,
  },
  en: {
    welcome: "Welcome to the recruiting desk",
    name: "Name",
    newPassword: "New password",
    goOn: "Continue",
    enrol: "Set up two-step authentication",
    code: "Code",
    setUp: "Set up",
    codes: "Save your recovery codes",
    kept: "I have saved them, continue",
    day: "My day",
    signOut: "Sign out",
    title: "Sign in to the recruiting desk",
    email: "Work e-mail",
    password: "Password",
    second: "Two-step authentication",
    signIn: "Sign in",
    over: "This invitation has expired",
    wrong: "The e-mail or password is incorrect.",
    wrongCode: /^This code is incorrect/,
    short: /Use at least 12 characters/,
  },
} as const;

const password = "Benang-Kapas-Tenun-47";

async function invited(site: Site, language: string): Promise<{ email: string; link: string }> {
  const email = newEmail();
  await site.run("staff", ["invite", email, "--role", "admin", "--language", language]);
  return { email, link: mailedLink(await site.mailTo(email), "/staff/invite/") };
}

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

for (const [language, view] of wayIn("id")) {
  const texts = words[language];

  test.describe(`the desk in ${language} at ${view.viewport.width} pixels`, () => {
    test.use(view);
    test.beforeEach(({ context, site }) => readIn(context, site, language));

    test("somebody invited chooses a password, sets the second step up, keeps codes, and is in; later by password and code", async ({
      page,
      site,
    }) => {
      const { email, link } = await invited(site, language);
      await page.goto(link);
      await expect(heading(page)).toHaveText(texts.welcome);
      await isAccessible(page);
      await page.getByRole("textbox", { name: texts.name, exact: true }).fill("Ratna Wulandari");
      await page.getByRole("textbox", { name: texts.newPassword }).fill("Tx9!aQ7#mZ2");
      await page.getByRole("button", { name: texts.goOn }).click();
      await expect(page.getByRole("alert").getByText(texts.short)).toBeVisible();
      await page.getByRole("textbox", { name: texts.newPassword }).fill(password);
      await page.getByRole("button", { name: texts.goOn }).click();
      await expect(heading(page)).toHaveText(texts.enrol);
      await isAccessible(page);
      const secret = ((await page.locator("code").textContent()) ?? "").replaceAll(" ", "");
      await page.getByRole("textbox", { name: texts.code }).fill("000000");
      await page.getByRole("button", { name: texts.setUp, exact: true }).click();
      await expect(page.getByText(texts.wrongCode)).toBeVisible();
      await page.getByRole("textbox", { name: texts.code }).fill(getCode(secret));
      await page.getByRole("button", { name: texts.setUp, exact: true }).click();
      await expect(heading(page)).toHaveText(texts.codes);
      const codes = await page.getByRole("main").getByRole("listitem").allTextContents();
      expect(codes).toHaveLength(10);
      await page.getByRole("link", { name: texts.kept }).click();
      await expect(heading(page)).toHaveText(texts.day);
      await openMore(page);
      await expect(page.getByRole("link", { name: "Ratna Wulandari" })).toBeVisible();
      await isAccessible(page);

      await leaveDesk(page, texts.signOut);
      await expect(heading(page)).toHaveText(texts.title);
      await page.goto("/staff");
      await expect(heading(page)).toHaveText(texts.title);
      await page.getByRole("textbox", { name: texts.email }).fill(email);
      await page.getByRole("textbox", { name: texts.password, exact: true }).fill("Bukan-Ini-Sandinya-9");
      await page.getByRole("button", { name: texts.goOn }).click();
      await expect(page.getByText(texts.wrong)).toBeVisible();
      await page.getByRole("textbox", { name: texts.password, exact: true }).fill(password);
      await page.getByRole("button", { name: texts.goOn }).click();
      await expect(heading(page)).toHaveText(texts.second);
      await page.getByRole("textbox", { name: texts.code }).fill(codes[0] ?? "");
      await page.getByRole("button", { name: texts.signIn, exact: true }).click();
      await expect(heading(page)).toHaveText(texts.day);

      await page.goto(link);
      await expect(heading(page)).toHaveText(texts.over);
    });
  });

  test.describe(`the desk in ${language} without scripts`, () => {
    test.use({ ...view, javaScriptEnabled: false });

    test("an invitation is followed, and one signs in, by plain forms", async ({ context, page, site }) => {
      await readIn(context, site, language);
      const { email, link } = await invited(site, language);
      await page.goto(link);
      await page.getByRole("textbox", { name: texts.name, exact: true }).fill("Ratna Wulandari");
      await page.getByRole("textbox", { name: texts.newPassword }).fill(password);
      await page.getByRole("button", { name: texts.goOn }).click();
      const secret = ((await page.locator("code").textContent()) ?? "").replaceAll(" ", "");
      await page.getByRole("textbox", { name: texts.code }).fill(getCode(secret));
      await page.getByRole("button", { name: texts.setUp, exact: true }).click();
      const [code = ""] = await page.getByRole("main").getByRole("listitem").allTextContents();
      await page.getByRole("link", { name: texts.kept }).click();
      await openMore(page);
      await expect(page.getByRole("link", { name: "Ratna Wulandari" })).toBeVisible();
      await leaveDesk(page, texts.signOut);
      await page.getByRole("textbox", { name: texts.email }).fill(email);
      await page.getByRole("textbox", { name: texts.password, exact: true }).fill(password);
      await page.getByRole("button", { name: texts.goOn }).click();
      await page.getByRole("textbox", { name: texts.code }).fill(code);
      await page.getByRole("button", { name: texts.signIn, exact: true }).click();
      await openMore(page);
      await expect(page.getByRole("link", { name: "Ratna Wulandari" })).toBeVisible();
    });
  });
}
