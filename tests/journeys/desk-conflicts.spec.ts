import type { Page } from "@playwright/test";
import { soon } from "../support/desk-vacancies.ts";
import { aRow, importRows } from "../support/imported-vacancies.ts";
import { enterDesk } from "./enter-desk.ts";
import { isAccessible } from "./is-accessible.ts";
import { desktop, phone, readIn, walkedIn } from "./reading.ts";
import { expect, test } from "./site-test.ts";

// What is imported here would be found by others.
test.use({ siteOf: "vacancies of the desk" });

const words = {
  id: {
    vacancies: "Lowongan",
    search: "Judul atau kode",
    edit: "Sunting",
    openings: "Jumlah kebutuhan",
    title: "Judul, Indonesia",
    goOn: "Periksa dan terbitkan",
    publish: "Terbitkan perubahan",
    reason: "Memang demikian, dengan sengaja.",
    published: "Sudah terbit.",
    hint: "Pilih nilainya",
    ours: "Pertahankan nilai ini",
    theirs: "Pakai nilai impor",
    keep: "Simpan pilihan",
    nothing: "Pilih nilai untuk minimal satu kolom.",
    kept: "1 pilihan disimpan.",
    stale: /berubah sejak Anda membukanya/,
    all: "Pakai semua nilai impor",
    done: "Semua konflik sudah selesai",
    conflicts: /^Konflik impor/,
    field: "Jumlah kebutuhan",
  },
  en: {
    vacancies: "Vacancies",
    search: "Title or code",
    edit: "Edit",
    openings: "Openings",
    title: "Title, Indonesian",
    goOn: "Review and publish",
    publish: "Publish changes",
    reason: "It is meant to be like this.",
    published: "Published.",
    hint: "Choose values",
    ours: "Keep this value",
    theirs: "Use imported value",
    keep: "Save choices",
    nothing: "Choose a value for at least one field.",
    kept: "1 choice saved.",
    stale: /changed since you opened it/,
    all: "Use all imported values",
    done: "All conflicts resolved",
    conflicts: /^Import conflicts/,
    field: "Openings",
  },
} as const;

type Texts = (typeof words)[keyof typeof words];

/** Publishes what was edited, with a reason for each warning. */
async function publish(page: Page, texts: Texts): Promise<void> {
  await page.getByRole("button", { name: texts.goOn }).click();
  const panel = page.getByRole("complementary");
  await panel.getByRole("button", { name: texts.publish }).waitFor();
  for (const field of await panel.getByRole("textbox").all()) await field.fill(texts.reason);
  await panel.getByRole("button", { name: texts.publish }).click();
  await expect(page.getByText(texts.published)).toBeVisible();
}

for (const language of walkedIn("id")) {
  const texts = words[language];
  test(`a vacancy is imported, edited in the desk and imported again; both values are shown and chosen, ${language} (F44)`, async ({
    context,
    page,
    site,
  }) => {
    const whole = {
      company: "Arus Kirana Logistik",
      location: "Merak",
      description_id: "Memegang kemudi.",
      requirement_id: "Teliti.",
    };
    // Nobody wrote English: the public reads the Indonesian title in both languages.
    const row = { ...aRow(`Juru Kemudi Kapal Feri ${language}`), ...whole, title_en: "", openings: "2" };
    await importRows(site, [row]);
    await readIn(context, site, language);
    await page.setViewportSize(desktop.viewport);
    await enterDesk(page, site, "recruiter");
    await page.goto(`${site.url}/staff/vacancies?q=${row.code}`);
    await page.getByRole("link", { name: row.title_id }).click();
    await page.getByRole("link", { name: texts.edit, exact: true }).click();
    await page.getByLabel(texts.openings).fill("7");
    await page.getByLabel(texts.title).fill(`Nakhoda Kapal Feri ${language}`);
    await publish(page, texts);

    const output = await importRows(site, [
      { ...row, openings: "9", title_id: `Mualim Kapal ${language}`, end_date: soon(40) },
    ]);
    expect(output).toContain("2 conflicts");
    await page.reload();
    await expect(page.getByRole("link", { name: texts.conflicts })).toBeVisible();
    await page.getByRole("link", { name: texts.hint }).click();
    const openings = page.getByRole("group", { name: texts.field });
    await expect(openings).toContainText(/7.*9/s);
    await isAccessible(page);
    await page.getByRole("button", { name: texts.keep }).click();
    await expect(page.getByRole("alert").getByText(texts.nothing)).toBeVisible();
    await openings.getByLabel(texts.ours).check();
    await page.getByRole("button", { name: texts.keep }).click();
    await expect(page.getByText(texts.kept)).toBeVisible();
    await expect(openings).toBeHidden();

    // Someone imports beside: what was read stands no more.
    await importRows(site, [{ ...row, openings: "9", title_id: `Mualim Satu ${language}`, end_date: soon(40) }]);
    const title = page.getByRole("group", { name: texts.title });
    await title.getByLabel(texts.theirs).check();
    await page.getByRole("button", { name: texts.keep }).click();
    await expect(page.getByRole("alert").getByText(texts.stale)).toBeVisible();
    await expect(title).toContainText(`Mualim Satu ${language}`);
    await page.setViewportSize(phone.viewport);
    await isAccessible(page);
    await title.getByLabel(texts.theirs).check();
    await page.getByRole("button", { name: texts.keep }).click();
    await expect(page.getByText(texts.done)).toBeVisible();

    await page.goto(`${site.url}/lowongan?vacancyTitle=${row.code}`);
    await expect(page.getByText(`Mualim Satu ${language}`).first()).toBeVisible();
  });
}
