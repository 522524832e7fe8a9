// Shows: suggestions 3
import type { Locator, Page } from "@playwright/test";
import { smallPdf } from "../../src/features/resumes/sample/demonstration-resume.server.ts";
import { type OwnFile, ownPhoto } from "../support/own-files.ts";
import { newEmail } from "../support/people.ts";
import { words } from "./applicant-words.ts";
import { fingers, type Hands } from "./by-hand.ts";
import { type AtForm, fieldsIn, fillRest, fillResume } from "./fill-resume.ts";
import { expect, test } from "./site-test.ts";

const texts = words.id;

/** The same person as `fillResume` types, as a CV says it. */
const lines = [
  [
    "Budi Santoso",
    "081234567890",
    "budi.santoso@contoh.id",
    "Tanggal Lahir: 29 Februari 2000",
    "Jenis Kelamin: Laki-laki",
  ],
  [
    "Domisili: Kabupaten Sleman, DI Yogyakarta",
    "Pendidikan",
    "Universitas Lereng Merapi",
    "S1 Ilmu Tanah",
    "2018 - 2022",
  ],
  ["IPK 3.45/4", "Magang", "Peserta Magang", "Balai Benih Sembada", "Februari 2024 - Juli 2024", "Pengalaman Kerja"],
  ["Staf lapangan", "Koperasi Tani Makmur", "2025 - sekarang", "- Mengukur tanah dan air"],
  ["Organisasi", "Anggota - Himpunan Mahasiswa Ilmu Tanah, 2020 - 2021", "Hobi", "Membaca"],
].flat();
const cv: OwnFile = { name: "CV Budi.pdf", mimeType: "application/pdf", buffer: Buffer.from(smallPdf(lines)) };

/** Hands that count: a letter typed and a thing pressed are one each. */
function counting(hands: Hands): Hands & { count(): number } {
  let count = 0;
  const one =
    <Args extends unknown[]>(act: (...args: Args) => Promise<void>, of?: (...args: Args) => number) =>
    async (...args: Args) => {
      count += of?.(...args) ?? 1;
      await act(...args);
    };
  return {
    press: one(hands.press),
    tick: one(hands.tick),
    set: one(hands.set),
    pick: one(hands.pick),
    choose: one(hands.choose),
    write: one(hands.write, (_, text) => 1 + text.length),
    find: one(hands.find, (_, typed) => 2 + typed.length),
    count: () => count,
  };
}

/** Sign-up's first step, which is the same with a CV and without. */
async function firstStep(page: Page, email: string): Promise<void> {
  await page.goto("/signup");
  const main = page.getByRole("main");
  const password = "Kebun-7-teh-di-lereng";
  await main.getByRole("textbox", { name: texts.name }).fill("Budi Santoso");
  await main.getByRole("textbox", { name: texts.email }).fill(email);
  await main.getByRole("textbox", { name: texts.password, exact: true }).fill(password);
  await expect(main.getByRole("checkbox", { name: texts.verified })).toBeChecked();
  await main.getByRole("button", { name: texts.goOn }).tap();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(texts.complete);
}

/** Escape fills in nothing, and the focus is where it was. */
async function putAside(page: Page, review: Locator): Promise<void> {
  const file = page.getByLabel("Pilih berkas");
  await file.focus();
  await file.setInputFiles(cv);
  await expect(review).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(review).toBeHidden();
  await expect(file).toBeFocused();
}

/** Fields that the CV lacks. */
async function fillTheRest(at: AtForm): Promise<void> {
  const { page, hands } = at;
  const personal = fieldsIn(page, texts.personal);
  await hands.choose(personal.button(texts.photo), await ownPhoto());
  await hands.press(page.getByRole("dialog").getByRole("button", { name: texts.usePhoto }));
  await hands.tick(personal.radio(texts.category));
  await hands.write(personal.text(texts.years), "1");
  await hands.write(personal.text(texts.months), "6");
  await hands.write(personal.text(texts.salary), "6500000");
  const open = async (before: string, section: string) => {
    await hands.press(fieldsIn(page, before).link(texts.next + section));
    // What a CV leaves open is open with its section.
    await expect(fieldsIn(page, `${section} 1`).button("Selesai")).toBeVisible();
  };
  await hands.press(personal.link(texts.next + texts.education));
  await open(texts.education, texts.internship);
  const internship = fieldsIn(page, `${texts.internship} 1`);
  await hands.pick(internship.list(texts.function), texts.aFunction);
  await hands.find(internship.list(texts.industry), texts.anIndustry.slice(0, 4), texts.anIndustry);
  await open(texts.internship, texts.experience);
  const job = fieldsIn(page, `${texts.experience} 1`);
  await hands.pick(job.list(texts.positionType), texts.permanent);
  await hands.find(job.list(texts.industry), texts.anIndustry.slice(0, 4), texts.anIndustry);
  await hands.write(job.text(texts.department), "Kebun");
  await open(texts.experience, texts.organisation);
  await hands.pick(fieldsIn(page, `${texts.organisation} 1`).list(texts.scope), texts.faculty);
  await fillRest(at);
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a password that was typed before the scripts came is asked for once", async ({ page }) => {
    let letGo = () => {};
    const blocked = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route("**/assets/*.js", async (route) => {
      await blocked;
      await route.continue();
    });
    await page.goto("/signup", { waitUntil: "commit" });
    const main = page.getByRole("main");
    await main.getByRole("textbox", { name: texts.name }).fill("Budi Santoso");
    await main.getByRole("textbox", { name: texts.email }).fill(newEmail());
    await main.getByRole("textbox", { name: texts.password, exact: true }).fill("Kebun-7-teh-di-lereng");
    await expect(main.getByRole("textbox", { name: texts.repeat })).toBeHidden();
    letGo();
    await main.getByRole("button", { name: texts.goOn }).tap();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(texts.complete);
  });

  test("somebody new signs up from a CV with half of the typing, and sees each change before it is made", async ({
    page,
  }) => {
    await firstStep(page, newEmail());
    const review = page.getByRole("dialog", { name: "Yang kami baca dari CV Anda" });
    await putAside(page, review);
    const hands = counting(fingers(page));
    await hands.choose(page.getByLabel("Pilih berkas"), cv);
    await expect(review.getByRole("checkbox", { name: /^Institusi: Universitas Lereng Merapi/ })).toBeChecked();
    await expect(review.getByRole("checkbox", { name: /^Domisili: Kabupaten Sleman, DI Yogyakarta/ })).toBeChecked();
    await expect(review.getByRole("checkbox", { name: /^E-mail/ })).toHaveCount(0);
    await expect(page.getByRole("combobox", { name: texts.domicile })).not.toContainText("Sleman");
    await hands.press(review.getByRole("button", { name: /^Isi \d+ isian$/ }));
    await expect(page.getByRole("combobox", { name: texts.domicile })).toContainText("Sleman");
    await expect(page.getByText("CV Budi.pdf")).toBeVisible();
    await fillTheRest({ page, hands, words: texts });
    const bar = page.getByRole("region", { name: texts.register, exact: true });
    await expect(bar).toContainText(texts.allComplete);
    const withCv = hands.count();

    await page.evaluate(() => localStorage.clear());
    await firstStep(page, newEmail());
    const without = counting(fingers(page));
    await fillResume({ page, hands: without, words: texts });
    await expect(bar).toContainText(texts.allComplete);
    test.info().annotations.push({ type: "acts", description: `${withCv} with a CV, ${without.count()} without` });
    expect(withCv).toBeLessThanOrEqual(without.count() / 2);
  });

  test("a site that has no time for a CV is asked once more, and the person sees nothing of it", async ({ page }) => {
    await firstStep(page, newEmail());
    let requests = 0;
    await page.route("**/form/read-cv", async (route) => {
      requests += 1;
      const busy = { acknowledge: 0, code: "busy", message: "Situs sedang sibuk." };
      if (requests === 1) await route.fulfill({ status: 503, headers: { "Retry-After": "5" }, json: busy });
      else await route.continue();
    });
    await page.getByLabel("Pilih berkas").setInputFiles(cv);
    const review = page.getByRole("dialog", { name: "Yang kami baca dari CV Anda" });
    await expect(review).toBeVisible();
    expect(requests).toBe(2);
    // The account's e-mail is another: both are shown.
    await expect(review).toContainText("budi.santoso@contoh.id");
    await expect(page.getByText("Situs sedang sibuk.")).toHaveCount(0);
  });
});
