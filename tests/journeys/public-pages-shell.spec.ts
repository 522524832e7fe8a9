import type { Page } from "@playwright/test";
import { aPerson, changeResume } from "../support/people.ts";
import { desktop, type Language, phone, readIn, walkedIn } from "./reading.ts";
import { signIn } from "./sign-in.ts";
import { expect, test } from "./site-test.ts";

const words = {
  id: {
    home: "Beranda",
    vacancies: "Lowongan",
    signIn: "Masuk",
    signUp: "Daftar",
    other: "EN , English",
    otherTitle: "Vacancies",
    menu: "Buka menu",
    close: "Tutup menu",
    up: "Kembali ke atas",
    dark: "Gelap",
    light: "Terang",
    offline: "Tidak ada koneksi internet",
    account: /^Akun/,
    entries: [
      /^Aktif mencari kerja/,
      "Profil",
      "Lowongan tersimpan",
      "Riwayat lamaran",
      "Ubah kata sandi",
      "Verifikasi dua langkah",
      "Notifikasi",
      "Notifikasi lowongan",
      "Akun saya",
    ],
    seeking: { pasif: "Pasif, terbuka jika cocok", "tidak aktif": "Tidak mencari kerja", none: "Status belum dipilih" },
  },
  en: {
    home: "Home",
    vacancies: "Vacancies",
    signIn: "Sign in",
    signUp: "Sign up",
    other: "ID , Bahasa Indonesia",
    otherTitle: "Lowongan",
    menu: "Open menu",
    close: "Close menu",
    up: "Back to top",
    dark: "Dark",
    light: "Light",
    offline: "No internet connection",
    account: /^Account of/,
    entries: [
      /^Actively looking/,
      "Profile",
      "Saved vacancies",
      "Application history",
      "Change password",
      "Two-step authentication",
      "Notifications",
      "Job alerts",
      "My account",
    ],
    seeking: { pasif: "Passive, open to a good fit", "tidak aktif": "Not looking", none: "No status chosen" },
  },
} as const;

/** Waits until the browser has fetched all that a page wants. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: "networkidle" });
}

function shellIn(language: Language): void {
  const texts = words[language];
  test.beforeEach(({ context, site }) => readIn(context, site, language));

  test("leads on, keeps language and colours, and knows who is there and whether the network is", async ({ part }) => {
    await part("leads to the main pages, to signing in and to signing up (S4, S5)", async ({ page }) => {
      await page.goto("/");
      const bar = page.getByRole("banner");
      await bar.getByRole("link", { name: texts.vacancies }).click();
      await expect(page).toHaveURL("/lowongan");
      await expect(bar.getByRole("link", { name: texts.vacancies })).toHaveAttribute("aria-current", "page");
      await bar.getByRole("link", { name: texts.home, exact: true }).click();
      await expect(page).toHaveURL("/");
      await bar.getByRole("link", { name: texts.signIn, exact: true }).click();
      await expect(page).toHaveURL("/signin");
      await bar.getByRole("link", { name: texts.signUp }).click();
      await expect(page).toHaveURL("/signup");
    });

    await part("ends with the way up (S3, S7)", async ({ page }) => {
      await page.goto("/");
      await page.getByRole("contentinfo").getByRole("link", { name: texts.up }).click();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    });

    await part("stores the language and shows the same page again (S6)", async ({ context, page }) => {
      await page.goto("/lowongan?jenjang=1");
      await page.getByRole("banner").getByRole("button", { name: texts.other }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(texts.otherTitle);
      await expect(page).toHaveURL("/lowongan?jenjang=1");
      const later = await context.newPage();
      await later.goto("/lowongan");
      await expect(later.getByRole("heading", { level: 1 })).toHaveText(texts.otherTitle);
    });

    await part("stores the colours that were chosen", async ({ page }) => {
      await page.goto("/");
      const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      const before = await ground();
      await page.getByRole("contentinfo").getByRole("button", { name: texts.dark }).click();
      await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
      expect(await ground()).not.toBe(before);
      await page.goto("/lowongan");
      await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
      await page.getByRole("contentinfo").getByRole("button", { name: texts.light }).click();
      await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
    });

    await part(
      "shows that the network is gone until it is back, and keeps the page (S11)",
      async ({ context, page }) => {
        await visit(page, "/signin");
        await page.getByRole("textbox", { name: "E-mail" }).fill("a@contoh.id");
        await context.setOffline(true);
        await expect(page.getByRole("heading", { name: texts.offline })).toBeVisible();
        await expect(page.getByRole("textbox", { name: "E-mail" })).toBeHidden();
        await context.setOffline(false);
        await expect(page.getByRole("textbox", { name: "E-mail" })).toHaveValue("a@contoh.id");
      },
    );

    await part(
      "shows applicants their name, their status and their pages in order (S5, S19)",
      async ({ context, page, site }) => {
        const person = await aPerson(site);
        await signIn(context, site, person);
        await page.goto("/");
        await page.getByRole("button", { name: texts.account }).click();
        await expect(page.getByRole("button", { name: texts.account })).toContainText("Dewi Lestari");
        const entries = page.locator("[popover]:popover-open").getByRole("listitem").locator("a, button");
        await expect(entries).toHaveText([...texts.entries]);
        for (const [code, status] of Object.entries(texts.seeking)) {
          await changeResume(site, person, {
            seekingJobStatusId: code === "none" ? null : { list: "seekingJobStatus", code },
          });
          await page.reload();
          await expect(page.getByRole("button", { name: texts.account })).toContainText(status);
        }
        await page.getByRole("button", { name: texts.account }).click();
        await entries.first().click();
        await expect(page).toHaveURL("/profile-resume#seeking");
      },
    );
  });
}

for (const language of walkedIn("id")) {
  test.describe(`the frame of every page in ${language}`, () => {
    test.use(desktop);
    shellIn(language);
  });

  test.describe(`the menu of a phone in ${language}`, () => {
    test.use(phone);

    test("leads to the pages, and the page behind it stays put (S4, S16)", async ({ context, page, site }) => {
      const texts = words[language];
      await readIn(context, site, language);
      await page.goto("/lowongan");
      await page.getByRole("button", { name: texts.menu }).click();
      const menu = page.getByRole("dialog", { name: "Menu" });
      await page.mouse.move(100, 400);
      await page.mouse.wheel(0, 600);
      await expect(menu.getByRole("link", { name: texts.signUp })).toBeVisible();
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await menu.getByRole("button", { name: texts.close }).click();
      await expect(menu).toBeHidden();
      await page.getByRole("button", { name: texts.menu }).click();
      await menu.getByRole("link", { name: texts.home, exact: true }).click();
      await expect(page).toHaveURL("/");
      await expect(menu).toBeHidden();
    });
  });
}
