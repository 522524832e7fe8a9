// Shows: F25, F30, F42
import type { Browser, Page } from "@playwright/test";
import { z } from "zod";
import { applyTo, getVacancyId } from "../support/applied.ts";
import { goodForm } from "../support/extended-forms.ts";
import { movedClock } from "../support/moved-clock.ts";
import { ownPhoto } from "../support/own-files.ts";
import { aPerson, type Person } from "../support/people.ts";
import type { Site } from "../support/site.ts";
import { signedIn } from "../support/wire.ts";
import { enterDesk } from "./enter-desk.ts";
import { isAccessible } from "./is-accessible.ts";
import { desktop, type Language, phone, readIn, walkedIn } from "./reading.ts";
import { signIn } from "./sign-in.ts";
import { expect, test } from "./site-test.ts";

const clock = movedClock();
test.use({ siteOf: "a clock that goes ahead", settings: clock.settings });
test.describe.configure({ mode: "default" });

const heldMs = 6 * 60_000;

const texts = {
  id: {
    ask: "Minta formulir",
    form: "Formulir",
    show: "Pratinjau e-mail",
    letter: "Yang akan dibaca pelamar",
    hold: "Putuskan dan jadwalkan",
    notYet: /Formulir lamaran lengkap diminta .*; belum dijawab\./,
    tab: "Formulir",
    copy: /Salinan formulir lamaran lengkap per/,
    family: "Keluarga",
    title: "Anda yang memutuskan",
    todo: "Lihat dan putuskan",
    missing: /Anda belum pernah mengirim formulir lamaran lengkap/,
    fill: "Isi formulir profesional",
    give: /^Berikan salinan kepada /,
    given: /^Anda memberikan salinannya kepada /,
    who: /^Hanya .* yang mendapat salinannya/,
    looked: /formulir/i,
  },
  en: {
    ask: "Ask for a form",
    form: "Form",
    show: "Preview e-mail",
    letter: "What the applicant will read",
    hold: "Decide and schedule",
    notYet: /Full application form requested on .*; not answered yet\./,
    tab: "Form",
    copy: /Copy of the full application form, as it was/,
    family: "Family",
    title: "You decide whether to share it",
    todo: "View and decide",
    missing: /You have not sent a full application form yet/,
    fill: "Fill in the form for professionals",
    give: /^Share a copy with /,
    given: /^You shared a copy with .* on /,
    who: /^Only .* gets a copy/,
    looked: /form/i,
  },
} as const;

const listsSchema = z.record(z.string(), z.array(z.looseObject({ id: z.number(), code: z.string().nullish() })));

/** Sends the professional's form for good, over the wire: filling it in has journeys of its own. */
async function sendForm(site: Site, person: Person): Promise<void> {
  const client = await signedIn(site.url, person);
  const at = "applicant/flk/professional";
  const { data: masterData } = await client.call("POST", `${at}/masterdata`, { lang: "id" });
  const lists = listsSchema.parse(masterData);
  const choices = Object.fromEntries(
    Object.entries(lists).map(([list, all]) => [list, all.map(({ id, code }) => ({ id, ...(code && { code }) }))]),
  );
  const { name, mimeType, buffer } = await ownPhoto();
  const body = new FormData();
  body.set("data", JSON.stringify(goodForm(choices)));
  body.set("version", "0");
  body.set("lang", "id");
  body.set("photo", new File([new Uint8Array(buffer)], name, { type: mimeType }));
  const sent = await client.call("POST", `${at}/submit`, body);
  if (sent.acknowledge !== 1) throw new Error(`The form was refused: ${JSON.stringify(sent)}`);
}

async function inBrowser(browser: Browser, site: Site, language: Language, view: object): Promise<Page> {
  const context = await browser.newContext({ baseURL: site.url, ...view });
  await readIn(context, site, language);
  return context.newPage();
}

for (const language of walkedIn("en")) {
  const text = texts[language];
  test(`a recruiter asks for the form in one browser, its owner gives it in another, the recruiter reads it, in ${language}`, async ({
    browser,
    site,
  }) => {
    const person = await aPerson(site);
    const vacancyId = await getVacancyId(site, person, "Pengemudi Truk Jarak Jauh");
    const id = await applyTo(site, person, vacancyId);

    const desk = await inBrowser(browser, site, language, desktop);
    await enterDesk(desk, site, "recruiter");
    await desk.goto(`${site.url}/staff/applications/${id}?decide=ask`);
    await desk.getByRole("link", { name: text.ask, exact: true }).click();
    await desk.getByRole("combobox", { name: text.form }).selectOption("extended-form");
    await isAccessible(desk);
    await desk.getByRole("button", { name: text.show }).click();
    await expect(desk.getByRole("article", { name: text.letter })).toContainText(`/account/history/${id}/form`);
    await desk.getByRole("button", { name: text.hold }).click();
    await expect(desk).toHaveURL(new RegExp(`/staff/applications/${id}(\\?|$)`));

    const own = await inBrowser(browser, site, language, phone);
    await signIn(own.context(), site, person);
    await own.goto(`${site.url}/account/history/${id}`);
    await expect(own.getByRole("link", { name: text.todo })).toHaveCount(0);
    await clock.goAhead(heldMs);
    await expect(async () => {
      await own.reload();
      await expect(own.getByRole("link", { name: text.todo })).toBeVisible({ timeout: 3_000 });
    }).toPass();
    await site.mailTo(person.email, `/account/history/${id}/form`);

    await own.getByRole("link", { name: text.todo }).click();
    await expect(own.getByRole("heading", { level: 1, name: text.title })).toBeVisible();
    await expect(own.getByRole("listitem").filter({ hasText: text.who })).toBeVisible();
    await expect(own.getByText(text.missing)).toBeVisible();
    await expect(own.getByRole("link", { name: text.fill })).toHaveAttribute("href", /\/flk2$/);
    await expect(own.getByRole("button", { name: text.give })).toHaveCount(0);
    await isAccessible(own);

    await sendForm(site, person);
    await own.reload();
    await isAccessible(own);
    await own.getByRole("button", { name: text.give }).click();
    await expect(own.getByText(text.given)).toBeVisible();
    await expect(own.getByRole("button", { name: text.give })).toHaveCount(0);

    await desk.goto(`${site.url}/staff/applications/${id}`);
    await desk.getByRole("link", { name: text.tab, exact: true }).click();
    await expect(desk.getByText(text.copy)).toBeVisible();
    await expect(desk.getByRole("heading", { name: text.family, exact: true })).toBeVisible();
    await isAccessible(desk);

    await own.goto(`${site.url}/account/my-account`);
    await expect(own.getByText(text.looked).first()).toBeVisible();
    await desk.context().close();
    await own.context().close();
  });
}
