// Shows: R20
import { openAlive } from "./alive.ts";
import { desktop, phone, readIn, walkedIn } from "./reading.ts";
import { signIn } from "./sign-in.ts";
import { expect, test } from "./site-test.ts";

const words = {
  id: {
    results: "Hasil pencarian",
    level: /Pelajar\/Lulusan Baru/,
    levelChip: "Hapus filter Pelajar/Lulusan Baru",
    company: /Griya Tirta Laras/,
    companyChip: "Hapus filter Griya Tirta Laras",
    filters: "Filter",
    filtersInUse: "Filter (1)",
    show: /^Tampilkan \d+ lowongan$/,
    page: (number: number) => `Halaman ${number}`,
    next: "Berikutnya",
    second: "13–24 dari 76 lowongan",
    searchFor: "Judul, perusahaan, tempat, atau kode lowongan",
    misspelt: "mekanlk alat berat",
    corrected: "Menampilkan hasil untuk “mekanik alat berat”",
    exact: "Cari “mekanlk alat berat” saja?",
    typed: "jakarta se",
    suggested: /^Jakarta Selatan/,
    placeChip: "Hapus filter Jakarta Selatan",
    meant: "Maksud Anda:",
    recommended: "Hanya yang direkomendasikan",
    score: /^Cocok \d+%$/,
    reason: "Sesuai jenjang Anda",
    sort: "Urutkan",
    closing: "Segera tutup",
  },
  en: {
    results: "Search results",
    level: /Student\/Fresh Graduate/,
    levelChip: "Remove filter Student/Fresh Graduate",
    company: /Griya Tirta Laras/,
    companyChip: "Remove filter Griya Tirta Laras",
    filters: "Filter",
    filtersInUse: "Filter (1)",
    show: /^Show \d+ vacancies$/,
    page: (number: number) => `Page ${number}`,
    next: "Next",
    second: "13–24 of 76 vacancies",
    searchFor: "Title, company, place or vacancy code",
    misspelt: "mechanlc",
    corrected: "Showing results for “mechanic”",
    exact: "Search for “mechanlc” instead?",
    typed: "jakarta se",
    suggested: /^Jakarta Selatan/,
    placeChip: "Remove filter Jakarta Selatan",
    meant: "Did you mean:",
    recommended: "Recommended only",
    score: /^\d+% match$/,
    reason: "Matches your level",
    sort: "Sort",
    closing: "Closing soon",
  },
} as const;

for (const language of walkedIn("id")) {
  const texts = words[language];

  test.describe(`the vacancy list in ${language}`, () => {
    test.use(desktop);
    test.beforeEach(({ context, site }) => readIn(context, site, language));

    test("is filtered, paged, sorted and searched, in the address and back again", async ({ part }) => {
      await part(
        "holds a filter at once, in the address and on a chip, and back takes it away (V1)",
        async ({ page }) => {
          await page.goto("/lowongan");
          const results = page.getByRole("region", { name: texts.results });
          await page.getByRole("checkbox", { name: texts.level }).check();
          await expect(page).toHaveURL("/lowongan?jenjang=1");
          await expect(results.getByRole("link", { name: texts.levelChip })).toBeVisible();
          await page.getByRole("checkbox", { name: texts.company }).check();
          await expect(page).toHaveURL(/\/lowongan\?(?=.*jenjang=1)(?=.*company=\d+)/);
          await expect(results.getByRole("paragraph").filter({ hasText: /^(?!Griya Tirta Laras|\d)/ })).toHaveCount(0);
          await page.goBack();
          await expect(page.getByRole("checkbox", { name: texts.company })).not.toBeChecked();
          await expect(page.getByRole("checkbox", { name: texts.level })).toBeChecked();
          await expect(results.getByRole("link", { name: texts.companyChip })).toHaveCount(0);
          await page.reload();
          await expect(page.getByRole("checkbox", { name: texts.level })).toBeChecked();
          await results.getByRole("link", { name: texts.levelChip }).click();
          await expect(page).toHaveURL("/lowongan");
          await expect(page.getByRole("checkbox", { name: texts.level })).not.toBeChecked();
        },
      );

      await part("shows twelve a page, and keeps the page in the address (V2)", async ({ page }) => {
        await page.goto("/lowongan");
        const results = page.getByRole("region", { name: texts.results });
        const titles = results.getByRole("heading", { level: 3 });
        await expect(titles).toHaveCount(12);
        const first = await titles.first().textContent();
        await results.getByRole("link", { name: texts.next }).click();
        await expect(page).toHaveURL("/lowongan?page=2");
        await expect(results).toContainText(texts.second);
        await expect(titles.first()).not.toHaveText(first ?? "");
        await expect(results.getByRole("link", { name: texts.page(2), exact: true })).toHaveAttribute(
          "aria-current",
          "page",
        );
        await page.goBack();
        await expect(titles.first()).toHaveText(first ?? "");
      });

      await part("keeps the order that was chosen (V1)", async ({ page }) => {
        await page.goto("/lowongan");
        await page.getByRole("combobox", { name: texts.sort }).selectOption(texts.closing);
        await expect(page).toHaveURL("/lowongan?sort=closing");
        await expect(page.getByRole("combobox", { name: texts.sort })).toHaveValue("closing");
      });

      await part("hears what was chosen before its script had arrived (V1)", async ({ page }) => {
        let arrive = () => {};
        const arrived = new Promise<void>((resolve) => {
          arrive = resolve;
        });
        await page.route("**/assets/*.js", (route) => arrived.then(() => route.continue()));
        await page.goto("/lowongan", { waitUntil: "commit" });
        await page.getByRole("combobox", { name: texts.sort }).selectOption(texts.closing);
        await page.getByRole("checkbox", { name: texts.level }).check();
        arrive();
        await expect(page).toHaveURL("/lowongan?jenjang=1&sort=closing");
      });

      await part(
        "suggests while one types, by the keyboard, and searches for what was meant (V3)",
        async ({ page }) => {
          await page.goto("/lowongan");
          const field = page.getByLabel(texts.searchFor);
          await field.click();
          await expect(field).toHaveRole("combobox");
          await field.pressSequentially(texts.typed);
          await expect(page.getByRole("option", { name: texts.suggested })).toBeVisible();
          await expect(field).toHaveAttribute("aria-expanded", "true");
          await field.press("ArrowDown");
          await expect(page.getByRole("option", { name: texts.suggested })).toHaveAttribute("aria-selected", "true");
          await field.press("Enter");
          const results = page.getByRole("region", { name: texts.results });
          await expect(results.getByRole("link", { name: texts.placeChip })).toBeVisible();
          await expect(page).toHaveURL(/\/lowongan\?place=\d+$/);
          await expect(field).toHaveValue("");
          await page.goto("/lowongan");
          await field.fill(texts.misspelt);
          await field.press("Enter");
          await expect(results).toContainText(texts.corrected);
          await expect(results.getByRole("heading", { level: 3 }).first()).toBeVisible();
          await results.getByRole("link", { name: texts.exact }).click();
          await expect(results).toContainText(texts.meant);
          await expect(field).toHaveValue(texts.misspelt);
        },
      );

      await part(
        "asks a guest for the recommended ones to sign in, and shows an applicant why (V1)",
        async ({ browser, page, site }) => {
          await page.goto("/lowongan");
          await page.getByRole("switch", { name: texts.recommended }).click();
          await expect(page).toHaveURL("/signin?redirect=%2Flowongan%3FisMatch%3D1");
          const applicant = await browser.newContext({ baseURL: site.url });
          await signIn(applicant, site, await site.demonstration());
          await readIn(applicant, site, language);
          const mine = await applicant.newPage();
          await mine.goto("/lowongan");
          await mine.getByRole("switch", { name: texts.recommended }).click();
          const results = mine.getByRole("region", { name: texts.results });
          await expect(results.getByText(texts.score).first()).toBeVisible();
          await expect(results.getByRole("listitem").getByText(texts.reason).first()).toBeVisible();
          await applicant.close();
        },
      );
    });
  });

  test.describe(`the vacancy list on a phone in ${language}`, () => {
    test.use(phone);

    test("filters in a sheet that says how many it will show (V1)", async ({ context, page, site }) => {
      await readIn(context, site, language);
      await openAlive(page, "/lowongan");
      await expect(page.getByRole("checkbox", { name: texts.level })).toBeHidden();
      await page.getByRole("button", { name: texts.filters, exact: true }).click();
      await page.getByRole("checkbox", { name: texts.level }).check();
      await page.getByRole("button", { name: texts.show }).click();
      await expect(page.getByRole("checkbox", { name: texts.level })).toBeHidden();
      await expect(page.getByRole("button", { name: texts.filtersInUse })).toBeVisible();
      await expect(page).toHaveURL("/lowongan?jenjang=1");
    });
  });
}
