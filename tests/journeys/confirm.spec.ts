// Shows: N4
import { aPerson } from "../support/people.ts";
import { openAlive } from "./alive.ts";
import { isAccessible } from "./is-accessible.ts";
import { readIn, wayIn } from "./reading.ts";
import { signIn } from "./sign-in.ts";
import { expect, test } from "./site-test.ts";

const words = {
  id: {
    title: "Pastikan ini Anda",
    first: "Pastikan ini Anda, lalu unduh",
    password: "Kata sandi",
    goOn: "Lanjutkan",
    download: "Unduh berkas",
  },
  en: {
    title: "Confirm that it is you",
    first: "Confirm that it is you, then download",
    password: "Password",
    goOn: "Continue",
    download: "Download file",
  },
} as const;

for (const [language, view] of wayIn("en")) {
  const say = words[language];

  test.describe(`who one is, asked again in ${language}`, () => {
    test.use({ ...view });

    test("before the download, by the password, and not again for a while", async ({ context, page, site }) => {
      await readIn(context, site, language);
      const person = await aPerson(site);
      await signIn(context, site, person);
      await openAlive(page, "/account/history");
      let isLater = true;
      // As the session is a quarter of an hour later: the server's own answer but for that.
      await page.route("**/api/v1/account/security*", async (route) => {
        const response = await route.fetch();
        const { data, ...rest } = await response.json();
        await route.fulfill({ response, json: { ...rest, data: { ...data, isProved: data.isProved && !isLater } } });
      });
      await page
        .getByRole("banner")
        .getByRole("button", { name: /^(Akun|Account of)/ })
        .click();
      await page.getByRole("link", { name: /^(Akun saya|My account)$/ }).click();
      await page.getByRole("link", { name: say.first }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(say.title);
      await isAccessible(page);
      const password = page.getByRole("textbox", { name: say.password, exact: true });
      await password.fill("Salah-Sama-Sekali-1");
      await page.getByRole("button", { name: say.goOn }).click();
      await expect(password).toHaveAttribute("aria-invalid", "true");
      // What is read again after the refusal is still of later.
      await expect(page.getByRole("button", { name: say.goOn })).not.toHaveAttribute("aria-busy", "true");
      isLater = false;
      await password.fill(person.password);
      await page.getByRole("button", { name: say.goOn }).click();
      await expect(page).toHaveURL("/account/my-account");
      await expect(page.getByRole("link", { name: say.download, exact: true })).toBeVisible();
    });
  });
}
