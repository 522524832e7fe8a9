import type { Page } from "@playwright/test";
import { aPerson } from "../support/people.ts";
import { signedIn } from "../support/wire.ts";
import { openAlive } from "./alive.ts";
import { readIn, wayIn } from "./reading.ts";
import { signIn } from "./sign-in.ts";
import { expect, test } from "./site-test.ts";

const words = {
  id: {
    account: /^Akun/,
    title: "Ubah kata sandi",
    old: "Kata sandi saat ini",
    password: "Kata sandi baru",
    repeat: "Ulangi kata sandi baru",
    strength: /Kekuatan: sangat kuat/,
    mismatch: "Samakan dengan kata sandi di atas.",
    weak: "Pilih kata sandi yang lebih sulit ditebak.",
    wrong: "Kata sandi saat ini salah.",
    failed: "Gagal mengubah kata sandi",
    problem: "Ada masalah teknis di sistem kami. Coba lagi beberapa saat lagi.",
    done: "Kata sandi sudah diubah",
  },
  en: {
    account: /^Account of/,
    title: "Change password",
    old: "Current password",
    password: "New password",
    repeat: "Repeat the new password",
    strength: /Strength: very strong/,
    mismatch: "The passwords must match.",
    weak: "Choose a password that is harder to guess.",
    wrong: "The current password is incorrect.",
    failed: "Failed to change Password",
    problem: "there is a technical problem in our system, please try again in a few moments",
    done: "Password changed",
  },
} as const;

type Words = (typeof words)["id" | "en"];

interface Typed {
  old: string;
  password: string;
  repeat?: string;
}

async function change(page: Page, say: Words, { old, password, repeat = password }: Typed): Promise<void> {
  await page.getByRole("textbox", { name: say.old, exact: true }).fill(old);
  await page.getByRole("textbox", { name: say.password, exact: true }).fill(password);
  await page.getByRole("textbox", { name: say.repeat, exact: true }).fill(repeat);
  await page.getByRole("main").getByRole("button", { name: say.title }).click();
}

const better = "Sawah-Hijau-Lereng-9";

for (const [language, view] of wayIn("en")) {
  const say = words[language];

  test.describe(`in ${language} at ${view.viewport.width} pixels`, () => {
    test.use(view);
    test.beforeEach(({ context, site }) => readIn(context, site, language));

    test("a password is changed from the profile menu; errors are shown first (A7, R12)", async ({
      context,
      page,
      site,
    }) => {
      const person = await aPerson(site);
      const elsewhere = await signedIn(site.url, person);
      await signIn(context, site, person);
      await openAlive(page, "/");
      await page.getByRole("button", { name: say.account }).click();
      await page.getByRole("link", { name: say.title }).click();
      await expect(page).toHaveURL("/account/change-password");
      const main = page.getByRole("main");
      const old = person.password;
      await change(page, say, { old, password: better, repeat: "Sawah-Hijau-Lereng-8" });
      await expect(main.getByText(say.strength)).toBeVisible();
      await expect(main.getByText(say.mismatch, { exact: true })).toBeVisible();
      await change(page, say, { old, password: "Selamat-1" });
      await expect(main.getByText(say.weak, { exact: true })).toBeVisible();
      await change(page, say, { old: "Bukan-Itu-26", password: better });
      await expect(main.getByRole("alert").filter({ hasText: say.failed })).toContainText(say.wrong);
      await expect(page.getByRole("textbox", { name: say.password, exact: true })).toHaveValue(better);
      await change(page, say, { old, password: better });
      await expect(page.getByRole("heading", { level: 1, name: say.done })).toBeFocused();
      expect((await elsewhere.call("GET", "account/security")).status).toBe(401);
      await expect.poll(() => site.mailTo(person.email)).toContain("Subject: Kata sandi Anda diubah");
      await page.goto("/account/change-password");
      await expect(page.getByRole("heading", { level: 1, name: say.title })).toBeVisible();
      await page.route("**/api/v1/password-change", (route) =>
        route.fulfill({ status: 500, json: { acknowledge: 0, code: "fault", message: "x" } }),
      );
      await change(page, say, { old: better, password: "Gunung-Biru-Pagi-7" });
      const alert = main.getByRole("alert").filter({ hasText: say.failed });
      await expect(alert).toContainText(say.problem);
    });
  });
}

test("a guest is led to sign in, and back (S1)", async ({ page }) => {
  await page.goto("/account/change-password");
  await expect(page).toHaveURL(`/signin?redirect=${encodeURIComponent("/account/change-password")}`);
  await page.goto("/mfa?step=1");
  await expect(page).toHaveURL(`/signin?redirect=${encodeURIComponent("/mfa?step=1")}`);
});
