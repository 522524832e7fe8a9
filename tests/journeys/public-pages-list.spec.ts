// Shows: R20
import { openAlive } from "./alive.ts";
import { desktop, languages, phone, readIn, walkedIn } from "./reading.ts";
import { signIn } from "./sign-in.ts";
import { expect, test } from "./site-test.ts";

const words = {
  id: {
    results: "Hasil pencarian",
    level: /Pelajar\/Lulusan Baru/,
    levelChip: "Hapus saringan Pelajar/Lulusan Baru",
    otherCompany: /Arus Kirana Logistik/,
    company: /Griya Tirta Laras/,
    companyChip: "Hapus saringan Griya Tirta Laras",
    function: /Komunikasi Korporat/,
    filters: "Saring",
    filtersInUse: "Saring (1)",
    show: /^Tampilkan \d+ lowongan$/,
    clear: "Hapus semua",
    found: /^76 lowongan ditemukan$/,
    page: (number: number) => `Halaman ${number}`,
    next: "Berikutnya",
    second: "13–24 dari 76 lowongan",
    past: "Halaman ini sudah melewati akhir daftar",
    pastText: "Daftar ini berakhir di halaman 7.",
    last: "Ke halaman terakhir",
    search: "Cari",
    searchFor: "Judul, perusahaan, tempat, atau kode lowongan",
    misspelt: "mekanlk alat berta",
    corrected: "Hasil untuk “mekanik alat berat”.",
    exact: "Cari “mekanlk alat berta” saja",
    typed: "jakarta se",
    suggested: /^Jakarta Selatan/,
    placeChip: "Hapus saringan Jakarta Selatan",
    meant: "Maksud Anda:",
    nothing: "Kami belum menemukan lowongan yang cocok",
    nothingFor: "Tidak ada lowongan untuk “zzzzzz”. Coba kata lain yang lebih umum.",
    nothingForFiltered: "Tidak ada lowongan untuk “zzzzzz” dengan saringan ini. Coba kata lain atau hapus satu filter.",
    nothingFiltered: "Tidak ada lowongan dengan saringan ini. Coba hapus satu filter.",
    showAll: "Lihat semua lowongan",
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
    otherCompany: /Arus Kirana Logistik/,
    company: /Griya Tirta Laras/,
    companyChip: "Remove filter Griya Tirta Laras",
    function: /Corporate Communication/,
    filters: "Filter",
    filtersInUse: "Filter (1)",
    show: /^Show \d+ vacancies$/,
    clear: "Clear all",
    found: /^76 vacancies found$/,
    page: (number: number) => `Page ${number}`,
    next: "Next",
    second: "13–24 of 76 vacancies",
    past: "This page is past the end of the list",
    pastText: "The list ends on page 7.",
    last: "To the last page",
    search: "Search",
    searchFor: "Title, company, place or vacancy code",
    misspelt: "mechanlc",
    corrected: "Results for “mechanic”.",
    exact: "Search for “mechanlc” only",
    typed: "jakarta se",
    suggested: /^Jakarta Selatan/,
    placeChip: "Remove filter Jakarta Selatan",
    meant: "Did you mean:",
    nothing: "We have not found a matching vacancy yet",
    nothingFor: "There is no vacancy for “zzzzzz”. Try a more general word.",
    nothingForFiltered: "There is no vacancy for “zzzzzz” with these filters. Try another word or remove a filter.",
    nothingFiltered: "There is no vacancy with these filters. Try removing one.",
    showAll: "See all vacancies",
    recommended: "Recommended only",
    score: /^\d+% match$/,
    reason: "Your level",
    sort: "Sort",
    closing: "Closing soon",
  },
} as const;

for (const language of languages) {
  const told = words[language];

  test.describe(`the vacancy list in ${language}`, () => {
    test.use(desktop);
    test.beforeEach(({ context, site }) => readIn(context, site, language));

    test("says what to do when nothing fits (V19)", async ({ page }) => {
      await page.goto("/lowongan?vacancyTitle=zzzzzz");
      const results = page.getByRole("region", { name: told.results });
      await expect(results.getByRole("heading", { name: told.nothing })).toBeVisible();
      await expect(results).toContainText(told.nothingFor);
      await page.goto("/lowongan?vacancyTitle=zzzzzz&jenjang=1");
      await expect(results).toContainText(told.nothingForFiltered);
      await page.goto("/lowongan");
      await page.getByRole("checkbox", { name: told.function }).check();
      await expect(page).toHaveURL(/function=/);
      await page.getByRole("checkbox", { name: told.otherCompany }).check();
      await expect(results).toContainText(told.nothingFiltered);
      await page.goto("/lowongan?vacancyTitle=zzzzzz");
      await page.getByRole("link", { name: told.showAll }).click();
      await expect(page).toHaveURL("/lowongan");
    });

    if (!walkedIn("id").includes(language)) return;

    test("holds a filter at once, in the address and on a chip, and back takes it away (V1)", async ({ page }) => {
      await page.goto("/lowongan");
      const results = page.getByRole("region", { name: told.results });
      await page.getByRole("checkbox", { name: told.level }).check();
      await expect(page).toHaveURL("/lowongan?jenjang=1");
      await expect(results.getByRole("link", { name: told.levelChip })).toBeVisible();
      await page.getByRole("checkbox", { name: told.company }).check();
      await expect(page).toHaveURL(/\/lowongan\?(?=.*jenjang=1)(?=.*company=\d+)/);
      await expect(results.getByRole("paragraph").filter({ hasText: /^(?!Griya Tirta Laras|\d)/ })).toHaveCount(0);
      await page.goBack();
      await expect(page.getByRole("checkbox", { name: told.company })).not.toBeChecked();
      await expect(page.getByRole("checkbox", { name: told.level })).toBeChecked();
      await expect(results.getByRole("link", { name: told.companyChip })).toHaveCount(0);
      await page.reload();
      await expect(page.getByRole("checkbox", { name: told.level })).toBeChecked();
      await results.getByRole("link", { name: told.levelChip }).click();
      await expect(page).toHaveURL("/lowongan");
      await expect(page.getByRole("checkbox", { name: told.level })).not.toBeChecked();
    });

    test("clears all filters but keeps the words (V1)", async ({ page }) => {
      await page.goto("/lowongan?vacancyTitle=a&jenjang=1&jenjang=2");
      await page.getByRole("link", { name: told.clear }).click();
      await expect(page).toHaveURL("/lowongan?vacancyTitle=a");
    });

    test("shows twelve a page, keeps the page in the address, and says where it ends (V2)", async ({ page }) => {
      await page.goto("/lowongan");
      const results = page.getByRole("region", { name: told.results });
      const titles = results.getByRole("heading", { level: 3 });
      await expect(titles).toHaveCount(12);
      const first = await titles.first().textContent();
      await results.getByRole("link", { name: told.next }).click();
      await expect(page).toHaveURL("/lowongan?page=2");
      await expect(results).toContainText(told.second);
      await expect(titles.first()).not.toHaveText(first ?? "");
      await expect(results.getByRole("link", { name: told.page(2), exact: true })).toHaveAttribute(
        "aria-current",
        "page",
      );
      await page.goBack();
      await expect(titles.first()).toHaveText(first ?? "");
      await page.goto("/lowongan?page=99");
      await expect(page.getByRole("heading", { name: told.past })).toBeVisible();
      await expect(results).toContainText(told.pastText);
      await page.getByRole("link", { name: told.last }).click();
      await expect(page).toHaveURL("/lowongan?page=7");
      await expect(titles).toHaveCount(4);
    });

    test("keeps the order that was chosen (V1)", async ({ page }) => {
      await page.goto("/lowongan");
      await page.getByRole("combobox", { name: told.sort }).selectOption(told.closing);
      await expect(page).toHaveURL("/lowongan?sort=closing");
      await expect(page.getByRole("combobox", { name: told.sort })).toHaveValue("closing");
    });

    test("hears what was chosen before its script had arrived (V1)", async ({ page }) => {
      let arrive = () => {};
      const arrived = new Promise<void>((resolve) => {
        arrive = resolve;
      });
      await page.route("**/assets/*.js", (route) => arrived.then(() => route.continue()));
      await page.goto("/lowongan", { waitUntil: "commit" });
      await page.getByRole("combobox", { name: told.sort }).selectOption(told.closing);
      await page.getByRole("checkbox", { name: told.level }).check();
      arrive();
      await expect(page).toHaveURL("/lowongan?jenjang=1&sort=closing");
    });

    test("suggests while one types, by the keyboard, and searches for what was meant (V3)", async ({ page }) => {
      await page.goto("/lowongan");
      const field = page.getByLabel(told.searchFor);
      await expect(field).toHaveRole("searchbox");
      await field.click();
      await expect(field).toHaveRole("combobox");
      await field.pressSequentially(told.typed);
      await expect(page.getByRole("option", { name: told.suggested })).toBeVisible();
      await expect(field).toHaveAttribute("aria-expanded", "true");
      await field.press("ArrowDown");
      await expect(page.getByRole("option", { name: told.suggested })).toHaveAttribute("aria-selected", "true");
      await field.press("Enter");
      const results = page.getByRole("region", { name: told.results });
      await expect(results.getByRole("link", { name: told.placeChip })).toBeVisible();
      await expect(page).toHaveURL(/\/lowongan\?place=\d+$/);
      await expect(field).toHaveValue("");
      await page.goto("/lowongan");
      await field.fill(told.misspelt);
      await field.press("Enter");
      await expect(results).toContainText(told.corrected);
      await expect(results.getByRole("heading", { level: 3 }).first()).toBeVisible();
      await results.getByRole("link", { name: told.exact }).click();
      await expect(results).toContainText(told.meant);
      await expect(field).toHaveValue(told.misspelt);
    });

    test("asks a guest for the recommended ones to sign in, and shows an applicant why (V1)", async ({
      browser,
      page,
      site,
    }) => {
      await page.goto("/lowongan");
      await page.getByRole("switch", { name: told.recommended }).click();
      await expect(page).toHaveURL("/signin?redirect=%2Flowongan%3FisMatch%3D1");
      const applicant = await browser.newContext({ baseURL: site.url });
      await signIn(applicant, site, await site.demonstration());
      await readIn(applicant, site, language);
      const mine = await applicant.newPage();
      await mine.goto("/lowongan");
      await mine.getByRole("switch", { name: told.recommended }).click();
      const results = mine.getByRole("region", { name: told.results });
      await expect(results.getByText(told.score).first()).toBeVisible();
      await expect(results.getByRole("listitem").getByText(told.reason).first()).toBeVisible();
      await applicant.close();
    });
  });

  if (!walkedIn("id").includes(language)) continue;

  test.describe(`the vacancy list on a phone in ${language}`, () => {
    test.use(phone);

    test("filters in a sheet that says how many it will show (V1)", async ({ context, page, site }) => {
      await readIn(context, site, language);
      await openAlive(page, "/lowongan");
      await expect(page.getByRole("checkbox", { name: told.level })).toBeHidden();
      await page.getByRole("button", { name: told.filters, exact: true }).click();
      await page.getByRole("checkbox", { name: told.level }).check();
      await page.getByRole("button", { name: told.show }).click();
      await expect(page.getByRole("checkbox", { name: told.level })).toBeHidden();
      await expect(page.getByRole("button", { name: told.filtersInUse })).toBeVisible();
      await expect(page).toHaveURL("/lowongan?jenjang=1");
    });
  });

  test.describe(`without JavaScript in ${language}`, () => {
    test.use({ ...desktop, javaScriptEnabled: false });

    test("one searches, filters, pages, and chooses language and colours", async ({ context, page, site }) => {
      await readIn(context, site, language);
      await page.goto("/lowongan");
      const results = page.getByRole("region", { name: told.results });
      await expect(results.getByRole("status").first()).toHaveText(told.found);
      await results.getByRole("link", { name: told.next }).click();
      await expect(page).toHaveURL(/\/lowongan\?page=2/);
      await page.getByRole("checkbox", { name: told.level }).check();
      await page.getByLabel(told.searchFor).fill("data");
      await page.getByRole("button", { name: told.search, exact: true }).click();
      await expect(page).toHaveURL(/(?=.*vacancyTitle=data)(?=.*jenjang=1)/);
      await expect(results.getByRole("link", { name: told.levelChip })).toBeVisible();
      const other = language === "id" ? "EN , English" : "ID , Bahasa Indonesia";
      await page.getByRole("button", { name: other }).click();
      await expect(page).toHaveURL(/vacancyTitle=data/);
      await expect(page.locator("html")).toHaveAttribute("lang", language === "id" ? "en" : "id");
      await page.getByRole("button", { name: language === "id" ? "Dark" : "Gelap" }).click();
      await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
      await expect(page).toHaveURL(/vacancyTitle=data/);
    });
  });
}
