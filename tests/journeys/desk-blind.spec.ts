// Shows: F39
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type { Site } from "../support/site.ts";
import { blindCode, hiddenOnes, institutions, namedOnes, tellsOf } from "./blind-people.ts";
import { texts } from "./blind-words.ts";
import { enterDesk } from "./enter-desk.ts";
import { isAccessible } from "./is-accessible.ts";
import { type Language, readIn, wayIn } from "./reading.ts";
import { expect, test } from "./site-test.ts";

// Who is revealed here would be named to others.
test.use({ siteOf: "applicants of the desk" });
test.describe.configure({ mode: "default" });

type Text = (typeof texts)[Language];

/** Whom the walk in the other language has revealed before. */
const revealed: string[] = [];
const stillHidden = () => hiddenOnes.filter(({ name }) => !revealed.includes(name));

/** Where anybody studied, but for where the revealed ones did. */
const untoldInstitutions = () => {
  const revealedInstitutions = hiddenOnes
    .filter(({ name }) => revealed.includes(name))
    .map(({ institution }) => institution);
  return institutions.filter((institution) => !revealedInstitutions.includes(institution));
};

/** All text and markup of a page, its title too. */
const allOf = async (page: Page) => `${await page.title()}\n${await page.content()}`;

/** Opens an address. @returns all responses, and the page's content once it is hydrated */
async function read(page: Page, address: string): Promise<string> {
  const response = await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  return `${await response?.text()}\n${await allOf(page)}`;
}

function tellsNobody(text: string, more: readonly string[] = []): void {
  const pageText = text.toLowerCase();
  const tells = [...stillHidden().flatMap(tellsOf), ...more];
  expect(tells.filter((tell) => pageText.includes(tell.toLowerCase()))).toEqual([]);
}

const names = (page: Page) => page.getByRole("table").getByRole("rowheader").getByRole("link");
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** The vacancy's applicants. @returns the table's address */
async function openTable(page: Page, site: Site): Promise<string> {
  await page.goto(`${site.url}/staff/vacancies?q=${blindCode}`);
  await page.getByRole("rowheader").getByRole("link").click();
  await page.waitForURL(/vacancies\/\d+$/);
  const table = `${page.url()}/applicants`;
  await page.goto(table);
  return table;
}

/** The tab of a phase, of which everybody is hidden. @returns its address */
async function getTab(page: Page, table: string, name: RegExp): Promise<string> {
  await page.goto(table);
  const href = await page.getByRole("main").getByRole("link", { name }).first().getAttribute("href");
  return new URL(href ?? "", page.url()).href;
}

/** Addresses of those whose application was received and who are hidden, and what they are called. */
async function receivedOnes(page: Page, table: string, text: Text): Promise<{ address: string; code: string }[]> {
  await page.goto(await getTab(page, table, text.received));
  const found = await names(page).filter({ hasText: text.code }).all();
  return Promise.all(
    found.map(async (link) => ({
      address: new URL((await link.getAttribute("href")) ?? "", page.url()).href,
      code: text.code.exec((await link.textContent()) ?? "")?.[0] ?? "",
    })),
  );
}

async function searchFor(page: Page, text: Text, words: string): Promise<void> {
  const filters = page.getByRole("button", { name: text.filters });
  if (await filters.isVisible()) await filters.click();
  await page.getByRole("searchbox", { name: text.search }).fill(words);
  await page.keyboard.press("Enter");
}

/** The page with each of its parts, those that it does not offer too, and the version that was sent. */
async function readEachPart(page: Page, { address, code }: { address: string; code: string }, text: Text) {
  const at = (name: string, value: string) => {
    const url = new URL(address);
    url.searchParams.set(name, value);
    return url.href;
  };
  tellsNobody(await read(page, address), institutions);
  await expect(heading(page)).toHaveText(code);
  await expect(page).toHaveTitle(new RegExp(code));
  await expect(page.getByText(text.hidden)).toBeVisible();
  for (const fact of text.facts) await expect(page.getByText(fact, { exact: true })).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("img", { name: /foto|photo/i })).toHaveCount(0);
  await isAccessible(page);
  const offered = await page.getByRole("navigation", { name: text.parts }).getByRole("link").all();
  const hrefs = await Promise.all(offered.map((link) => link.getAttribute("href")));
  expect(hrefs.join()).not.toMatch(/part=(cv|form|others)/);
  for (const part of ["cv", "star", "form", "others", "scorecard"]) {
    tellsNobody(await read(page, at("part", part)), institutions);
    await isAccessible(page);
  }
  tellsNobody(await read(page, at("version", "1")), institutions);
}

/** Decides on someone, looks at what is held on their page and in the list of what is held, and takes it back. */
async function decideAndTakeBack(page: Page, site: Site, one: { address: string; code: string }, text: Text) {
  await page.goto(one.address);
  await page.getByRole("link", { name: text.decide }).click();
  await page.getByRole("link", { name: text.hire, exact: true }).click();
  await page.waitForURL(/decide=hire/);
  await page.getByRole("button", { name: text.show }).click();
  await expect(page.getByRole("article", { name: text.letter })).toBeVisible();
  tellsNobody(await allOf(page), institutions);
  await page.getByRole("button", { name: text.hold }).click();
  await expect(page.getByText(text.held)).toBeVisible();
  tellsNobody(await read(page, one.address), institutions);
  await page.goto(`${site.url}/staff/held`);
  const row = page.getByRole("row").filter({ hasText: one.code });
  await expect(row).toContainText(text.title);
  tellsNobody((await row.textContent()) ?? "", institutions);
  await row.getByRole("button", { name: text.undo }).click();
  await expect(page.getByText(text.undone)).toBeVisible();
  await expect(row).toHaveCount(0);
}

for (const [language, view] of wayIn("id")) {
  const text = texts[language];
  test.describe(`blind reading in ${language}`, () => {
    test.use(view);
    test.beforeEach(async ({ context, page, site }) => {
      await readIn(context, site, language);
      await enterDesk(page, site, "recruiter");
    });

    test("shows nobody's identity until it is revealed", async ({ part }) => {
      await part(
        "a blind vacancy's table, its search and its orders show nobody's identity",
        async ({ page, site }) => {
          const table = await openTable(page, site);
          for (const phase of [text.received, text.screening]) {
            tellsNobody(await read(page, await getTab(page, table, phase)), untoldInstitutions());
            for (const name of await names(page).allTextContents())
              if (!revealed.includes(name)) expect(name).toMatch(text.code);
          }
          await isAccessible(page);
          const all = await read(page, `${table}?tab=all&columns=status,education,institution`);
          tellsNobody(all);
          for (const { name, institution } of namedOnes) {
            expect(all).toContain(name);
            await expect(page.getByRole("row").filter({ hasText: name })).toContainText(institution);
          }
          const hidden = page.getByRole("row").filter({ has: page.getByRole("link", { name: text.code }) });
          await expect(hidden).toHaveCount(stillHidden().length);
          for (const row of await hidden.allTextContents()) tellsNobody(row, institutions);

          // Who is hidden stands where the code does.
          const received = await getTab(page, table, text.received);
          const codes = (await receivedOnes(page, table, text)).map(({ code }) => code).sort();
          for (const [sort, order] of [["name", codes] as const, ["-name", codes.toReversed()] as const]) {
            await page.goto(`${received}&sort=${sort}`);
            await expect(names(page).filter({ hasText: text.code })).toHaveText(
              order.map((code) => new RegExp(`${code}$`)),
            );
          }

          await searchFor(page, text, stillHidden()[0]?.name ?? "");
          await expect(page.getByRole("heading", { name: text.nobody })).toBeVisible();
          for (const words of stillHidden().flatMap(tellsOf)) {
            await page.goto(`${table}?tab=all&q=${encodeURIComponent(words)}`);
            await expect(page.getByRole("heading", { name: text.nobody })).toBeVisible();
          }
          const named = namedOnes[0]?.name ?? "";
          await page.goto(`${table}?tab=all&q=${encodeURIComponent(named)}`);
          await expect(names(page)).toHaveText([new RegExp(`${named}$`)]);
        },
      );

      await part(
        "a hidden applicant's page, each part of it, decisions, comparisons and files do not show who it is",
        async ({ page, site }) => {
          const [one, other] = await receivedOnes(page, await openTable(page, site), text);
          if (one === undefined || other === undefined) throw new Error("Nobody is hidden.");
          await readEachPart(page, one, text);
          await decideAndTakeBack(page, site, one, text);

          const [first, second] = [one, other].map(({ address }) => /applications\/(\d+)/.exec(address)?.[1]);
          tellsNobody(await read(page, `${site.url}/staff/compare?ids=${first},${second}`), institutions);
          const heads = page.getByRole("columnheader");
          for (const { code } of [one, other]) await expect(heads.filter({ hasText: code })).toHaveCount(1);
          await isAccessible(page);
        },
      );

      await part("an export of hidden applicants names nobody", async ({ page, site }) => {
        const table = await openTable(page, site);
        const [one, other] = await receivedOnes(page, table, text);
        const rows = page.getByRole("row").filter({ has: page.getByRole("link", { name: text.code }) });
        for (const at of [0, 1]) await rows.nth(at).getByRole("checkbox").check();
        await page.getByRole("link", { name: text.export }).click();
        await page.getByRole("radio", { name: text.csv, exact: true }).check();
        await page.getByRole("textbox", { name: text.why }).fill("untuk rapat mingguan");
        tellsNobody(await allOf(page), untoldInstitutions());
        await page.getByRole("button", { name: text.showFile }).click();
        await expect(page.getByRole("button", { name: text.start })).toBeVisible();
        tellsNobody(await allOf(page), untoldInstitutions());
        await isAccessible(page);
        await page.getByRole("button", { name: text.start }).click();
        const link = page.getByRole("link", { name: text.download });
        await expect(link).toBeVisible();
        tellsNobody(await read(page, page.url()), untoldInstitutions());
        const download = page.waitForEvent("download");
        await link.click();
        const file = readFileSync(await (await download).path(), "utf8");
        tellsNobody(file, untoldInstitutions());
        for (const { code } of [one, other].flatMap((candidates) => candidates ?? []))
          expect(file).toContain(code.split(" ")[1]);
      });

      await part(
        "another application of somebody hidden, where they are named, leads not to the hidden one",
        async ({ page, site }) => {
          let opened = 0;
          for (const { name } of stillHidden()) {
            await page.goto(`${site.url}/staff/applications?q=${encodeURIComponent(name)}`);
            await expect(heading(page)).toBeVisible();
            for (const link of await page.getByRole("link", { name: new RegExp(`${name}$`) }).all()) {
              const address = new URL((await link.getAttribute("href")) ?? "", page.url());
              const beside = await page.context().newPage();
              expect(await read(beside, address.href)).toContain(name);
              expect(await allOf(beside)).not.toContain(text.title);
              await beside.close();
              opened += 1;
            }
          }
          expect(opened).toBeGreaterThan(0);
        },
      );

      await part(
        "who is revealed with a reason is named there, nobody else is, and the privacy officer reads the reason",
        async ({ browser, page, site }) => {
          const table = await openTable(page, site);
          const [one, other] = await receivedOnes(page, table, text);
          if (one === undefined || other === undefined) throw new Error("Nobody is hidden.");
          const reason = `Pernah bekerja sama dengan ${language}.`;
          await page.goto(one.address);
          await page.getByRole("button", { name: text.reveal }).click();
          const dialog = page.getByRole("dialog");
          await dialog.getByRole("textbox", { name: text.reason }).fill(reason);
          await isAccessible(page);
          await dialog.getByRole("button", { name: text.reveal }).click();
          await expect(heading(page)).not.toHaveText(one.code);
          const name = (await heading(page).textContent()) ?? "";
          const person = stillHidden().find((hidden) => hidden.name === name);
          revealed.push(name);

          const candidates = await read(page, one.address);
          for (const tell of person === undefined ? ["nobody of the hidden ones"] : tellsOf(person))
            expect(candidates).toContain(tell);
          await expect(page).toHaveTitle(new RegExp(name));
          for (const fact of text.facts) await expect(page.getByText(fact, { exact: true })).toBeVisible();
          await isAccessible(page);
          tellsNobody(candidates);
          tellsNobody(await read(page, other.address), institutions);
          tellsNobody(await read(page, `${table}?tab=all`));
          await expect(names(page).filter({ hasText: name })).toHaveCount(1);
          await page.goto(`${table}?tab=all&q=${encodeURIComponent(name)}`);
          await expect(names(page)).toHaveText([new RegExp(`${name}$`)]);

          const own = await browser.newContext(view);
          await readIn(own, site, language);
          const officer = await own.newPage();
          await enterDesk(officer, site, "privacy");
          await officer.goto(`${site.url}/staff/trail?action=candidate.revealed`);
          const entry = officer.getByRole("row").filter({ hasText: reason });
          await expect(entry).toHaveCount(1);
          await expect(entry).toContainText("Ratna Widyaningrum");
          await expect(entry).toContainText(text.application(/applications\/(\d+)/.exec(one.address)?.[1] ?? ""));
          tellsNobody(await allOf(officer), [name]);
          await own.close();
        },
      );
    });
  });
}
