// Shows: N24, promise 16

import { expect } from "@playwright/test";
import { everyLook } from "../support/every-look.ts";
import { mailedLink } from "../support/mailed-link.ts";
import { keptMailsTo } from "../support/mails.ts";
import { newEmail } from "../support/people.ts";
import { words } from "./applicant-words.ts";
import { fillResume } from "./fill-resume.ts";
import { onLossyLine } from "./lossy-line.ts";
import { type Patient, patientOn } from "./patient.ts";

import { test } from "./site-test.ts";

const texts = words.id;
const password = "Tenun-Karya-26";
/** Waiting is the same losses later: the line of a bad place in the long form alone. */
const latencyMs = everyLook ? 300 : 100;
const seeds = (process.env["SEEDS"] ?? "6").split(",").map(Number);

async function findVacancy({ page, hands, until, open }: Patient): Promise<void> {
  const title = page.getByRole("heading", { level: 1 });
  const menu = page.getByRole("dialog", { name: "Menu" });
  const results = page.getByRole("region", { name: texts.results });
  const search = page.getByLabel(texts.searchFor);
  await open("/", title);
  await until("the menu", () => page.getByRole("button", { name: "Buka menu" }).tap(), menu);
  await until("vacancies", () => menu.getByRole("link", { name: texts.vacancies }).tap(), search);
  const look = async () => {
    await search.fill(texts.typed);
    await page.getByRole("button", { name: texts.search, exact: true }).tap();
  };
  const vacancy = results.getByRole("link", { name: texts.vacancy });
  await until("search", look, page.locator(":root", { has: vacancy }).and(page.locator(":root:has(h1)")));
  await expect(page).toHaveURL(/vacancyTitle=/);
  await until("the vacancy", () => hands.press(vacancy), title.filter({ hasText: texts.vacancy }));
}

async function signUp({ page, hands, until }: Patient, name: string, email: string): Promise<void> {
  const main = page.getByRole("main");
  const title = page.getByRole("heading", { level: 1 });
  const apply = main.getByRole("link", { name: texts.apply }).and(main.locator(":visible"));
  await until("apply", () => apply.tap(), page.getByText(texts.applyReason));
  const full = main.getByRole("textbox", { name: texts.name });
  await until("sign up", () => main.getByRole("link", { name: texts.signUp }).tap(), full);
  await hands.write(full, name);
  await hands.write(main.getByRole("textbox", { name: texts.email }), email);
  await hands.write(main.getByRole("textbox", { name: texts.password, exact: true }), password);
  const goOn = main.getByRole("button", { name: texts.goOn });
  await until("go on to the resume", () => goOn.tap(), title.filter({ hasText: texts.complete }));
}

async function register({ page, hands, until }: Patient, email: string): Promise<void> {
  // A password is kept by no page: where the line had this one loaded again, it is asked for again.
  const again = page.getByRole("main").getByRole("textbox", { name: texts.password, exact: true });
  if (await again.isVisible()) await hands.write(again, password);
  const bar = page.getByRole("region", { name: texts.register, exact: true });
  const dialog = page.getByRole("dialog");
  const send = dialog.getByRole("button", { name: texts.register });
  await until("register", () => bar.getByRole("button", { name: texts.register }).tap(), send);
  const done = page.getByRole("dialog", { name: texts.checkMail }).filter({ hasText: email });
  await until("send the registration", () => send.tap(), done);
}

async function activate({ page, hands, until, open }: Patient, link: string, email: string): Promise<void> {
  const main = page.getByRole("main");
  const secret = main.getByRole("textbox", { name: texts.password, exact: true });
  await open(link, secret);
  const enter = async () => {
    await secret.fill(password);
    await main.getByRole("button", { name: texts.activate }).tap();
  };
  const review = page.getByRole("heading", { level: 1, name: texts.review });
  // Where the answer was lost, the link is used and nobody is signed in: the sign-in knows the address.
  const address = main.getByRole("textbox", { name: texts.email }).and(page.locator("[name=userName]"));
  await until("activate", enter, review.or(address));
  if (await review.isVisible()) return;
  await expect(address).toHaveValue(email);
  const signIn = async () => {
    await secret.fill(password);
    await hands.press(main.getByRole("button", { name: texts.signIn, exact: true }));
  };
  await until("sign in", signIn, review);
}

async function apply({ page, until }: Patient): Promise<void> {
  const title = page.getByRole("heading", { level: 1 });
  const send = page.getByRole("region", { name: texts.send, exact: true }).getByRole("button", { name: texts.send });
  await until("send the application", () => send.tap(), title.filter({ hasText: texts.sent }));
  const follow = page.getByRole("main").getByRole("link", { name: texts.follow });
  await until("follow it", () => follow.tap(), title.filter({ hasText: texts.history }));
}

for (const seed of everyLook ? [1, 2, 3, 4, 5, 6, 7, 8] : seeds) {
  test(`somebody on a phone whose line loses every twentieth request applies once, with all that was typed (seed ${seed})`, async ({
    browser,
    site,
  }) => {
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
    const context = await browser.newContext({ ...phone, baseURL: site.url, locale: "id-ID" });
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    const losses = await onLossyLine(page, { seed, lostShare: 0.05, latencyMs });
    const email = newEmail();
    const patient = patientOn(page);
    const main = page.getByRole("main");
    try {
      await findVacancy(patient);
      await signUp(patient, "Budi Santoso", email);
      await fillResume({ page, hands: patient.hands, words: texts });
      await register(patient, email);
      await activate(patient, mailedLink(await site.mailTo(email), "/account/confirmation/"), email);
      await apply(patient);
      const sent = main.getByRole("listitem").filter({ has: page.getByRole("link", { name: texts.vacancy }) });
      await expect(sent).toHaveCount(1);
    } catch (fault) {
      throw new Error(`Seed ${seed}, lost: ${losses.join("; ") || "nothing"}.`, { cause: fault });
    }
    const mails = await keptMailsTo(site.dataDir, email);
    expect(mails.filter((mail) => mail.includes(texts.mailReceived))).toHaveLength(1);
    await context.close();
  });
}
