import { listComplaints } from "./quiet.ts";
import { readIn, wayIn } from "./reading.ts";
import { expect, test } from "./site-test.ts";

const words = {
  id: { tab: "Berita", document: "Berita · Astra Career", next: "Berikutnya", vacancies: "Lihat lowongan" },
  en: { tab: "News", document: "News · Astra Career", next: "Next", vacancies: "See vacancies" },
} as const;

for (const [language, view] of wayIn("en")) {
  const texts = words[language];

  test.describe(`news and articles in ${language} at ${view.viewport.width} pixels`, () => {
    test.use(view);

    test("are read on by tab, page and item, and back, and make no browser complain (V15, R25, R26)", async ({
      context,
      page,
      site,
    }) => {
      await readIn(context, site, language);
      const complaints = await listComplaints(page);
      const main = page.getByRole("main");
      const titles = main.getByRole("heading", { level: 2 });
      await page.goto("/berita-artikel", { waitUntil: "networkidle" });
      await expect(titles).toHaveCount(9);
      const tab = main.getByRole("link", { name: texts.tab, exact: true });
      await tab.click();
      await expect(page).toHaveURL("/berita-artikel?tab=news");
      await expect(page).toHaveTitle(texts.document);
      await expect(tab).toHaveAttribute("aria-current", "page");
      await main.getByRole("link", { name: texts.next }).click();
      await expect(page).toHaveURL("/berita-artikel?tab=news&page=2");
      await page.goBack();
      await expect(page).toHaveURL("/berita-artikel?tab=news");
      await expect(titles).toHaveCount(9);
      const title = (await titles.first().textContent()) ?? "";
      await titles.first().getByRole("link").click();
      await expect(page).toHaveURL(/\/berita-artikel\/berita-artikel-detail\/\d+$/);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      await expect(page).toHaveTitle(`${title} · Astra Career`);
      await page.goto("/berita-artikel?page=9", { waitUntil: "networkidle" });
      await expect(main.getByRole("link").first()).toBeVisible();
      await page.goto("/berita-artikel/berita-artikel-detail/20", { waitUntil: "networkidle" });
      await expect(main.getByRole("link", { name: texts.vacancies })).toBeVisible();
      expect(complaints).toEqual([]);
    });
  });
}
