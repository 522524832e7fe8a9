import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Site } from "../support/site.ts";
import { readIn, wayIn } from "./reading.ts";
import { expect, test } from "./site-test.ts";

const words = {
  id: {
    menu: "Buka menu",
    nav: "Menu utama",
    about: { menu: "Tentang kami", title: "Delapan perusahaan, satu anyaman" },
    programme: { name: "Vokasi Tapak", more: "Tentang program ini", inside: "Asrama, makan, dan perkakas ditanggung." },
    terms: "Syarat dan ketentuan",
    contents: "Di halaman ini",
    parts: ["Sengketa", "Data pribadi"],
  },
  en: {
    menu: "Open menu",
    nav: "Main menu",
    about: { menu: "About us", title: "Eight companies, one weave" },
    programme: {
      name: "Vokasi Tapak",
      more: "About this programme",
      inside: "Dormitory, meals and tools are paid for.",
    },
    terms: "Terms and conditions",
    contents: "On this page",
    parts: ["Disputes", "Personal data"],
  },
} as const;

for (const [language, view] of wayIn("id")) {
  const texts = words[language];
  for (const javaScriptEnabled of [true, false]) {
    test.describe(`in ${language}${javaScriptEnabled ? "" : ", without JavaScript"}`, () => {
      test.use({ ...view, javaScriptEnabled });

      test("pages that are read open what one asks for, and lead to it", async ({ context, page, site }) => {
        await readIn(context, site, language);
        await page.goto("/");

        // Shows: R18, V13
        await test.step("the menu leads to who we are, with numbers, years and companies", async () => {
          if (language === "id") await page.getByRole("button", { name: texts.menu }).click();
          const menu = page.getByRole("navigation", { name: texts.nav }).filter({ visible: true });
          await menu.getByRole("link", { name: texts.about.menu }).click();
          await expect(page.getByRole("heading", { level: 1, name: texts.about.title })).toBeVisible();
        });

        // Shows: R19, V14
        await test.step("each programme tells for whom it is, more on request, and leads to its vacancies", async () => {
          await page.goto("/program-kami");
          const programme = page.getByRole("article").filter({ hasText: texts.programme.name });
          await expect(programme.getByText(texts.programme.inside)).toBeHidden();
          await programme.getByText(texts.programme.more).click();
          await expect(programme.getByText(texts.programme.inside)).toBeVisible();
        });

        // Shows: R32, V18, S7
        await test.step("the footer leads to the terms, whose contents lead to each part", async () => {
          await page.getByRole("contentinfo").getByRole("link", { name: texts.terms }).click();
          const contents = page.getByRole("navigation", { name: texts.contents });
          for (const name of texts.parts) {
            await contents.getByRole("link", { name }).click();
            await expect(page.getByRole("heading", { level: 2, name })).toBeInViewport();
          }
        });
      });
    });
  }
}

/** Imports a pack of these files, as someone who edits them does. */
async function importFiles(site: Site, files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "pack-"));
  await mkdir(join(folder, "pages"));
  for (const [path, text] of Object.entries(files)) await writeFile(join(folder, path), text);
  const output = await site.run("import", ["content", folder]);
  await rm(folder, { recursive: true });
  return output;
}

test("a name and links that an operator changes are on every page, after going on within the site too", async ({
  page,
  site,
}) => {
  await page.goto("/program-kami");
  const shipped = await readFile("content/site.json", "utf8");
  const privacyUrl = "https://kebijakan.example/privasi";
  const siteFile = { ...Object(JSON.parse(shipped)), name: "Karier Anyar", shortName: "Karier Anyar", privacyUrl };
  try {
    expect(await importFiles(site, { "site.json": JSON.stringify(siteFile) })).toContain("site.json: 1 added");
    await page.reload();
    await expect(page).toHaveTitle("Program kami · Karier Anyar");
    const privacy = page.getByRole("contentinfo").getByRole("link", { name: "Kebijakan privasi" });
    await expect(privacy).toHaveAttribute("href", privacyUrl);
    await page.getByRole("contentinfo").getByRole("link", { name: "Syarat dan ketentuan" }).click();
    await expect(page).toHaveTitle("Syarat dan ketentuan · Karier Anyar");
    await expect(privacy).toHaveAttribute("href", privacyUrl);
  } finally {
    await importFiles(site, { "site.json": shipped });
  }
});
