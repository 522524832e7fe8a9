// Shows: N8
import { activationLink, newcomer } from "../support/people.ts";
import { isAccessible } from "./is-accessible.ts";
import { readIn, wayIn } from "./reading.ts";
import { expect, test } from "./site-test.ts";

const words = {
  id: {
    erase: "Hapus pendaftaran ini",
    choose: "Buat kata sandi baru",
    asked: "Bukan Anda yang mendaftar?",
    back: "Kembali ke aktivasi",
    activate: "Aktifkan akun",
    password: "Kata sandi",
    erased: "Pendaftaran sudah dihapus",
    unknown: "Pendaftaran tidak ditemukan",
    active: "Akun ini sudah aktif",
  },
  en: {
    erase: "Delete this sign-up",
    choose: "Choose a new one",
    asked: "Was it not you who signed up?",
    back: "Back to activation",
    activate: "Activate account",
    password: "Password",
    erased: "The sign-up was deleted",
    unknown: "Sign-up not found",
    active: "This account is already active",
  },
} as const;

for (const [language, view] of wayIn("id")) {
  const texts = words[language];

  test.describe(`somebody who did not sign up, in ${language} at ${view.viewport.width} pixels`, () => {
    test.use(view);
    test.beforeEach(({ context, site }) => readIn(context, site, language));

    test("erases the sign-up, or is led to a new password", async ({ part }) => {
      await part("erases the sign-up by the mailed link, and nothing of it is left", async ({ page, site }) => {
        const person = await newcomer(site);
        const link = await activationLink(site, person);
        const title = page.getByRole("heading", { level: 1 });
        await page.goto(link);
        await page.getByRole("link", { name: texts.erase }).click();
        await expect(title).toHaveText(texts.asked);
        await isAccessible(page);
        await page.getByRole("link", { name: texts.back }).click();
        await expect(page).toHaveURL(new URL(link).pathname);
        await page.goBack();
        await page.getByRole("button", { name: texts.erase }).click();
        await expect(title).toHaveText(texts.erased);
        await expect(title).toBeFocused();
        await page.goto(`${new URL(link).pathname}/not-mine`);
        await page.getByRole("button", { name: texts.erase }).click();
        await expect(title).toHaveText(texts.unknown);
      });

      await part("of an account that is active is led to a new password", async ({ page, site }) => {
        const person = await newcomer(site);
        const link = await activationLink(site, person);
        await page.goto(link);
        await page.getByRole("main").getByRole("textbox", { name: texts.password, exact: true }).fill(person.password);
        await page.getByRole("button", { name: texts.activate }).click();
        await expect(page).toHaveURL("/");
        await page.goto(`${new URL(link).pathname}/not-mine`);
        await page.getByRole("button", { name: texts.erase }).click();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(texts.active);
        await expect(page.getByRole("main").getByRole("link")).toHaveAttribute("href", "/forgot-password");
      });

      await part("keeps where the account was going when a new password is chosen", async ({ page, site }) => {
        const link = new URL(await activationLink(site, await newcomer(site)));
        await page.goto(`${link.pathname}?redirect=%2Fagenda`);
        const choose = page.getByRole("link", { name: texts.choose });
        await expect(choose).toHaveAttribute("href", "/forgot-password?redirect=%2Fagenda");
      });
    });
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a sign-up is erased by a plain form", async ({ page, site }) => {
    const link = new URL(await activationLink(site, await newcomer(site)));
    await page.goto(`${link.pathname}/not-mine`);
    await page.getByRole("button", { name: words.id.erase }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.id.erased);
  });
});
