import type { Page } from "@playwright/test";
import { aPerson } from "../support/people.ts";
import { openAlive } from "./alive.ts";
import { desktop, phone, readIn, walkedIn } from "./reading.ts";
import { signIn } from "./sign-in.ts";
import { expect, test } from "./site-test.ts";

test.use({ siteOf: "what comes and goes" });

const words = {
  id: {
    view: phone,
    open: "Simulasi wawancara kerja, Makassar",
    past: /^Sudah lewat/,
    register: "Daftar acara",
    registered: "Anda terdaftar.",
    giveBack: "Batalkan pendaftaran",
    yes: "Ya, batalkan",
    givenBack: "Pendaftaran Anda sudah dibatalkan.",
  },
  en: {
    view: desktop,
    open: "Mock job interviews, Makassar",
    past: /^Past/,
    register: "Register",
    registered: "You are registered.",
    giveBack: "Cancel registration",
    yes: "Yes, cancel it",
    givenBack: "Your registration has been cancelled.",
  },
} as const;

/** Opens an event from the list of those to come. */
async function openEvent(page: Page, title: string): Promise<void> {
  for (const address of ["/agenda?tab=upcoming", "/agenda?tab=upcoming&page=2"]) {
    await page.goto(address);
    const link = page.getByRole("main").getByRole("link", { name: title });
    if ((await link.count()) === 0) continue;
    await link.first().click();
    break;
  }
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
}

for (const language of walkedIn("id")) {
  const texts = words[language];

  test.describe(`the agenda in ${language}`, () => {
    test.use(texts.view);
    test.beforeEach(({ context, site }) => readIn(context, site, language));

    test("is looked through, and takes and gives back a place", async ({ part }) => {
      await part(
        "shows events by tab; the one that does not fit in a phone's row is in view where it is chosen (R27, V16)",
        async ({ page }) => {
          await page.goto("/agenda?tab=past");
          await expect(page.getByRole("main").getByRole("link", { name: texts.past })).toBeInViewport({ ratio: 0.9 });
        },
      );

      await part(
        "sends guests to sign in, and takes and gives back an applicant's place (R28, S2)",
        async ({ context, page, site }) => {
          await openEvent(page, texts.open);
          const event = new URL(page.url()).pathname;
          await page.getByRole("main").getByRole("link", { name: texts.register }).click();
          await expect(page).toHaveURL(/\/signin\?redirect=/);
          await signIn(context, site, await aPerson(site));
          await openAlive(page, event);
          await page.getByRole("main").getByRole("button", { name: texts.register }).press("Enter");
          await expect(page.getByText(texts.registered)).toBeVisible();
          // Its button is gone: the focus is not.
          await expect(page.locator("#registration")).toBeFocused();
          await page.reload();
          await expect(page.getByText(texts.registered)).toBeVisible();
          await page.getByText(texts.giveBack).click();
          await page.getByRole("button", { name: texts.yes }).click();
          await expect(page.getByText(texts.givenBack)).toBeVisible();
          await expect(page.getByRole("main").getByRole("button", { name: texts.register })).toBeVisible();
        },
      );
    });
  });

  test.describe(`the agenda in ${language} without JavaScript`, () => {
    test.use({ ...texts.view, javaScriptEnabled: false });

    test("takes and gives back a place by plain forms (V16)", async ({ context, page, site }) => {
      await readIn(context, site, language);
      await signIn(context, site, await aPerson(site));
      await openEvent(page, texts.open);
      await page.getByRole("main").getByRole("button", { name: texts.register }).click();
      await expect(page).toHaveURL(/\?done=register#registration$/);
      await expect(page.getByText(texts.registered)).toBeVisible();
      await page.getByText(texts.giveBack).click();
      await page.getByRole("button", { name: texts.yes }).click();
      await expect(page.getByText(texts.givenBack)).toBeVisible();
    });
  });
}
