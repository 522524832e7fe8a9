import type { Page } from "@playwright/test";
import { complaintsOf } from "./quiet.ts";
import { desktop, languages, readIn, viewsIn, walkedIn } from "./reading.ts";
import { expect, test } from "./site-test.ts";

const words = {
  id: {
    title: "Berita dan artikel",
    nav: "Berita",
    tabs: { all: "Semua", news: "Berita", article: "Artikel" },
    documents: { news: "Berita · Astra Career", article: "Artikel · Astra Career" },
    newest: "Menulis resume satu halaman yang dibaca sampai habis",
    waiting: "Pendaftaran beasiswa anak karyawan 2027 dibuka",
    kinds: { news: /^Berita, \d{1,2}\s\p{L}+\s\d{4}/u, article: /^Artikel, \d{1,2}\s\p{L}+\s\d{4}/u },
    page: (number: number) => `Halaman ${number}`,
    next: "Berikutnya",
    past: "Halaman ini sudah melewati akhir daftar",
    pastText: "Daftar ini berakhir di halaman 3.",
    last: "Ke halaman terakhir",
    author: "Dian Kusumawardani, perekrut di Dana Wastra Pembiayaan",
    minutes: /menit baca$/,
    heading: "Angka membuat percaya",
    related: "Baca juga",
    allArticles: "Semua artikel",
    apply: "Isi resume",
    vacancies: "Lihat lowongan",
    missing: "Halaman ini tidak ada",
  },
  en: {
    title: "News and articles",
    nav: "News",
    tabs: { all: "All", news: "News", article: "Articles" },
    documents: { news: "News · Astra Career", article: "Articles · Astra Career" },
    newest: "Writing a one-page resume that is read to the end",
    waiting: "Scholarships for employees' children 2027 are open",
    kinds: { news: /^News, \d{1,2}\s\p{L}+\s\d{4}/u, article: /^Article, \d{1,2}\s\p{L}+\s\d{4}/u },
    page: (number: number) => `Page ${number}`,
    next: "Next",
    past: "This page is past the end of the list",
    pastText: "The list ends on page 3.",
    last: "To the last page",
    author: "Dian Kusumawardani, recruiter at Dana Wastra Pembiayaan",
    minutes: /minutes? to read$/,
    heading: "Numbers are believed",
    related: "Read on",
    allArticles: "All articles",
    apply: "Fill in your resume",
    vacancies: "See vacancies",
    missing: "This page does not exist",
  },
} as const;

const titlesOf = (page: Page) => page.getByRole("main").getByRole("heading", { level: 2 });

for (const language of languages) {
  for (const [, view] of viewsIn(language)) {
    const told = words[language];

    test.describe(`news and articles in ${language} at ${view.viewport.width} pixels`, () => {
      test.use(view);
      test.beforeEach(({ context, site }) => readIn(context, site, language));

      test("are listed by tabs, each item with its kind and its day (V15, R25)", async ({ page }) => {
        await page.goto("/berita-artikel");
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(told.title);
        await expect(titlesOf(page)).toHaveCount(9);
        await expect(titlesOf(page).first()).toHaveText(told.newest);
        const main = page.getByRole("main");
        for (const type of ["news", "article"] as const) {
          await main.getByRole("link", { name: told.tabs[type], exact: true }).click();
          await expect(page).toHaveURL(`/berita-artikel?tab=${type}`);
          await expect(page).toHaveTitle(told.documents[type]);
          await expect(main.getByRole("link", { name: told.tabs[type], exact: true })).toHaveAttribute(
            "aria-current",
            "page",
          );
          const cards = main.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 2 }) });
          await expect(cards.filter({ has: page.getByText(told.kinds[type]) })).toHaveCount(await cards.count());
        }
        await main.getByRole("link", { name: told.tabs.all, exact: true }).click();
        await expect(page).toHaveURL("/berita-artikel");
      });

      if (!walkedIn("en").includes(language)) return;

      test("fill pages of nine, and say where they end (V15)", async ({ page }) => {
        await page.goto("/berita-artikel");
        const main = page.getByRole("main");
        const seen = await titlesOf(page).allTextContents();
        await main.getByRole("link", { name: told.next }).click();
        await expect(page).toHaveURL("/berita-artikel?page=2");
        await expect(titlesOf(page)).toHaveCount(9);
        await main.getByRole("link", { name: told.page(3), exact: true }).click();
        await expect(titlesOf(page)).toHaveCount(3);
        seen.push(...(await titlesOf(page).allTextContents()));
        expect(seen).not.toContain(told.waiting);
        await page.goto("/berita-artikel?page=9");
        await expect(main.getByRole("heading", { name: told.past })).toBeVisible();
        await expect(main).toContainText(told.pastText);
        await main.getByRole("link", { name: told.last }).click();
        await expect(page).toHaveURL("/berita-artikel?page=3");
      });

      test("are read one at a time, and lead on (V15, R26)", async ({ page }) => {
        await page.goto("/berita-artikel");
        const main = page.getByRole("main");
        await main.getByRole("link", { name: told.newest }).click();
        await expect(page).toHaveURL(/\/berita-artikel\/berita-artikel-detail\/\d+$/);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(told.newest);
        await expect(page).toHaveTitle(`${told.newest} · Astra Career`);
        await expect(main.getByText(told.author)).toBeVisible();
        await expect(main.getByText(told.minutes)).toBeVisible();
        await expect(main.getByRole("heading", { level: 2, name: told.heading })).toBeVisible();
        await expect(main.getByRole("link", { name: told.apply })).toHaveAttribute("href", "/profile-resume");
        await expect(main.getByRole("heading", { level: 2, name: told.related })).toBeVisible();
        const others = main.getByRole("heading", { level: 3 });
        await expect(others).toHaveCount(3);
        await expect(main.getByRole("link", { name: told.allArticles })).toHaveAttribute(
          "href",
          "/berita-artikel?tab=article",
        );
        const next = (await others.first().textContent()) ?? "";
        await others.first().getByRole("link").click();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(next);
      });

      test("answer 404 where there is no such item (R26)", async ({ page }) => {
        for (const id of ["999999", "0", "satu"]) {
          expect((await page.goto(`/berita-artikel/berita-artikel-detail/${id}`))?.status()).toBe(404);
          await expect(page.getByRole("heading", { level: 1 })).toHaveText(told.missing);
        }
      });

      test("make no browser complain", async ({ page }) => {
        const complaints = await complaintsOf(page);
        for (const path of ["/berita-artikel", "/berita-artikel?tab=news&page=2", "/berita-artikel?page=9"]) {
          await page.goto(path, { waitUntil: "networkidle" });
        }
        await page.goto("/berita-artikel", { waitUntil: "networkidle" });
        const item = await titlesOf(page).nth(1).getByRole("link").getAttribute("href");
        await page.goto(item ?? "", { waitUntil: "networkidle" });
        await expect(page.getByRole("main").getByRole("link", { name: told.vacancies })).toBeVisible();
        expect(complaints).toEqual([]);
      });
    });
  }

  if (!walkedIn("en").includes(language)) continue;

  test.describe(`news and articles in ${language} without scripts`, () => {
    test.use({ ...desktop, javaScriptEnabled: false });

    test("are found from the menu, paged and read (V15, S4)", async ({ context, page, site }) => {
      const told = words[language];
      await readIn(context, site, language);
      await page.goto("/lowongan");
      const bar = page.getByRole("banner");
      await bar.getByRole("link", { name: told.nav, exact: true }).click();
      await expect(bar.getByRole("link", { name: told.nav, exact: true })).toHaveAttribute("aria-current", "page");
      await page.getByRole("link", { name: told.page(2), exact: true }).click();
      const title = (await titlesOf(page).nth(3).textContent()) ?? "";
      await titlesOf(page).nth(3).getByRole("link").click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    });
  });
}
