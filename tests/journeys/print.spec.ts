import type { Page } from "@playwright/test";
import { phone, readIn } from "./reading.ts";
import { expect, test } from "./site-test.ts";

const main = (page: Page) => page.getByRole("main");

/** Shows a page as printed: on white paper, whatever the reader's colours are. */
async function printed(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await page.goto(path);
  await expect(main(page).getByRole("heading", { level: 1 })).toBeVisible();
  for (const around of ["banner", "contentinfo"] as const) await expect(page.getByRole(around)).toBeHidden();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe("light");
}

for (const view of [phone, { viewport: { width: 794, height: 1123 } }]) {
  test.describe(`paper from a view of ${view.viewport.width} pixels`, () => {
    test.use(view);
    test.beforeEach(({ context, site }) => readIn(context, site, "id"));

    test("has what is read, and nothing to press", async ({ part }) => {
      await part(
        "has the list's vacancies and how many there are, neither search nor filters nor pages",
        async ({ page }) => {
          await printed(page, "/lowongan");
          await expect(main(page).locator('a[href*="lowongan-detail-page"]').first()).toBeVisible();
          await expect(main(page).getByText(/^\d+ lowongan ditemukan$/)).toBeVisible();
          await expect(main(page).getByRole("textbox")).toHaveCount(0);
          await expect(main(page).getByRole("checkbox")).toHaveCount(0);
          await expect(main(page).getByRole("navigation")).toHaveCount(0);
          await expect(main(page).getByRole("button")).toHaveCount(0);
        },
      );

      await part("has an event's facts and text, and no button", async ({ page }) => {
        await printed(page, "/agenda/agenda-detail/1");
        await expect(main(page).getByText(/WIB/).first()).toBeVisible();
        await expect(main(page).getByRole("button")).toHaveCount(0);
      });

      await part("has every answer of a help topic, opened", async ({ page }) => {
        await printed(page, "/pusat-bantuan/detail/1");
        const answers = main(page).locator("details > :not(summary)");
        expect(await answers.count()).toBeGreaterThan(1);
        const visible = await answers.evaluateAll((all) =>
          all.map((one) => one.checkVisibility() && one.clientHeight > 20),
        );
        expect(visible).toEqual(visible.map(() => true));
        await expect(main(page).getByRole("button")).toHaveCount(0);
      });
    });
  });
}
