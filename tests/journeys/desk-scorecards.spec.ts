// Shows: F10, F27, F37, F40
import type { Page } from "@playwright/test";
import { soon } from "../support/desk-vacancies.ts";
import type { Site } from "../support/site.ts";
import { enterDesk } from "./enter-desk.ts";
import { isAccessible } from "./is-accessible.ts";
import { desktop, phone, readIn } from "./reading.ts";
import { expect, test } from "./site-test.ts";

// The team of a vacancy that is changed here would be found by others.
test.use({ siteOf: "what the desk changes" });

const code = "TBP-2611-025";
const manager = "Hendra Simatupang";
const words = {
  team: "Change team",
  teamSaved: "Team saved.",
  edit: "Edit criteria",
  name: "Name, Indonesian",
  add: "Add a criterion",
  up: "Move criterion 2 up",
  save: "Save criteria",
  saved: "Criteria saved.",
  share: "Share",
  unshare: "Stop sharing",
  ask: "Request scorecards",
  whom: "From whom",
  by: "Due by",
  asked: "Scorecards requested.",
  hidden: /^Your scorecard is due by/,
  kept: "Saved as a draft",
  send: "Send scorecard",
  incomplete: "The scorecard is not complete.",
  recommend: "Strong yes",
  sent: "1 of 1 sent",
};

/** The vacancy's address. */
async function getVacancy(page: Page, site: Site): Promise<string> {
  await page.goto(`${site.url}/staff/vacancies?q=${code}`);
  const href = await page.getByRole("table").getByRole("rowheader").getByRole("link").first().getAttribute("href");
  return `${site.url}${href}`;
}

async function writeCriteria(page: Page, vacancy: string): Promise<void> {
  await page.goto(vacancy);
  await page.getByRole("link", { name: words.edit }).click();
  await page.getByRole("button", { name: words.save }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await page.getByLabel(words.name).first().fill("Ketelitian");
  await page.getByRole("button", { name: words.add }).click();
  await page.getByLabel(words.name).nth(1).fill("Keselamatan kerja");
  await page.getByRole("button", { name: words.up }).click();
  await isAccessible(page);
  await page.getByRole("button", { name: words.save }).click();
  await expect(page.getByText(words.saved)).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "Keselamatan kerja" })).toBeVisible();
}

/** Shares the first applicant and asks the hiring manager. @returns addresses of two applicants */
async function askManager(page: Page, vacancy: string): Promise<[string, string]> {
  await page.goto(`${vacancy}/applicants?tab=all`);
  const links = page.getByRole("table").getByRole("rowheader").getByRole("link");
  const ids: string[] = [];
  for (const at of [0, 1])
    ids.push(/applications\/(\d+)/.exec((await links.nth(at).getAttribute("href")) ?? "")?.[1] ?? "");
  const [first = "", second = ""] = ids;
  await links.first().click();
  await page.getByRole("button", { name: words.share, exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: words.share, exact: true }).click();
  await expect(page.getByRole("button", { name: words.unshare })).toBeVisible();
  await page.locator("summary").filter({ hasText: words.ask }).click();
  await page.getByRole("group", { name: words.whom }).getByLabel(manager).check();
  await page.getByLabel(words.by, { exact: true }).fill(soon(4));
  await isAccessible(page);
  await page.getByRole("button", { name: words.ask }).click();
  await expect(page.getByText(words.asked)).toBeVisible();
  await expect(
    page.getByRole("complementary").getByRole("listitem").filter({ hasText: manager }).first(),
  ).toBeVisible();
  return [first, second];
}

/** Fills the scorecard in as it was asked for, leaves it half written, comes back and sends it. */
async function judge(page: Page, site: Site): Promise<void> {
  await page.goto(`${site.url}/staff/notices`);
  await page
    .getByRole("button", { name: /scorecard/ })
    .first()
    .click();
  await page.waitForURL(/part=scorecard/);
  await expect(page.getByText(words.hidden)).toBeVisible();
  const criteria = page.getByRole("group", { name: /^Ke/ });
  await criteria.first().getByRole("radio", { name: "4 of 4" }).check();
  await page.getByLabel("Evidence: Keselamatan kerja").fill("Menghentikan kerja sampai aman.");
  await expect(page.getByRole("status").filter({ hasText: words.kept })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Evidence: Keselamatan kerja")).toHaveValue("Menghentikan kerja sampai aman.");
  await page.getByRole("button", { name: words.send }).click();
  await expect(page.getByText(words.incomplete)).toBeVisible();
  await isAccessible(page);
  await criteria.nth(1).getByRole("radio", { name: "2 of 4" }).check();
  await page.getByLabel(words.recommend).check();
  await page.getByRole("button", { name: words.send }).click();
  await expect(page.getByText(words.sent)).toBeVisible();
}

test("a recruiter sets what to judge by and whose the vacancy is, asks a hiring manager, and compares what came", async ({
  browser,
  context,
  page,
  site,
}) => {
  await readIn(context, site, "en");
  await page.setViewportSize(desktop.viewport);
  await enterDesk(page, site, "recruiter");
  const vacancy = await getVacancy(page, site);
  await page.goto(`${vacancy}?act=team`);
  const panel = page.getByRole("complementary");
  await panel.getByLabel(manager).check();
  await isAccessible(page);
  await panel.getByRole("button", { name: words.team }).click();
  await expect(page.getByText(words.teamSaved)).toBeVisible();
  await writeCriteria(page, vacancy);
  const [first, second] = await askManager(page, vacancy);

  const own = await browser.newContext(phone);
  await readIn(own, site, "en");
  const other = await own.newPage();
  await enterDesk(other, site, "manager");
  await judge(other, site);
  await own.close();

  await page.goto(`${site.url}/staff/compare?ids=${first},${second}`);
  const row = page.getByRole("row").filter({ has: page.getByRole("rowheader", { name: "Keselamatan kerja" }) });
  await expect(row.getByRole("cell").first()).toContainText(manager);
  await expect(row.getByRole("cell").first().getByRole("img", { name: "4 of 4" })).toBeVisible();
  await expect(row.getByRole("cell").nth(1)).toContainText("–");
  await isAccessible(page);
  await page.goto(`${vacancy}/criteria`);
  await expect(page.getByText(/^A scorecard has been sent/)).toBeVisible();
  await expect(page.getByRole("button", { name: words.save })).toHaveCount(0);
});
