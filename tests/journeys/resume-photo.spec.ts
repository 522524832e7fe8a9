import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { type OwnFile, ownPhoto } from "../support/own-files.ts";
import { aPerson } from "../support/people.ts";
import { captchaDone } from "./captcha.ts";
import { desktop, phone, readIn, walkedIn } from "./reading.ts";
import { signIn } from "./sign-in.ts";
import { expect, test } from "./site-test.ts";

const words = {
  id: {
    change: "Ganti foto",
    use: "Pakai foto ini",
    shown: "Foto Anda",
    asItIs: "pindaian.tif dikirim apa adanya; browser tidak dapat menampilkannya.",
    save: "Simpan resume",
    stay: "Tetap di halaman ini",
    faceless: "Kami tidak melihat wajah di foto ini.",
  },
  en: {
    change: "Change photo",
    use: "Use this photo",
    shown: "Your photo",
    asItIs: "pindaian.tif is sent as it is; browsers cannot show it.",
    save: "Save resume",
    stay: "Stay on this page",
    faceless: "We cannot see a face in this photo.",
  },
} as const;

/** A portrait that comes with the library that looks for faces. */
async function portrait(): Promise<OwnFile> {
  const library = dirname(createRequire(import.meta.url).resolve("@vladmandic/face-api/package.json"));
  const buffer = await readFile(join(library, "demo/sample1.jpg"));
  return { name: "potret.jpg", mimeType: "image/jpeg", buffer };
}

for (const language of walkedIn("id")) {
  const texts = words[language];

  test.describe(`the photo of a resume in ${language}`, () => {
    test.use(language === "id" ? phone : desktop);

    test("is warned of when no face is seen, and taken all the same; one with a face is not (P9)", async ({
      context,
      page,
      site,
    }) => {
      await readIn(context, site, language);
      await signIn(context, site, await aPerson(site));
      await page.goto("/profile-resume");
      const choose = async (file: OwnFile) => {
        const chooser = page.waitForEvent("filechooser");
        await page.getByRole("button", { name: texts.change }).click();
        await (await chooser).setFiles(file);
        const dialog = page.getByRole("dialog");
        await expect(dialog.getByRole("slider")).toBeVisible();
        await dialog.getByRole("button", { name: texts.use }).click();
        await expect(page.getByRole("img", { name: texts.shown })).toBeVisible();
      };
      await choose(await ownPhoto());
      await expect(page.getByText(texts.faceless)).toBeVisible();
      await choose(await portrait());
      await expect(page.getByText(texts.faceless)).toBeHidden();
    });

    test("is not looked at for a face on a slow line: what looks weighs more than the page (P9)", async ({
      context,
      page,
      site,
    }) => {
      await readIn(context, site, language);
      await signIn(context, site, await aPerson(site));
      await page.addInitScript(() =>
        Object.defineProperty(navigator, "connection", { value: { effectiveType: "3g" } }),
      );
      const requests: string[] = [];
      page.on("request", (request) => requests.push(request.url()));
      await page.goto("/profile-resume");
      const chooser = page.waitForEvent("filechooser");
      await page.getByRole("button", { name: texts.change }).click();
      await (await chooser).setFiles(await ownPhoto());
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("button", { name: texts.use }).click();
      await expect(page.getByRole("img", { name: texts.shown })).toBeVisible();
      // What comes after the photo was taken: the form is worked with, and its captcha is had.
      await page.getByRole("button", { name: texts.save }).click();
      await captchaDone(page.getByRole("dialog"));
      expect(requests.filter((address) => address.includes("face_detector"))).toEqual([]);
    });

    test("may be a TIFF as scanners write it: the chooser says that it is sent as it is, and saving takes it (P9)", async ({
      context,
      page,
      site,
    }) => {
      await readIn(context, site, language);
      await signIn(context, site, await aPerson(site));
      await page.goto("/profile-resume");
      const chooser = page.waitForEvent("filechooser");
      await page.getByRole("button", { name: texts.change }).click();
      const buffer = await readFile(new URL("../fixtures/files/directory-behind-the-picture.tif", import.meta.url));
      await (await chooser).setFiles({ name: "pindaian.tif", mimeType: "image/tiff", buffer });
      await expect(page.getByText(texts.asItIs)).toBeVisible();
      await page.getByRole("button", { name: texts.save }).click();
      const dialog = page.getByRole("dialog");
      await captchaDone(dialog);
      await dialog.getByRole("button", { name: texts.save }).click();
      await page.getByRole("button", { name: texts.stay }).click();
      await expect(page.getByRole("img", { name: texts.shown })).toHaveAttribute("src", /\/files\/[0-9a-f]{40}\.jpg/);
      await expect(page.getByText(texts.asItIs)).toBeHidden();
    });
  });
}
