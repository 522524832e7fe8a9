import type { Page } from "@playwright/test";
import { desktop, phone, readIn, walkedIn } from "./reading.ts";
import { expect, test } from "./site-test.ts";

const words = {
  id: {
    nav: "Pusat bantuan",
    title: "Apa yang bisa kami bantu?",
    document: "Pusat bantuan · Astra Career",
    topic: /^Akun dan keamanan/,
    topicTitle: "Akun dan keamanan",
    part: "Masuk dan kata sandi",
    asked: "Saya lupa kata sandi. Bagaimana cara masuk lagi?",
    askedAnswer: /tautan yang berlaku satu jam/,
    address: "Tautan ke jawaban ini",
    search: "Cari pertanyaan",
    find: "Cari",
    misspelt: "lupa kata sndi",
    meant: /Kami mencari “lupa kata sandi”/,
    unknown: "kubernetes",
    none: "Belum ada jawaban",
    noneAction: "Tanyakan kepada kami",
    yes: "Ya",
    no: "Tidak",
    thanks: "Terima kasih atas masukan Anda.",
    sorry: /Terima kasih, akan kami perbaiki/,
    contact: "Belum terjawab?",
  },
  en: {
    nav: "Help centre",
    title: "How can we help?",
    document: "Help centre · Astra Career",
    topic: /^Account and security/,
    topicTitle: "Account and security",
    part: "Signing in and passwords",
    asked: "I forgot my password. How do I get back in?",
    askedAnswer: /a link that is valid for one hour/,
    address: "Link to this answer",
    search: "Search questions",
    find: "Search",
    misspelt: "forgot pasword",
    meant: /We searched for “forgot password”/,
    unknown: "kubernetes",
    none: "No answer yet",
    noneAction: "Ask us",
    yes: "Yes",
    no: "No",
    thanks: "Thank you for your feedback.",
    sorry: /Thank you, we will improve it/,
    contact: "Still need help?",
  },
} as const;

/** A question with what it opens. */
function question(page: Page, name: string) {
  return page
    .getByRole("main")
    .getByRole("group")
    .filter({ has: page.getByText(name, { exact: true }) });
}

for (const language of walkedIn("en")) {
  const told = words[language];

  test.describe(`the help centre in ${language}`, () => {
    test.use(desktop);
    test.beforeEach(({ context, site }) => readIn(context, site, language));

    test("leads to answers, and takes a voice on them", async ({ part }) => {
      await part("says that it has no answer, and what to do then (V19)", async ({ page }) => {
        await page.goto(`/pusat-bantuan/search?q=${told.unknown}`);
        await expect(page.getByRole("heading", { name: told.none })).toBeVisible();
        await page.getByRole("link", { name: told.noneAction }).click();
        await expect(page.getByRole("heading", { name: told.contact })).toBeInViewport();
      });

      await part(
        "leads from the top bar by topic and part to an answer with an address of its own (R29, R30, V17)",
        async ({ page }) => {
          await page.goto("/");
          await page.getByRole("banner").getByRole("link", { name: told.nav }).click();
          await expect(page).toHaveTitle(told.document);
          await expect(page.getByRole("heading", { level: 1 })).toHaveText(told.title);
          await page.getByRole("main").getByRole("link", { name: told.topic }).first().click();
          await expect(page.getByRole("heading", { level: 1 })).toHaveText(told.topicTitle);
          await page.getByRole("link", { name: told.part }).click();
          await expect(page).toHaveURL(/\/pusat-bantuan\/detail\/\d+\?sub=\d+$/);
          const asked = question(page, told.asked);
          await asked.getByText(told.asked, { exact: true }).click();
          await expect(asked.getByText(told.askedAnswer)).toBeVisible();
          const address = (await asked.getByRole("link", { name: told.address }).getAttribute("href")) ?? "";
          expect(address).toMatch(/^\/pusat-bantuan\/detail\/\d+#q-\d+$/);
          await page.goto("/");
          await page.goto(address);
          await expect(page.getByText(told.askedAnswer)).toBeInViewport();
        },
      );

      await part("forgives a typing error, best answer first (R31)", async ({ page }) => {
        await page.goto("/pusat-bantuan");
        await page.getByRole("searchbox", { name: told.search }).fill(told.misspelt);
        await page.getByRole("searchbox", { name: told.search }).press("Enter");
        await expect(page).toHaveURL(/\/pusat-bantuan\/search\?q=/);
        await expect(page.getByText(told.meant)).toBeVisible();
        await expect(page.getByText(told.askedAnswer)).toBeVisible();
        await expect(page.getByRole("searchbox", { name: told.search })).toHaveValue(told.misspelt);
      });

      await part("thanks for a voice in place, and takes another one (V17)", async ({ page }) => {
        await page.goto(`/pusat-bantuan/search?q=${encodeURIComponent(told.asked)}`);
        const asked = question(page, told.asked);
        await asked.getByRole("button", { name: told.yes }).click();
        await expect(asked.getByRole("status")).toHaveText(told.thanks);
        await expect(asked.getByRole("button", { name: told.yes })).toHaveAttribute("aria-pressed", "true");
        await asked.getByRole("button", { name: told.no }).click();
        await expect(asked.getByRole("status")).toHaveText(told.sorry);
        await expect(asked.getByRole("button", { name: told.yes })).toHaveAttribute("aria-pressed", "false");
      });
    });
  });

  test.describe(`the help centre without script in ${language}`, () => {
    test.use({ ...phone, javaScriptEnabled: false });

    test("reads, searches and takes a voice on a phone (V17)", async ({ context, page, site }) => {
      await readIn(context, site, language);
      await page.goto("/pusat-bantuan");
      await page.getByRole("searchbox", { name: told.search }).fill(told.misspelt);
      await page.getByRole("button", { name: told.find }).click();
      await expect(page.getByText(told.meant)).toBeVisible();
      const asked = question(page, told.asked);
      await asked.getByRole("button", { name: told.no }).click();
      await expect(asked.getByText(told.sorry)).toBeInViewport();
      await asked.getByRole("button", { name: told.yes }).click();
      await expect(asked.getByText(told.thanks)).toBeInViewport();
      await expect(page).toHaveURL(/\/pusat-bantuan\/search\?q=.+#q-\d+$/);
      expect((await context.cookies()).map(({ name }) => name)).toContain("guest");
      const isBroad = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      expect(isBroad).toBe(false);
    });
  });
}
