// Shows: F33, F35
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { parse } from "csv-parse/sync";
import { z } from "zod";
import type { Site } from "../support/site.ts";
import { enterDesk } from "./enter-desk.ts";
import { isAccessible } from "./is-accessible.ts";
import { readIn, wayIn } from "./reading.ts";
import { expect, test } from "./site-test.ts";

test.use({ siteOf: "what the desk changes" });
test.describe.configure({ mode: "serial" });

const texts = {
  id: {
    table: /^Pelamar,/,
    bar: "Tindakan untuk yang dipilih",
    all: /^Pilih semua/,
    only: "Hanya 2 tadi",
    hire: "Terima kandidat",
    show: "Pratinjau hasil dan e-mail",
    first: /^E-mail pertama:/,
    type: /^Ketik/,
    start: /^Mulai/,
    stop: "Hentikan",
    didStop: "Dihentikan. Keputusan yang sudah terjadwal tetap terjadwal.",
    undo: "Urungkan semua",
    didUndo: "Diurungkan. Pelamar tidak diberi tahu.",
    state: "Diurungkan",
    jobs: "Tindakan massal",
    export: "Ekspor",
    csv: "CSV",
    reason: "Alasan ekspor",
    why: "untuk rapat mingguan",
    showFile: "Pratinjau hasil",
    download: "Unduh berkas",
    name: "Nama",
    busiest: "Supervisor Pergudangan dan Distribusi",
    close: "Tutup lebih awal",
    allOfThem: "Tutup semuanya dan beri tahu pelamar",
    wordsId: "Pesan, bahasa Indonesia",
    wordsEn: "Pesan, bahasa Inggris",
    differs: "Angka ini tidak sama dengan jumlah pelamar yang terdampak.",
    title: /^Tutup \d+/,
  },
  en: {
    table: /^Applicants,/,
    bar: "Actions for the selection",
    all: /^Select all/,
    only: "Only the 2 selected",
    hire: "Hire",
    show: "Preview results and e-mails",
    first: /^First e-mail:/,
    type: /^Type/,
    start: /^Start/,
    stop: "Stop",
    didStop: "Stopped. Decisions already scheduled stay scheduled.",
    undo: "Undo all",
    didUndo: "Undone. The applicants were not notified.",
    state: "Undone",
    jobs: "Bulk actions",
    export: "Export",
    csv: "CSV",
    reason: "Reason for the export",
    why: "for the weekly meeting",
    showFile: "Preview results",
    download: "Download the file",
    name: "Name",
    busiest: "Warehouse and Distribution Supervisor",
    close: "Close early",
    allOfThem: "Close all and notify the applicants",
    wordsId: "Message, Indonesian",
    wordsEn: "Message, English",
    differs: "The number does not match the number of applicants.",
    title: /^Close \d+/,
  },
} as const;

type Text = (typeof texts)["id" | "en"];

/** Opens the table of all applications and ticks the first two. */
async function selectTwo(page: Page, site: Site, text: Text) {
  await page.goto(`${site.url}/staff/applications`);
  const boxes = page.getByRole("table", { name: text.table }).getByRole("checkbox");
  await expect(boxes.first()).toBeVisible();
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  return page.getByRole("region", { name: text.bar });
}

for (const [language, view] of wayIn("en")) {
  const text = texts[language];
  test.describe(`in ${language}`, () => {
    test.use(view);
    test.beforeEach(async ({ context, page, site }) => {
      await readIn(context, site, language);
      await enterDesk(page, site, "recruiter");
    });

    test("are begun, stopped, undone, exported, and end with a vacancy", async ({ part }) => {
      await part(
        "a job over a whole list is shown, started by its number, stopped half-way and undone",
        async ({ page, site }) => {
          const bar = await selectTwo(page, site, text);
          await bar.getByRole("button", { name: text.all }).click();
          await expect(bar.getByRole("button", { name: text.only })).toBeVisible();
          await isAccessible(page);
          await page.getByRole("heading", { level: 1 }).click();
          await page.keyboard.press("m");
          await expect(page).toHaveURL(/\/staff\/jobs\/new\?kind=move/);
          await page.getByRole("link", { name: text.hire, exact: true }).click();
          await expect(page).toHaveURL(/kind=hire/);
          await page.getByRole("button", { name: text.show }).click();
          await expect(page.getByRole("heading", { name: text.first })).toBeVisible();
          await isAccessible(page);
          const title = (await page.getByRole("table").getByRole("cell").first().textContent()) ?? "";
          await page.getByRole("textbox", { name: text.type }).fill(title);
          await page.getByRole("button", { name: text.start }).click();
          await page.getByRole("button", { name: text.stop }).click();
          await expect(page.getByText(text.didStop)).toBeVisible();
          await isAccessible(page);
          await page.getByRole("button", { name: text.undo }).click();
          await expect(page.getByText(text.didUndo)).toBeVisible();
          await expect(page.getByRole("button", { name: text.undo })).toHaveCount(0);
          await page.goto(`${site.url}/staff/jobs`);
          await expect(page.getByRole("row").nth(1)).toContainText(text.state);
          await isAccessible(page);
        },
      );

      await part("an export is made with its reason, downloaded and read", async ({ page, site }) => {
        const bar = await selectTwo(page, site, text);
        const names = await page.getByRole("table").getByRole("rowheader").getByRole("link").allTextContents();
        await bar.getByRole("link", { name: text.export }).click();
        await page.getByRole("radio", { name: text.csv, exact: true }).check();
        await page.getByRole("textbox", { name: text.reason }).fill(text.why);
        await isAccessible(page);
        await page.getByRole("button", { name: text.showFile }).click();
        await page.getByRole("button", { name: text.start }).click();
        const link = page.getByRole("link", { name: text.download });
        await expect(link).toBeVisible();
        await isAccessible(page);
        const download = page.waitForEvent("download");
        await link.click();
        const file = readFileSync(await (await download).path());
        const [about, columns, ...rows] = z
          .array(z.array(z.string()))
          .parse(parse(file, { bom: true, relax_column_count: true }));
        expect(about?.[0]).toContain(text.why);
        expect(columns).toContain(text.name);
        expect(rows).toHaveLength(2);
        expect(names.join()).toContain(rows[0]?.[0]);
      });

      await part(
        "who closes a vacancy early may close all who are on process with words, by a job that is held first (F15)",
        async ({ page, site }) => {
          await page.goto(`${site.url}/staff/vacancies`);
          await page.getByRole("link", { name: text.busiest }).first().click();
          await page.getByRole("link", { name: text.close }).click();
          await page.getByRole("radio", { name: text.allOfThem }).check();
          await page.getByLabel(text.wordsId).fill("Lowongan ini ditutup lebih awal.");
          await page.getByLabel(text.wordsEn).fill("This vacancy is closed early.");
          await isAccessible(page);
          const number = page.getByLabel(text.type);
          if ((await number.count()) > 0) {
            // Without the number nothing is closed, and the words stay.
            await page.getByRole("button", { name: text.close }).click();
            await expect(page.getByText(text.differs).first()).toBeVisible();
            const [typed = ""] = /\d[\d.,]*/.exec((await page.getByText(text.type).first().textContent()) ?? "") ?? [];
            await number.fill(typed);
          }
          await page.getByRole("button", { name: text.close }).click();
          await expect(page.getByRole("heading", { level: 1, name: text.title })).toBeVisible();
          await expect(page.getByRole("button", { name: text.undo })).toBeVisible();
        },
      );
    });
  });
}
