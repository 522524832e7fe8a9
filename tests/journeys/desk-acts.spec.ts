// Shows: F28, F29, F30
import type { Page } from "@playwright/test";
import type { Site } from "../support/site.ts";
import { enterDesk } from "./enter-desk.ts";
import { isAccessible } from "./is-accessible.ts";
import { type Language, readIn, wayIn } from "./reading.ts";
import { expect, test } from "./site-test.ts";

const texts = {
  id: {
    table: /^Pelamar,/,
    write: "Tulis catatan",
    save: "Simpan catatan",
    change: "Ubah atau hapus",
    delete: "Hapus catatan",
    decide: /^Pindah tahap/,
    hire: "Terima kandidat",
    show: "Pratinjau e-mail",
    letter: "Yang akan dibaca pelamar",
    hold: "Putuskan dan jadwalkan",
    held: /^Terima kandidat\. Dijadwalkan oleh/,
    left: /^\d+\s(jam|menit|detik).* lagi\.$/,
    undo: /^Urungkan/,
    undone: "Diurungkan. Pelamar tidak diberi tahu.",
  },
  en: {
    table: /^Applicants,/,
    write: "Write a note",
    save: "Save note",
    change: "Edit or delete",
    delete: "Delete note",
    decide: /^Move on/,
    hire: "Hire",
    show: "Preview e-mail",
    letter: "What the applicant will read",
    hold: "Decide and schedule",
    held: /^Hire\. Scheduled by/,
    left: /^\d+\s(hours?|minutes?|seconds?).* left\.$/,
    undo: /^Undo/,
    undone: "Undone. The applicant was not notified.",
  },
} as const;

/** Opens the first of the sample's applications that nobody decided on, by name. */
async function openOne(page: Page, site: Site, text: (typeof texts)[Language]): Promise<string> {
  await page.goto(`${site.url}/staff/vacancies`);
  // The busiest, by how many of its applicants are on process.
  await page
    .getByRole("link", { name: /^1\d\d$/ })
    .first()
    .click();
  await expect(page.getByRole("table", { name: text.table })).toBeVisible();
  await page.getByRole("table").getByRole("rowheader").getByRole("link").first().click();
  await expect(page.getByRole("textbox", { name: text.write })).toBeVisible();
  return (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
}

for (const [language, view] of wayIn("id")) {
  const text = texts[language];
  test.describe(`in ${language}`, () => {
    test.use(view);
    test.beforeEach(async ({ context, page, site }) => {
      await readIn(context, site, language);
      await enterDesk(page, site, "recruiter");
    });

    test("notes and decisions are written, held and undone", async ({ part }) => {
      await part(
        "a note is written and deleted; what is half typed stays with its own application",
        async ({ page, site }) => {
          await openOne(page, site, text);
          const field = page.getByRole("textbox", { name: text.write });
          const notes = page.getByRole("article");
          const before = await notes.count();
          await field.fill("Siap mulai bulan depan.");
          await page.getByRole("button", { name: text.save }).click();
          await expect(notes.getByText("Siap mulai bulan depan.").first()).toBeVisible();
          await expect(field).toHaveValue("");
          await isAccessible(page);

          await field.fill("Setengah");
          await page.getByText(text.change).click();
          await page.getByRole("button", { name: text.delete }).click();
          await expect(notes).toHaveCount(before);
          await expect(field).toHaveValue("Setengah");

          await page.getByRole("heading", { level: 1 }).click();
          const address = page.url();
          await page.keyboard.press("]");
          await expect(page).not.toHaveURL(address);
          await expect(field).toHaveValue("");
        },
      );

      await part("a decision is shown as its letter, held, and undone", async ({ page, site }) => {
        const name = await openOne(page, site, text);
        await page.getByRole("link", { name: text.decide }).click();
        await page.getByRole("link", { name: text.hire, exact: true }).click();
        await isAccessible(page);
        await page.getByRole("button", { name: text.show }).click();
        await expect(page.getByRole("article", { name: text.letter })).toBeVisible();
        await isAccessible(page);
        await page.getByRole("button", { name: text.hold }).click();
        await expect(page.getByText(text.held)).toBeVisible();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);

        await page.goto(`${site.url}/staff/held`);
        const row = page.getByRole("row").filter({ hasText: name });
        await expect(row).toContainText(text.hire);
        await isAccessible(page);
        await row.getByRole("button", { name: text.undo }).click();
        await expect(page.getByText(text.undone)).toBeVisible();
        await expect(row).toHaveCount(0);
      });

      await part("what was undone appears at that applicant, and at no other", async ({ page, site }) => {
        const name = await openOne(page, site, text);
        await page.getByRole("link", { name: text.decide }).click();
        await page.getByRole("link", { name: text.hire, exact: true }).click();
        await expect(page.getByRole("link", { name: text.hire, exact: true })).toHaveAttribute("aria-current", "page");
        await page.getByRole("button", { name: text.show }).click();
        await page.getByRole("button", { name: text.hold }).click();
        const heading = page.getByRole("heading", { level: 1 });
        await expect(heading).toHaveText(name);
        await expect(page.getByText(text.held)).toBeVisible();
        await expect(page.getByRole("timer")).toHaveText(text.left);
        const undone = page.getByText(text.undone);
        await expect(async () => {
          await page.keyboard.press("u");
          await expect(undone).toBeVisible({ timeout: 3_000 });
        }).toPass();
        for (const key of ["]", "]", "["]) {
          const address = page.url();
          await page.keyboard.press(key);
          await expect(page).not.toHaveURL(address);
          await expect(heading).not.toHaveText(name);
          await expect(undone).toHaveCount(0);
        }
      });
    });
  });
}
