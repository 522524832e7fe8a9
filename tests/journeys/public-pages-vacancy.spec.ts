import type { Page } from "@playwright/test";
import { aRow, type ImportedVacancy, importRows } from "../support/imported-vacancies.ts";
import type { Site } from "../support/site.ts";
import { desktop, languages, phone, readIn, walkedIn } from "./reading.ts";
import { expect, test } from "./site-test.ts";

const vacancyPath = "/lowongan/lowongan-detail-page/47/asisten-laboratorium-tanah";

test.use({ siteOf: "what comes and goes" });

const robots = 'meta[name="robots"]';
const forSearchEngines = 'script[type="application/ld+json"]';

const words = {
  id: {
    title: "Asisten Laboratorium Tanah",
    document: "Asisten Laboratorium Tanah, Ladang Arunika Lestari · Astra Career",
    about: "Tentang pekerjaan ini",
    wanted: "Yang kami cari",
    facts: ["Penempatan", "Diterbitkan", "Kode lowongan"],
    closes: /^Tutup (?:\d|hari|besok)/,
    apply: "Lamar sekarang",
    related: "Lowongan serupa",
    copy: "Salin tautan",
    copied: "Tautan disalin",
    mail: "Kirim lewat e-mail",
    share: "Bagikan",
    closed: "Maaf, lowongan ini sudah ditutup",
    closedText: /\(Cahaya Rantau\) ditutup \d+\s.+\. Lowongan serupa mungkin masih terbuka\./,
    gone: "Lowongan ini sudah lama ditutup",
    others: "Lihat lowongan lain",
    missing: "Halaman ini tidak ada",
    does: "Apa yang kami kerjakan",
    jobs: /^\d+ lowongan di Ladang Arunika Lestari$/,
    filter: "Saring lowongan ini",
    none: "Belum ada lowongan terbuka",
    next: "Berikutnya",
    past: "Halaman ini sudah melewati akhir daftar",
  },
  en: {
    title: "Soil Laboratory Assistant",
    document: "Soil Laboratory Assistant, Ladang Arunika Lestari · Astra Career",
    about: "About this job",
    wanted: "What we look for",
    facts: ["Location", "Posted", "Vacancy code"],
    closes: /^Closes (?:in|today|tomorrow|\d)/,
    apply: "Apply now",
    related: "Similar vacancies",
    copy: "Copy link",
    copied: "Link copied",
    mail: "Send by e-mail",
    share: "Share",
    closed: "Sorry, the vacancy is closed",
    closedText: /\(Cahaya Rantau\) closed on \d+\s.+\. Similar vacancies may still be open\./,
    gone: "This vacancy closed long ago",
    others: "See other vacancies",
    missing: "This page does not exist",
    does: "What we do",
    jobs: /^\d+ vacancies at Ladang Arunika Lestari$/,
    filter: "Filter these vacancies",
    none: "No open vacancies yet",
    next: "Next",
    past: "This page is past the end of the list",
  },
} as const;

/** Imports a vacancy and answers where its page is. */
async function anImported(page: Page, site: Site, row: ImportedVacancy): Promise<string> {
  await importRows(site, [row]);
  await page.goto(`/lowongan?vacancyTitle=${encodeURIComponent(row.title_id)}`);
  const card = page.getByRole("main").getByRole("heading", { level: 3, name: row.title_id }).getByRole("link");
  return (await card.getAttribute("href")) ?? "";
}

/** The same, closed so many days ago by a second import. */
async function aClosed(page: Page, site: Site, title: string, daysAgo: number): Promise<string> {
  const open = aRow(title);
  const path = await anImported(page, site, open);
  await importRows(site, [{ ...aRow(title, -daysAgo), code: open.code }]);
  return path;
}

for (const language of languages) {
  const told = words[language];

  test.describe(`a vacancy in ${language}`, () => {
    test.use(desktop);
    test.beforeEach(({ context, site }) => readIn(context, site, language));

    // Shows: R21
    test("tells what the job is, until when it is open, and where (V4)", async ({ page }) => {
      await page.goto(vacancyPath);
      await expect(page).toHaveTitle(told.document);
      const main = page.getByRole("main");
      await expect(main.getByRole("heading", { level: 1 })).toHaveText(told.title);
      for (const name of [told.about, told.wanted]) await expect(main.getByRole("heading", { name })).toBeVisible();
      for (const fact of told.facts) await expect(main.getByRole("term").filter({ hasText: fact })).toBeVisible();
      await expect(main.getByRole("complementary").getByText(told.closes)).toBeVisible();
      const apply = main.getByRole("link", { name: told.apply }).and(page.locator(":visible"));
      await expect(apply).toHaveAttribute("href", "/lowongan/profile-resume?vacancy=47");
      expect(await page.locator(forSearchEngines).textContent()).toContain('"@type":"JobPosting"');
      await expect(page.locator(robots)).toHaveCount(0);
    });

    if (!walkedIn("en").includes(language)) return;

    test("shows at most four open vacancies like it, which lead on (V5)", async ({ page }) => {
      await page.goto(vacancyPath);
      const related = page.locator("section", { has: page.getByRole("heading", { name: told.related }) });
      const titles = related.getByRole("heading", { level: 3 });
      await expect(titles.first()).toBeVisible();
      expect(await titles.count()).toBeLessThanOrEqual(4);
      const next = (await titles.first().textContent()) ?? "";
      await titles.first().getByRole("link").click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(next);
    });

    test("is passed on by its own address (V6)", async ({ context, page, site }) => {
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      await page.goto("/lowongan/lowongan-detail-page/47/apa-saja?utm=x");
      const address = `${site.url}/lowongan/lowongan-detail-page/47/`;
      // Until the page's script is there it is a link to the same page.
      await expect(async () => {
        await page.getByRole("link", { name: told.copy }).click();
        await expect(page.getByRole("status").filter({ hasText: told.copied })).toBeVisible({ timeout: 3_000 });
      }).toPass();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`^${address}[a-z-]+$`));
      const whatsapp = page.getByRole("link", { name: "WhatsApp", exact: true });
      await expect(whatsapp).toHaveAttribute("href", new RegExp(encodeURIComponent(address)));
      await expect(page.getByRole("link", { name: told.mail })).toHaveAttribute("href", /^mailto:\?/);
      await expect(page.getByRole("link", { name: /LinkedIn/ }).first()).toHaveAttribute("href", /linkedin/);
    });

    test("says for 90 days that it is closed, then that it is gone (V9)", async ({ page, site }) => {
      const recent = await aClosed(page, site, `Juru Ukur ${language}`, 90);
      const old = await aClosed(page, site, `Juru Arsip ${language}`, 91);
      expect((await page.goto(recent))?.status()).toBe(200);
      await expect(page.locator(robots)).toHaveAttribute("content", /noindex/);
      await expect(page.locator(forSearchEngines)).toHaveCount(0);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(told.closed);
      await expect(page.getByRole("main")).toContainText(told.closedText);
      await expect(page.getByRole("link", { name: told.apply })).toHaveCount(0);
      await expect(page.getByRole("heading", { name: told.related })).toBeVisible();
      expect((await page.goto(old))?.status()).toBe(410);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(told.gone);
      await page.getByRole("link", { name: told.others }).click();
      await expect(page).toHaveURL("/lowongan");
    });

    test("that never was is a page that does not exist (S20)", async ({ page }) => {
      for (const id of ["999999", "0", "abc"]) {
        expect((await page.goto(`/lowongan/lowongan-detail-page/${id}/x`))?.status()).toBe(404);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(told.missing);
      }
    });

    // Shows: R24
    test("leads to its company, which shows its vacancies (V11)", async ({ page }) => {
      await page.goto(vacancyPath);
      await page.getByRole("article").getByRole("link", { name: "Ladang Arunika Lestari" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ladang Arunika Lestari");
      await expect(page).toHaveTitle("Ladang Arunika Lestari · Astra Career");
      await expect(page.getByRole("heading", { name: told.does })).toBeVisible();
      await expect(page.getByRole("heading", { level: 2, name: told.jobs })).toBeVisible();
      await page.getByRole("link", { name: told.filter }).click();
      await expect(page).toHaveURL(/\/lowongan\?company=\d+$/);
      await expect(page.getByRole("checkbox", { name: /Ladang Arunika Lestari/ })).toBeChecked();
    });

    // Shows: R24
    test("shows a company's vacancies twelve a page, or says that there are none (V11, V19)", async ({
      page,
      site,
    }) => {
      const [many, none] = [`Bahtera Muda ${language}`, `Sunyi Abadi ${language}`];
      const rows = Array.from({ length: 13 }, (_, index) => ({ ...aRow(`Kru ${index} ${language}`), company: many }));
      const alone = { ...aRow(`Penjaga ${language}`), company: none };
      await importRows(site, rows);
      await page.goto(await anImported(page, site, alone));
      const companyPath = await page.getByRole("article").getByRole("link", { name: none }).getAttribute("href");
      await importRows(site, [{ ...alone, posting_date: "2026-01-01", end_date: "2026-01-02" }]);
      await page.goto(companyPath ?? "");
      await expect(page.getByRole("heading", { name: told.none })).toBeVisible();
      await page.goto(`/lowongan?vacancyTitle=${encodeURIComponent(`Kru 0 ${language}`)}`);
      await page.getByRole("main").getByRole("heading", { level: 3 }).first().getByRole("link").click();
      await page.getByRole("article").getByRole("link", { name: many, exact: true }).click();
      const cards = page.getByRole("main").getByRole("heading", { level: 3 });
      await expect(cards).toHaveCount(12);
      await page.getByRole("link", { name: told.next }).click();
      await expect(page).toHaveURL(/\?page=2/);
      await expect(cards).toHaveCount(1);
      await page.goto(`${new URL(page.url()).pathname}?page=9`);
      await expect(page.getByRole("heading", { name: told.past })).toBeVisible();
    });
  });

  if (!walkedIn("en").includes(language)) continue;

  test.describe(`a vacancy on a phone in ${language}`, () => {
    test.use(phone);

    test("keeps applying and sharing at hand (V4, V6)", async ({ context, page, site }) => {
      await readIn(context, site, language);
      await page.goto(vacancyPath);
      const apply = page.getByRole("link", { name: told.apply }).and(page.locator(":visible"));
      await expect(apply).toBeInViewport();
      await expect(page.getByRole("link", { name: told.share, exact: true })).toBeInViewport();
      const isBroad = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      expect(isBroad).toBe(false);
    });
  });
}

test("a usual vacancy is printed on one sheet, with where it is found and nothing to press", async ({ page, site }) => {
  await page.goto(vacancyPath);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText(site.url + vacancyPath)).toBeVisible();
  await expect(page.getByRole("navigation").and(page.locator(":visible"))).toHaveCount(0);
  await expect(page.getByText(words.id.apply).and(page.locator(":visible"))).toHaveCount(0);
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});
