import type { BrowserContext, Page } from "@playwright/test";
import { aRow, type ImportedVacancy, importRows } from "../support/imported-vacancies.ts";
import { aPerson, changeResume, type Person } from "../support/people.ts";
import type { Site } from "../support/site.ts";
import { signedIn } from "../support/wire.ts";
import { captchaDone, captchaSolvedAnew } from "./captcha.ts";
import { desktop, type Language, phone, readIn, walkedIn } from "./reading.ts";
import { signIn } from "./sign-in.ts";
import { expect, test } from "./site-test.ts";

test.use({ siteOf: "what comes and goes" });

const words = {
  id: {
    send: "Kirim lamaran",
    ready: "Siap dikirim",
    lastCheck: "Siap dikirim setelah pemeriksaan keamanan",
    sent: "Lamaran Anda sudah terkirim",
    again: "Kirim lagi",
    incomplete: "Profil Anda belum lengkap, lengkapi dahulu sebelum mengirim lamaran",
    barIncomplete: "Profil belum lengkap: 1 bagian perlu diisi",
    personal: "Data pribadi",
    wantsPhone: "Masukkan nomor telepon Anda.",
    phone: "Nomor telepon",
    save: "Simpan resume",
    back: "Kembali ke halaman sebelumnya",
    closed: "Maaf, lowongan sudah ditutup",
    applied: "Anda sudah melamar lowongan ini.",
    youApplied: "Anda sudah melamar",
    onCard: "Sudah dilamar",
    offline: "Koneksi internet terputus - Lamaran Anda gagal dikirim",
    failed: "Lamaran Anda gagal dikirim",
    apology: /^Maaf, ada gangguan di sistem kami/,
    truth: /^Saya menyatakan/,
    wantsTick: "Centang pernyataan kebenaran data.",
    notSent: "Lamaran belum dikirim. Ada 1 hal yang perlu Anda lakukan",
    barStatements: "1 pernyataan belum dicentang",
    list: (count: number) => `${count} lamaran, yang terbaru di atas.`,
    none: "Belum ada lamaran",
    find: "Cari lowongan",
    inProcess: "Dalam proses",
    next: "Berikutnya",
  },
  en: {
    send: "Send application",
    ready: "Ready to send",
    lastCheck: "Ready to send after the security check",
    sent: "Your application has been sent",
    again: "Send again",
    incomplete: "Your profile is not complete, please complete it before submitting",
    barIncomplete: "Profile incomplete: 1 section to fill in",
    personal: "Personal data",
    wantsPhone: "Enter your phone number.",
    phone: "Phone number",
    save: "Save resume",
    back: "Back to where you were",
    closed: "Sorry, the vacancy is closed",
    applied: "You have already applied to this vacancy.",
    youApplied: "You have applied",
    onCard: "Applied",
    offline: "Internet connection lost - Your application failed to submit",
    failed: "Your application failed to submit",
    apology: /^We are sorry, something went wrong on our side/,
    truth: /^I declare/,
    wantsTick: "Tick the statement that your data is true.",
    notSent: "Not sent yet. There is 1 thing to do",
    barStatements: "1 statement not ticked yet",
    list: (count: number) => `${count} applications, newest first.`,
    none: "No applications yet",
    find: "Find vacancies",
    inProcess: "On Process",
    next: "Next",
  },
} as const;

/** Imports vacancies and answers their ids. */
async function imported(page: Page, site: Site, rows: readonly ImportedVacancy[]): Promise<number[]> {
  await importRows(site, rows);
  const ids: number[] = [];
  for (const { title_id } of rows) {
    await page.goto(`/lowongan?vacancyTitle=${encodeURIComponent(title_id)}`);
    const card = page.getByRole("main").getByRole("heading", { level: 3 }).getByRole("link").first();
    ids.push(Number(new URL(`${site.url}${await card.getAttribute("href")}`).pathname.split("/")[3]));
  }
  return ids;
}

async function applications(site: Site, person: Person): Promise<unknown[]> {
  const { data } = await (await signedIn(site.url, person)).call("POST", "Application/list/id", {});
  return Array.isArray(data) ? data : [];
}

function applyingIn(language: Language): void {
  const texts = words[language];
  let row: ImportedVacancy;
  let person: Person;
  let vacancyId = 0;

  const heading = (page: Page) => page.getByRole("heading", { level: 1 });
  const bar = (page: Page) => page.getByRole("region", { name: texts.send, exact: true });
  const send = (page: Page) => bar(page).getByRole("button").click();
  const openReview = async (page: Page) => {
    await page.goto(`/lowongan/profile-resume?vacancy=${vacancyId}`);
    await expect(bar(page)).toBeVisible();
  };
  const solve = async (page: Page) => {
    await captchaDone(page.getByRole("main"));
  };

  test.beforeEach(({ context, site }) => readIn(context, site, language));

  /** A vacancy that nobody else has, and someone signed in who has applied to nothing. */
  const begin = async (context: BrowserContext, page: Page, site: Site) => {
    row = aRow(`Juru Lamar ${Math.random().toString(36).slice(2, 10)}`);
    [vacancyId = 0] = await imported(page, site, [row]);
    person = await aPerson(site);
    await signIn(context, site, person);
  };

  test("is completed, shows what is missing, is sent once, and listed", async ({ part }) => {
    await part("an incomplete resume is named, completed and sent (J1, P16)", async ({ context, page, site }) => {
      await begin(context, page, site);
      await changeResume(site, person, { noTelp: null });
      await openReview(page);
      await expect(page.getByRole("heading", { level: 2, name: texts.incomplete })).toBeVisible();
      await expect(bar(page)).toContainText(texts.barIncomplete);
      const missing = page.getByRole("listitem").filter({ hasText: texts.wantsPhone });
      await missing.getByRole("link", { name: texts.personal }).click();
      await expect(page).toHaveURL(/\/profile-resume\?back=.*#personal$/);
      await page.getByRole("textbox", { name: texts.phone }).fill("81234567890");
      await page.getByRole("button", { name: texts.save }).click();
      const dialog = page.getByRole("dialog");
      await captchaDone(dialog);
      await dialog.getByRole("button", { name: texts.save }).click();
      await dialog.getByRole("button", { name: texts.back }).click();
      await expect(page).toHaveURL(`/lowongan/profile-resume?vacancy=${vacancyId}`);
      await solve(page);
      await expect(bar(page)).toContainText(texts.ready);
      await send(page);
      await expect(heading(page)).toHaveText(texts.sent);
    });

    await part("what is still missing is listed, and gets the focus (J1)", async ({ context, page, site }) => {
      await begin(context, page, site);
      await openReview(page);
      await expect(bar(page)).toContainText(texts.lastCheck);
      await page.getByRole("checkbox", { name: texts.truth }).uncheck();
      await expect(bar(page)).toContainText(texts.barStatements);
      await bar(page).getByRole("button").click({ force: true });
      const summary = page.getByRole("alert").filter({ hasText: texts.notSent });
      await expect(summary).toBeFocused();
      await summary.getByRole("link", { name: texts.wantsTick }).click();
      await expect(page.getByRole("checkbox", { name: texts.truth })).toBeFocused();
      expect(await applications(site, person)).toHaveLength(0);
    });

    await part("a vacancy that closes between page and click shows so (J1, V9)", async ({ context, page, site }) => {
      await begin(context, page, site);
      await openReview(page);
      await solve(page);
      await importRows(site, [{ ...aRow(row.title_id, -1), code: row.code }]);
      await send(page);
      await expect(heading(page)).toHaveText(texts.closed);
      expect(await applications(site, person)).toHaveLength(0);
      await page.goto(`/lowongan/profile-resume?vacancy=${vacancyId}`);
      await expect(heading(page)).toHaveText(texts.closed);
    });

    await part("who applied already is led to that application (J1)", async ({ context, page, site }) => {
      await begin(context, page, site);
      await openReview(page);
      const other = await context.newPage();
      await openReview(other);
      await solve(page);
      await solve(other);
      await send(page);
      await expect(heading(page)).toHaveText(texts.sent);
      await send(other);
      await expect(heading(other)).toHaveText(texts.applied);
      await other.goto(`/lowongan/profile-resume?vacancy=${vacancyId}`);
      await expect(heading(other)).toHaveText(texts.applied);
      await other.goto(`/lowongan/lowongan-detail-page/${vacancyId}/x`);
      await expect(other.getByRole("link", { name: texts.youApplied }).and(other.locator(":visible"))).toBeVisible();
      await other.goto(`/lowongan?vacancyTitle=${encodeURIComponent(row.title_id)}`);
      await expect(other.getByRole("main").getByText(texts.onCard, { exact: true })).toBeVisible();
      expect(await applications(site, person)).toHaveLength(1);
    });

    await part(
      "a lost connection loses nothing, and trying again makes one application (J1)",
      async ({ context, page, site }) => {
        await begin(context, page, site);
        await openReview(page);
        await solve(page);
        // A solution that the server has looked at is spent: the next try has another.
        const spent = { acknowledge: 0, code: "captcha", message: "" };
        await page.route("**/submit-application", (route) => route.fulfill({ json: spent }), { times: 1 });
        await send(page);
        await solve(page);
        // The application arrives; its answer does not.
        await page.route("**/submit-application", async (route) => {
          await route.fetch();
          await route.abort("internetdisconnected");
        });
        await send(page);
        await expect(page.getByRole("heading", { name: texts.offline })).toBeFocused();
        await page.unroute("**/submit-application");
        await context.setOffline(true);
        await context.setOffline(false);
        // Solved again meanwhile: the same try still uses its own solution.
        await captchaSolvedAnew(page);
        await page.getByRole("main").getByRole("button", { name: texts.again }).click();
        await expect(heading(page)).toHaveText(texts.sent);
        expect(await applications(site, person)).toHaveLength(1);
      },
    );

    await part("a fault shows an apology, and may be tried again (J1)", async ({ context, page, site }) => {
      await begin(context, page, site);
      await openReview(page);
      await solve(page);
      await page.route("**/submit-application", (route) =>
        route.fulfill({ status: 500, json: { acknowledge: 0, code: "fault", message: "", requestId: "r-1" } }),
      );
      await send(page);
      await expect(page.getByRole("heading", { name: texts.failed })).toBeFocused();
      await expect(page.getByText(texts.apology)).toBeVisible();
      await page.unroute("**/submit-application");
      await page.getByRole("main").getByRole("button", { name: texts.again }).click();
      await expect(heading(page)).toHaveText(texts.sent);
      expect(await applications(site, person)).toHaveLength(1);
    });

    await part("a double click makes one application (J1)", async ({ context, page, site }) => {
      await begin(context, page, site);
      await openReview(page);
      await solve(page);
      await bar(page).getByRole("button").dblclick();
      await expect(heading(page)).toHaveText(texts.sent);
      expect(await applications(site, person)).toHaveLength(1);
    });

    await part(
      "the history is empty at first, then shows ten a page, newest first (J3)",
      async ({ context, page, site }) => {
        await begin(context, page, site);
        await page.goto("/account/history");
        await expect(page.getByRole("heading", { name: texts.none })).toBeVisible();
        await expect(page.getByRole("main").getByRole("link", { name: texts.find })).toHaveAttribute(
          "href",
          "/lowongan",
        );
        const client = await signedIn(site.url, person);
        const consent = { kebenaranData: true, penggunaanData: true };
        for (const id of [30, 31, 32, 33, 34, 35, 36, 37, 38, 41, vacancyId]) {
          const answer = await client.call("POST", "submit-application", {
            ...{ VacancyId: id, grecaptcha: await client.captcha(), lang: "id", activityPlatform: "", consent },
          });
          expect(answer).toMatchObject({ acknowledge: 1 });
        }
        await page.reload();
        await expect(page.getByRole("main")).toContainText(texts.list(11));
        const titles = page.getByRole("main").getByRole("heading", { level: 3 });
        await expect(titles).toHaveCount(10);
        await expect(titles.first()).toContainText(row.title_id);
        await page.getByRole("main").getByRole("link", { name: texts.next }).click();
        await expect(page).toHaveURL("/account/history?page=2");
        await expect(titles).toHaveCount(1);
        await page.goBack();
        await expect(titles).toHaveCount(10);
      },
    );
  });
}

for (const language of walkedIn("id")) {
  test.describe(`applying in ${language}`, () => {
    test.use(language === "id" ? phone : desktop);
    applyingIn(language);
  });
}
