import { aPerson } from "../support/people.ts";
import { openAlive } from "./alive.ts";
import { desktop, languages, phone, readIn } from "./reading.ts";
import { editWords } from "./resume-edit-words.ts";
import { signIn } from "./sign-in.ts";
import { expect, test } from "./site-test.ts";

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
  });
