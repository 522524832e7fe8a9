import type { Page } from "@playwright/test";
import { getVacancyId } from "../support/applied.ts";
import { aPerson } from "../support/people.ts";
import { openAlive } from "./alive.ts";
import { captchaDone } from "./captcha.ts";
import { enterDesk } from "./enter-desk.ts";
import { isAccessible } from "./is-accessible.ts";
import { desktop, phone, readIn, walkedIn } from "./reading.ts";
import { signIn } from "./sign-in.ts";
import { expect, test } from "./site-test.ts";

// What vacancies ask here would be asked of others.
test.use({ siteOf: "questions of a vacancy" });
test.describe.configure({ mode: "default" });

/** The sample's vacancy that asks one question of each kind, and one of the same company that asks nothing. */
const asking = "Supervisor Pergudangan dan Distribusi";
const silent = "Pengemudi Truk Jarak Jauh";

const words = {
  id: {
    shifts: "Apakah Anda bersedia bekerja bergiliran, termasuk malam?",
    years: "Berapa tahun Anda pernah memimpin regu gudang?",
    certificate: "Apakah Anda memiliki sertifikat K3 umum?",
    tools: "Peralatan apa yang biasa Anda pakai?",
    systems: /^WMS apa yang pernah Anda pakai/,
    yes: "Ya",
    onItsWay: "Sedang mengurus",
    forklift: "Forklift",
    send: "Kirim lamaran",
    toAnswer: "3 pertanyaan perlu dijawab",
    notSent: "Lamaran belum dikirim. Ada 3 hal yang perlu Anda lakukan",
    answerThis: "Jawab pertanyaan ini.",
    number: "Masukkan angka, misalnya 3 atau 2,5.",
    change: "Ubah data pribadi",
    sent: "Lamaran Anda sudah terkirim",
    answers: "Jawaban atas pertanyaan lowongan",
    vacancies: "Lowongan",
    questions: /^Pertanyaan \(/,
    add: "Tambah pertanyaan",
    indonesian: "Pertanyaan, bahasa Indonesia",
    english: "Pertanyaan, bahasa Inggris",
    kind: "Jenis jawaban",
    choice: "Satu pilihan",
    option: (place: number) => `Pilihan ${place}, Indonesia`,
    up: "Naikkan: Pertanyaan 2",
    edit: "Ubah: Pertanyaan 1",
    save: "Simpan pertanyaan",
    saved: /^Pertanyaan tersimpan/,
    few: "Pilihan ini sudah ada.",
    met: /menyimpan pertanyaan lain saat Anda menulis/,
    mine: "Pakai versi saya",
    staffAnswers: "Jawaban lamaran",
    oneOfThree: "1 dari 3 syarat",
    atLeast: "minimal 3",
  },
  en: {
    shifts: "Are you willing to work in shifts, nights included?",
    years: "For how many years have you led a warehouse crew?",
    certificate: "Do you hold a general safety (K3) certificate?",
    tools: "Which equipment are you used to?",
    systems: /^Which warehouse management systems/,
    yes: "Yes",
    onItsWay: "On its way",
    forklift: "Forklift",
    send: "Send application",
    toAnswer: "3 questions to answer",
    notSent: "Your application was not sent. 3 things are left to do",
    answerThis: "Answer this question.",
    number: "Enter a number, for example 3 or 2.5.",
    change: "Change personal data",
    sent: "Your application has been sent",
    answers: "Answers to the vacancy's questions",
    vacancies: "Vacancies",
    questions: /^Questions \(/,
    add: "Add a question",
    indonesian: "Question, Indonesian",
    english: "Question, English",
    kind: "Answer type",
    choice: "One choice",
    option: (place: number) => `Choice ${place}, Indonesian`,
    up: "Move up: Question 2",
    edit: "Edit: Question 1",
    save: "Save questions",
    saved: /^Questions saved/,
    few: "This choice already exists.",
    met: /saved different questions while you were writing/,
    mine: "Keep mine",
    staffAnswers: "Answers",
    oneOfThree: "1 of 3 requirements",
    atLeast: "at least 3",
  },
} as const;

const main = (page: Page) => page.getByRole("main");
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

for (const language of walkedIn("id")) {
  const texts = words[language];
  const bar = (page: Page) => page.getByRole("region", { name: texts.send, exact: true });
  const group = (page: Page, name: string) => main(page).getByRole("group", { name });

  test.describe(`on a phone, in ${language}`, () => {
    test.use(phone);

    test("what the vacancy asks is answered in the review, checked by field, kept meanwhile, and read by both sides (F17, R10)", async ({
      browser,
      context,
      page,
      site,
    }) => {
      await readIn(context, site, language);
      const person = await aPerson(site);
      await signIn(context, site, person);
      const id = await getVacancyId(site, person, asking);
      await page.goto(`/lowongan/lowongan-detail-page/${id}/x`);
      await expect(main(page).getByRole("listitem").filter({ hasText: texts.years })).toBeVisible();
      const review = `/lowongan/profile-resume?vacancy=${id}`;
      await openAlive(page, review);
      await expect(bar(page)).toContainText(texts.toAnswer);
      await isAccessible(page);

      await captchaDone(main(page));
      await bar(page).getByRole("button").click({ force: true });
      const summary = page.getByRole("alert").filter({ hasText: texts.shifts });
      await expect(summary).toBeFocused();
      await expect(summary.getByRole("link")).toHaveCount(3);
      await expect(group(page, texts.shifts)).toContainText(texts.answerThis);
      await summary.getByRole("link", { name: texts.shifts }).click();
      await expect(group(page, texts.shifts).getByRole("radio", { name: texts.yes })).toBeFocused();
      await group(page, texts.shifts).getByText(texts.yes, { exact: true }).click();
      await main(page).getByRole("textbox", { name: texts.years }).fill("dua tahun");
      await expect(main(page)).toContainText(texts.number);
      await group(page, texts.certificate).getByText(texts.onItsWay).click();
      await group(page, texts.tools).getByText(texts.forklift).click();
      await main(page).getByRole("textbox", { name: texts.systems }).fill("SAP, tiga tahun.\nLalu buatan sendiri.");
      await isAccessible(page);

      // Someone who looks something up in the resume meanwhile finds what was typed as it was.
      await openAlive(page, "/account/history");
      await openAlive(page, review);
      await expect(main(page).getByRole("textbox", { name: texts.systems })).toHaveValue(/Lalu buatan sendiri/);
      await expect(main(page).getByRole("textbox", { name: texts.years })).toHaveValue("dua tahun");
      await expect(group(page, texts.certificate).getByRole("radio", { name: texts.onItsWay })).toBeChecked();
      await main(page).getByRole("textbox", { name: texts.years }).fill("2");
      await captchaDone(main(page));
      await bar(page).getByRole("button").click();
      await expect(heading(page)).toHaveText(texts.sent);
      const applicationId = new URL(page.url()).searchParams.get("sent");

      await openAlive(page, `/account/history/${applicationId}`);
      await expect(main(page).getByRole("heading", { name: texts.answers })).toBeVisible();
      await expect(main(page)).toContainText("Lalu buatan sendiri.");
      await expect(main(page)).not.toContainText(texts.atLeast);

      const staff = await (await browser.newContext({ ...desktop, baseURL: site.url, locale: "id-ID" })).newPage();
      await readIn(staff.context(), site, language);
      await enterDesk(staff, site, "recruiter");
      await staff.goto(`/staff/applications/${applicationId}`);
      await expect(staff.getByRole("heading", { name: texts.staffAnswers, exact: true })).toBeVisible();
      await expect(main(staff)).toContainText(texts.oneOfThree);
      await expect(main(staff)).toContainText(texts.atLeast);
      await isAccessible(staff);
      await staff.context().close();
    });
  });

  test.describe(`without scripts, in ${language}`, () => {
    test.use({ ...phone, javaScriptEnabled: false });

    test("unanswered required questions have an error each, and what was typed is still there (F17, R10)", async ({
      context,
      page,
      site,
    }) => {
      await readIn(context, site, language);
      const person = await aPerson(site);
      await signIn(context, site, person);
      await page.goto(`/lowongan/profile-resume?vacancy=${await getVacancyId(site, person, asking)}`);
      await main(page).getByRole("textbox", { name: texts.years }).fill("banyak");
      await group(page, texts.tools).getByRole("checkbox", { name: texts.forklift }).check();
      await main(page).getByRole("textbox", { name: texts.systems }).fill("SAP, tiga tahun.");
      await bar(page).getByRole("button").click({ force: true });
      await expect(main(page).getByRole("alert")).toContainText(`${texts.shifts} ${texts.answerThis}`);
      await expect(main(page).getByRole("alert")).toContainText(`${texts.years} ${texts.number}`);
      await expect(main(page).getByRole("textbox", { name: texts.years })).toHaveValue("banyak");
      await expect(main(page).getByRole("textbox", { name: texts.systems })).toHaveValue("SAP, tiga tahun.");
      await expect(group(page, texts.tools).getByRole("checkbox", { name: texts.forklift })).toBeChecked();
    });
  });

  test(`a recruiter writes what a vacancy asks, in an order of their own, and of two who save one chooses, ${language} (F17)`, async ({
    context,
    page,
    site,
  }) => {
    await readIn(context, site, language);
    await page.setViewportSize(desktop.viewport);
    await enterDesk(page, site, "recruiter");
    await page.goto("/staff/vacancies");
    await page.getByRole("link", { name: silent }).first().click();
    await page.getByRole("link", { name: texts.questions }).click();
    const other = await page.context().newPage();
    await page.getByRole("button", { name: texts.add }).click();
    await page.getByLabel(texts.indonesian).fill("Punya SIM B2 umum?");
    await page.getByLabel(texts.kind).selectOption(texts.choice);
    await page.getByLabel(texts.option(1)).fill("Ya");
    await page.getByLabel(texts.option(2)).fill("ya");
    await page.getByRole("button", { name: texts.save }).click();
    await expect(page.getByRole("alert")).toContainText(texts.few);
    await page.getByLabel(texts.option(2)).fill("Belum");
    await isAccessible(page);
    await page.getByRole("button", { name: texts.add }).click();
    await page.getByLabel(texts.indonesian).last().fill("Siap antarpulau?");
    await page.getByRole("button", { name: texts.up }).click();
    await other.goto(page.url());
    await page.getByRole("button", { name: texts.save }).click();
    await expect(page.getByText(texts.saved)).toBeVisible();
    await expect(page.getByRole("heading", { level: 3 }).first()).toBeVisible();
    await expect(main(page)).toContainText(/Siap antarpulau\?.*Punya SIM B2 umum\?/s);

    await other.getByRole("button", { name: texts.add }).click();
    await other.getByLabel(texts.indonesian).fill("Berapa lama?");
    await other.getByRole("button", { name: texts.save }).click();
    await expect(other.getByText(texts.met)).toBeVisible();
    await expect(other.getByLabel(texts.indonesian)).toHaveValue("Berapa lama?");
    await isAccessible(other);
    await other.getByRole("button", { name: texts.mine }).click();
    await other.getByRole("button", { name: texts.save }).click();
    await expect(other.getByText(texts.saved)).toBeVisible();
    await page.reload();
    await expect(main(page)).toContainText("Berapa lama?");
    await expect(main(page)).not.toContainText("Punya SIM B2 umum?");
  });
}
