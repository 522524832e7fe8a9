import type { Page } from "@playwright/test";
import { aPerson } from "../support/people.ts";
import { openAlive } from "./alive.ts";
import { readIn, wayIn } from "./reading.ts";
import { signIn } from "./sign-in.ts";
import { expect, test } from "./site-test.ts";

const words = {
  id: {
    recent: "Lanjutkan",
    forget: "Hapus",
    vacancy: "Cari: teknisi",
    account: /^Akun/,
    out: "Keluar",
    signIn: "Masuk",
  },
  en: {
    recent: "Continue",
    forget: "Clear",
    vacancy: "Search: technician",
    account: /^Account/,
    out: "Sign out",
    signIn: "Sign in",
  },
} as const;

const scripts = /\/assets\/[^?]*\.js/;

/** How far the page has moved on its own while it was loaded. */
const shift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) if ("value" in entry) sum += Number(entry.value);
        }).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve(sum), 300);
      }),
  );

for (const [language, view] of wayIn("id")) {
  const say = words[language];

  test.describe(`where one was, in ${language} at ${view.viewport.width} pixels`, () => {
    test.use(view);
    test.beforeEach(({ context, site }) => readIn(context, site, language));

    test("is shown first, and forgotten by signing out", async ({ part }) => {
      await part("signing out deletes it, also before hydration", async ({ context, page, site }) => {
        await signIn(context, site, await aPerson(site));
        await page.route(scripts, (route) => route.abort());
        await page.goto("/");
        const record = {
          at: Date.now(),
          search: null,
          vacancies: [{ title: "Juru Las", path: "/lowongan" }],
          application: null,
        };
        await page.evaluate((text) => localStorage.setItem("recent", text), JSON.stringify(record));
        await page.reload();
        await expect(page.locator("recent-places").getByRole("link")).toHaveText(["Juru Las"]);
        await page.getByRole("button", { name: say.account }).click();
        await page.getByRole("button", { name: say.out }).click();
        await expect(page.getByRole("banner").getByRole("link", { name: say.signIn })).toBeVisible();
        expect(await page.evaluate(() => localStorage.getItem("recent"))).toBeNull();
      });

      await part(
        "home and list begin with the last search and vacancies, before and after hydration, until one clears them",
        async ({ page }) => {
          await page.goto("/");
          await expect(page.locator("recent-places").getByRole("link")).toHaveCount(0);
          const typed = say.vacancy.split(": ")[1] ?? "";
          await openAlive(page, `/lowongan?vacancyTitle=${typed}`);
          const first = page.getByRole("main").locator('a[href*="lowongan-detail-page"]').first();
          const title = (await first.textContent()) ?? "";
          await openAlive(page, (await first.getAttribute("href")) ?? "");
          for (const path of ["/", "/lowongan"]) {
            // Its scripts have not come yet.
            await page.route(scripts, (route) => route.abort());
            await page.goto(path);
            const early = page.locator("recent-places");
            await expect(early.getByRole("link")).toHaveText([say.vacancy, title.trim()]);
            expect(await shift(page)).toBeLessThan(0.02);
            await page.unroute(scripts);
            await openAlive(page, path);
            const recent = page.getByRole("navigation", { name: say.recent });
            await expect(recent.getByRole("link")).toHaveText([say.vacancy, title.trim()]);
          }
          const recent = page.getByRole("navigation", { name: say.recent });
          await recent.getByRole("link", { name: say.vacancy }).click();
          await expect(page).toHaveURL(/vacancyTitle=/);
          await openAlive(page, "/lowongan");
          await recent.getByRole("button", { name: say.forget }).click();
          await expect(recent).toHaveCount(0);
          await page.goto("/");
          await expect(page.getByRole("link", { name: say.vacancy })).toHaveCount(0);
        },
      );
    });
  });
}
