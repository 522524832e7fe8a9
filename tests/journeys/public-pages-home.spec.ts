import { desktop, languages, phone, readIn, viewsIn, walkedIn } from "./reading.ts";
import { expect, test } from "./site-test.ts";

const words = {
  id: {
    title: "Karya besar ditenun oleh banyak tangan.",
    open: /\d+ lowongan terbuka di 8 perusahaan\. Melamar tidak dipungut biaya\./,
    search: "Posisi atau kata kunci",
    company: "Perusahaan",
    find: "Cari lowongan",
    doors: [/Pelajar\/Lulusan Baru/, /Profesional/],
    newest: "Lowongan terbaru",
    companies: "Banyak perusahaan, satu kain",
    steps: "Cara melamar",
    stepTitles: ["Buat akun", "Lengkapi resume", "Periksa dan lamar", "Pantau tahapannya"],
    fraud: /^Waspada penipuan\./,
    news: "Berita dan artikel",
    allNews: "Semua berita",
    call: "Buat akun gratis",
  },
  en: {
    title: "Great work is woven by many hands.",
    open: /\d+ vacancies are open at 8 companies\. Applying costs nothing\./,
    search: "Position or keyword",
    company: "Company",
    find: "Find vacancies",
    doors: [/Student\/Fresh Graduate/, /Professional/],
    newest: "Newest vacancies",
    companies: "Many companies, one cloth",
    steps: "How to apply",
    stepTitles: ["Create an account", "Complete your resume", "Check and apply", "Follow its phases"],
    fraud: /^Beware of fraud\./,
    news: "News and articles",
    allNews: "All news",
    call: "Create a free account",
  },
} as const;

for (const language of languages) {
  const told = words[language];

  for (const [, view] of viewsIn(language)) {
    test.describe(`the home page in ${language} at ${view.viewport.width} pixels`, () => {
      test.use(view);
      test.beforeEach(({ context, site }) => readIn(context, site, language));

      test("tells what there is, from the newest vacancies to the last call (V12, R1)", async ({ page }) => {
        await page.goto("/");
        const main = page.getByRole("main");
        await expect(main.getByRole("heading", { level: 1 })).toHaveText(told.title);
        await expect(main.getByText(told.open)).toBeVisible();
        const band = (name: string) => main.locator("section", { has: page.getByRole("heading", { level: 2, name }) });
        const vacancies = band(told.newest).getByRole("heading", { level: 3 }).and(page.locator(":visible"));
        await expect(vacancies).toHaveCount(view === phone ? 4 : 6);
        await expect(band(told.companies).getByRole("link")).toHaveCount(8);
        await expect(band(told.steps).getByRole("heading", { level: 3 })).toHaveText([...told.stepTitles]);
        await expect(band(told.steps).getByText(told.fraud)).toBeVisible();
        await expect(main.getByRole("link", { name: told.call })).toHaveAttribute("href", "/signup");
      });

      test("never scrolls sideways", async ({ page }) => {
        await page.goto("/");
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      });

      if (!walkedIn("id").includes(language)) return;

      // Shows: suggestions 4
      test("suggests while one types, beside the company that was chosen (V12)", async ({ page }) => {
        await page.goto("/");
        const main = page.getByRole("main");
        const field = main.getByLabel(told.search);
        await main.getByRole("combobox", { name: told.company }).selectOption("Nalar Wastra Digital");
        await expect(field).toHaveRole("combobox");
        // What is chosen is forgotten when another answer comes: the last one is waited for.
        const last = page.waitForResponse(/SearchString=jakarta(\+|%20)sel(&|$)/);
        await field.pressSequentially("jakarta sel");
        await last;
        const place = page.getByRole("option", { name: /^Jakarta Selatan/ });
        await expect(place).toBeVisible();
        await field.press("ArrowDown");
        await expect(place).toHaveAttribute("aria-selected", "true");
        await field.press("Enter");
        await expect(page).toHaveURL(/\/lowongan\?company=\d+&place=\d+$/);
      });

      test("shows the three newest items and leads to them and to all (V12, V15)", async ({ page }) => {
        await page.goto("/");
        const news = page.locator("section section", { has: page.getByRole("heading", { name: told.news }) });
        const titles = news.getByRole("heading", { level: 3 });
        await expect(titles).toHaveCount(3);
        await expect(news.getByRole("link", { name: told.allNews })).toHaveAttribute("href", "/berita-artikel");
        const title = (await titles.nth(1).textContent()) ?? "";
        await titles.nth(1).getByRole("link").click();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      });
    });
  }

  if (!walkedIn("id").includes(language)) continue;

  test.describe(`the home page in ${language} without scripts`, () => {
    test.use({ ...desktop, javaScriptEnabled: false });
    test.beforeEach(({ context, site }) => readIn(context, site, language));

    test("leads to the vacancies by words, by company and by level (V12)", async ({ page }) => {
      await page.goto("/");
      const main = page.getByRole("main");
      await main.getByRole("searchbox", { name: told.search }).fill("data");
      await main.getByRole("combobox", { name: told.company }).selectOption("Nalar Wastra Digital");
      await main.getByRole("button", { name: told.find }).click();
      await expect(page).toHaveURL(/\/lowongan\?vacancyTitle=data&company=\d+/);
      for (const [at, name] of told.doors.entries()) {
        await page.goto("/");
        await main.getByRole("link", { name }).click();
        await expect(page).toHaveURL(`/lowongan?jenjang=${at + 1}`);
      }
    });
  });
}
