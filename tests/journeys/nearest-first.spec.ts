// Shows: R20, suggestions 4
import { openAlive } from "./alive.ts";
import { desktop, languages, phone, readIn, walkedIn } from "./reading.ts";
import { expect, test } from "./site-test.ts";

const words = {
  id: {
    filters: "Filter",
    near: "Dekat dari",
    field: "Kota, kabupaten, provinsi",
    option: "Kota Surabaya, Jawa Timur",
    results: "Hasil pencarian",
    here: /^Di kota ini · .*Surabaya/,
    away: /^±\s[\d.]+\skm · /,
    chip: "Hapus filter Dekat Surabaya",
    sort: "Urutkan",
    nearest: "Terdekat",
    choose: "Pilih tempat",
    show: "Tampilkan yang terdekat",
  },
  en: {
    filters: "Filter",
    near: "Near",
    field: "City, regency, province",
    option: "Kota Surabaya, Jawa Timur",
    results: "Search results",
    here: /^In this city · .*Surabaya/,
    away: /^±\s[\d,]+\skm · /,
    chip: "Remove filter Near Surabaya",
    sort: "Sort",
    nearest: "Nearest",
    choose: "Choose a place",
    show: "Show the nearest",
  },
} as const;

for (const language of languages) {
  const texts = words[language];

  if (walkedIn("en").includes(language))
    test.describe(`nearest first in ${language}`, () => {
      test.use(desktop);

      test("one chooses where to start by the keyboard, reads how far it is, and starts nowhere again", async ({
        context,
        page,
        site,
      }) => {
        await readIn(context, site, language);
        await openAlive(page, "/lowongan");
        const field = page.getByRole("combobox", { name: texts.field });
        await field.pressSequentially("surabay");
        await expect(page.getByRole("option", { name: texts.option })).toBeVisible();
        await field.press("ArrowDown");
        await field.press("Enter");
        await expect(page).toHaveURL(/\/lowongan\?near=\d+$/);
        const results = page.getByRole("region", { name: texts.results });
        await expect(results.getByRole("listitem").filter({ hasText: texts.here }).first()).toBeVisible();
        await expect(results.getByRole("listitem").filter({ hasText: texts.away }).first()).toBeVisible();
        await expect(page.getByLabel(texts.sort)).toHaveValue("");
        await expect(page.getByLabel(texts.sort).locator("option:checked")).toHaveText(texts.nearest);
        await results.getByRole("link", { name: texts.chip }).click();
        await expect(page).toHaveURL("/lowongan");
        await expect(results.getByText(/\skm · /)).toHaveCount(0);
      });
    });

  if (walkedIn("id").includes(language))
    test.describe(`nearest first without JavaScript in ${language}`, () => {
      test.use({ ...phone, javaScriptEnabled: false });

      test("one chooses where to start from a list, and the search is kept", async ({ context, page, site }) => {
        await readIn(context, site, language);
        await page.goto("/lowongan?jenjang=2");
        await page.getByRole("button", { name: texts.filters }).click();
        await page.getByRole("link", { name: texts.choose }).click();
        await page.getByLabel(texts.near).selectOption({ label: "Surabaya" });
        await page.getByRole("button", { name: texts.show }).click();
        await expect(page).toHaveURL(/\/lowongan\?jenjang=2&near=\d+$/);
        const results = page.getByRole("region", { name: texts.results });
        await expect(results.getByRole("listitem").filter({ hasText: texts.here }).first()).toBeVisible();
        await expect(results.getByRole("link", { name: texts.chip })).toBeVisible();
      });
    });
}
