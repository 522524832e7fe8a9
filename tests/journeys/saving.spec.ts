import type { BrowserContext, Page } from "@playwright/test";
import { aPerson, type Person } from "../support/people.ts";
import type { Site } from "../support/site.ts";
import { signedIn } from "../support/wire.ts";
import { openAlive } from "./alive.ts";
import { captchaDone } from "./captcha.ts";
import { phone, readIn, viewsIn, walkedIn } from "./reading.ts";
import { endSession, signIn } from "./sign-in.ts";
import { expect, test } from "./site-test.ts";

test.use({ siteOf: "what comes and goes" });

const words = {
  id: {
    save: /^Simpan: /,
    wide: "Simpan",
    saved: "Tersimpan",
    done: "Lowongan disimpan",
    failed: "Lowongan gagal disimpan",
    undone: "Lowongan dihapus dari simpanan",
    undoFailed: "Lowongan gagal dihapus dari simpanan",
    back: "Kembali",
    signIn: /^Masuk/,
    title: "Lowongan tersimpan",
    none: "Belum ada lowongan tersimpan",
    remove: /^Hapus dari simpanan: /,
    all: /^Pilih semua/,
    choose: /^Pilih (?!semua)/,
    delete: (count: number) => `Hapus ${count}`,
    confirm: "Hapus",
    keep: "Batal",
    ask: (count: number) => `Hapus ${count} lowongan dari simpanan?`,
    askAll: "Hapus semua lowongan dari simpanan?",
    removed: (count: number) => `${count} lowongan dihapus dari simpanan`,
    apply: (count: number) => `Lamar ${count} sekaligus`,
    applyPlain: "Lamar sekaligus",
    chooseFirst: "Pilih lowongan dahulu.",
    send: (count: number) => `Kirim ${count} lamaran`,
    results: (sent: number, count: number) => `${sent} dari ${count} lamaran terkirim`,
    sentAt: /^Terkirim \d\d\.\d\d\sWIB$/,
    closed: "Maaf, lowongan sudah ditutup",
    noneLeft: "Tidak ada lamaran yang perlu dikirim",
    leftOut: "1 lowongan pilihan Anda tidak ikut dikirim:",
    onRow: "Sudah dilamar",
    next: "Berikutnya",
  },
  en: {
    save: /^Save: /,
    wide: "Save",
    saved: "Saved",
    done: "Vacancy saved",
    failed: "Failed to save the vacancy",
    undone: "Vacancy removed from saved",
    undoFailed: "The vacancy could not be removed from saved",
    back: "Back",
    signIn: /^Sign in/,
    title: "Saved vacancies",
    none: "No saved vacancies yet",
    remove: /^Remove from saved: /,
    all: /^Select all/,
    choose: /^Select (?!all)/,
    delete: (count: number) => `Delete ${count}`,
    confirm: "Delete",
    keep: "Cancel",
    ask: (count: number) => `Remove ${count} vacancies from your saved ones?`,
    askAll: "Remove all vacancies from your saved ones?",
    removed: (count: number) => `${count} vacancies removed from saved`,
    apply: (count: number) => `Apply to ${count} at once`,
    applyPlain: "Apply to several",
    chooseFirst: "Select vacancies first.",
    send: (count: number) => `Send ${count} applications`,
    results: (sent: number, count: number) => `${sent} of ${count} applications sent`,
    sentAt: /^Sent at \d\d:\d\d\sWIB$/,
    closed: "Sorry, the vacancy is closed",
    noneLeft: "There are no applications to send",
    leftOut: "1 vacancy that you chose is not included:",
    onRow: "Applied",
    next: "Next",
  },
} as const;

/** Saves the first so many open vacancies of the list for someone, by the wire; answers their ids. */
async function saveSome(site: Site, person: Person, count: number): Promise<number[]> {
  const client = await signedIn(site.url, person);
  const list = { BranchId: [], VacancyDepartmentId: [], CategoryType: 0, PageSize: count, PageNo: 1, sort: "closing" };
  const { vacancies } = await client.call("POST", "lowongan-page/id", list);
  const ids = Object.values(Object(vacancies).data).map((item) => Number(Object(item).vacancyId));
  for (const VacancyId of ids) await client.call("POST", "save-vacancy", { VacancyId, UserLogin: person.email });
  return ids;
}

/** Someone signed in who has saved nothing. */
async function somebody(context: BrowserContext, site: Site): Promise<Person> {
  const person = await aPerson(site);
  await signIn(context, site, person);
  return person;
}

const firstSave = (page: Page, name: RegExp) => page.getByRole("main").getByRole("button", { name }).first();

for (const language of walkedIn("en")) {
  const texts = words[language];

  for (const [place, view] of viewsIn(language)) {
    test.describe(`saving in ${language} on a ${place}`, () => {
      test.use(view);
      test.beforeEach(({ context, site }) => readIn(context, site, language));

      test("is done and undone, kept by pages, deleted and applied to at once", async ({ part }) => {
        await part(
          "is done on a card and on the vacancy's page, told, and still there after a reload (V7)",
          async ({ context, page, site }) => {
            await somebody(context, site);
            await openAlive(page, "/lowongan");
            const button = firstSave(page, texts.save);
            await button.click();
            await expect(button).toHaveAttribute("aria-pressed", "true");
            await expect(page.getByRole("status").filter({ hasText: texts.done })).toBeVisible();
            await page.reload();
            await expect(button).toHaveAttribute("aria-pressed", "true");
            const vacancy = page.getByRole("main").getByRole("heading", { level: 3 }).first().getByRole("link");
            await openAlive(page, (await vacancy.getAttribute("href")) ?? "");
            const own = view === phone ? page.getByRole("button", { name: texts.save }).last() : null;
            const mine = own ?? page.getByRole("button", { name: texts.saved, exact: true });
            await mine.and(page.locator(":visible")).click();
            await expect(page.getByRole("status").filter({ hasText: texts.undone }).first()).toBeVisible();
            await page.goto("/account/bookmark");
            await expect(page.getByRole("heading", { name: texts.none })).toBeVisible();
          },
        );

        await part("says when it failed, and changes nothing (V7)", async ({ context, page, site }) => {
          await somebody(context, site);
          await page.goto("/lowongan");
          const button = firstSave(page, texts.save);
          await page.route("**/api/v1/save-vacancy", (route) => route.abort());
          await expect(async () => {
            await button.click();
            await expect(page.getByRole("status").filter({ hasText: texts.failed })).toBeVisible({ timeout: 3_000 });
          }).toPass();
          await expect(button).toHaveAttribute("aria-pressed", "false");
        });

        await part(
          "keeps five a page, deletes the last one of a page and goes back one (V8, R14)",
          async ({ context, page, site }) => {
            const person = await somebody(context, site);
            await saveSome(site, person, 6);
            await page.goto("/account/bookmark");
            await expect(page.getByRole("heading", { level: 1 })).toHaveText(texts.title);
            await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveCount(5);
            await page.getByRole("link", { name: texts.next }).click();
            await expect(page).toHaveURL(/\?page=2$/);
            await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveCount(1);
            await page.getByRole("button", { name: texts.remove }).click();
            await expect(page).toHaveURL(/\/account\/bookmark$/);
            await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveCount(5);
          },
        );

        await part(
          "chooses across pages, and asks before it deletes all that is chosen (V8)",
          async ({ context, page, site }) => {
            const person = await somebody(context, site);
            await saveSome(site, person, 7);
            await page.goto("/account/bookmark");
            await page.getByRole("checkbox", { name: texts.all }).check();
            await page.getByRole("checkbox", { name: texts.choose }).first().uncheck();
            await page.getByRole("button", { name: texts.delete(6) }).click();
            const dialog = page.getByRole("dialog", { name: texts.ask(6) });
            await dialog.getByRole("button", { name: texts.keep }).click();
            await page.getByRole("button", { name: texts.delete(6) }).click();
            await dialog.getByRole("button", { name: texts.confirm }).click();
            await expect(page.getByRole("status").filter({ hasText: texts.removed(6) })).toBeVisible();
            await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveCount(1);
          },
        );

        await part("applies to several at once, with a result each (J2, R10)", async ({ context, page, site }) => {
          const person = await somebody(context, site);
          const ids = await saveSome(site, person, 4);
          const client = await signedIn(site.url, person);
          const applyTo = async (id = 0) => {
            await client.call("POST", "submit-application", { VacancyId: id, grecaptcha: await client.captcha() });
          };
          await applyTo(ids[3]);
          await page.goto("/account/bookmark");
          await page.getByRole("button", { name: texts.applyPlain }).click();
          await expect(page.getByText(texts.chooseFirst)).toBeVisible();
          await page.getByRole("checkbox", { name: texts.all }).check();
          await page.getByRole("button", { name: texts.apply(4) }).click();
          await expect(page).toHaveURL(/\/lowongan\/profile-resume\?(vacancy=\d+&){3}vacancy=\d+$/);
          await expect(page.getByText(texts.leftOut)).toBeVisible();
          await captchaDone(page.getByRole("main"));
          // Between page and press one of them is applied to elsewhere.
          await applyTo(ids[0]);
          await page.getByRole("button", { name: texts.send(3) }).click();
          await expect(page.getByRole("heading", { level: 1 })).toHaveText(texts.results(2, 4));
          await expect(page.getByText(texts.sentAt)).toHaveCount(2);
          await page.reload();
          await expect(page.getByRole("heading", { level: 1 })).toHaveText(texts.results(2, 4));
          await expect(page.getByText(texts.sentAt)).toHaveCount(2);
          await page.goto(`/lowongan/profile-resume?${ids.map((id) => `vacancy=${id}`).join("&")}`);
          await expect(page.getByRole("heading", { level: 1 })).toHaveText(texts.noneLeft);
          await page.goto("/account/bookmark");
          await expect(page.getByText(texts.onRow)).toHaveCount(4);
        });
      });
    });
  }

  test.describe(`a guest who saves in ${language}`, () => {
    test("signs in and comes back to the vacancy (S2)", async ({ context, page, site }) => {
      await readIn(context, site, language);
      const person = await aPerson(site);
      await page.goto("/lowongan?page=2");
      await firstSave(page, texts.save).click();
      await expect(page).toHaveURL(/\/signin\?redirect=%2Flowongan%3Fpage%3D2%23v\d+$/);
      const back = new URL(page.url()).searchParams.get("redirect") ?? "";
      await signIn(context, site, person);
      await openAlive(page, back);
      await firstSave(page, texts.save).click();
      await expect(page.getByRole("status").filter({ hasText: texts.done })).toBeVisible();
    });
  });

  test.describe(`a person whose session has ended and who saves in ${language}`, () => {
    test("sees so in place with scripts, and at the sign-in without them (A12)", async ({
      browser,
      context,
      page,
      site,
    }) => {
      const expired = "Token Expired, Please Re-login";
      await readIn(context, site, language);
      const person = await aPerson(site);
      await signIn(context, site, person);
      const storageState = await context.storageState();
      await openAlive(page, "/lowongan");
      const plain = await browser.newPage({ baseURL: site.url, javaScriptEnabled: false, storageState });
      await plain.goto("/lowongan");
      await endSession(context, site);
      await firstSave(page, texts.save).click();
      await expect(page.getByRole("dialog", { name: expired })).toBeVisible();
      await firstSave(plain, texts.save).click();
      await expect(plain).toHaveURL(/\/signin\?redirect=%2Flowongan%23v\d+&expired$/);
      await expect(plain.getByRole("alert")).toContainText(expired);
      await plain.close();
    });
  });

  test.describe(`saving in ${language} without JavaScript`, () => {
    test.use({ ...phone, javaScriptEnabled: false });

    test("works by forms, from saving to deleting all (V7, V8)", async ({ context, page, site }) => {
      await readIn(context, site, language);
      const person = await aPerson(site);
      await page.goto("/lowongan");
      await firstSave(page, texts.save).click();
      await expect(page).toHaveURL(/\/signin\?redirect=/);
      await signIn(context, site, person);
      await page.goto("/lowongan?page=2");
      const button = firstSave(page, texts.save);
      await button.click();
      await expect(page).toHaveURL(/\/lowongan\?page=2#v\d+$/);
      await expect(button).toHaveAttribute("aria-pressed", "true");
      await saveSome(site, person, 6);
      await page.goto("/account/bookmark");
      await page.getByRole("checkbox", { name: texts.choose }).first().check();
      await page.getByRole("checkbox", { name: texts.choose }).nth(1).check();
      await page.getByRole("button", { name: texts.confirm, exact: true }).click();
      await expect(page.getByRole("heading", { name: texts.ask(2) })).toBeVisible();
      await page.getByRole("button", { name: texts.confirm, exact: true }).first().click();
      await expect(page.getByText(texts.removed(2))).toBeVisible();
      await page.getByRole("checkbox", { name: texts.choose }).first().check();
      await page.getByRole("button", { name: texts.applyPlain }).click();
      await expect(page).toHaveURL(/\/lowongan\/profile-resume\?vacancy=\d+$/);
      await page.goto("/account/bookmark");
      await page.getByRole("checkbox", { name: texts.all }).check();
      await page.getByRole("button", { name: texts.confirm, exact: true }).click();
      await expect(page.getByRole("heading", { name: texts.askAll })).toBeVisible();
      await page.getByRole("button", { name: texts.confirm, exact: true }).first().click();
      await expect(page.getByRole("heading", { name: texts.none })).toBeVisible();
    });
  });
}
