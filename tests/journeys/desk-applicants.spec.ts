// Shows: F19, F20, F23, F24, F28, F38, F42
import type { Page } from "@playwright/test";
import { applyTo, getVacancyId } from "../support/applied.ts";
import { aRow, importRows } from "../support/imported-vacancies.ts";
import { aPerson, type Person } from "../support/people.ts";
import type { Site } from "../support/site.ts";
import { enterDesk } from "./enter-desk.ts";
import { isAccessible } from "./is-accessible.ts";
import { desktop, readIn } from "./reading.ts";
import { signIn } from "./sign-in.ts";
import { expect, test } from "./site-test.ts";

test.use({ ...desktop, siteOf: "applicants of the desk" });
test.describe.configure({ mode: "serial" });

const words = {
  title: "Applications",
  search: "Search names, resumes, CVs and answers",
  nobody: "No matches",
  clear: "Clear all",
  received: /^Application received/,
  views: "Saved views",
  name: "Name of the view",
  save: "Save view",
  delete: "Delete Everybody",
  select: (name: string) => `Select ${name}`,
  compare: "Compare",
  next: "Next",
  cv: "CV",
  page: "Page 1 of 1",
  download: "Download the original CV",
  share: "Share",
  unshare: "Stop sharing",
  keys: "Keyboard shortcuts",
  close: "Close",
  stars: "2 of 3 stars",
  looks: "Who viewed my data",
};

interface Applied {
  vacancyId: number;
  title: string;
  people: Person[];
}

async function threeApplied(site: Site): Promise<Applied> {
  const row = {
    ...aRow(`Penyelia armada ${Math.random().toString(36).slice(2, 7)}`),
    company: "Arus Kirana Logistik",
  };
  await importRows(site, [row]);
  const people = [await aPerson(site), await aPerson(site), await aPerson(site)];
  const [first] = people;
  if (first === undefined) throw new Error("Nobody is there.");
  const vacancyId = await getVacancyId(site, first, row.title_id);
  for (const person of people) await applyTo(site, person, vacancyId);
  return { vacancyId, title: row.title_en, people };
}

let applied: Applied;
test.beforeAll(async ({ site }) => {
  applied = await threeApplied(site);
});

test.beforeEach(async ({ context, page, site }) => {
  await readIn(context, site, "en");
  await enterDesk(page, site, "recruiter");
});

const open = (page: Page, site: Site, query = "") =>
  page.goto(`${site.url}/staff/vacancies/${applied.vacancyId}/applicants${query}`);

const names = (page: Page) => page.getByRole("table").getByRole("rowheader").getByRole("link");

test("the table is searched, kept as a view, and worked by keys", async ({ page, site }) => {
  await open(page, site);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(applied.title);
  await expect(names(page)).toHaveCount(3);
  await isAccessible(page);
  await page.getByRole("link", { name: words.received }).click();
  await expect(page).toHaveURL(/tab=\d+/);
  await page.getByRole("searchbox", { name: words.search }).fill("katayangtidakada");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: words.nobody })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: words.clear }).first().click();
  await expect(names(page)).toHaveCount(3);

  await page.getByRole("button", { name: words.views }).click();
  await page.getByRole("textbox", { name: words.name }).fill("Everybody");
  await page.getByRole("button", { name: words.save }).click();
  await expect(page.getByRole("button", { name: words.delete })).toBeVisible();
  await page.keyboard.press("Escape");

  await page.keyboard.press("j");
  await page.keyboard.press("j");
  await expect(names(page).nth(1)).toBeFocused();
  await page.keyboard.press("2");
  await expect(page.getByRole("row").nth(2).getByRole("img", { name: words.stars })).toBeVisible();
  await page.keyboard.press("x");
  await page.keyboard.press("j");
  await page.keyboard.press("x");
  await page.keyboard.press("c");
  await expect(page).toHaveURL(/\/staff\/compare\?ids=/);
  await expect(page.getByRole("columnheader")).toHaveCount(3);
  await isAccessible(page);
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: words.keys })).toBeVisible();
});

test("a candidate is opened, drawn, shared, and the next one reached by a key; the person reads who looked", async ({
  browser,
  page,
  site,
}) => {
  await open(page, site);
  await names(page).first().click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(applied.title);
  await isAccessible(page);
  await page.getByRole("link", { name: words.cv, exact: true }).click();
  await expect(page.getByTitle(words.page).or(page.getByText(words.page))).toBeAttached();
  const picture = page.locator("figure img");
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(100);
  await isAccessible(page);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: words.download }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  await page.getByRole("button", { name: words.share, exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: words.share, exact: true }).click();
  await expect(page.getByRole("button", { name: words.unshare })).toBeVisible();
  const before = page.url();
  await page.keyboard.press("]");
  await expect(page).not.toHaveURL(before);

  const person = applied.people[0];
  if (person === undefined) throw new Error("Nobody is there.");
  const own = await browser.newContext();
  await readIn(own, site, "en");
  await signIn(own, site, person);
  const account = await own.newPage();
  await account.goto(`${site.url}/account/my-account`);
  const card = account.getByRole("region").or(account.locator("section")).filter({ hasText: words.looks });
  await expect(card.first()).toContainText("Arus Kirana Logistik");
  await own.close();
});
