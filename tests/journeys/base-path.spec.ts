// Shows: N23
import type { Page } from "@playwright/test";
import { aPerson } from "../support/people.ts";
import { words } from "./applicant-words.ts";
import { fingers, keys } from "./by-hand.ts";
import { findVacancy, fromVacancyToHistory, solve } from "./follow-way.ts";
import { desktop, phone } from "./reading.ts";
import { signIn } from "./sign-in.ts";
import { expect, test } from "./site-test.ts";

const base = "/karier";

// One worker for all, because the first one to start the site builds it.
test.describe.configure({ mode: "default" });
test.use({ siteOf: "a base path", settings: { BASE_PATH: base } });

function isStray(path: string): boolean {
  return path !== base && !path.startsWith(`${base}/`);
}

/** Addresses on our own host that the page asks for outside the base path, as they come. */
function strayRequests(page: Page, siteUrl: string): string[] {
  const { host } = new URL(siteUrl);
  const stray: string[] = [];
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.host === host && isStray(url.pathname)) stray.push(url.pathname);
  });
  return stray;
}

/** Links on a page to our own host outside the base path. */
async function strayLinks(page: Page): Promise<string[]> {
  const paths = await page.evaluate(() => {
    const names = ["href", "src", "action", "formaction"];
    const found = [...document.querySelectorAll(names.map((name) => `[${name}]`).join())];
    const texts = found.flatMap((element) => names.flatMap((name) => element.getAttribute(name) ?? []));
    const urls = texts.map((text) => new URL(text, location.href));
    return urls.filter(({ host }) => host === location.host).map(({ pathname }) => pathname);
  });
  return paths.filter(isStray);
}

const guestPages = [
  "",
  "/lowongan?page=2",
  "/lowongan/lowongan-detail-page/47/apa-saja",
  "/lowongan/company-detail/1",
  "/signin?redirect=/account/history",
  "/signup",
  "/account/activation/resend",
  "/tidak/ada",
];
const applicantPages = ["", "/profile-resume", "/lowongan/profile-resume?vacancy=47", "/account/history"];

test.describe("on a phone, by touch, in Indonesian", () => {
  test.use({ ...phone, hasTouch: true, isMobile: true });

  test("the way from the list to the history stays below the base path, and signing out too", async ({
    context,
    page,
    site,
  }) => {
    const stray = strayRequests(page, site.url);
    const at = { page, hands: fingers(page), words: words.id };
    await page.goto(site.url);
    await page.getByRole("button", { name: "Buka menu" }).tap();
    await page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: at.words.vacancies }).tap();
    await findVacancy(at);
    await page.goto(`${page.url()}&jenjang=1`);
    await fromVacancyToHistory(at, site, "Budi Santoso");
    await expect(page).toHaveURL(new RegExp(`${base}/account/history`));
    const paths = (await context.cookies(`${site.url}/`)).map(({ name, path }) => `${name} ${path}`);
    expect(paths).toContain(`session ${base}`);
    expect(paths.filter((one) => !one.endsWith(` ${base}`))).toEqual([]);
    await page.getByRole("button", { name: /^Akun/ }).tap();
    await page.getByRole("button", { name: "Keluar" }).tap();
    await expect(page).toHaveURL(new RegExp(`${base}/?$`));
    await page.goto(`${site.url}/account/history`);
    await expect(page).toHaveURL(`${site.url}/signin?redirect=${encodeURIComponent("/account/history")}`);
    expect(stray).toEqual([]);
  });
});

test.describe("on a desktop, by keyboard, in English", () => {
  test.use(desktop);

  test("a saved resume leads home, and an ended session to the sign-in and back", async ({ context, page, site }) => {
    const stray = strayRequests(page, site.url);
    const person = await aPerson(site);
    await signIn(context, site, person);
    await context.addCookies([{ name: "lang", value: "en", domain: "localhost", path: base }]);
    const at = { page, hands: keys(page), words: words.en };
    await page.goto(`${site.url}/profile-resume`);
    await at.hands.press(page.getByRole("button", { name: "Save resume" }));
    const dialog = page.getByRole("dialog");
    await solve(at, dialog);
    await at.hands.press(dialog.getByRole("button", { name: "Save resume" }));
    await at.hands.press(
      page.getByRole("dialog", { name: /^Successfully saved data/ }).getByRole("button", { name: "Close" }),
    );
    await expect(page).toHaveURL(new RegExp(`${base}/?$`));

    await context.clearCookies({ name: "session" });
    await page.goto(`${site.url}/profile-resume`);
    await page.getByRole("main").getByRole("textbox", { name: "E-mail" }).fill(person.email);
    await page.getByRole("main").getByRole("textbox", { name: "Password", exact: true }).fill(person.password);
    await solve(at, page.getByRole("main"));
    await page.getByRole("main").getByRole("button", { name: "Sign in", exact: true }).click();
    await expect(page).toHaveURL(`${site.url}/profile-resume`);
    expect(stray).toEqual([]);
  });
});

test.describe("without script", () => {
  test.use({ ...desktop, javaScriptEnabled: false });

  test("forms by GET and by POST stay below the base path", async ({ page, site }) => {
    await page.goto(`${site.url}/lowongan?jenjang=1`);
    await page.getByRole("button", { name: "EN , English" }).click();
    await expect(page).toHaveURL(`${site.url}/lowongan?jenjang=1`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Vacancies");
    await page.getByRole("contentinfo").getByRole("button", { name: "Dark" }).click();
    await expect(page).toHaveURL(`${site.url}/lowongan?jenjang=1`);
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await page.getByRole("searchbox", { name: "Title, company, place or vacancy code" }).fill("laboratory");
    await page.getByRole("button", { name: "Search", exact: true }).click();
    await expect(page).toHaveURL(/\/karier\/lowongan\?.*vacancyTitle=laboratory/);
    await page
      .getByRole("banner")
      .getByRole("link", { name: /home page$/ })
      .click();
    await expect(page).toHaveURL(new RegExp(`${base}/?$`));
  });
});

test("no page leads outside, neither a guest nor an applicant", async ({ context, page, site }) => {
  const stray = strayRequests(page, site.url);
  const links: string[] = [];
  const look = async (path: string) => {
    await page.goto(site.url + path, { waitUntil: "networkidle" });
    links.push(...(await strayLinks(page)).map((link) => `${path} leads to ${link}`));
  };
  for (const path of guestPages) await look(path);
  await signIn(context, site, await site.demonstration());
  for (const path of applicantPages) await look(path);
  expect(links).toEqual([]);
  expect(stray).toEqual([]);
});

test("what is not ours answers 404, with a way back to our home page", async ({ page, site }) => {
  const answer = await page.goto(`${site.url}/tidak/ada`);
  expect(answer?.status()).toBe(404);
  await page.getByRole("link", { name: "Kembali ke beranda" }).click();
  await expect(page).toHaveURL(new RegExp(`${base}/?$`));
  for (const outside of ["/", "/lowongan", "/karierku"]) {
    expect((await page.request.get(new URL(outside, site.url).href)).status()).toBe(404);
  }
});
