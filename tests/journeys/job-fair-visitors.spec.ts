import { mailedLink } from "../support/mailed-link.ts";
import { aPerson } from "../support/people.ts";
import { captchaDone } from "./captcha.ts";
import { readIn, wayIn } from "./reading.ts";
import { signIn } from "./sign-in.ts";
import { expect, test } from "./site-test.ts";

const words = {
  id: {
    back: "Kembali ke bursa",
    send: "Kirim tautan",
    noted: "Periksa e-mail Anda",
    recheck: "Mohon periksa kembali",
    bar: "Simpan data untuk bursa",
    save: "Simpan dan kembali ke bursa",
    saved: "Data Anda tersimpan",
  },
  en: {
    back: "Back to the fair",
    send: "Send link",
    noted: "Check your e-mail",
    recheck: "Please re-check",
    bar: "Save data for the fair",
    save: "Save and return to the fair",
    saved: "Your data is saved",
  },
} as const;

const fair = "https://bursakerja.example.com";

for (const [language, view] of wayIn("en")) {
  const say = words[language];
  test.describe(`who comes from the fair, in ${language}`, () => {
    test.use(view);
    test.beforeEach(({ context, site }) => readIn(context, site, language));

    test("signs in, checks the profile once more, or asks for a new password, and comes back there", async ({
      part,
    }) => {
      // Shows: R11, S1, S2
      await part("a guest at the fair's profile check signs in first, and comes back", async ({ page }) => {
        await page.goto("/lowongan/profile-resume/virtue");
        await expect(page).toHaveURL(/\/signin\?redirect=%2Flowongan%2Fprofile-resume%2Fvirtue$/);
      });

      // Shows: R11, S9, P16
      await part(
        "the profile is checked once more, saved, and the way leads back to the fair",
        async ({ page, context, site }) => {
          await signIn(context, site, await aPerson(site));
          await page.goto("/lowongan/profile-resume/virtue");
          const bar = page.getByRole("region", { name: say.bar });
          await expect(bar).toContainText(say.recheck);
          await captchaDone(page.getByRole("main"));
          await bar.getByRole("button", { name: say.save }).click();
          await expect(page.getByRole("heading", { level: 1, name: say.saved })).toBeVisible();
          await expect(page.getByRole("main").getByRole("link", { name: say.back })).toHaveAttribute("href", fair);
        },
      );

      // Shows: R7, A6
      await part("a password forgotten at the fair leads back there", async ({ page, site }) => {
        const { email } = await aPerson(site);
        await page.goto("/forgot-password/virtue");
        const main = page.getByRole("main");
        await main.getByRole("textbox", { name: "E-mail" }).fill(email);
        await captchaDone(main);
        await main.getByRole("button", { name: say.send }).click();
        await expect(page.getByRole("heading", { level: 1, name: say.noted })).toBeVisible();
        await expect(main.getByRole("link", { name: say.back })).toHaveAttribute("href", fair);
        await expect.poll(() => site.mailTo(email)).toContain("forgot-password");
        const link = mailedLink(await site.mailTo(email), "/forgot-password");
        expect(new URL(link).pathname).toBe("/forgot-password/virtue");
      });
    });
  });
}
