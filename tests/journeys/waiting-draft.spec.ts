import type { Page } from "@playwright/test";
import { getVacancyId } from "../support/applied.ts";
import { aRow, importRows } from "../support/imported-vacancies.ts";
import { aPerson, type Person, storedPersonal } from "../support/people.ts";
import type { Site } from "../support/site.ts";
import { openAlive } from "./alive.ts";
import { captchaDone } from "./captcha.ts";
import { desktop, type Language, phone, readIn, walkedIn } from "./reading.ts";
import { editWords } from "./resume-edit-words.ts";
import { signIn } from "./sign-in.ts";
import { expect, test } from "./site-test.ts";

const words = {
  id: {
    waits: "Ada draf resume yang belum disimpan",
    name: "Nama",
    before: "sebelumnya: Dewi Lestari",
    take: "Simpan draf ke resume",
    taken: "Draf sudah disimpan ke resume.",
    incomplete: "Draf ini belum dapat disimpan.",
    bar: "Kirim lamaran",
    sent: "Lamaran Anda sudah terkirim",
    newName: "Dewi Putri",
  },
  en: {
    waits: "Your resume has an unsaved draft",
    name: "Name",
    before: "before: Dewi Lestari",
    take: "Save the draft to my resume",
    taken: "Your draft is saved to your resume.",
    incomplete: "This draft cannot be saved yet.",
    bar: "Send application",
    sent: "Your application has been sent",
    newName: "Dewi Putri",
  },
} as const;

const region = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

/** A vacancy that nobody else has. */
async function aVacancy(site: Site, person: Person): Promise<number> {
  const row = aRow(`Juru Draf ${Math.random().toString(36).slice(2, 8)}`);
  await importRows(site, [row]);
  return getVacancyId(site, person, row.title_id);
}

/** Types into a field of one's own resume and leaves it as a draft. */
async function leaveDraft(page: Page, language: Language, section: string, field: string, text: string): Promise<void> {
  const texts = editWords[language];
  await openAlive(page, "/profile-resume");
  await region(page, section).getByRole("textbox", { name: field, exact: true }).fill(text);
  await expect(region(page, texts.bar).getByRole("status")).toHaveText(texts.draftKept);
}

function reviewIn(language: Language): void {
  const say = words[language];
  const texts = editWords[language];
  test.beforeEach(({ context, site }) => readIn(context, site, language));

  test("is taken in or led to what it lacks", async ({ part }) => {
    await part(
      "the review shows what a draft would change, takes it in, and sends the new resume (J1)",
      async ({ browser, context, page, site }) => {
        const person = await aPerson(site);
        await signIn(context, site, person);
        const review = `/lowongan/profile-resume?vacancy=${await aVacancy(site, person)}`;
        await leaveDraft(page, language, texts.personal, texts.name, say.newName);

        const plain = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
        await plain.addCookies(await context.cookies());
        const read = await plain.newPage();
        await read.goto(review);
        await expect(region(read, say.waits)).toContainText(say.newName);
        await plain.close();

        await openAlive(page, review);
        const waiting = region(page, say.waits);
        await expect(waiting.getByRole("term")).toHaveText([say.name]);
        await expect(waiting.getByRole("definition")).toContainText(say.newName);
        await expect(waiting.getByRole("definition")).toContainText(say.before);
        await waiting.getByRole("button", { name: say.take }).click();
        await expect(page.getByText(say.taken)).toBeVisible();
        await expect(waiting).toBeHidden();
        expect(await storedPersonal(site, person)).toMatchObject({ nama: say.newName });
        await expect(page.getByRole("main")).toContainText(say.newName);

        await captchaDone(page.getByRole("main"));
        await region(page, say.bar).getByRole("button").click();
        await expect(page.getByRole("heading", { level: 1, name: say.sent })).toBeVisible();
        await openAlive(page, "/profile-resume");
        await expect(page.getByText(texts.draftOpened)).toBeHidden();
      },
    );

    await part("a draft that is not right yet leads to what it lacks (J1)", async ({ context, page, site }) => {
      const person = await aPerson(site);
      await signIn(context, site, person);
      const review = `/lowongan/profile-resume?vacancy=${await aVacancy(site, person)}`;
      await leaveDraft(page, language, texts.personal, texts.phone, "");
      await openAlive(page, review);
      const waiting = region(page, say.waits);
      await expect(waiting).toContainText(say.incomplete);
      await expect(waiting.getByRole("button", { name: say.take })).toBeHidden();
      await waiting.getByRole("link", { name: texts.personal, exact: true }).click();
      await expect(page).toHaveURL(/\/profile-resume\?back=/);
      await expect(page.getByText(texts.draftOpened)).toBeVisible();
    });
  });
}

for (const language of walkedIn("en")) {
  test.describe(`a draft that waits in ${language}`, () => {
    test.use(language === "id" ? phone : desktop);
    reviewIn(language);
  });
}
