import type { BrowserContext, Page } from "@playwright/test";
import { aPerson } from "../support/people.ts";
import { signedIn } from "../support/wire.ts";
import { endSession, signIn } from "./sign-in.ts";
import { expect, test } from "./site-test.ts";

test.use({ siteOf: "what comes and goes" });

const account = (page: Page) => page.getByRole("banner").locator("button[popovertarget=account-menu]");
const signInLink = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Masuk" });
const drawn = async (context: BrowserContext) => (await context.cookies()).find(({ name }) => name === "viewer");

/** Opens a page twice: the first says that scripts run, the second is the one of all members. */
async function openAsMember(page: Page, path: string): Promise<string> {
  await page.goto(path);
  const response = await page.goto(path);
  const html = (await response?.text()) ?? "";
  expect(html).toContain("<own-account");
  return html;
}

/** The page has asked who looks at it. */
const hasAsked = (page: Page) => expect(page.locator("own-account")).toHaveCount(0);

test("a member's page has no personal data, draws the name before scripts start, and marks vacancies after", async ({
  context,
  page,
  site,
}) => {
  const person = await aPerson(site);
  await signIn(context, site, person);
  const client = await signedIn(site.url, person);
  await page.goto("/lowongan");
  const [id = "0"] = await page
    .locator('input[name="vacancy"]')
    .evaluateAll((fields) => fields.map((f) => Reflect.get(f, "value")));
  await client.call("POST", "save-vacancy", { VacancyId: Number(id), UserLogin: person.email });
  await page.addInitScript(() => {
    Reflect.set(window, "shifts", []);
    new PerformanceObserver((list) =>
      Reflect.get(window, "shifts").push(...list.getEntries().map((e) => Reflect.get(e, "value"))),
    ).observe({
      type: "layout-shift",
      buffered: true,
    });
    document.addEventListener("DOMContentLoaded", () => {
      const button = document.querySelector("header button[popovertarget=account-menu]");
      Reflect.set(window, "firstName", button?.textContent);
    });
  });
  const html = await openAsMember(page, "/lowongan");
  expect(html).not.toContain(person.name);
  expect(html).not.toContain(person.email);
  expect(await page.evaluate(() => Reflect.get(window, "firstName"))).toContain(person.name);
  const mark = page.locator(`#v${id}`).getByRole("button", { name: /^Simpan: / });
  await expect(mark).toHaveAttribute("aria-pressed", "true");
  await expect(account(page)).toContainText(person.name);
  const shift = await page.evaluate(() =>
    Reflect.get(window, "shifts").reduce((sum: number, one: number) => sum + one, 0),
  );
  expect(shift).toBeLessThanOrEqual(0.01);
  await mark.click();
  await expect(mark).toHaveAttribute("aria-pressed", "false");
});

test("without scripts the page has the name itself", async ({ browser, context, site }) => {
  const person = await aPerson(site);
  await signIn(context, site, person);
  const plain = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await context.storageState(),
    baseURL: site.url,
  });
  const page = await plain.newPage();
  for (const _ of [1, 2]) {
    await page.goto("/lowongan");
    await expect(account(page)).toContainText(person.name);
  }
  await plain.close();
});

test("after signing out in another tab a tab that is seen again is a guest's", async ({ context, page, site }) => {
  await signIn(context, site, await aPerson(site));
  await openAsMember(page, "/lowongan");
  await hasAsked(page);
  const other = await context.newPage();
  await other.goto("/berita-artikel");
  await account(other).click();
  await other.getByRole("button", { name: "Keluar" }).click();
  await expect(other).not.toHaveURL(/berita/);
  expect(await drawn(context)).toBeUndefined();
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(signInLink(page)).toBeVisible();
  await expect(account(page)).toHaveCount(0);
});

test("after signing in as somebody else in another tab no page draws the name before", async ({
  context,
  page,
  site,
}) => {
  const person = await aPerson(site);
  const { email, password } = await site.demonstration();
  await signIn(context, site, person);
  await openAsMember(page, "/lowongan");
  await hasAsked(page);
  await signIn(context, site, { email, password });
  await page.reload();
  await expect(account(page)).not.toContainText(person.name);
  await expect(account(page)).toContainText("Sekar");
});

test("an ended session is a guest's page with no name left, once the page has asked", async ({
  context,
  page,
  site,
}) => {
  await signIn(context, site, await aPerson(site));
  await openAsMember(page, "/lowongan");
  await endSession(context, site);
  await page.reload();
  await expect(signInLink(page)).toBeVisible();
  expect(await drawn(context)).toBeUndefined();
  await page.reload();
  await expect(signInLink(page)).toBeVisible();
});

test("saving before scripts have started saves for whoever is signed in", async ({ context, page, site }) => {
  await signIn(context, site, await aPerson(site));
  await openAsMember(page, "/lowongan");
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.reload();
  const mark = page
    .getByRole("main")
    .getByRole("button", { name: /^Simpan: / })
    .first();
  await mark.click();
  await expect(page).toHaveURL(/#v\d+$/);
  await page.unroute("**/assets/*.js");
  await page.reload();
  await expect(mark).toHaveAttribute("aria-pressed", "true");
});
