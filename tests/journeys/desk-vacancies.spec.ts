import type { Page } from "@playwright/test";
import { soon } from "../support/desk-vacancies.ts";
import type { Site } from "../support/site.ts";
import { enterDesk } from "./enter-desk.ts";
import { isAccessible } from "./is-accessible.ts";
import { desktop, readIn, walkedIn } from "./reading.ts";
import { expect, test } from "./site-test.ts";

// What is published here would be found by others.
test.use({ siteOf: "vacancies of the desk" });
test.describe.configure({ mode: "default" });

const words = {
  id: {
    vacancies: "Lowongan",
    fresh: "Lowongan baru",
    begin: "Mulai menulis",
    title: "Judul, Indonesia",
    english: "Judul, Inggris",
    about: "Deskripsi pekerjaan, Indonesia",
    sought: "Kualifikasi, Indonesia",
    function: "Fungsi",
    level: "Jenjang",
    places: "Lokasi",
    last: "Tanggal tutup",
    openings: "Jumlah kebutuhan",
    saved: /^Tersimpan/,
    number: "Masukkan angka.",
    goOn: "Periksa dan terbitkan",
    publish: "Terbitkan",
    words: "Kata diskriminatif",
    english_missing: "Bahasa Inggris belum lengkap",
    salary: "Gaji tidak ditampilkan",
    reason: "Syarat ini dari pemberi izin kerja.",
    published: "Sudah terbit.",
    edit: "Sunting",
    met: /Dua orang menyunting bersamaan/,
    mine: "Pakai versi saya",
    open: "Terbuka",
    search: "Judul atau kode",
    close: "Tutup lebih awal",
    closed: "Lowongan ditutup.",
    missing: "Lengkapi kolom ini sebelum terbit.",
    none: "Tidak ada lowongan",
  },
  en: {
    vacancies: "Vacancies",
    fresh: "New vacancy",
    begin: "Start writing",
    title: "Title, Indonesian",
    english: "Title, English",
    about: "Job description, Indonesian",
    sought: "Qualifications, Indonesian",
    function: "Function",
    level: "Level",
    places: "Locations",
    last: "Closing date",
    openings: "Openings",
    saved: /^Saved/,
    number: "Enter a number.",
    goOn: "Review and publish",
    publish: "Publish",
    words: "Discriminatory wording",
    english_missing: "English is incomplete",
    salary: "No salary shown",
    reason: "The office that gives the work permit asks for it.",
    published: "Published.",
    edit: "Edit",
    met: /Two people edited this/,
    mine: "Keep mine",
    open: "Open",
    search: "Title or code",
    close: "Close early",
    closed: "Vacancy closed.",
    missing: "Complete these fields before publishing.",
    none: "No vacancies",
  },
} as const;

type Texts = (typeof words)[keyof typeof words];

async function begin(page: Page, texts: Texts): Promise<void> {
  await page.getByRole("link", { name: texts.vacancies, exact: true }).click();
  await page.getByRole("link", { name: texts.fresh }).click();
  await page.getByRole("button", { name: texts.begin }).click();
  await page.waitForURL(/\/edit$/);
}

const savedOf = (page: Page, texts: Texts) => page.getByRole("status").filter({ hasText: texts.saved });

async function getTab(page: Page, site: Site, language: "id" | "en"): Promise<Page> {
  const other = await page.context().newPage();
  await readIn(page.context(), site, language);
  await other.goto(page.url());
  return other;
}

for (const language of walkedIn("en")) {
  const texts = words[language];
  test(`a vacancy is written, kept as one writes, checked, published with reasons, edited in two tabs and closed, ${language} (F10, F11, F13, F14, F15)`, async ({
    context,
    page,
    site,
  }) => {
    await readIn(context, site, language);
    await page.setViewportSize(desktop.viewport);
    await enterDesk(page, site, "recruiter");
    await begin(page, texts);
    await page.getByLabel(texts.title).fill(`Penjaga Menara Pantau ${language}`);
    await page.getByLabel(texts.about).fill("Menjaga menara.\n\n- Usia maksimal 27 tahun\n- **Teliti**");
    await page.getByLabel(texts.sought).fill("Terbiasa bekerja malam.");
    await page.getByLabel(texts.openings).fill("dua");
    await expect(page.getByText(texts.number)).toBeVisible();
    await page.getByLabel(texts.openings).fill("2");
    await expect(savedOf(page, texts)).toBeVisible();

    await page.getByRole("button", { name: texts.goOn }).click();
    await page.getByRole("complementary").getByRole("button", { name: texts.publish }).click();
    await expect(page.getByRole("alert").getByText(texts.missing)).toBeVisible();
    await page.getByRole("link", { name: texts.edit, exact: true }).click();
    await expect(page.getByLabel(texts.about)).toHaveValue("Menjaga menara.\n\n- Usia maksimal 27 tahun\n- **Teliti**");
    await page.getByLabel(texts.function).selectOption({ index: 2 });
    await page.getByLabel(texts.level).selectOption({ index: 2 });
    await page.getByLabel(texts.places).fill("Cikarang, Jawa Barat\nBandung, Jawa Barat");
    await page.getByLabel(texts.last).fill(soon(40));
    await isAccessible(page);
    await page.getByRole("button", { name: texts.goOn }).click();

    const panel = page.getByRole("complementary");
    for (const check of [texts.words, texts.english_missing, texts.salary]) {
      await panel.getByLabel(check).fill(texts.reason);
    }
    await isAccessible(page);
    await panel.getByRole("button", { name: texts.publish }).click();
    await expect(page.getByText(texts.published)).toBeVisible();
    const id = /vacancies\/(\d+)/.exec(page.url())?.[1] ?? "";
    const publicPage = await page.request.get(`/lowongan/lowongan-detail-page/${id}/x`);
    expect(await publicPage.text()).toContain("Usia maksimal 27 tahun");

    await page.getByRole("link", { name: texts.edit, exact: true }).click();
    await page.waitForURL(/\/edit$/);
    const other = await getTab(page, site, language);
    await page.getByLabel(texts.title).fill(`Penjaga Menara Utara ${language}`);
    await expect(savedOf(page, texts)).toBeVisible();
    await other.getByLabel(texts.title).fill(`Penjaga Menara Selatan ${language}`);
    await other.getByLabel(texts.english).fill("Tower keeper");
    await expect(other.getByText(texts.met)).toBeVisible();
    await expect(other.getByRole("alert").getByText(`Penjaga Menara Utara ${language}`)).toBeVisible();
    await other.getByRole("button", { name: texts.mine }).click();
    await expect(savedOf(other, texts)).toBeVisible();
    await expect(page.getByLabel(texts.title)).toHaveValue(`Penjaga Menara Selatan ${language}`);
    await expect(page.getByLabel(texts.english)).toHaveValue("Tower keeper");
    expect(await (await page.request.get(`/lowongan/lowongan-detail-page/${id}/x`)).text()).not.toContain(
      `Penjaga Menara Selatan ${language}`,
    );
    await other.close();

    await page.goto("/staff/vacancies");
    await page.getByRole("searchbox", { name: texts.search }).fill("menara");
    await page.getByRole("searchbox", { name: texts.search }).press("Enter");
    const row = page.getByRole("row", { name: `Penjaga Menara Pantau ${language}` });
    await expect(row).toContainText(texts.open);
    await row.getByRole("link", { name: `Penjaga Menara Pantau ${language}` }).click();
    await page.getByRole("link", { name: texts.close }).click();
    await page.getByRole("complementary").getByRole("button", { name: texts.close }).click();
    await expect(page.getByText(texts.closed)).toBeVisible();
  });
}

test("a link is made with its QR code, counts who follows it, and a vacancy is seen before it is published, id (F12, F18)", async ({
  context,
  page,
  site,
}) => {
  const texts = words.id;
  await readIn(context, site, "id");
  await page.setViewportSize(desktop.viewport);
  await enterDesk(page, site, "recruiter");
  await page.getByRole("link", { name: texts.vacancies, exact: true }).click();
  await page.getByRole("link", { name: "Perencana Rute dan Armada" }).click();
  await page.getByRole("link", { name: "Tautan dan kode QR" }).click();
  await page.getByRole("link", { name: "Tautan baru" }).click();
  await page.getByRole("button", { name: "Buat tautan" }).click();
  await expect(page.getByRole("alert")).toContainText("Kode media");
  await page.getByLabel("Kode media").fill("JF-JKT-2026");
  await page.getByRole("button", { name: "Buat tautan" }).click();
  await expect(page.getByText("Tautan dibuat.")).toBeVisible();
  await expect(page.getByRole("img", { name: /^Kode QR/ })).toBeVisible();
  const address = await page.getByText(/activity\?code=/).textContent();
  const guest = await page.request.get(address ?? "");
  expect(await guest.text()).toContain("Perencana Rute dan Armada");
  await page.reload();
  await expect(page.getByRole("row", { name: "JF-JKT-2026" }).getByRole("cell").nth(4)).toHaveText("1");
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByText("Unduh PNG").click()]);
  expect(download.suggestedFilename()).toMatch(/\.png$/);

  await page.getByRole("link", { name: "Ikhtisar" }).click();
  const [preview] = await Promise.all([context.waitForEvent("page"), page.getByText("Pratinjau").click()]);
  await expect(preview.getByRole("heading", { level: 1 })).toHaveText("Perencana Rute dan Armada");
  await expect(preview.getByText(/^Pratinjau: tampilan/)).toBeVisible();
  const again = await page.request.get(preview.url());
  expect(again.headers()["cache-control"]).toBe("no-store");
  expect(again.headers()["x-robots-tag"]).toContain("noindex");
});

test("a save that finds no network is kept on the page and made once the network is back (F11)", async ({
  context,
  page,
  site,
}) => {
  const texts = words.id;
  await readIn(context, site, "id");
  await enterDesk(page, site, "recruiter");
  await begin(page, texts);
  await context.setOffline(true);
  await page.getByLabel(texts.title).fill("Ditulis tanpa jaringan");
  await expect(page.getByText(/^Tidak ada jaringan/)).toBeVisible();
  await context.setOffline(false);
  await expect(savedOf(page, texts)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(texts.title)).toHaveValue("Ditulis tanpa jaringan");
});
