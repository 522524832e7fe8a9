import { getVacancyId } from "../support/applied.ts";
import { aPerson } from "../support/people.ts";
import { openAlive } from "./alive.ts";
import { desktop, languages, phone, readIn } from "./reading.ts";
import { editWords } from "./resume-edit-words.ts";
import { signIn } from "./sign-in.ts";
import { expect, test } from "./site-test.ts";

const asking = "Supervisor Pergudangan dan Distribusi";
const answerWords = {
  id: {
    shifts: "Apakah Anda bersedia bekerja bergiliran, termasuk malam?",
    systems: /^WMS apa yang pernah Anda pakai/,
    yes: "Ya",
  },
  en: {
    shifts: "Are you willing to work in shifts, nights included?",
    systems: /^Which warehouse management systems/,
    yes: "Yes",
  },
} as const;

const waits = { id: "Ada draf resume yang belum disimpan", en: "Your resume has an unsaved draft" } as const;

for (const language of languages)
  test.describe(`a draft in ${language}`, () => {
    test.use(phone);

    test("begun on a phone waits on a computer, in the form and beside an application", async ({
      browser,
      context,
      page,
      site,
    }) => {
      const texts = editWords[language];
      const person = await aPerson(site);
      await readIn(context, site, language);
      await signIn(context, site, person);
      await openAlive(page, "/profile-resume");
      const name = (of: typeof page) =>
        of
          .getByRole("region", { name: texts.personal, exact: true })
          .getByRole("textbox", { name: texts.name, exact: true });
      await name(page).fill("Dewi di Telepon");
      await expect(page.getByRole("region", { name: texts.bar, exact: true }).getByRole("status")).toHaveText(
        texts.draftKept,
      );

      const computer = await browser.newContext({ ...desktop, baseURL: site.url });
      await readIn(computer, site, language);
      await signIn(computer, site, person);
      const there = await computer.newPage();
      await openAlive(there, "/profile-resume");
      await expect(name(there)).toHaveValue("Dewi di Telepon");
      await expect(there.getByText(texts.draftOpened)).toBeVisible();
      await openAlive(there, "/lowongan/profile-resume?vacancy=47");
      await expect(there.getByRole("region", { name: waits[language] })).toContainText("Dewi di Telepon");
      await computer.close();
    });

    test("of answers begun on a phone goes on, on a computer", async ({ browser, context, page, site }) => {
      const { systems, shifts, yes } = answerWords[language];
      const person = await aPerson(site);
      await readIn(context, site, language);
      await signIn(context, site, person);
      const review = `/lowongan/profile-resume?vacancy=${await getVacancyId(site, person, asking)}`;
      await openAlive(page, review);
      const saved = page.waitForResponse((answer) => answer.url().endsWith("/form/draft/answers") && answer.ok());
      await page.getByRole("group", { name: shifts }).getByRole("radio", { name: yes, exact: true }).check();
      await page.getByRole("textbox", { name: systems }).fill("SAP, tiga tahun.");
      await saved;

      const computer = await browser.newContext({ ...desktop, baseURL: site.url });
      await readIn(computer, site, language);
      await signIn(computer, site, person);
      const there = await computer.newPage();
      await openAlive(there, review);
      await expect(there.getByRole("textbox", { name: systems })).toHaveValue("SAP, tiga tahun.");
      await expect(
        there.getByRole("group", { name: shifts }).getByRole("radio", { name: yes, exact: true }),
      ).toBeChecked();
      await computer.close();
    });
  });
