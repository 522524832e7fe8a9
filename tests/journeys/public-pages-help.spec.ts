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
  const texts = words[language];

  test.describe(`the help centre in ${language}`, () => {
    test.use(desktop);
    test.beforeEach(({ context, site }) => readIn(context, site, language));

    test("leads to answers, and takes a voice on them", async ({ part }) => {
      await part("says that it has no answer, and what to do then (V19)", async ({ page }) => {
        await page.goto(`/pusat-bantuan/search?q=${texts.unknown}`);
        await expect(page.getByRole("heading", { name: texts.none })).toBeVisible();
        await page.getByRole("link", { name: texts.noneAction }).click();
        await expect(page.getByRole("heading", { name: texts.contact })).toBeInViewport();
      });

      await part(
        "leads from the top bar by topic and part to an answer with an address of its own (R29, R30, V17)",
        async ({ page }) => {
          await page.goto("/");
          await page.getByRole("banner").getByRole("link", { name: texts.nav }).click();
          await expect(page).toHaveTitle(texts.document);
          await expect(page.getByRole("heading", { level: 1 })).toHaveText(texts.title);
          await page.getByRole("main").getByRole("link", { name: texts.topic }).first().click();
          await expect(page.getByRole("heading", { level: 1 })).toHaveText(texts.topicTitle);
          await page.getByRole("link", { name: texts.part }).click();
          await expect(page).toHaveURL(/\/pusat-bantuan\/detail\/\d+\?sub=\d+$/);
          const shownQuestion = question(page, texts.asked);
          await shownQuestion.getByText(texts.asked, { exact: true }).click();
          await expect(shownQuestion.getByText(texts.askedAnswer)).toBeVisible();
          const address = (await shownQuestion.getByRole("link", { name: texts.address }).getAttribute("href")) ?? "";
          expect(address).toMatch(/^\/pusat-bantuan\/detail\/\d+#q-\d+$/);
          await page.goto("/");
          await page.goto(address);
          await expect(page.getByText(texts.askedAnswer)).toBeInViewport();
        },
      );

      await part("forgives a typing error, best answer first (R31)", async ({ page }) => {
        await page.goto("/pusat-bantuan");
        await page.getByRole("searchbox", { name: texts.search }).fill(texts.misspelt);
        await page.getByRole("searchbox", { name: texts.search }).press("Enter");
        await expect(page).toHaveURL(/\/pusat-bantuan\/search\?q=/);
        await expect(page.getByText(texts.meant)).toBeVisible();
        await expect(page.getByText(texts.askedAnswer)).toBeVisible();
        await expect(page.getByRole("searchbox", { name: texts.search })).toHaveValue(texts.misspelt);
      });

      await part("thanks for a voice in place, and takes another one (V17)", async ({ page }) => {
        await page.goto(`/pusat-bantuan/search?q=${encodeURIComponent(texts.asked)}`);
        const shownQuestion = question(page, texts.asked);
        await shownQuestion.getByRole("button", { name: texts.yes }).click();
        await expect(shownQuestion.getByRole("status")).toHaveText(texts.thanks);
        await expect(shownQuestion.getByRole("button", { name: texts.yes })).toHaveAttribute("aria-pressed", "true");
        await shownQuestion.getByRole("button", { name: texts.no }).click();
        await expect(shownQuestion.getByRole("status")).toHaveText(texts.sorry);
        await expect(shownQuestion.getByRole("button", { name: texts.yes })).toHaveAttribute("aria-pressed", "false");
      });
    });
  });

  test.describe(`the help centre without script in ${language}`, () => {
    test.use({ ...phone, javaScriptEnabled: false });

    test("reads, searches and takes a voice on a phone (V17)", async ({ context, page, site }) => {
      await readIn(context, site, language);
      await page.goto("/pusat-bantuan");
      await page.getByRole("searchbox", { name: texts.search }).fill(texts.misspelt);
      await page.getByRole("button", { name: texts.find }).click();
      await expect(page.getByText(texts.meant)).toBeVisible();
      const shownQuestion = question(page, texts.asked);
      await shownQuestion.getByRole("button", { name: texts.no }).click();
      await expect(shownQuestion.getByText(texts.sorry)).toBeInViewport();
      await shownQuestion.getByRole("button", { name: texts.yes }).click();
      await expect(shownQuestion.getByText(texts.thanks)).toBeInViewport();
      await expect(page).toHaveURL(/\/pusat-bantuan\/search\?q=.+#q-\d+$/);
      expect((await context.cookies()).map(({ name }) => name)).toContain("guest");
      const isBroad = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      expect(isBroad).toBe(false);
    });
  });
}
