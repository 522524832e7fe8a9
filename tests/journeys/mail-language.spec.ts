// Shows: N2
import type { Page } from "@playwright/test";
import { aPerson } from "../support/people.ts";
import { openAlive } from "./alive.ts";
import { desktop, readIn, wayIn } from "./reading.ts";
import { signIn } from "./sign-in.ts";
import { expect, test } from "./site-test.ts";

const path = "/account/my-account";

const words = {
  id: {
    card: "Bahasa e-mail",
    inId: "E-mail dari kami berbahasa Indonesia.",
    inEn: "E-mail dari kami berbahasa Inggris.",
    toEn: "Ganti ke bahasa Inggris",
    changed: "Bahasa e-mail sudah diganti.",
  },
  en: {
    card: "Language of e-mail",
    inId: "We e-mail you in Indonesian.",
    inEn: "We e-mail you in English.",
    toEn: "Change to English",
    changed: "E-mail language changed.",
  },
} as const;

const ways = [
  ...wayIn("id").map(([language, view]) => [language, view, true] as const),
  ...wayIn("en").map(([language, view]) => [language, view, false] as const),
];

const mine = (page: Page) => page.getByRole("complementary");

const readHere = (page: Page, to: string) =>
  page.getByRole("group", { name: /^(Bahasa|Language)$/ }).getByRole("button", { name: to });

for (const [language, view, javaScriptEnabled] of ways) {
  const say = words[language];
  test.describe(`${language}, ${view.viewport.width} px${javaScriptEnabled ? "" : ", without JavaScript"}`, () => {
    test.use({ ...view, javaScriptEnabled });
    test.beforeEach(({ context, site }) => readIn(context, site, language));

    test("My account shows the language of mail, and changes it", async ({ context, page, site }) => {
      await signIn(context, site, await aPerson(site));
      if (javaScriptEnabled) await openAlive(page, path);
      else await page.goto(path);
      const card = mine(page);
      await expect(card.getByRole("heading", { name: say.card, exact: true })).toBeVisible();
      await expect(card).toContainText(say.inId);
      await card.getByRole("button", { name: say.toEn }).click();
      await expect(page.getByRole("status").filter({ hasText: say.changed })).toBeVisible();
      await expect(card).toContainText(say.inEn);
      await page.goto(path);
      await expect(card).toContainText(say.inEn);
    });
  });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`who is signed in${javaScriptEnabled ? "" : ", without JavaScript,"}`, () => {
    test.use({ ...desktop, javaScriptEnabled });

    test("has mail in the language that the site was last read in by choice", async ({ context, page, site }) => {
      await signIn(context, site, await aPerson(site));
      await page.goto(path);
      await expect(mine(page)).toContainText(words.id.inId);
      await readHere(page, "English").click();
      await expect(mine(page)).toContainText(words.en.inEn);
      await readHere(page, "Bahasa Indonesia").click();
      await expect(mine(page)).toContainText(words.id.inId);
    });
  });
}
