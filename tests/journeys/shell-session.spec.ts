import type { BrowserContext, Page } from "@playwright/test";
import { aPerson } from "../support/people.ts";
import { openAlive } from "./alive.ts";
import { readIn, viewsIn, walkedIn } from "./reading.ts";
import { endSession, signIn } from "./sign-in.ts";
import { expect, test } from "./site-test.ts";

const words = {
  id: {
    info: "Info",
    ended: "401 Unauthorized",
    broken: "500 Internal Server Error",
    home: "Ke beranda",
    signInAgain: "Masuk lagi",
    oops: "Maaf, ada yang tidak beres",
    account: /^Akun/,
    change: /Ubah$/,
    status: "Status pencarian kerja",
    active: "Aktif mencari kerja",
    inactive: "Tidak mencari kerja",
    keep: "Simpan",
    saved: "Status disimpan: Tidak mencari kerja.",
    signOut: "Keluar",
  },
  en: {
    info: "Info",
    ended: "401 Unauthorized",
    broken: "500 Internal Server Error",
    home: "Go to the home page",
    signInAgain: "Sign in again",
    oops: "Oops, something wrong !",
    account: /^Account of/,
    change: /Change$/,
    status: "Job seeking status",
    active: "Actively looking",
    inactive: "Not looking",
    keep: "Save",
    saved: "Status saved: Not looking.",
    signOut: "Sign out",
  },
} as const;

type Texts = (typeof words)[keyof typeof words];

async function openStatus(page: Page, texts: Texts): Promise<void> {
  await page.getByRole("button", { name: texts.account }).click();
  await page.getByRole("button", { name: texts.change }).click();
}

/** Names of the cookies that a browser holds. */
const cookieNames = async (context: BrowserContext) => (await context.cookies()).map(({ name }) => name).sort();

for (const [language, view] of walkedIn("en").flatMap((one) => viewsIn(one).map(([, view]) => [one, view] as const))) {
  const texts = words[language];

  test.describe(`in ${language} at ${view.viewport.width} pixels`, () => {
    test.use(view);
    test.beforeEach(({ context, site }) => readIn(context, site, language));

    test("a session that ends shows so, and leaves nothing behind", async ({ part }) => {
      await part(
        "master data without a session shows an error, leads home cleared, and fails the second time (S23)",
        async ({ context, page, site }) => {
          const person = await aPerson(site);
          await signIn(context, site, person);
          await openAlive(page, "/lowongan");
          await endSession(context, site);
          await openStatus(page, texts);
          const info = page.getByRole("dialog", { name: texts.info, exact: true });
          await expect(info).toContainText(texts.ended);
          await info.getByRole("button", { name: texts.home }).click();
          await expect(page).toHaveURL("/?clear=true");
          await expect(page.locator("html")).toHaveAttribute("data-viewer", "guest");
          expect(await cookieNames(context)).not.toContain("session");

          await signIn(context, site, person);
          await openAlive(page, "/?clear=true");
          await endSession(context, site);
          await openStatus(page, texts);
          await expect(page.getByRole("dialog", { name: texts.oops, exact: true })).toContainText("Token Expired");
        },
      );

      await part(
        "a session that ended has its own message, though a list of the page was refused first (A12)",
        async ({ context, page, site }) => {
          await signIn(context, site, await aPerson(site));
          await openAlive(page, "/lowongan");
          await endSession(context, site);
          const list = page.waitForResponse((response) => response.url().includes("/master-data/"));
          await page.route(/\/api\/v1\/(?!master-data)/, async (route) => {
            await list;
            await route.continue();
          });
          await page.getByRole("contentinfo").locator('a[href="/account/history"]').click();
          await expect(page.getByRole("dialog", { name: "Token Expired, Please Re-login", exact: true })).toBeVisible();
          await expect(page.getByRole("dialog", { name: texts.info, exact: true })).toBeHidden();
          await expect(page).toHaveURL(`/signin?redirect=${encodeURIComponent("/account/history")}`);
          expect((await list).status()).toBe(401);
        },
      );

      await part(
        "a resume that cannot be fetched shows so, and leads to the sign-in (S23)",
        async ({ context, page, site }) => {
          await signIn(context, site, await aPerson(site));
          await openAlive(page, "/lowongan");
          await page.route("**/api/v1/form/get-profile/*", (route) =>
            route.fulfill({ status: 500, json: { acknowledge: 0, code: "fault", message: "x", requestId: "r-1" } }),
          );
          await page.getByRole("contentinfo").locator('a[href="/profile-resume"]').click();
          const info = page.getByRole("dialog", { name: texts.info, exact: true });
          await expect(info).toContainText(texts.broken);
          await expect(page.getByRole("main")).toContainText("Internal Server Error, ");
          await info.getByRole("button", { name: texts.signInAgain }).click();
          await expect(page).toHaveURL(`/signin?again&redirect=${encodeURIComponent("/profile-resume")}`);
        },
      );

      await part(
        "the job-seeking status is changed in place, and the dot with it (A13, S19)",
        async ({ context, page, site }) => {
          const person = await aPerson(site);
          await signIn(context, site, person);
          await openAlive(page, "/lowongan");
          await openStatus(page, texts);
          const dialog = page.getByRole("dialog", { name: texts.status });
          await expect(dialog.getByRole("radio")).toHaveCount(3);
          await expect(dialog.getByRole("radio", { name: texts.active })).toBeChecked();
          await dialog.getByRole("radio", { name: texts.inactive }).check();
          await dialog.getByRole("button", { name: texts.keep }).click();
          await expect(dialog).toBeHidden();
          const account = page.getByRole("button", { name: texts.account });
          await expect(account).toBeFocused();
          await expect(page.getByRole("status").filter({ hasText: texts.saved })).toBeAttached();
          await expect(account.locator("[data-state]")).toHaveAttribute("data-state", "inactive");
          await expect(page).toHaveURL("/lowongan");
          await page.reload();
          await expect(account.locator("[data-state]")).toHaveAttribute("data-state", "inactive");
        },
      );

      await part("signing out leaves nothing personal behind (S24)", async ({ context, page, site }) => {
        await signIn(context, site, await aPerson(site));
        await openAlive(page, "/");
        await page.evaluate(() => {
          localStorage.setItem("a draft", "typed");
          indexedDB.open("files that wait");
        });
        expect(await cookieNames(context)).toEqual(["device", "lang", "scripts", "session", "viewer"]);
        await page.getByRole("button", { name: texts.account }).click();
        await page.getByRole("button", { name: texts.signOut }).click();
        await expect(page).toHaveURL("/");
        expect(await cookieNames(context)).toEqual(["device", "lang"]);
        await expect.poll(() => page.evaluate(() => localStorage.getItem("a draft"))).toBeNull();
        await expect.poll(() => page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
      });
    });
  });
}
