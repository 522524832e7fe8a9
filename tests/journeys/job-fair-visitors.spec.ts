import { mailedLink } from "../support/mailed-link.ts";
import { aPerson } from "../support/people.ts";
import { captchaDone } from "./captcha.ts";
import { languages, readIn, viewsIn, walkedIn } from "./reading.ts";
import { signIn } from "./sign-in.ts";
import { expect, test } from "./site-test.ts";

const words = {
  id: {
    region: "Bursa kerja virtual",
    from: "Anda datang dari bursa.",
    back: "Kembali ke bursa",
    send: "Kirim tautan",
    noted: "Periksa e-mail Anda",
    recheck: "Mohon periksa kembali",
    bar: "Simpan data untuk bursa",
    save: "Simpan dan kembali ke bursa",
    saved: "Data Anda tersimpan",
  },
  en: {
    region: "Virtual job fair",
    from: "You come from the fair.",
    back: "Back to the fair",
    send: "Send the link",
    noted: "Check your e-mail",
    recheck: "Please re-check",
    bar: "Save the data for the fair",
    save: "Save and go back to the fair",
    saved: "Your data is saved",
  },
} as const;

const fair = "https://bursakerja.example.com";

for (const language of languages) {
  const say = words[language];
  for (const [view, options] of viewsIn(language)) {
    test.describe(`${language}, ${view}`, () => {
      test.use(options);
      test.beforeEach(({ context, site }) => readIn(context, site, language));

      for (const path of ["/signup/virtue", "/forgot-password/virtue", "/account/confirmation/virtue/x"]) {
        // Shows: R5, R7, R17
        test(`${path} carries the fair's name and the way back`, async ({ page }) => {
          await page.goto(path);
          const bar = page.getByRole("region", { name: say.region });
          await expect(bar).toContainText(say.from);
          await expect(bar.getByRole("link", { name: say.back })).toHaveAttribute("href", fair);
          await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        });
      }

      if (!walkedIn("en").includes(language)) return;

      // Shows: R11, S9, P16
      test("the profile is checked once more, saved, and the way leads back to the fair", async ({
        page,
        context,
        site,
      }) => {
        await signIn(context, site, await aPerson(site));
        await page.goto("/lowongan/profile-resume/virtue");
        const bar = page.getByRole("region", { name: say.bar });
        await expect(bar).toContainText(say.recheck);
        await captchaDone(page.getByRole("main"));
        await bar.getByRole("button", { name: say.save }).click();
        await expect(page.getByRole("heading", { level: 1, name: say.saved })).toBeVisible();
        await expect(page.getByRole("main").getByRole("link", { name: say.back })).toHaveAttribute("href", fair);
      });
    });
  }
}

// Shows: R11, S1, S2
test("a guest at the fair's profile check signs in first, and comes back", async ({ page }) => {
  await page.goto("/lowongan/profile-resume/virtue");
  await expect(page).toHaveURL(/\/signin\?redirect=%2Flowongan%2Fprofile-resume%2Fvirtue$/);
});

// Shows: R7, A6
test("a password forgotten at the fair leads back there", async ({ page, context, site }) => {
  const say = words.id;
  await readIn(context, site, "id");
  const { email } = await aPerson(site);
  await page.goto("/forgot-password/virtue");
  const main = page.getByRole("main");
  await main.getByRole("textbox", { name: "E-mail" }).fill(email);
  await captchaDone(main);
  await main.getByRole("button", { name: say.send }).click();
  await expect(page.getByRole("heading", { level: 1, name: say.noted })).toBeVisible();
  await expect(main.getByRole("link", { name: say.back })).toHaveAttribute("href", fair);
  await expect.poll(() => site.mailTo(email)).toContain("forgot-password");
  expect(new URL(mailedLink(await site.mailTo(email), "/forgot-password")).pathname).toBe("/forgot-password/virtue");
});
