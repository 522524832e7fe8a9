import type { Page } from "@playwright/test";
import { mailedLink } from "../support/mailed-link.ts";
import { aPerson } from "../support/people.ts";
import type { Site } from "../support/site.ts";
import { openAlive } from "./alive.ts";
import { captchaDone } from "./captcha.ts";
import { readIn, viewsIn, walkedIn } from "./reading.ts";
import { expect, test } from "./site-test.ts";

const words = {
  id: {
    forgot: "Lupa kata sandi?",
    send: "Kirim tautan",
    noted: "Periksa e-mail Anda",
    title: "Buat kata sandi baru",
    password: "Kata sandi baru",
    repeat: "Ulangi kata sandi baru",
    save: "Simpan kata sandi",
    weak: "Pilih kata sandi yang lebih sulit ditebak.",
    mismatch: "Samakan dengan kata sandi di atas.",
    done: "Kata sandi sudah diubah",
    signIn: "Masuk",
    failed: "Gagal mengatur ulang kata sandi",
    again: "Kirim tautan baru",
    problem: "Ada masalah teknis di sistem kami. Coba lagi beberapa saat lagi.",
    asked: "Lupa kata sandi",
  },
  en: {
    forgot: "Forgot password?",
    send: "Send link",
    noted: "Check your e-mail",
    title: "Choose a new password",
    password: "New password",
    repeat: "Repeat the new password",
    save: "Save password",
    weak: "Choose a password that is harder to guess.",
    mismatch: "The passwords must match.",
    done: "Password changed",
    signIn: "Sign in",
    failed: "Failed to reset Password",
    again: "Send a new link",
    problem: "there is a technical problem in our system, please try again in a few moments",
    asked: "Forgot password",
  },
} as const;

type Words = (typeof words)["id" | "en"];

async function askFor(page: Page, say: Words, email: string): Promise<void> {
  const main = page.getByRole("main");
  await main.getByRole("textbox", { name: "E-mail" }).fill(email);
  await captchaDone(main);
  await main.getByRole("button", { name: say.send }).click();
  await expect(page.getByRole("heading", { level: 1, name: say.noted })).toBeFocused();
}

/** The link in the mail; the newest message is the activation's until it comes. */
async function resetLink(site: Site, email: string): Promise<string> {
  await expect.poll(() => site.mailTo(email)).toContain("forgot-password");
  return mailedLink(await site.mailTo(email), "/forgot-password");
}

async function choose(page: Page, say: Words, password: string, repeat = password): Promise<void> {
  await page.getByRole("textbox", { name: say.password, exact: true }).fill(password);
  await page.getByRole("textbox", { name: say.repeat }).fill(repeat);
  await page.getByRole("button", { name: say.save }).click();
}

for (const language of walkedIn("id")) {
  const say = words[language];
  for (const [view, options] of viewsIn(language)) {
    test.describe(`${language}, ${view}`, () => {
      test.use(options);

      // Shows: R6, A6
      test("a forgotten password is reset by a requested link, which works once", async ({ page, context, site }) => {
        await readIn(context, site, language);
        const { email } = await aPerson(site);
        await page.goto("/signin?redirect=%2Fagenda");
        await page.getByRole("link", { name: say.forgot }).click();
        await expect(page.getByRole("heading", { level: 1, name: say.asked })).toBeVisible();
        await askFor(page, say, email);
        const link = await resetLink(site, email);
        await page.goto(link);
        await expect(page.getByRole("heading", { level: 1, name: say.title })).toBeVisible();
        await choose(page, say, "Sawah-Hijau-Lereng-9", "Sawah-Hijau-Lereng-8");
        await expect(page.getByRole("main").getByText(say.mismatch, { exact: true })).toBeVisible();
        await choose(page, say, "Selamat-1");
        await expect(page.getByRole("main").getByText(say.weak, { exact: true })).toBeVisible();
        await choose(page, say, "Sawah-Hijau-Lereng-9");
        await expect(page.getByRole("heading", { level: 1, name: say.done })).toBeFocused();
        await expect(page.getByRole("main").getByRole("link", { name: say.signIn })).toHaveAttribute(
          "href",
          "/signin?redirect=%2Fagenda",
        );
        await page.goto(link);
        await choose(page, say, "Gunung-Biru-Pagi-7");
        await expect(page.getByRole("heading", { level: 1, name: say.failed })).toBeVisible();
        await page.getByRole("link", { name: say.again }).click();
        await expect(page.getByRole("heading", { level: 1, name: say.asked })).toBeVisible();
      });
    });
  }

  test(`${language}: a server fault shows a message, and the form stays`, async ({ page, context, site }) => {
    await readIn(context, site, language);
    await openAlive(page, "/forgot-password?token=x");
    await page.route("**/api/v1/reset-password", (route) => route.fulfill({ status: 500, json: { acknowledge: 0 } }));
    await choose(page, say, "Sawah-Hijau-Lereng-9");
    await expect(page.getByRole("alert")).toContainText(say.failed);
    await expect(page.getByRole("alert")).toContainText(say.problem);
    await expect(page.getByRole("button", { name: say.save })).toBeVisible();
  });
}
