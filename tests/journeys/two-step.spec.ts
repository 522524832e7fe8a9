import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { aPerson, type Person } from "../support/people.ts";
import type { Site } from "../support/site.ts";
import { getCode } from "../support/two-step.ts";
import { openAlive } from "./alive.ts";
import { captchaDone } from "./captcha.ts";
import { phone, readIn, wayIn } from "./reading.ts";
import { expect, test } from "./site-test.ts";
import { words } from "./two-step-words.ts";

type Words = (typeof words)["id" | "en"];

async function showPassword(page: Page, say: Words, { email, password }: Person): Promise<void> {
  await page.goto("/signin");
  const main = page.getByRole("main");
  await main.getByRole("textbox", { name: "E-mail" }).fill(email);
  await main.getByRole("textbox", { name: say.password, exact: true }).fill(password);
  await captchaDone(main);
  await main.getByRole("button", { name: say.signIn, exact: true }).click();
}

/** A code counts once, so the sign-in shows the one that comes next; a step either side is taken. */
const nextCode = (secret: string) => getCode(secret, Date.now() + 30_000);

async function signOut(page: Page, say: Words): Promise<void> {
  const leave = page.getByRole("button", { name: say.signOut, exact: true });
  // The address changes before the page does, and a new page closes the menu that was opened on the former one.
  await expect(async () => {
    if (!(await leave.isVisible())) await page.getByRole("button", { name: say.account }).click();
    await leave.click({ timeout: 5_000 });
  }).toPass();
  await expect(page.getByRole("banner").getByRole("link", { name: say.signIn, exact: true })).toBeVisible();
}

/** From the offer to the recovery codes. @returns the app's secret and the ten codes */
async function turnOn(page: Page, say: Words): Promise<{ secret: string; codes: string[] }> {
  const main = page.getByRole("main");
  await page.getByRole("region", { name: say.offer }).getByRole("link", { name: say.yes }).click();
  await expect(page).toHaveURL("/mfa?step=1");
  await expect(main.getByText(say.steps[0])).toBeVisible();
  await expect(main.getByRole("img", { name: say.qr })).toBeVisible();
  const secret = (await main.locator("code").innerText()).replaceAll(" ", "");
  await main.getByRole("link", { name: say.goOn }).click();
  await expect(main.getByText(say.steps[1])).toBeVisible();
  await main.getByRole("textbox", { name: say.code }).fill("12 34");
  await main.getByRole("button", { name: say.check }).click();
  await expect(main.getByText(say.malformed, { exact: true })).toBeVisible();
  await main.getByRole("textbox", { name: say.code }).fill("000000");
  await main.getByRole("button", { name: say.check }).click();
  await expect(main.getByRole("alert")).toContainText(say.malformed);
  await main.getByRole("textbox", { name: say.code }).fill(getCode(secret));
  await main.getByRole("button", { name: say.check }).click();
  await expect(main.getByText(say.steps[2])).toBeVisible();
  await expect(main.getByRole("status").filter({ hasText: say.isOn })).toBeVisible();
  const codes = await main.getByRole("listitem").allInnerTexts();
  expect(codes).toHaveLength(10);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    main.getByRole("link", { name: say.download }).click(),
  ]);
  expect(await readFile(await file.path(), "utf8")).toContain(codes.join("\n"));
  await main.getByRole("checkbox", { name: say.saved }).check();
  await main.getByRole("link", { name: say.finish }).click();
  await expect(page).toHaveURL("/");
  return { secret, codes };
}

/** Sets it up page by page, as a browser without script does. @returns the app's secret and the ten codes */
async function setUpPlainly(page: Page, say: Words): Promise<{ secret: string; codes: string[] }> {
  const main = page.getByRole("main");
  await page.goto("/mfa?step=1");
  const secret = (await main.locator("code").innerText()).replaceAll(" ", "");
  await main.getByRole("link", { name: say.goOn }).click();
  await main.getByRole("textbox", { name: say.code }).fill(getCode(secret));
  await main.getByRole("button", { name: say.check }).click();
  await expect(main.getByText(say.steps[2])).toBeVisible();
  return { secret, codes: await main.getByRole("listitem").allInnerTexts() };
}

/** New recovery codes for the password, wrong first, and one of the former codes; back to the page that was left. */
async function renew(page: Page, say: Words, { password }: Person, code: string): Promise<void> {
  const main = page.getByRole("main");
  await main.getByRole("textbox", { name: say.renewCode }).fill(code);
  await main.getByRole("textbox", { name: say.password, exact: true }).fill("Bukan-Itu-26");
  await main.getByRole("button", { name: say.renew }).click();
  await expect(main.getByRole("alert")).toContainText(say.wrongPassword);
  await main.getByRole("textbox", { name: say.password, exact: true }).fill(password);
  await main.getByRole("button", { name: say.renew }).click();
  await expect(main.getByRole("status").filter({ hasText: say.renewed })).toBeVisible();
  await expect(main.getByRole("listitem")).toHaveCount(10);
  expect(await main.getByRole("listitem").allInnerTexts()).not.toContain(code);
  await main.getByRole("checkbox", { name: say.saved }).check();
  await main.getByRole("link", { name: say.finish }).click();
  await page.goto("/mfa");
  await expect(main.getByText(say.allLeft)).toBeVisible();
}

/** The newest mail's six digits. */
async function mailedCode(site: Site, email: string): Promise<string> {
  const digits = async () => /(?:Kode|Code): (\d{6})/.exec(await site.mailTo(email))?.[1] ?? "";
  await expect.poll(digits).not.toBe("");
  return digits();
}

for (const [language, view] of wayIn("id")) {
  const say = words[language];

  test.describe(`in ${language} at ${view.viewport.width} pixels`, () => {
    test.use(view);
    test.beforeEach(({ context, site }) => readIn(context, site, language));

    test("is offered, set up, asked for, turned off, or postponed", async ({ part }) => {
      await part(
        "it is offered, set up, asked for at sign-in, and turned off by an e-mailed code (A9, A10, R39)",
        async ({ page, site }) => {
          const person = await aPerson(site);
          const main = page.getByRole("main");
          await showPassword(page, say, person);
          const { secret, codes } = await turnOn(page, say);
          await expect.poll(() => site.mailTo(person.email)).toContain(`Subject: ${say.onSubject}`);
          await signOut(page, say);

          await showPassword(page, say, person);
          await expect(page.getByRole("heading", { level: 1, name: say.typeCode })).toBeFocused();
          expect((await page.request.get("/api/v1/account/security")).status()).toBe(401);
          await openAlive(page, page.url());
          const field = main.getByRole("textbox", { name: say.code });
          await expect(field).toHaveAttribute("autocomplete", "one-time-code");
          await expect(field).toHaveAttribute("inputmode", "numeric");
          await field.fill("000000");
          await main.getByRole("button", { name: say.signIn, exact: true }).click();
          await expect(main.getByRole("alert")).toContainText("Invalid OTP");
          await field.fill(nextCode(secret));
          await main.getByRole("button", { name: say.signIn, exact: true }).click();
          await expect(page).toHaveURL("/");
          await signOut(page, say);

          await showPassword(page, say, person);
          await main.getByRole("link", { name: say.byRecovery }).click();
          await main.getByRole("textbox", { name: say.recovery }).fill((codes[3] ?? "").toLowerCase());
          await main.getByRole("button", { name: say.signIn, exact: true }).click();
          await expect(page).toHaveURL("/");

          await page.getByRole("button", { name: say.account }).click();
          await page.getByRole("link", { name: say.title }).click();
          await expect(main.getByText(say.left)).toBeVisible();
          await renew(page, say, person, codes[4] ?? "");
          await main.getByRole("button", { name: say.mail }).click();
          await expect(main.getByRole("status").filter({ hasText: say.mailed })).toBeVisible();
          await field.fill(await mailedCode(site, person.email));
          await main.getByRole("button", { name: say.turnOff, exact: true }).click();
          await expect(page.getByRole("heading", { level: 1, name: say.isOff })).toBeFocused();
          await expect.poll(() => site.mailTo(person.email)).toContain(`Subject: ${say.offSubject}`);
        },
      );

      await part(
        "'Later' is heard: a reminder, and no offer at the next sign-in (A9, S21)",
        async ({ context, page, site }) => {
          const person = await aPerson(site);
          await showPassword(page, say, person);
          await page.getByRole("region", { name: say.offer }).getByRole("button", { name: say.later }).click();
          const reminder = page.getByRole("region", { name: say.reminder });
          await reminder.getByRole("button", { name: say.understood }).click();
          await expect(reminder).toBeHidden();
          expect((await context.cookies()).map(({ name }) => name)).not.toContain("mfa");
          await signOut(page, say);
          await showPassword(page, say, person);
          await expect(page).toHaveURL("/");
          await openAlive(page, "/");
          await expect(page.getByRole("button", { name: say.account })).toBeVisible();
          await expect(page.getByRole("region", { name: say.offer })).toBeHidden();
          await page.goto("/mfa?step=1");
          await page.getByRole("main").getByRole("button", { name: say.later }).click();
          await expect(page.getByRole("heading", { level: 1, name: say.reminder })).toBeFocused();
        },
      );
    });
  });
}

test.describe("without JavaScript", () => {
  test.use({ ...phone, javaScriptEnabled: false });

  test("the second step is a plain form, and so are setting it up and turning it off (A9)", async ({
    browser,
    context,
    page,
    site,
  }) => {
    await readIn(context, site, "en");
    const person = await aPerson(site);
    const say = words.en;
    const scripted = await browser.newContext({ baseURL: site.url, javaScriptEnabled: true });
    await readIn(scripted, site, "en");
    const first = await scripted.newPage();
    await showPassword(first, say, person);
    await first.getByRole("region", { name: say.offer }).getByRole("button", { name: say.later }).click();
    await first.getByRole("region", { name: say.reminder }).getByRole("button", { name: say.understood }).click();
    await context.addCookies(await scripted.cookies());

    const main = page.getByRole("main");
    const { secret, codes } = await setUpPlainly(page, say);

    await signOut(first, say);
    await showPassword(first, say, person);
    await expect(first.getByRole("heading", { level: 1, name: say.typeCode })).toBeVisible();
    await context.clearCookies();
    await context.addCookies(await scripted.cookies());
    await page.goto("/signin?step=2&redirect=%2Faccount%2Fhistory");
    await main.getByRole("textbox", { name: say.code }).fill("000000");
    await main.getByRole("button", { name: say.signIn, exact: true }).click();
    await expect(main).toContainText("Invalid OTP");
    await main.getByRole("textbox", { name: say.code }).fill(nextCode(secret));
    await main.getByRole("button", { name: say.signIn, exact: true }).click();
    await expect(page).toHaveURL("/account/history");
    await scripted.close();

    await page.goto("/mfa");
    await main.getByRole("link", { name: say.byRecovery }).click();
    await main.getByRole("textbox", { name: say.recovery, exact: true }).fill(codes[0] ?? "");
    await main.getByRole("button", { name: say.turnOff, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: say.isOff })).toBeVisible();
    const secondSetUp = await setUpPlainly(page, say);
    await page.goto("/mfa");
    await main.getByRole("textbox", { name: say.code, exact: true }).fill(nextCode(secondSetUp.secret));
    await main.getByRole("button", { name: say.turnOff, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: say.isOff })).toBeVisible();
  });
});
