// Shows: suggestions 3
import type { Locator, Page } from "@playwright/test";
import { smallPdf } from "../../src/features/resumes/sample/demonstration-resume.server.ts";
import { type OwnFile, ownPhoto } from "../support/own-files.ts";
import { aPerson, changeResume, newEmail, storedPersonal } from "../support/people.ts";
import { openAlive } from "./alive.ts";
import { words as applicantWords } from "./applicant-words.ts";
import { fieldsIn } from "./fill-resume.ts";
import { desktop, languages, phone, readIn } from "./reading.ts";
import { openSecondStep } from "./second-step.ts";
import { signIn } from "./sign-in.ts";
import { expect, test } from "./site-test.ts";

const more = {
  id: {
    title: "Isi dari CV",
    file: "Pilih berkas",
    camera: "Foto CV",
    nextPage: "Foto halaman berikutnya",
    pages: (count: number) => `PDF ${count} halaman`,
    unread: "tidak dapat kami baca, jadi isi sendiri",
    broken: "CV ini tidak dapat kami baca",
    wanted: "Foto Anda belum ada",
    savePhoto: "Simpan foto",
    dropCv: "Batal",
  },
  en: {
    title: "Fill in from a CV",
    file: "Choose a file",
    camera: "Photograph your CV",
    nextPage: "Photograph the next page",
    pages: (count: number) => (count === 1 ? "a PDF of one page" : `a PDF of ${count} pages`),
    unread: "We cannot read this CV, so",
    broken: "We cannot read this CV. Print",
    wanted: "Your photo is missing",
    savePhoto: "Save the photo",
    dropCv: "Cancel",
  },
} as const;

const aPdf = (name: string, bytes: Uint8Array): OwnFile => ({
  name,
  mimeType: "application/pdf",
  buffer: Buffer.from(bytes),
});

/** The row in which the form names its CV. */
const cvRow = (page: Page, name: string): Locator => page.getByRole("main").getByText(name, { exact: true });

for (const language of languages) {
  const say = { ...applicantWords[language], ...more[language] };
  test.describe(`the CV first, in ${language}`, () => {
    test.use(language === "id" ? { ...phone, hasTouch: true, isMobile: true } : desktop);

    test("becomes the CV without a second choice, read or not", async ({ page, context, site }) => {
      await readIn(context, site, language);
      await openSecondStep(page, context, site, { name: "Budi Santoso", email: newEmail(), redirect: null });
      const card = page.getByRole("region", { name: say.title });
      const choose = (file: OwnFile) => card.getByLabel(say.file).setInputFiles(file);

      await choose(aPdf("rusak.pdf", Buffer.from("%PDF-1.4\nno document")));
      await expect(card).toContainText(say.broken);
      await expect(cvRow(page, "rusak.pdf")).toHaveCount(0);

      await choose(aPdf("pindaian.pdf", smallPdf(["CV"])));
      await expect(card).toContainText(say.unread);
      await expect(cvRow(page, "pindaian.pdf")).toBeVisible();
      await fieldsIn(page, say.personal).button(say.dropCv).click();

      await choose({ ...(await ownPhoto()), name: "halaman.jpg" });
      await expect(card).toContainText(say.pages(1));
      await expect(cvRow(page, "halaman.pdf")).toBeVisible();
    });

    test("a missing photo is asked for on the review, and saved there", async ({ page, context, site }) => {
      await readIn(context, site, language);
      const person = await aPerson(site);
      await changeResume(site, person, { oldImageUrl: null });
      await signIn(context, site, person);
      await openAlive(page, "/lowongan/profile-resume?vacancy=47");
      const photoCard = page.getByRole("region", { name: say.wanted });
      const chooser = page.waitForEvent("filechooser");
      await photoCard.getByRole("button", { name: say.photo }).click();
      await (await chooser).setFiles(await ownPhoto());
      await page.getByRole("dialog").getByRole("button", { name: say.usePhoto }).click();
      await photoCard.getByRole("button", { name: say.savePhoto }).click();
      await expect(photoCard).toHaveCount(0);
      expect(await storedPersonal(site, person)).toMatchObject({ oldImageUrl: expect.stringContaining("files/") });
    });
  });
}

test.describe("with a camera", () => {
  test.use({ ...phone, hasTouch: true, isMobile: true });

  test("pages are photographed one after the other and become one CV", async ({ page, context, site }) => {
    const say = { ...applicantWords.id, ...more.id };
    await readIn(context, site, "id");
    await openSecondStep(page, context, site, { name: "Budi Santoso", email: newEmail(), redirect: null });
    const card = page.getByRole("region", { name: say.title });
    const picture = { ...(await ownPhoto()), name: "kamera.jpg" };
    await card.getByLabel(say.camera).setInputFiles(picture);
    await expect(card).toContainText(say.pages(1));
    await card.getByLabel(say.nextPage).setInputFiles(picture);
    await expect(card).toContainText(say.pages(2));
    await expect(cvRow(page, "kamera.pdf")).toBeVisible();
  });
});
