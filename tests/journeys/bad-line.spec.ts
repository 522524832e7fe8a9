// Shows: S11
import { aPerson } from "../support/people.ts";
import { openAlive, watchLife } from "./alive.ts";
import { readIn, wayIn } from "./reading.ts";
import { signIn } from "./sign-in.ts";
import { expect, test } from "./site-test.ts";

const words = {
  id: {
    offline: "Tidak ada koneksi internet",
    reload: "Muat ulang",
    back: "Kembali ke halaman ini",
    phone: "Nomor telepon",
    save: "Simpan resume",
    email: "E-mail",
    account: /^Akun/,
    change: /Ubah$/,
    status: "Status pencarian kerja",
  },
  en: {
    offline: "No internet connection",
    reload: "Reload",
    back: "Back to this page",
    phone: "Phone number",
    save: "Save resume",
    email: "E-mail",
    account: /^Account of/,
    change: /Change$/,
    status: "Job seeking status",
  },
} as const;

const scripts = /\/assets\/.*\.js$/;

/** Runs in the page: sets down whether its scripts had started when it was loaded. */
function watchLoad() {
  addEventListener("load", () => {
    document.documentElement.dataset["startedAtLoad"] = String("__reactRouterRouteModules" in window);
  });
}

for (const [language, view] of wayIn("id")) {
  const texts = words[language];

  test.describe(`a bad line, in ${language} at ${view.viewport.width} pixels`, () => {
    test.use(view);
    test.beforeEach(({ context, site }) => readIn(context, site, language));

    test("hydrates, says that there is no network, and keeps what was typed", async ({ part }) => {
      // One that is read first, and one that starts at once.
      for (const path of ["/lowongan", "/signin"]) {
        await part(`${path} hydrates automatically when its scripts failed to load at first`, async ({ page }) => {
          const attempts = new Map<string, number>();
          await page.route(scripts, (route) => {
            const url = route.request().url();
            const times = (attempts.get(url) ?? 0) + 1;
            attempts.set(url, times);
            return times <= 2 ? route.abort("connectionreset") : route.continue();
          });
          const isAlive = watchLife(page);
          await page.goto(path);
          await isAlive();
          expect(attempts.size).toBeGreaterThan(0);
        });

        await part(`${path} hydrates as soon as the network is back`, async ({ context, page }) => {
          await page.route(scripts, (route) => route.abort("connectionreset"));
          const failed = page.waitForEvent("requestfailed");
          await page.goto(path);
          await failed;
          await context.setOffline(true);
          await page.unroute(scripts);
          const isAlive = watchLife(page);
          await context.setOffline(false);
          await isAlive();
        });
      }

      await part("/signin is loaded once its scripts have started, or could not be had", async ({ page }) => {
        await page.addInitScript(watchLoad);
        await page.route(scripts, async (route) => {
          await new Promise((resolve) => setTimeout(resolve, 300));
          await route.continue();
        });
        const root = page.locator(":root");
        await page.goto("/signin", { waitUntil: "load" });
        await expect(root).toHaveAttribute("data-started-at-load", "true");
        // What is held up still continues first.
        await page.unrouteAll({ behavior: "wait" });
        await page.route(scripts, (route) => route.abort("connectionreset"));
        await page.goto("/signup", { waitUntil: "load" });
        await expect(root).toHaveAttribute("data-started-at-load", "false");
      });

      await part(
        "a page before hydration says that there is no network, and its links stay",
        async ({ context, page }) => {
          await page.route(scripts, (route) => route.abort("connectionreset"));
          await page.goto("/lowongan");
          const title = page.getByRole("heading", { level: 1 });
          await expect(title).toBeVisible();
          await context.setOffline(true);
          await expect(page.getByText(texts.offline)).toBeInViewport();
          const covered = await page.getByText(texts.offline).locator("../..").boundingBox();
          expect(covered?.width).toBe(view.viewport.width);
          await page.getByRole("banner").getByRole("link").first().click();
          await expect(page).toHaveURL("/lowongan");
          await expect(page.getByText(texts.offline)).toBeInViewport();
          const reload = page.getByRole("button", { name: texts.reload });
          await reload.click();
          await expect(title).toBeAttached();
          await context.setOffline(false);
          await expect(page.getByText(texts.offline)).toBeHidden();
        },
      );

      await part(
        "a link that is tapped without a network leads to our own words, not to the browser's",
        async ({ context, page, site }) => {
          await openAlive(page, "/agenda");
          await context.setOffline(true);
          await page.getByRole("banner").getByRole("link").first().click();
          await expect(page.getByRole("heading", { name: texts.offline })).toBeInViewport();
          await expect(page).toHaveURL("/agenda");
          await context.setOffline(false);
          await expect(page.getByRole("heading", { name: texts.offline })).toBeHidden();
          await page.getByRole("banner").getByRole("link").first().click();
          await expect(page).toHaveURL("/");

          // Where one continues typing without a network, the page comes back.
          await signIn(context, site, await aPerson(site));
          await openAlive(page, "/profile-resume");
          await context.setOffline(true);
          await expect(page.getByRole("heading", { name: texts.offline })).toBeHidden();
          await page.getByRole("banner").getByRole("link").first().click();
          await expect(page.getByRole("heading", { name: texts.offline })).toBeInViewport();
          await page.getByRole("button", { name: texts.back }).click();
          await expect(page.getByRole("heading", { name: texts.offline })).toBeHidden();
          await expect(page).toHaveURL("/profile-resume");

          // What is wrong in it is still led to.
          const phoneNumber = page.getByRole("textbox", { name: texts.phone });
          await phoneNumber.fill("");
          await page.getByRole("button", { name: texts.save }).click({ force: true });
          await page.getByRole("alert").getByRole("link", { name: texts.phone }).first().click();
          await expect(phoneNumber).toBeFocused();
          await expect(page.getByRole("heading", { name: texts.offline })).toBeHidden();
        },
      );

      await part(
        "a part of the page that could not be had comes later, and the page stays with what was typed",
        async ({ context, page, site }) => {
          await signIn(context, site, await aPerson(site));
          await openAlive(page, "/account/change-password");
          const field = page.locator("main input[type=password]").first();
          await field.fill("Belum-Selesai-9");
          await page.route(/\/assets\//, (route) => route.abort("connectionreset"));
          await page.getByRole("button", { name: texts.account }).click();
          await page.locator("[popover]:popover-open").getByRole("button", { name: texts.change }).click();
          await page.waitForTimeout(1500);
          await expect(field).toHaveValue("Belum-Selesai-9");
          await page.unroute(/\/assets\//);
          const dialog = page.getByRole("dialog", { name: texts.status });
          await expect(dialog.getByRole("radio").first()).toBeVisible();
          await page.keyboard.press("Escape");
          await expect(field).toHaveValue("Belum-Selesai-9");
        },
      );

      await part("a page whose scripts could not be had on the way there is reached all the same", async ({ page }) => {
        await openAlive(page, "/signup");
        let lost = 0;
        await page.route(scripts, (route) => {
          lost += 1;
          return lost <= 2 ? route.abort("connectionreset") : route.continue();
        });
        await page.getByRole("main").getByRole("link").first().click();
        await expect(page).toHaveURL(/\/signin/);
        await expect(page.getByRole("textbox", { name: texts.email })).toBeVisible();
        expect(lost).toBeGreaterThan(0);
      });

      await part(
        "/signin hydrates at a touch, before it retries automatically, and keeps what was typed until then",
        async ({ page }) => {
          await page.clock.install();
          await page.clock.pauseAt(Date.now() + 60_000);
          await page.route(scripts, (route) => route.abort("connectionreset"));
          const failed = page.waitForEvent("requestfailed");
          await page.goto("/signin");
          await failed;
          const email = page.getByRole("main").getByRole("textbox", { name: texts.email });
          await email.fill("budi.santoso@contoh.id");
          await page.unroute(scripts);
          // A second after a start that failed, the next touch is heard.
          await page.clock.runFor(1004);
          const isAlive = watchLife(page);
          const scriptsRequest = page.waitForRequest(scripts);
          await page.getByRole("heading", { level: 1 }).click();
          await scriptsRequest;
          await page.clock.resume();
          await isAlive();
          await expect(email).toHaveValue("budi.santoso@contoh.id");
        },
      );
    });
  });
}
