// Shows: S6
import type { Page } from "@playwright/test";
import { readIn } from "./reading.ts";
import { expect, test } from "./site-test.ts";

const vacancyCard = (page: Page) => page.locator('main a[href*="lowongan-detail-page"]').first();

async function readsEnglish(page: Page): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("an address, a stored choice and the switch each have their say", async ({ part }) => {
      await part(
        "who comes by an English address reads on in English, link by link and after a reload",
        async ({ page }) => {
          await page.goto("/lowongan?lang=en");
          await vacancyCard(page).click();
          await expect(page).toHaveURL(/lowongan-detail-page/);
          await readsEnglish(page);
          await page.goto("/agenda");
          await readsEnglish(page);
        },
      );

      await part(
        "a stored choice wins over such an address, which offers to switch in its own language",
        async ({ context, page, site }) => {
          await readIn(context, site, "id");
          await page.goto("/lowongan?lang=en");
          await expect(page.locator("html")).toHaveAttribute("lang", "id");
          await page.getByRole("button", { name: "Read in English" }).click();
          await expect(page).toHaveURL("/lowongan");
          await readsEnglish(page);
          await expect(page.getByRole("button", { name: "Read in English" })).toBeHidden();
          await page.goto("/agenda?lang=id");
          await readsEnglish(page);
          const cookies = await context.cookies();
          expect(cookies.find(({ name }) => name === "lang")?.value).toBe("en");
          expect(cookies.find(({ name }) => name === "visit-lang")).toBeUndefined();
        },
      );

      await part("the switch has the last word over the address one came by", async ({ page }) => {
        await page.goto("/lowongan?lang=en");
        await page
          .getByRole("banner")
          .getByRole("button", { name: /Bahasa Indonesia/ })
          .click();
        await expect(page).toHaveURL("/lowongan");
        await expect(page.locator("html")).toHaveAttribute("lang", "id");
        await page.goto("/agenda");
        await expect(page.locator("html")).toHaveAttribute("lang", "id");
      });
    });
  });
}

test("pages that lead on, and the switch, keep language and place", async ({ part }) => {
  await part("a page that leads on takes the visit's language along", async ({ page }) => {
    await page.goto("/profile-resume?lang=en");
    await expect(page).toHaveURL(/\/signin/);
    await readsEnglish(page);
  });

  await part(
    "the switch keeps the place on the page, before and after hydration",
    async ({ browser, context, site }) => {
      const stillAsleep = await browser.newPage({ baseURL: site.url });
      const awake = await context.newPage();
      for (const page of [stillAsleep, awake]) {
        await page.goto("/lowongan?jenjang=1#hasil");
        if (page === awake) await page.waitForLoadState("networkidle");
        await page.getByRole("banner").getByRole("button", { name: "EN , English" }).click();
        await expect(page.locator("html")).toHaveAttribute("lang", "en");
        await expect(page).toHaveURL("/lowongan?jenjang=1#hasil");
      }
      await stillAsleep.close();
    },
  );
});
