import { desktop, phone, readIn, walkedIn } from "./reading.ts";
import { expect, test } from "./site-test.ts";

const vacancyPath = "/lowongan/lowongan-detail-page/47/asisten-laboratorium-tanah";

const words = {
  id: {
    apply: "Lamar sekarang",
    copy: "Salin tautan",
    copied: "Tautan disalin",
    mail: "Kirim lewat e-mail",
    share: "Bagikan",
  },
  en: {
    apply: "Apply now",
    copy: "Copy link",
    copied: "Link copied",
    mail: "Send by e-mail",
    share: "Share",
  },
} as const;

for (const language of walkedIn("en")) {
  const texts = words[language];

  test.describe(`a vacancy in ${language}`, () => {
    test.use(desktop);
    test.beforeEach(({ context, site }) => readIn(context, site, language));

    test("is passed on by its own address (V6)", async ({ context, page, site }) => {
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      await page.goto("/lowongan/lowongan-detail-page/47/apa-saja?utm=x");
      const address = `${site.url}/lowongan/lowongan-detail-page/47/`;
      // Until the page's script is there it is a link to the same page.
      await expect(async () => {
        await page.getByRole("link", { name: texts.copy }).click();
        await expect(page.getByRole("status").filter({ hasText: texts.copied })).toBeVisible({ timeout: 3_000 });
      }).toPass();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`^${address}[a-z-]+$`));
      const whatsapp = page.getByRole("link", { name: "WhatsApp", exact: true });
      await expect(whatsapp).toHaveAttribute("href", new RegExp(encodeURIComponent(address)));
      await expect(page.getByRole("link", { name: texts.mail })).toHaveAttribute("href", /^mailto:\?/);
      await expect(page.getByRole("link", { name: /LinkedIn/ }).first()).toHaveAttribute("href", /linkedin/);
    });
  });

  test.describe(`a vacancy on a phone in ${language}`, () => {
    test.use(phone);

    test("keeps applying and sharing at hand (V4, V6)", async ({ context, page, site }) => {
      await readIn(context, site, language);
      await page.goto(vacancyPath);
      const apply = page.getByRole("link", { name: texts.apply }).and(page.locator(":visible"));
      await expect(apply).toBeInViewport();
      await expect(page.getByRole("link", { name: texts.share, exact: true })).toBeInViewport();
      const isBroad = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      expect(isBroad).toBe(false);
    });
  });
}

test("a usual vacancy is printed on one sheet, with where it is found and nothing to press", async ({ page, site }) => {
  await page.goto(vacancyPath);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText(site.url + vacancyPath)).toBeVisible();
  await expect(page.getByRole("navigation").and(page.locator(":visible"))).toHaveCount(0);
  await expect(page.getByText(words.id.apply).and(page.locator(":visible"))).toHaveCount(0);
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});
