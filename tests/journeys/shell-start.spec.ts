import type { BrowserContext, Page, Route } from "@playwright/test";
import { openAlive } from "./alive.ts";
import { listComplaints } from "./quiet.ts";
import { readIn, viewsIn, walkedIn } from "./reading.ts";
import { expect, test } from "./site-test.ts";

const words = {
  id: {
    error: "Error",
    serverSays: "Kata server.",
    again: "Coba lagi",
    loading: "Memuat",
    newVersion: "Ada versi baru.",
    load: "Muat ulang sekarang",
    close: "Tutup",
    fault: "Ada gangguan di sistem kami.",
    offline: "Koneksi internet terputus.",
    list: "Judul, perusahaan, tempat, atau kode lowongan",
  },
  en: {
    error: "Error",
    serverSays: "The server's words.",
    again: "Try again",
    loading: "Loading",
    newVersion: "This is not the latest version.",
    load: "Reload now",
    close: "Close",
    fault: "There is a technical problem in our system",
    offline: "Internet connection lost.",
    list: "Title, company, place or vacancy code",
  },
} as const;

/** Goes to another page as a guest does who reads on: the browser itself asks for what it shows. */
async function readOn(page: Page): Promise<void> {
  await page.getByRole("contentinfo").locator('a[href="/lowongan"]').click();
}

type Words = (typeof words)["id" | "en"];

/** Ways in which a token cannot be had, and what the box says of each. */
const failures = (texts: Words): [string, (route: Route) => Promise<void>, string][] => [
  [
    "is refused",
    (route) => route.fulfill({ status: 503, json: { acknowledge: 0, code: "busy", message: texts.serverSays } }),
    texts.serverSays,
  ],
  [
    "somebody in between answers for",
    (route) => route.fulfill({ status: 502, body: "<html>Bad gateway" }),
    texts.fault,
  ],
  ["the network loses", (route) => route.abort("connectionreset"), texts.offline],
  ["takes too long", (route) => route.abort("timedout"), texts.offline],
];

/** Names of the cookies that a browser holds. */
const cookieNames = async (context: BrowserContext) => (await context.cookies()).map(({ name }) => name).sort();

for (const [language, view] of walkedIn("id").flatMap((one) => viewsIn(one).map(([, view]) => [one, view] as const))) {
  const texts = words[language];

  test.describe(`in ${language} at ${view.viewport.width} pixels`, () => {
    test.use(view);
    test.beforeEach(({ context, site }) => readIn(context, site, language));

    test("gets its token and its version, or says why not", async ({ part }) => {
      await part(
        "a guest's browser gets its token before the first own call, once and without complaint (S12, S21)",
        async ({ context, page }) => {
          const complaints = await listComplaints(page);
          const calls: string[] = [];
          page.on("request", (request) => {
            const [, call] = new URL(request.url()).pathname.split("/api/v1/");
            if (call !== undefined) calls.push(call);
          });
          await openAlive(page, "/");
          await readOn(page);
          await expect(page).toHaveURL("/lowongan");
          await page.goBack();
          await readOn(page);
          await expect(page).toHaveURL("/lowongan");
          expect(calls[0]).toBe("login");
          expect(calls.filter((call) => call === "login")).toEqual(["login"]);
          expect(calls).toContain(`lowongan-page/${language}`);
          expect(await cookieNames(context)).toEqual(["guest", "guest-known", "lang"]);
          expect(complaints).toEqual([]);
        },
      );

      await part("a token that is long in coming covers the page with a loader (S12)", async ({ page }) => {
        let letGo = () => {};
        const blocked = new Promise<void>((resolve) => {
          letGo = resolve;
        });
        await page.route("**/api/v1/login", async (route) => {
          await blocked;
          await route.continue();
        });
        await openAlive(page, "/");
        await readOn(page);
        const loader = page.getByRole("status", { name: texts.loading });
        await expect(loader).toBeVisible();
        letGo();
        await expect(page).toHaveURL("/lowongan");
        await expect(loader).toBeHidden();
      });

      await part(
        "a guest's browser has its token soon after the start, without going anywhere (§4)",
        async ({ context, page }) => {
          await openAlive(page, "/");
          await expect.poll(() => cookieNames(context)).toEqual(["guest", "guest-known", "lang"]);
          await expect(page.getByRole("status", { name: texts.loading })).toBeHidden();
        },
      );

      for (const [name, fail, says] of failures(texts)) {
        await part(
          `a token that ${name} shows the box titled 'Error', and its button makes the page work (S12)`,
          async ({ page }) => {
            await page.route("**/api/v1/login", fail);
            await openAlive(page, "/");
            const box = page.getByRole("dialog", { name: texts.error, exact: true });
            await expect(box).toContainText(says);
            await box.getByRole("button", { name: texts.close }).click();
            await readOn(page);
            await expect(box).toContainText(says);
            await page.unrouteAll();
            await box.getByRole("button", { name: texts.again }).click();
            await expect(box).toBeHidden();
            await expect(page.getByLabel(texts.list)).toBeVisible();
          },
        );
      }

      await part(
        "a newer version on the server is announced, and a press empties the caches and loads it (S17)",
        async ({ page }) => {
          await page.route("**/meta.json?*", (route) => route.fulfill({ json: { version: "3.10.0" } }));
          await openAlive(page, "/lowongan");
          const notice = page.getByRole("region", { name: texts.newVersion });
          await expect(notice).toBeVisible();
          await page.evaluate(() => caches.open("of an earlier version"));
          await page.unrouteAll();
          const loaded = page.waitForEvent("load");
          await notice.getByRole("button", { name: texts.load }).click();
          await loaded;
          await expect(notice).toBeHidden();
          expect(await page.evaluate(() => caches.keys())).toEqual([]);
        },
      );

      await part(
        "a version that is not newer, or unknown, is not announced; service workers are removed (S17, S18)",
        async ({ page }) => {
          await page.addInitScript(() => {
            const old = { unregister: async () => document.documentElement.setAttribute("data-old-worker", "gone") };
            Object.defineProperty(navigator.serviceWorker, "getRegistrations", { value: async () => [old] });
          });
          for (const answer of [{ json: { version: "3.3.62" } }, { status: 500, body: "broken" }]) {
            await page.route("**/meta.json?*", (route) => route.fulfill(answer));
            const metaResponse = page.waitForResponse("**/meta.json?*");
            await page.goto("/lowongan");
            await page.keyboard.press("Tab");
            await metaResponse;
            await expect(page.locator("html")).toHaveAttribute("data-old-worker", "gone");
            await expect(page.getByRole("region", { name: texts.newVersion })).toBeHidden();
            await page.unrouteAll();
          }
        },
      );
    });
  });
}
