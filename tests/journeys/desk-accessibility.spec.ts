import type { Page } from "@playwright/test";
import { inTurn } from "../support/every-look.ts";
import type { Site } from "../support/site.ts";
import { enterDesk, type sampleStaff } from "./enter-desk.ts";
import { isAccessible } from "./is-accessible.ts";
import { expect, test } from "./site-test.ts";

const widths = [1440, 1024, 390];
const schemes = ["light", "dark"] as const;
const looks = widths.flatMap((width) => schemes.map((scheme) => ({ width, scheme })));

/** Where the sample's busiest vacancy and its first applicants are. */
interface Places {
  vacancy: string;
  applications: string[];
}

const fixed = {
  recruiter: [
    ...["", "/vacancies", "/vacancies?new=1", "/applications", "/held", "/jobs", "/conflicts", "/notices", "/people"],
    ...["/companies", "/companies/1", "/end-reasons", "/me", "/no-such-page"],
  ],
  admin: ["", "/people?id=1", "/people?invite=1", "/companies/1", "/trail"],
  manager: ["", "/applications"],
} satisfies Partial<Record<keyof typeof sampleStaff, string[]>>;

/** Every screen of a vacancy and of an application, with what it opens. */
function getScreens({ vacancy, applications: [first = "", ...others] }: Places): string[] {
  const acts = ["close", "extend", "plan", "team", "duplicate"].map((act) => `${vacancy}?act=${act}`);
  const parts = ["edit", "questions", "criteria", "links", "links?new=1", "applicants", "applicants?tab=ended"];
  const decisions = ["move", "move-back", "invite", "ask", "end", "hire", "close"];
  const one = `/applications/${first}`;
  return [
    vacancy,
    ...acts,
    ...parts.map((part) => `${vacancy}/${part}`),
    ...["", "?part=others", "?part=scorecard", "?part=cv"].map((part) => `${one}${part}`),
    ...decisions.map((kind) => `${one}?decide=${kind}`),
    `/compare?ids=${[first, ...others].slice(0, 3).join(",")}`,
    `/jobs/new?kind=move&vacancyId=${vacancy.split("/").at(-1)}`,
    `/jobs/new?kind=export&vacancyId=${vacancy.split("/").at(-1)}`,
  ];
}

async function placesIn(page: Page, site: Site): Promise<Places> {
  await page.goto(`${site.url}/staff/vacancies?state=open`);
  const busiest = page.getByRole("link", { name: /^1\d\d$/ }).first();
  const applicants = ((await busiest.getAttribute("href")) ?? "").replace(/^.*\/staff/, "");
  // Those who just came in are on process.
  await page.goto(`${site.url}/staff${applicants}?tab=1`);
  const links = page.getByRole("table").getByRole("rowheader").getByRole("link");
  await expect(links.first()).toBeVisible();
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  const applications = paths.map((path) => /applications\/(\d+)/.exec(path)?.[1] ?? "");
  return { vacancy: applicants.replace("/applicants", ""), applications };
}

/** Looks at screens, each in the look whose turn it is; in the long form in every one. */
async function lookAt(page: Page, site: Site, paths: readonly string[]): Promise<void> {
  for (const [place, path] of paths.entries()) {
    for (const { width, scheme } of inTurn(looks, place, looks.length)) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme: scheme });
      await page.goto(`${site.url}/staff${path}`);
      await test.step(`${path || "/"} at ${width}, ${scheme}`, async () => {
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await isAccessible(page);
        const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        await expect.poll(sideways).toBeLessThanOrEqual(0);
      });
    }
  }
}

for (const who of ["recruiter", "admin", "manager"] as const) {
  test(`axe finds nothing on the screens of the desk that a ${who} has, and none scrolls sideways`, async ({
    page,
    site,
  }) => {
    await enterDesk(page, site, who);
    await lookAt(page, site, fixed[who]);
  });
}

test("axe finds nothing on any screen of a vacancy, its applicants and what is decided of them", async ({
  page,
  site,
}) => {
  await enterDesk(page, site, "recruiter");
  await lookAt(page, site, getScreens(await placesIn(page, site)));
});
