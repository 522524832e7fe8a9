// Shows: F2, promise 5, promise 16
import type { Page } from "@playwright/test";
import { mailedLink } from "../support/mailed-link.ts";
import { newEmail } from "../support/people.ts";
import type { Site } from "../support/site.ts";
import { withAuthenticator } from "../support/virtual-authenticator.ts";
import { isAccessible } from "./is-accessible.ts";
import { leaveDesk, openMore } from "./open-more.ts";
import { readIn, wayIn } from "./reading.ts";
import { expect, test } from "./site-test.ts";

const words = {
  id: {
    name: "Nama",
    newPassword: "Kata sandi baru",
    goOn: "Lanjut",
    enrol: "Aktifkan verifikasi dua langkah",
    make: "Gunakan passkey saja",
    codes: "Simpan kode pemulihan",
    kept: "Sudah saya simpan, lanjutkan",
    day: "Hari saya",
    signOut: "Keluar",
    title: "Masuk ke Ruang Rekrutmen",
    passkey: "Gunakan passkey",
    me: "Akun saya",
    save: "Simpan",
    saved: "Tersimpan.",
    locked: "Layar terkunci",
    lockedMessage: /^Layar terkunci setelah 60 menit tidak aktif/,
    password: "Kata sandi",
    wrong: "Kata sandi salah.",
    unlock: "Buka kunci",
    later: "Nanti saja",
    sure: "Pastikan ini Anda",
    passkeyName: /^Nama passkey/,
    add: "Tambah passkey",
    newCodes: "Buat kode baru",
    shownOnce: /hanya ditampilkan sekarang/,
    remove: "Hapus Passkey pertama",
    last: /^Ini cara verifikasi terakhir/,
    unlockByPasskey: "Buka dengan passkey",
  },
  en: {
    name: "Name",
    newPassword: "New password",
    goOn: "Continue",
    enrol: "Set up two-step authentication",
    make: "Use a passkey instead",
    codes: "Save your recovery codes",
    kept: "I have saved them, continue",
    day: "My day",
    signOut: "Sign out",
    title: "Sign in to the recruiting desk",
    passkey: "Use a passkey",
    me: "My account",
    save: "Save",
    saved: "Saved.",
    locked: "The screen is locked",
    lockedMessage: /^The screen was locked after 60 minutes without activity/,
    password: "Password",
    wrong: "The password is incorrect.",
    unlock: "Unlock",
    later: "Not now",
    sure: "Confirm that it is you",
    passkeyName: /^Name of the passkey/,
    add: "Add a passkey",
    newCodes: "Create new codes",
    shownOnce: /shown only now/,
    remove: "Remove First passkey",
    last: /^This is your last verification method/,
    unlockByPasskey: "Unlock with a passkey",
  },
} as const;

type Words = (typeof words)[keyof typeof words];

const password = "Benang-Kapas-Tenun-47";
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** Someone who was invited and chose a passkey; at the desk. */
async function begunByPasskey(page: Page, site: Site, language: string, texts: Words): Promise<void> {
  const email = newEmail();
  await site.run("staff", ["invite", email, "--role", "admin", "--language", language]);
  await page.goto(mailedLink(await site.mailTo(email), "/staff/invite/"));
  await page.getByRole("textbox", { name: texts.name, exact: true }).fill("Ratna Wulandari");
  await page.getByRole("textbox", { name: texts.newPassword }).fill(password);
  await page.getByRole("button", { name: texts.goOn }).click();
  await expect(heading(page)).toHaveText(texts.enrol);
  await page.getByRole("button", { name: texts.make }).click();
  await expect(heading(page)).toHaveText(texts.codes);
  expect(await page.getByRole("main").getByRole("listitem").allTextContents()).toHaveLength(10);
  await page.getByRole("link", { name: texts.kept }).click();
  await expect(heading(page)).toHaveText(texts.day);
}

/** The next call of that kind finds the session so; the ones after it what is true. */
async function nextIs(page: Page, path: string, method: string, status: number, code: string): Promise<void> {
  let isTold = false;
  await page.route(`**/api/v1/staff/${path}`, async (route) => {
    if (isTold || route.request().method() !== method) return route.fallback();
    isTold = true;
    const body = JSON.stringify({ code, detail: code, title: code, status });
    return route.fulfill({ status, contentType: "application/problem+json", body });
  });
}

for (const [language, view] of wayIn("en")) {
  const texts = words[language];

  test.describe(`passkeys in ${language} at ${view.viewport.width} pixels`, () => {
    test.use(view);
    test.beforeEach(async ({ context, page, site }) => {
      await readIn(context, site, language);
      await withAuthenticator(page);
      await begunByPasskey(page, site, language, texts);
    });

    test("open the desk, its locks and what is grave", async ({ page }) => {
      await test.step("an account is begun by a passkey, which later signs in alone and leads where one was going", async () => {
        await leaveDesk(page, texts.signOut);
        await expect(heading(page)).toHaveText(texts.title);
        await page.goto("/staff/me");
        await expect(heading(page)).toHaveText(texts.title);
        await isAccessible(page);
        await page.getByRole("button", { name: texts.passkey }).click();
        await expect(heading(page)).toHaveText(texts.me);
        await isAccessible(page);
      });

      // Shows: F4
      await test.step("a lock opens over the page: what was typed stays, with and without the key", async () => {
        await page.goto("/staff/me");
        const name = page.getByRole("textbox", { name: texts.name, exact: true });
        await name.fill("Ratna W.");
        await nextIs(page, "me", "PATCH", 401, "session-locked");
        await page.getByRole("button", { name: texts.save }).click();
        const dialog = page.getByRole("dialog", { name: texts.locked });
        await expect(dialog).toBeVisible();
        await isAccessible(page);
        await dialog.getByRole("button", { name: texts.later }).click();
        await expect(page.getByText("session-locked")).toBeVisible();
        await expect(name).toHaveValue("Ratna W.");

        await page.unroute("**/api/v1/staff/me");
        await nextIs(page, "me", "PATCH", 401, "session-locked");
        await page.getByRole("button", { name: texts.save }).click();
        await dialog.getByRole("textbox", { name: texts.password }).fill("Bukan-Ini-Sandinya-9");
        await dialog.getByRole("button", { name: texts.unlock, exact: true }).click();
        await expect(dialog.getByText(texts.wrong)).toBeVisible();
        await dialog.getByRole("textbox", { name: texts.password }).fill(password);
        await dialog.getByRole("button", { name: texts.unlock, exact: true }).click();
        await expect(dialog).toBeHidden();
        await expect(page.getByText(texts.saved)).toBeVisible();
        await openMore(page);
        await expect(page.getByRole("link", { name: "Ratna W." })).toBeVisible();

        await page.unroute("**/api/v1/staff/me");
        await nextIs(page, "me", "PATCH", 401, "session-locked");
        await page.getByRole("button", { name: texts.save }).click();
        await dialog.getByRole("button", { name: texts.unlockByPasskey }).click();
        await expect(dialog).toBeHidden();
      });

      // Shows: F6
      await test.step("what is grave asks for the second step over the page, and then is done", async () => {
        await page.goto("/staff/me");
        await nextIs(page, "me/second-steps", "POST", 403, "step-up-needed");
        await page.getByRole("button", { name: texts.newCodes }).click();
        const dialog = page.getByRole("dialog", { name: texts.sure });
        await expect(dialog).toBeVisible();
        await isAccessible(page);
        await dialog.getByRole("button", { name: texts.passkey }).click();
        await expect(dialog).toBeHidden();
        await expect(page.getByText(texts.shownOnce)).toBeVisible();
        await expect(page.locator("ul").filter({ hasText: /[A-Z0-9]{4}-[A-Z0-9]{4}-[A-Z0-9]{4}/ })).toBeVisible();
      });

      await test.step("the last second step stays", async () => {
        await page.goto("/staff/me");
        await page.getByRole("button", { name: texts.remove }).click();
        await expect(page.getByText(texts.last)).toBeVisible();
      });
    });
  });
}
