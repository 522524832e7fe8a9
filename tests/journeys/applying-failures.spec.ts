import type { Page } from "@playwright/test";
import { getVacancyId } from "../support/applied.ts";
import { aRow, type ImportedVacancy, importRows } from "../support/imported-vacancies.ts";
import { aPerson, aPersonOfLongAgo, changeResume, type Person } from "../support/people.ts";
import type { Site } from "../support/site.ts";
import { signedIn } from "../support/wire.ts";
import { openAlive } from "./alive.ts";
import { captchaDone } from "./captcha.ts";
import { desktop, type Language, phone, readIn, walkedIn } from "./reading.ts";
import { signIn } from "./sign-in.ts";
import { expect, test } from "./site-test.ts";

test.use({ siteOf: "what comes and goes" });

const words = {
  id: {
    bar: "Kirim lamaran",
    again: "Kirim lagi",
    failed: "Lamaran Anda gagal dikirim",
    apology: /^Maaf, ada gangguan di sistem kami/,
    wait: "Tunggu sebentar.",
    offline: "Koneksi internet terputus - Lamaran Anda gagal dikirim",
    changed: "Resume Anda baru saja berubah",
    sent: "Lamaran Anda sudah terkirim",
    send: (count: number) => `Kirim ${count} lamaran`,
    results: (sent: number, count: number) => `${sent} dari ${count} lamaran terkirim`,
    closed: "Maaf, lowongan sudah ditutup",
    fault: "Ada gangguan di sistem kami. Silakan coba lagi beberapa saat lagi.",
    once: "Coba lagi",
    choose: /^Pilih (?!semua)/,
    apply: (count: number) => `Lamar ${count} sekaligus`,
    stale: "Resume Anda sudah lebih dari 6 bulan",
    confirmFirst: "Pastikan dahulu bahwa resume Anda masih benar",
    wantsConfirm: "Centang bahwa resume Anda masih benar, atau perbarui dahulu.",
    isRight: "Resume saya masih benar.",
    update: "Perbarui resume",
    fairBar: "Simpan data untuk bursa",
    fairFailed: "Data belum tersimpan",
    fairApology: "Maaf, ada gangguan di sistem kami.",
    fairOffline: "Tidak ada koneksi internet.",
    fairSaved: "Data Anda tersimpan",
    newest: "Halaman ini sekarang menampilkan isi yang terbaru.",
  },
  en: {
    bar: "Send application",
    again: "Send again",
    failed: "Your application failed to submit",
    apology: /^We are sorry, something went wrong on our side/,
    wait: "Wait a little.",
    offline: "Internet connection lost - Your application failed to submit",
    changed: "Your resume has just changed",
    sent: "Your application has been sent",
    send: (count: number) => `Send ${count} applications`,
    results: (sent: number, count: number) => `${sent} of ${count} applications sent`,
    closed: "Sorry, the vacancy is closed",
    fault: "There is a technical problem in our system, please try again in a few moments.",
    once: "Try again",
    choose: /^Select (?!all)/,
    apply: (count: number) => `Apply to ${count} at once`,
    stale: "Your resume is more than 6 months old",
    confirmFirst: "First confirm that your resume is still correct",
    wantsConfirm: "Confirm that your resume is still correct, or update it first.",
    isRight: "My resume is still correct.",
    update: "Update resume",
    fairBar: "Save data for the fair",
    fairFailed: "Your data was not saved",
    fairApology: "Sorry, something went wrong on our side.",
    fairOffline: "You are offline.",
    fairSaved: "Your data is saved",
    newest: "This page now shows the latest version.",
  },
} as const;

const main = (page: Page) => page.getByRole("main");
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const bar = (page: Page, language: Language) => page.getByRole("region", { name: words[language].bar, exact: true });

/** Vacancies that nobody else has, with their ids. */
async function vacancies(site: Site, person: Person, count: number): Promise<{ row: ImportedVacancy; id: number }[]> {
  const rows = Array.from({ length: count }, () => aRow(`Juru Gagal ${Math.random().toString(36).slice(2, 8)}`));
  await importRows(site, rows);
  return Promise.all(rows.map(async (row) => ({ row, id: await getVacancyId(site, person, row.title_id) })));
}

async function applications(site: Site, person: Person): Promise<number> {
  return Number((await (await signedIn(site.url, person)).call("POST", "Application/list/id", {}))["totalRows"]);
}

async function save(site: Site, person: Person, ids: readonly number[]): Promise<void> {
  const client = await signedIn(site.url, person);
  for (const VacancyId of ids) await client.call("POST", "save-vacancy", { VacancyId, UserLogin: person.email });
}

/** From the list of saved vacancies to their review. */
async function chooseSaved(page: Page, language: Language, count: number): Promise<void> {
  const texts = words[language];
  await openAlive(page, "/account/bookmark");
  for (const box of await page.getByRole("checkbox", { name: texts.choose }).all()) await box.check();
  await page.getByRole("button", { name: texts.apply(count) }).click();
  await expect(bar(page, language)).toBeVisible();
}

/** The request arrives, its answer does not. */
async function loseAnswers(page: Page, call: string): Promise<void> {
  await page.route(`**/${call}`, async (route) => {
    await route.fetch();
    await route.abort("internetdisconnected");
  });
}

function journey(language: Language): void {
  const texts = words[language];
  const again = (page: Page) => main(page).getByRole("button", { name: texts.again }).click();

  test("shows its own message, and loses nothing", async ({ part }) => {
    await part(
      "each way of failing shows its own message, and nothing is lost (J1)",
      async ({ context, page, site }) => {
        const person = await aPerson(site);
        const [vacancy] = await vacancies(site, person, 1);
        await readIn(context, site, language);
        await signIn(context, site, person);
        await openAlive(page, `/lowongan/profile-resume?vacancy=${vacancy?.id}`);
        await captchaDone(main(page));

        const call = "**/submit-application";
        await page.route(call, (route) => route.fulfill({ status: 502, body: "<h1>Bad gateway</h1>" }));
        await bar(page, language).getByRole("button").click();
        await expect(page.getByRole("heading", { name: texts.failed, exact: true })).toBeFocused();
        await expect(page.getByText(texts.apology)).toBeVisible();
        await page.unroute(call);

        const tooMany = { acknowledge: 0, code: "too-many", message: texts.wait };
        await page.route(call, (route) => route.fulfill({ status: 429, json: tooMany }));
        await again(page);
        await expect(main(page)).toContainText(texts.wait);
        await page.unroute(call);

        await page.route(call, (route) => route.abort("internetdisconnected"));
        await bar(page, language).getByRole("button").click();
        await expect(page.getByRole("heading", { name: texts.offline })).toBeFocused();
        await page.unroute(call);

        await changeResume(site, person, { noTelp: "+62 8119990004" });
        await again(page);
        await expect(page.getByRole("heading", { name: texts.changed })).toBeFocused();
        await expect(main(page)).toContainText("+62 8119990004");
        expect(await applications(site, person)).toBe(0);
        await bar(page, language).getByRole("button").click();
        await expect(heading(page)).toHaveText(texts.sent);
        expect(await applications(site, person)).toBe(1);
      },
    );

    await part(
      "several at once: a lost answer doubles nothing, and each has its result (J2)",
      async ({ context, page, site }) => {
        const person = await aPerson(site);
        const [first, second, third] = await vacancies(site, person, 3);
        if (!first || !second || !third) throw new Error("Three vacancies are missing.");
        await save(site, person, [first.id, second.id, third.id]);
        await readIn(context, site, language);
        await signIn(context, site, person);
        await chooseSaved(page, language, 3);
        await captchaDone(main(page));
        await importRows(site, [{ ...aRow(third.row.title_id, -1), code: third.row.code }]);
        await loseAnswers(page, "submit-all-application");
        await page.getByRole("button", { name: texts.send(3) }).click();
        await expect(page.getByRole("heading", { name: texts.offline })).toBeFocused();
        await page.unroute("**/submit-all-application");
        await again(page);
        await expect(heading(page)).toHaveText(texts.results(2, 3));
        await expect(heading(page)).toBeFocused();
        await expect(main(page).getByRole("listitem").filter({ hasText: third.row.title_id })).toContainText(
          texts.closed,
        );
        expect(await applications(site, person)).toBe(2);
      },
    );

    await part(
      "several at once: one that a fault of ours stopped shows so and is sent alone (J2)",
      async ({ context, page, site }) => {
        const person = await aPerson(site);
        const found = await vacancies(site, person, 2);
        await save(
          site,
          person,
          found.map(({ id }) => id),
        );
        await readIn(context, site, language);
        await signIn(context, site, person);
        await chooseSaved(page, language, 2);
        await captchaDone(main(page));
        const results = found.map(({ id }) => ({
          ...{ VacancyId: id, acknowledge: 0, applicationId: null, code: "fault", message: "" },
        }));
        await page.route("**/submit-all-application", (route) => route.fulfill({ json: { acknowledge: 0, results } }));
        await page.getByRole("button", { name: texts.send(2) }).click();
        await expect(heading(page)).toHaveText(texts.results(0, 2));
        await expect(main(page).getByText(texts.fault)).toHaveCount(2);
        await main(page).getByRole("link", { name: texts.once }).first().click();
        await captchaDone(main(page));
        await bar(page, language).getByRole("button").click();
        await expect(heading(page)).toHaveText(texts.sent);
        expect(await applications(site, person)).toBe(1);
      },
    );

    await part(
      "the check for the job fair fails as plainly, and keeps what was ticked (P16)",
      async ({ context, page, site }) => {
        const person = await aPerson(site);
        await readIn(context, site, language);
        await signIn(context, site, person);
        await openAlive(page, "/lowongan/profile-resume/virtue");
        await captchaDone(main(page));
        const press = () => page.getByRole("region", { name: texts.fairBar }).getByRole("button").click();
        const call = "**/form/update-profile";
        await page.route(call, (route) => route.fulfill({ status: 500, json: { acknowledge: 0, code: "fault" } }));
        await press();
        await expect(page.getByRole("heading", { name: texts.fairFailed })).toBeFocused();
        await expect(main(page)).toContainText(texts.fairApology);
        await page.unroute(call);
        await page.route(call, (route) => route.abort("internetdisconnected"));
        await press();
        await expect(main(page)).toContainText(texts.fairOffline);
        await page.unroute(call);
        await changeResume(site, person, { noTelp: "+62 8119990005" });
        await press();
        await expect(main(page)).toContainText(texts.newest);
        await expect(main(page)).toContainText("+62 8119990005");
        await press();
        await expect(heading(page)).toHaveText(texts.fairSaved);
      },
    );

    await part(
      "a resume older than six months is confirmed or updated before it is sent, alone and with several (J1, P16)",
      async ({ context, page, site }) => {
        const person = aPersonOfLongAgo(site);
        await readIn(context, site, language);
        await signIn(context, site, person);
        const found = await vacancies(site, person, 3);
        const ids = found.map(({ id }) => id);
        const one = `/lowongan/profile-resume?vacancy=${ids[0]}`;

        await openAlive(page, one);
        const stale = main(page).getByRole("heading", { name: texts.stale });
        await expect(stale).toBeVisible();
        await captchaDone(main(page));
        await expect(bar(page, language)).toContainText(texts.confirmFirst);
        await bar(page, language).getByRole("button").click({ force: true });
        await page.getByRole("alert").getByRole("link", { name: texts.wantsConfirm }).click();
        await expect(page.getByRole("checkbox", { name: texts.isRight })).toBeFocused();
        await page.getByRole("link", { name: texts.update }).click();
        await expect(page).toHaveURL(/\/profile-resume\?back=/);

        await openAlive(page, `${one}&vacancy=${ids[1]}`);
        await page.getByRole("checkbox", { name: texts.isRight }).check();
        await captchaDone(main(page));
        await page.getByRole("button", { name: texts.send(2) }).click();
        await expect(heading(page)).toHaveText(texts.results(2, 2));
        await openAlive(page, `/lowongan/profile-resume?vacancy=${ids[2]}`);
        await expect(bar(page, language)).toBeVisible();
        await expect(stale).toHaveCount(0);
      },
    );
  });
}

for (const language of walkedIn("en")) {
  test.describe(`failing to apply in ${language}`, () => {
    test.use(language === "id" ? phone : desktop);
    journey(language);
  });
}
