import type { Page } from "@playwright/test";
import { aPerson, newEmail } from "../support/people.ts";
import { openAlive } from "./alive.ts";
import { words as formWords } from "./applicant-words.ts";
import { keys } from "./by-hand.ts";
import { captchaDone } from "./captcha.ts";
import { solve } from "./follow-way.ts";
import { languages, readIn, viewsIn, walkedIn } from "./reading.ts";
import { signIn } from "./sign-in.ts";
import { expect, test } from "./site-test.ts";

const words = {
  id: {
    offline: "Tidak ada koneksi internet",
    luring: "Offline: tersimpan di perangkat ini",
    save: "Simpan resume",
    serverSays: "Kata server.",
    refused: {
      "link-expired": "Tautan ini sudah kedaluwarsa",
      "link-not-yet-open": "Tautan ini belum dapat diakses",
      "link-invalid": "Tautan ini tidak valid",
      "event-not-open": "Acara ini belum dimulai",
      "vacancy-closed": "Maaf, lowongan ini sudah ditutup",
      "whatever-else": "Halaman ini tidak ada",
    },
    check: ["Versi", "3.3.63", "Bahasa", /^id$/, /\d{4}, \d\d\.\d\d.WIB$/],
    connected: /^Tersambung, \d+ ms$/,
  },
  en: {
    offline: "No internet connection",
    luring: "Offline: saved on this device",
    save: "Save resume",
    serverSays: "The server's words.",
    refused: {
      "link-expired": "This link has expired",
      "link-not-yet-open": "This link cannot be opened yet",
      "link-invalid": "This link is not valid",
      "event-not-open": "This event has not started yet",
      "vacancy-closed": "Sorry, the vacancy is closed",
      "whatever-else": "This page does not exist",
    },
    check: ["Version", "3.3.63", "Language", /^en$/, /\d{4}, \d\d:\d\d.WIB$/],
    connected: /^Connected, \d+ ms$/,
  },
} as const;

/** How far a page of any height scrolls down when asked for so many pixels. */
function furthest(page: Page, pixels: number): Promise<number> {
  return page.evaluate(
    (pixelCount) => Math.min(pixelCount, document.documentElement.scrollHeight - innerHeight),
    pixels,
  );
}

for (const [language, view] of languages.flatMap((one) => viewsIn(one).map(([, view]) => [one, view] as const))) {
  const texts = words[language];

  test.describe(`in ${language} at ${view.viewport.width} pixels`, () => {
    test.use(view);
    test.beforeEach(({ context, site }) => readIn(context, site, language));

    test("says what it can fail by, and checks itself", async ({ part }) => {
      await part("every other thing that a page can fail by has a screen with one way on (S20)", async ({ page }) => {
        await openAlive(page, "/lowongan/lowongan-detail-page/47/apa-saja");
        for (const [code, title] of Object.entries(texts.refused)) {
          await page.route("**/api/v1/company-details/*", (route) =>
            route.fulfill({ json: { acknowledge: 0, code, message: texts.serverSays } }),
          );
          await page.locator('main a[href="/lowongan/company-detail/5"]').first().click();
          await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
          await expect(page.getByRole("main").getByRole("link")).toHaveCount(1);
          await page.unrouteAll();
          await page.goBack();
          await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(title);
        }
      });

      await part("the self-check shows version, language, time and both connections (R38)", async ({ page }) => {
        await page.goto("/test");
        for (const value of texts.check) await expect(page.getByRole("main").getByText(value).first()).toBeVisible();
        await expect(page.getByRole("main").getByText(texts.connected)).toHaveCount(2);
        await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
        await page.goto("/");
        await expect(page.locator('a[href="/test"]')).toHaveCount(0);
      });
    });

    if (!walkedIn("id").includes(language)) return;

    test("without a network a page is covered, or says that it keeps what is typed", async ({ part }) => {
      await part("without a network the page is covered, and comes back with it (S11)", async ({ context, page }) => {
        for (const [path, far] of [
          ["/", 300],
          // To the foot of the page.
          ["/signin", 100_000],
          ["/lowongan/lowongan-detail-page/47/apa-saja", 300],
          ["/test", 300],
        ] as const) {
          await openAlive(page, path);
          // Its captcha makes the page longer when it comes.
          if (path === "/signin") await captchaDone(page.getByRole("main"));
          const heading = page.getByRole("main").locator("h1");
          const title = await heading.textContent();
          // Wherever one was reading, the cover is seen, and afterwards one reads on from there.
          await page.mouse.wheel(0, far);
          await expect.poll(() => page.evaluate(() => scrollY)).toBe(await furthest(page, far));
          const place = await page.evaluate(() => scrollY);
          await context.setOffline(true);
          await expect(page.getByRole("heading", { name: texts.offline })).toBeInViewport();
          await expect(heading).toBeHidden();
          await context.setOffline(false);
          await expect(heading).toHaveText(title ?? "");
          await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
        }
      });

      await part(
        "the resume stays usable without a network, and its bar says so (S11)",
        async ({ context, page, site }) => {
          await signIn(context, site, await aPerson(site));
          await openAlive(page, "/profile-resume");
          await context.setOffline(true);
          await expect(page.getByRole("region", { name: texts.save })).toContainText(texts.luring);
          await expect(page.getByRole("heading", { name: texts.offline })).toBeHidden();
          const phoneNumber = page.getByRole("textbox", { name: formWords[language].phone });
          await phoneNumber.fill("81299998888");
          await context.setOffline(false);
          await expect(page.getByRole("region", { name: texts.save })).not.toContainText(texts.luring);
          await expect(phoneNumber).toHaveValue("81299998888");
        },
      );

      await part(
        "the second step of signing up stays usable without a network too (S11)",
        async ({ context, page }) => {
          const form = formWords[language];
          const main = page.getByRole("main");
          await openAlive(page, "/signup");
          await main.getByRole("textbox", { name: form.name }).fill("Budi Santoso");
          await main.getByRole("textbox", { name: form.email }).fill(newEmail());
          await main.getByRole("textbox", { name: form.password, exact: true }).fill("Tenun-Karya-26");
          await main.getByRole("textbox", { name: form.repeat }).fill("Tenun-Karya-26");
          await solve({ page, hands: keys(page), words: form }, main);
          await main.getByRole("button", { name: form.goOn }).click();
          await expect(page.getByRole("heading", { level: 1 })).toHaveText(form.complete);
          await context.setOffline(true);
          await expect(page.getByRole("region", { name: form.register, exact: true })).toContainText(texts.luring);
          await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        },
      );
    });
  });
}
