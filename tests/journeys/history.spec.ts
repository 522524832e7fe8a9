import { openAlive } from "./alive.ts";
import { desktop, phone, readIn, walkedIn } from "./reading.ts";
import { signIn } from "./sign-in.ts";
import { expect, test } from "./site-test.ts";

const words = {
  id: {
    filter: /^Filter/,
    status: "Status",
    hired: "Diterima",
    fits: "1 lamaran cocok.",
    show: "Tampilkan 1 lamaran",
    positionField: "Posisi",
    position: "Analis Data Risiko Kredit",
    notFound: "Tidak ada lamaran yang cocok",
    showAll: "Tampilkan semua lamaran",
    summary: "Ringkasan lamaran",
    code: "Kode QR ke lamaran ini",
    statuses: ["Dalam proses", "Dalam proses", "Tidak berlanjut", "Lowongan ditutup", "Tidak berlanjut", "Diterima"],
    running: "Wawancara pengguna: sedang berjalan",
    passed: "Seleksi berkas: lolos",
    contact: "Pusat kontak",
    wib: /pukul 10\.00\sWIB/,
  },
  en: {
    filter: /^Filter/,
    status: "Status",
    hired: "Hired",
    fits: "1 application matches.",
    show: "Show 1 application",
    positionField: "Position",
    position: "Credit Risk Data Analyst",
    notFound: "No matching applications",
    showAll: "Show all applications",
    summary: "Application summary",
    code: "QR code that leads to this application",
    statuses: ["On Process", "On Process", "Not Continued", "Vacancy has been Closed", "Not Continued", "Hired"],
    running: "User interview: in progress",
    passed: "Document screening: passed",
    contact: "Contact centre",
    wib: /at 10:00\sWIB/,
  },
} as const;

for (const language of walkedIn("id")) {
  test.describe(`the history in ${language}`, () => {
    test.use(language === "id" ? phone : desktop);

    test.beforeEach(({ context, site }) => readIn(context, site, language));

    test("is opened, filtered, and each application has its page for good", async ({ part }) => {
      const texts = words[language];

      await part("an application opens to its phases, dates and contact (J3)", async ({ context, page, site }) => {
        await signIn(context, site, await site.demonstration());
        await page.goto("/account/history");
        const list = page
          .getByRole("main")
          .getByRole("listitem")
          .filter({ has: page.getByRole("heading", { level: 3 }) });
        for (const [place, status] of texts.statuses.entries()) await expect(list.nth(place)).toContainText(status);
        const card = list.filter({ hasText: texts.position });
        await card.getByRole("link", { name: texts.position }).click();
        await expect(page).toHaveURL(/\/account\/history\?open=\d+$/);
        await expect(card.getByRole("link", { name: texts.position })).toHaveAttribute("aria-expanded", "true");
        await expect(card.getByRole("heading", { name: texts.running })).toBeVisible();
        const passed = card.getByRole("listitem").filter({ has: page.getByRole("heading", { name: texts.passed }) });
        await expect(passed).toContainText(/\d{2}\/\d{2}\/\d{4}/);
        await expect(card.getByRole("heading", { name: texts.contact })).toBeVisible();
        await card.getByRole("link", { name: texts.position }).click();
        await expect(card.getByRole("heading", { name: texts.running })).toBeHidden();
      });

      // Shows: R13
      await part("is filtered, and each application has its page for good (J3)", async ({ context, page, site }) => {
        await signIn(context, site, await site.demonstration());
        await openAlive(page, "/account/history");
        const opener = page.getByRole("button", { name: texts.filter });
        if (await opener.isVisible()) await opener.click();
        await page.getByRole("combobox", { name: texts.status }).selectOption(texts.hired);
        await expect(page).toHaveURL("/account/history?status=2");
        const show = page.getByRole("button", { name: texts.show });
        if (await show.isVisible()) await show.click();
        await expect(page.getByText(texts.fits).first()).toBeVisible();
        const titles = page.getByRole("main").getByRole("heading", { level: 3 });
        await expect(titles).toHaveCount(1);
        await page.goBack();
        await expect(titles).toHaveCount(6);
        await page.getByRole("searchbox", { name: texts.positionField }).fill("zzz");
        await page.keyboard.press("Enter");
        await expect(page.getByRole("heading", { name: texts.notFound })).toBeVisible();
        await page.getByRole("link", { name: texts.showAll }).click();
        await page.getByRole("link", { name: texts.position }).click();
        await page.getByRole("link", { name: texts.summary }).click();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(texts.position);
        await expect(page.getByRole("img", { name: texts.code })).toBeVisible();
        await expect(page.getByRole("main")).toContainText("Sekar Paramitha");
        await expect(page.getByRole("main")).toContainText(texts.wib);
        // In print the sheet is as wide as the page.
        await page.emulateMedia({ media: "print" });
        const getWidth = (role: "main" | "article") =>
          page.getByRole(role).evaluate((element) => element.getBoundingClientRect().width);
        expect(await getWidth("article")).toBe(await getWidth("main"));
      });
    });
  });
}
