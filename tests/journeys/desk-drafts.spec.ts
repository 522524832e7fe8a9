// Shows: F29, F36
import type { Page } from "@playwright/test";
import { enterDesk } from "./enter-desk.ts";
import { isAccessible } from "./is-accessible.ts";
import { leaveDesk } from "./open-more.ts";
import { readIn, wayIn } from "./reading.ts";
import { expect, test } from "./site-test.ts";

const texts = {
  id: {
    table: /^Pelamar,/,
    write: "Tulis catatan",
    save: "Simpan catatan",
    reject: "Tolak",
    message: /^Pesan untuk pelamar/,
    restored: "Draf Anda dipulihkan.",
    discard: "Buang draf",
    out: "Keluar",
  },
  en: {
    table: /^Applicants,/,
    write: "Write a note",
    save: "Save note",
    reject: "Reject",
    message: /^Message to the applicant/,
    restored: "Your draft was restored.",
    discard: "Discard draft",
    out: "Sign out",
  },
} as const;

const storedDrafts = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith("desk-draft:")).length);

for (const [language, view] of wayIn("en")) {
  const text = texts[language];
  test.describe(`typed words in ${language}`, () => {
    test.use(view);
    test.beforeEach(async ({ context, page, site }) => {
      await readIn(context, site, language);
      await enterDesk(page, site, "recruiter");
    });

    test("come back with their own application, until they are sent, discarded or one signs out", async ({ page }) => {
      await page.goto("/staff/vacancies");
      await page
        .getByRole("link", { name: /^1\d\d$/ })
        .first()
        .click();
      await expect(page.getByRole("table", { name: text.table })).toBeVisible();
      await page.getByRole("table").getByRole("rowheader").getByRole("link").first().click();
      const note = page.getByRole("textbox", { name: text.write });
      await note.fill("Half a thought");
      const heading = page.getByRole("heading", { level: 1 });
      const name = (await heading.textContent()) ?? "";
      const restored = page.getByRole("status").filter({ hasText: text.restored });

      await heading.click();
      // A key counts once the page that shows it listens.
      await expect(async () => {
        await page.keyboard.press("]");
        await expect(heading).not.toHaveText(name, { timeout: 3_000 });
      }).toPass();
      await expect(note).toHaveValue("");
      await expect(restored).toHaveCount(0);
      await page.goBack();
      await expect(note).toHaveValue("Half a thought");
      await expect(heading).toHaveText(name);
      await expect(restored).toBeVisible();
      await page.reload();
      await expect(note).toHaveValue("Half a thought");
      await isAccessible(page);
      await page.getByRole("button", { name: text.save }).click();
      await expect(note).toHaveValue("");
      await page.reload();
      await expect(restored).toHaveCount(0);

      await heading.click();
      await expect(async () => {
        await page.keyboard.press("e");
        await page.waitForURL(/decide/, { timeout: 3_000 });
      }).toPass();
      const message = page.getByRole("textbox", { name: text.message });
      await message.fill("Thank you, we chose somebody else.");
      await page.goBack();
      await expect(message).toHaveCount(0);
      await expect(heading).toHaveText(name);
      await page.goForward();
      await expect(message).toHaveValue("Thank you, we chose somebody else.");
      await page.getByRole("button", { name: text.discard }).click();
      await expect(message).toHaveValue("");
      await page.reload();
      await expect(message).toHaveValue("");

      await message.fill("Left behind");
      await expect.poll(() => storedDrafts(page)).toBe(1);
      await leaveDesk(page, text.out);
      expect(await storedDrafts(page)).toBe(0);
    });
  });
}
