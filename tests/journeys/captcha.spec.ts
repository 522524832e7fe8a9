// Shows: A4
import type { Page } from "@playwright/test";
import { openAlive } from "./alive.ts";
import { type Language, readIn, wayIn } from "./reading.ts";
import { expect, test } from "./site-test.ts";

const words = {
  id: {
    password: "Kata sandi",
    signIn: "Masuk",
    account: /^Akun/,
    robot: "Saya bukan robot",
    verified: "Terverifikasi",
    held: "Pemeriksaan keamanan sedang berjalan. Setelah itu formulir langsung dikirim.",
    lacking: /^Pemeriksaan keamanan: Selesaikan/,
  },
  en: {
    password: "Password",
    signIn: "Sign in",
    account: /^Account of/,
    robot: "I'm not a robot",
    verified: "Verified",
    held: "The security check is running. The form will be sent right after it.",
    lacking: /^Security check: Complete/,
  },
} as const;

const challenge = "**/api/v1/captcha/challenge";

async function fill(page: Page, language: Language, person: { email: string; password: string }): Promise<void> {
  const main = page.getByRole("main");
  await main.getByRole("textbox", { name: "E-mail" }).fill(person.email);
  await main.getByRole("textbox", { name: words[language].password, exact: true }).fill(person.password);
}

for (const [language, view] of wayIn("en")) {
  const texts = words[language];
  const done = (page: Page) => page.getByRole("main").getByRole("checkbox", { name: texts.verified });
  const signIn = (page: Page) => page.getByRole("main").getByRole("button", { name: texts.signIn, exact: true });

  test.describe(`the captcha in ${language} at ${view.viewport.width} pixels`, () => {
    test.use(view);
    test.beforeEach(({ context, site }) => readIn(context, site, language));

    test("waits for the form, holds a press, says what is missing, and runs again when it expired", async ({
      part,
    }) => {
      await part(
        "does nothing before the form is touched, and runs automatically once it is",
        async ({ page, site }) => {
          await openAlive(page, "/signin");
          await expect(page.getByRole("checkbox", { name: texts.robot })).not.toBeChecked();
          await fill(page, language, await site.demonstration());
          await expect(done(page)).toBeChecked();
          await signIn(page).click();
          await expect(page.getByRole("button", { name: texts.account })).toBeVisible();
        },
      );

      await part("lets who presses early wait, and then sends the form", async ({ page, site }) => {
        await openAlive(page, "/signin");
        await expect(page.getByRole("checkbox", { name: texts.robot })).toBeVisible();
        let letGo = () => {};
        const blocked = new Promise<void>((resolve) => {
          letGo = resolve;
        });
        await page.route(challenge, async (route) => {
          await blocked;
          await route.continue();
        });
        await fill(page, language, await site.demonstration());
        await signIn(page).click();
        await expect(page.getByText(texts.held)).toBeVisible();
        letGo();
        await expect(page.getByRole("button", { name: texts.account })).toBeVisible();
      });

      await part(
        "holds a press before the scripts have come, and sends the form once they have",
        async ({ page, site }) => {
          let letGo = () => {};
          const blocked = new Promise<void>((resolve) => {
            letGo = resolve;
          });
          await page.route("**/assets/*.js", async (route) => {
            await blocked;
            await route.continue();
          });
          const posts: string[] = [];
          page.on("request", (request) => {
            if (request.method() === "POST" && request.isNavigationRequest()) posts.push(request.url());
          });
          await page.goto("/signin", { waitUntil: "commit" });
          await fill(page, language, await site.demonstration());
          await signIn(page).click();
          await signIn(page).click();
          await expect(page.getByText(texts.held)).toBeVisible();
          letGo();
          await expect(page.getByRole("button", { name: texts.account })).toBeVisible();
          expect(posts).toEqual([]);
        },
      );

      await part("is ticked by who wants to, and no further press or key unticks it", async ({ page }) => {
        await openAlive(page, "/signin");
        await page.getByRole("checkbox", { name: texts.robot }).click();
        await expect(done(page)).toBeChecked();
        const solution = page.locator("input[name=grecaptcha]");
        const before = await solution.inputValue();
        await done(page).click();
        await page.getByText(texts.verified, { exact: true }).click();
        await done(page).press("Space");
        await expect(done(page)).toBeChecked();
        await expect(solution).toHaveValue(before);
      });

      await part("is not stopped by a press while the form's first touch has begun it", async ({ page }) => {
        await openAlive(page, "/signin");
        const box = page.getByRole("main").locator("altcha-widget input[type=checkbox]");
        await expect(page.getByRole("checkbox", { name: texts.robot })).toBeVisible();
        let letGo = () => {};
        const gate = new Promise<void>((resolve) => {
          letGo = resolve;
        });
        await page.route(challenge, async (route) => {
          await gate;
          await route.continue();
        });
        const request = page.waitForRequest(challenge);
        await page.getByRole("main").getByRole("textbox", { name: "E-mail" }).focus();
        await request;
        await box.dispatchEvent("click");
        letGo();
        await expect(done(page)).toBeChecked();
      });

      await part(
        "says what is lacking when it cannot be had, and is tried again when the form is sent again",
        async ({ page, site }) => {
          await openAlive(page, "/signin");
          await expect(page.getByRole("checkbox", { name: texts.robot })).toBeVisible();
          await page.route(challenge, (route) => route.fulfill({ status: 502, body: "<html>" }));
          await fill(page, language, await site.demonstration());
          await signIn(page).click();
          await expect(page.getByRole("main").getByRole("link", { name: texts.lacking })).toBeVisible();
          await page.unroute(challenge);
          await signIn(page).click();
          await expect(page.getByRole("button", { name: texts.account })).toBeVisible();
        },
      );

      await part("runs again when it expired before the form was sent", async ({ page, site }) => {
        await page.clock.install();
        await openAlive(page, "/signin");
        await fill(page, language, await site.demonstration());
        await expect(done(page)).toBeChecked();
        await page.clock.fastForward("10:30");
        await expect(done(page)).toBeHidden();
        await signIn(page).click();
        await expect(page.getByRole("button", { name: texts.account })).toBeVisible();
      });
    });
  });
}
