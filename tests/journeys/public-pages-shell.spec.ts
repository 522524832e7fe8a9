import type { Page } from "@playwright/test";
import { aPerson, changeResume } from "../support/people.ts";
import { desktop, type Language, languages, phone, readIn, walkedIn } from "./reading.ts";
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
    talent: "Situs talenta",
    stores: ["Aplikasi Android", "Aplikasi iOS"],
    missing: "Halaman ini tidak ada",
    backHome: "Kembali ke beranda",
    offline: "Tidak ada sambungan internet",
    signUpTitle: "Buat akun",
    account: /^Akun/,
    entries: [
      /^Aktif mencari kerja/,
      "Profil",
      "Lowongan tersimpan",
      "Riwayat lamaran",
      "Ubah kata sandi",
      "Verifikasi dua langkah",
      "Pemberitahuan",
      "Kabar lowongan",
      "Akun saya",
    ],
    seeking: { pasif: "Pasif, terbuka bila cocok", "tidak aktif": "Tidak mencari kerja", none: "Status belum dipilih" },
    titles: ["Astra Career", "Lowongan · Astra Career", "data: lowongan · Astra Career", "Masuk · Astra Career"],
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
    talent: "Talent site",
    stores: ["Android app", "iOS app"],
    missing: "This page does not exist",
    backHome: "Back to home",
    offline: "No internet connection",
    signUpTitle: "Create an account",
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
    titles: ["Astra Career", "Vacancies · Astra Career", "data: vacancies · Astra Career", "Sign in · Astra Career"],
  },
} as const;

const socials = ["Instagram", "LinkedIn", "YouTube", "TikTok", "Facebook"];

async function addresses(page: Page): Promise<Record<string, string | null>> {
  const href = (where: string) => page.locator(`head link${where}`).getAttribute("href");
  return {
    canonical: await href("[rel=canonical]"),
    id: await href("[hreflang=id]"),
    en: await href("[hreflang=en]"),
    unsaid: await href("[hreflang=x-default]"),
  };
}

/** Waits until the browser has fetched all that a page wants. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: "networkidle" });
}

function shellIn(language: Language): void {
  const told = words[language];
  test.beforeEach(({ context, site }) => readIn(context, site, language));

  test("leads to the main pages, to signing in and to signing up (S4, S5)", async ({ page }) => {
    await page.goto("/");
    const bar = page.getByRole("banner");
    await bar.getByRole("link", { name: told.vacancies }).click();
    await expect(page).toHaveURL("/lowongan");
    await expect(bar.getByRole("link", { name: told.vacancies })).toHaveAttribute("aria-current", "page");
    await bar.getByRole("link", { name: told.home, exact: true }).click();
    await expect(page).toHaveURL("/");
    await bar.getByRole("link", { name: told.signIn, exact: true }).click();
    await expect(page).toHaveURL("/signin");
    await bar.getByRole("link", { name: told.signUp }).click();
    await expect(page).toHaveURL("/signup");
  });

  test("ends with five social links, the talent site, the stores and the way up (S3, S7)", async ({ page }) => {
    await page.goto("/");
    const foot = page.getByRole("contentinfo");
    for (const name of [...socials, told.talent, ...told.stores]) {
      await expect(foot.getByRole("link", { name, exact: true })).toHaveAttribute("href", /^https:/);
    }
    await foot.getByRole("link", { name: told.up }).click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });

  test("names every page in its title (S10)", async ({ page }) => {
    const titles: string[] = [];
    for (const path of ["/", "/lowongan", "/lowongan?vacancyTitle=data", "/signin"]) {
      await page.goto(path);
      titles.push(await page.title());
    }
    expect(titles).toEqual(told.titles);
  });

  test("says where a page's one address is, and its other language", async ({ page, site }) => {
    await page.goto("/lowongan?page=2&utm=");
    const list = `${site.url}/lowongan?page=2`;
    const canonical = language === "en" ? `${list}&lang=en` : list;
    expect(await addresses(page)).toEqual({ canonical, id: list, en: `${list}&lang=en`, unsaid: list });
    await page.goto(`/lowongan/lowongan-detail-page/47/apa-saja?lang=${language}`);
    const { canonical: one } = await addresses(page);
    expect(one).toMatch(language === "en" ? /\/47\/soil-laboratory-assistant\?lang=en$/ : /\/47\/asisten-[a-z-]+$/);
  });

  if (!walkedIn("id").includes(language)) return;

  test("stores the language and shows the same page anew (S6)", async ({ context, page }) => {
    await page.goto("/lowongan?jenjang=1");
    await page.getByRole("banner").getByRole("button", { name: told.other }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(told.otherTitle);
    await expect(page).toHaveURL("/lowongan?jenjang=1");
    const later = await context.newPage();
    await later.goto("/lowongan");
    await expect(later.getByRole("heading", { level: 1 })).toHaveText(told.otherTitle);
  });

  test("stores the colours that were chosen", async ({ page }) => {
    await page.goto("/");
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const before = await ground();
    await page.getByRole("contentinfo").getByRole("button", { name: told.dark }).click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    expect(await ground()).not.toBe(before);
    await page.goto("/lowongan");
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await page.getByRole("contentinfo").getByRole("button", { name: told.light }).click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  });

  test("answers 404 where there is no page (R40)", async ({ page }) => {
    expect((await page.goto("/tidak/ada"))?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(told.missing);
    await page.getByRole("link", { name: told.backHome }).click();
    await expect(page).toHaveURL("/");
  });

  test("leads guests to the sign-in and knows where they were going (S1, S2)", async ({ page }) => {
    for (const path of ["/profile-resume", "/account/history", "/lowongan/profile-resume?vacancy=47"]) {
      await page.goto(path);
      await expect(page).toHaveURL(`/signin?redirect=${encodeURIComponent(path)}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(told.signIn);
    }
    await page.goto("/signup/profile-resume");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(told.signUpTitle);
  });

  test("shows that the network is gone until it is back, and keeps the page (S11)", async ({ context, page }) => {
    await visit(page, "/signin");
    await page.getByRole("textbox", { name: "E-mail" }).fill("a@contoh.id");
    await context.setOffline(true);
    await expect(page.getByRole("heading", { name: told.offline })).toBeVisible();
    await expect(page.getByRole("textbox", { name: "E-mail" })).toBeHidden();
    await context.setOffline(false);
    await expect(page.getByRole("textbox", { name: "E-mail" })).toHaveValue("a@contoh.id");
  });

  test("shows applicants their name, their status and their pages in order (S5, S19)", async ({
    context,
    page,
    site,
  }) => {
    const person = await aPerson(site);
    await signIn(context, site, person);
    await page.goto("/");
    await page.getByRole("button", { name: told.account }).click();
    await expect(page.getByRole("button", { name: told.account })).toContainText("Dewi Lestari");
    const entries = page.locator("[popover]:popover-open").getByRole("listitem").locator("a, button");
    await expect(entries).toHaveText([...told.entries]);
    for (const [code, status] of Object.entries(told.seeking)) {
      await changeResume(site, person, {
        seekingJobStatusId: code === "none" ? null : { list: "seekingJobStatus", code },
      });
      await page.reload();
      await expect(page.getByRole("button", { name: told.account })).toContainText(status);
    }
    await page.getByRole("button", { name: told.account }).click();
    await entries.first().click();
    await expect(page).toHaveURL("/profile-resume#seeking");
  });
}

for (const language of languages) {
  test.describe(`the frame of every page in ${language}`, () => {
    test.use(desktop);
    shellIn(language);
  });

  if (!walkedIn("id").includes(language)) continue;

  test.describe(`the menu of a phone in ${language}`, () => {
    test.use(phone);

    test("leads to the pages, and the page behind it stays put (S4, S16)", async ({ context, page, site }) => {
      const told = words[language];
      await readIn(context, site, language);
      await page.goto("/lowongan");
      await page.getByRole("button", { name: told.menu }).click();
      const menu = page.getByRole("dialog", { name: "Menu" });
      await page.mouse.move(100, 400);
      await page.mouse.wheel(0, 600);
      await expect(menu.getByRole("link", { name: told.signUp })).toBeVisible();
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await menu.getByRole("button", { name: told.close }).click();
      await expect(menu).toBeHidden();
      await page.getByRole("button", { name: told.menu }).click();
      await menu.getByRole("link", { name: told.home, exact: true }).click();
      await expect(page).toHaveURL("/");
      await expect(menu).toBeHidden();
    });
  });
}
