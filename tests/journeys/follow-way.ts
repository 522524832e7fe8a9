import { expect, type Locator } from "@playwright/test";
import { mailedLink } from "../support/mailed-link.ts";
import { newEmail } from "../support/people.ts";
import type { Site } from "../support/site.ts";
import { type AtForm, fillResume } from "./fill-resume.ts";

interface Newcomer {
  name: string;
  email: string;
  password: string;
}

/** Solved by the page's own widget while the form is used. */
export async function solve({ words }: AtForm, place: Locator): Promise<void> {
  await expect(place.getByRole("checkbox", { name: words.verified })).toBeChecked();
}

/** Searches the list for the vacancy that this way is about. */
export async function findVacancy({ page, hands, words }: AtForm): Promise<void> {
  await hands.write(page.getByLabel(words.searchFor), words.typed);
  await hands.press(page.getByRole("button", { name: words.search, exact: true }));
  await expect(page).toHaveURL(/vacancyTitle=/);
}

async function openVacancy({ page, hands, words }: AtForm): Promise<void> {
  await expect(page).toHaveURL(/jenjang=1/);
  const results = page.getByRole("region", { name: words.results });
  await expect(results.getByRole("link", { name: words.levelChip })).toBeVisible();
  await hands.press(results.getByRole("link", { name: words.vacancy }));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.vacancy);
}

/** From the apply button to step 1, which leads on to step 2. */
async function signUp(at: AtForm, { name, email, password }: Newcomer): Promise<void> {
  const { page, hands, words } = at;
  const main = page.getByRole("main");
  await hands.press(main.getByRole("link", { name: words.apply }).and(main.locator(":visible")));
  await expect(page.getByText(words.applyReason)).toBeVisible();
  await hands.press(main.getByRole("link", { name: words.signUp }));
  await hands.write(main.getByRole("textbox", { name: words.name }), name);
  await hands.write(main.getByRole("textbox", { name: words.email }), email);
  await hands.write(main.getByRole("textbox", { name: words.password, exact: true }), password);
  await expect(page.getByText(words.emailFree)).toBeVisible();
  await expect(main.getByRole("status").filter({ hasText: words.strength })).toBeVisible();
  const repeated = main.getByRole("textbox", { name: words.repeat });
  // A finger reads what it types, and is asked for it once.
  if (await page.evaluate(() => matchMedia("(pointer: coarse)").matches)) await expect(repeated).toBeHidden();
  else await hands.write(repeated, password);
  await solve(at, main);
  await hands.press(main.getByRole("button", { name: words.goOn }));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.complete);
}

/** Registers with nothing filled in: the list of errors starts with its title, however long it is. */
async function registerTooEarly({ page, words }: AtForm): Promise<void> {
  const bar = page.getByRole("region", { name: words.register, exact: true });
  await bar.getByRole("button", { name: words.register }).focus();
  await page.keyboard.press("Enter");
  const summary = page.getByRole("main").getByRole("alert");
  await expect(summary).toBeFocused();
  await expect(summary.getByRole("heading")).toBeInViewport({ ratio: 1 });
}

async function register(at: AtForm, { email }: Newcomer): Promise<void> {
  const { page, hands, words } = at;
  const bar = page.getByRole("region", { name: words.register, exact: true });
  await expect(bar).toContainText(words.allComplete);
  await hands.press(bar.getByRole("button", { name: words.register }));
  const dialog = page.getByRole("dialog");
  await solve(at, dialog);
  await hands.press(dialog.getByRole("button", { name: words.register }));
  const done = page.getByRole("dialog", { name: words.checkMail });
  await expect(done).toContainText(email);
}

/** From the mailed link over the activation, which signs in and leads to what the newcomer wanted. */
async function activate(at: AtForm, site: Site, { email, password }: Newcomer): Promise<void> {
  const { page, hands, words } = at;
  const mail = await site.mailTo(email);
  expect(mail).toContain(words.mailSubject);
  await page.goto(mailedLink(mail, "/account/confirmation/"));
  const main = page.getByRole("main");
  await hands.write(main.getByRole("textbox", { name: words.password, exact: true }), password);
  await hands.press(main.getByRole("button", { name: words.activate }));
  await expect(page).toHaveURL(/\/lowongan\/profile-resume\?vacancy=\d+$/);
}

async function apply({ page, hands, words }: AtForm, { name }: Newcomer): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.review);
  const main = page.getByRole("main");
  await expect(main).toContainText(name);
  await expect(main).toContainText("Universitas Lereng Merapi");
  // Who presses at once waits for the captcha.
  const bar = page.getByRole("region", { name: words.send, exact: true });
  await hands.press(bar.getByRole("button", { name: words.send }));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.sent);
}

async function followUp({ page, hands, words }: AtForm): Promise<void> {
  const main = page.getByRole("main");
  await hands.press(main.getByRole("link", { name: words.follow }));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.history);
  const application = main.getByRole("listitem").filter({ has: page.getByRole("link", { name: words.vacancy }) });
  await expect(application).toContainText(words.company);
  await expect(application).toContainText(words.inProcess);
  await expect(application.getByRole("heading", { level: 4, name: words.arrived })).toBeVisible();
  expect(await application.getByRole("heading", { level: 4 }).count()).toBeGreaterThan(3);
}

/** Two-step sign-in is offered once the way is at its end; 'Later' is heard. */
async function putOffTwoStep({ page, hands, words }: AtForm): Promise<void> {
  await hands.press(page.getByRole("region", { name: words.offer }).getByRole("button", { name: words.later }));
  const reminder = page.getByRole("region", { name: words.reminder });
  await hands.press(reminder.getByRole("button", { name: words.understood }));
  await expect(reminder).toBeHidden();
}

/**
 * From the list to the application in the history, through sign-up, resume, mail, activation and review.
 * @returns the newcomer, who is signed in at the end
 */
export async function fromVacancyToHistory(at: AtForm, site: Site, name: string): Promise<Newcomer> {
  const newcomer = { name, email: newEmail(), password: "Tenun-Karya-26" };
  await openVacancy(at);
  await signUp(at, newcomer);
  await registerTooEarly(at);
  await fillResume(at);
  await register(at, newcomer);
  await activate(at, site, newcomer);
  await apply(at, newcomer);
  await followUp(at);
  await putOffTwoStep(at);
  await site.mailTo(newcomer.email, at.words.mailReceived);
  return newcomer;
}
