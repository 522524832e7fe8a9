import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Site } from "../support/site.ts";
import { languages, readIn, viewsIn } from "./reading.ts";
import { expect, test } from "./site-test.ts";

test.use({ siteOf: "pages that are read" });
test.describe.configure({ mode: "default" });

const words = {
  id: {
    about: { menu: "Tentang kami", title: "Delapan perusahaan, satu anyaman", document: "Tentang kami · Astra Career" },
    aboutHas: ["Perjalanan", "Yang kami pegang", "Perusahaan kami"],
    people: "Orang bekerja di sini",
    company: "Ladang Arunika Lestari",
    programs: { menu: "Program", title: "Program kami", document: "Program kami · Astra Career" },
    programme: { name: "Vokasi Tapak", more: "Tentang program ini", inside: "Asrama, makan, dan perkakas ditanggung." },
    vacancies: "Lihat lowongan Vokasi Tapak",
    terms: { link: "Syarat dan ketentuan", document: "Syarat dan ketentuan · Astra Career" },
    since: "Berlaku sejak 1 November 2026.",
    short: "Singkatnya:",
    contents: "Di halaman ini",
    disputes: "Sengketa",
    privacy: { link: "Kebijakan privasi", heading: "Data pribadi" },
    source: "idn-area-data (github.com/fityannugroho/idn-area-data)",
    menu: "Buka menu",
    nav: "Menu utama",
  },
  en: {
    about: { menu: "About us", title: "Eight companies, one weave", document: "About us · Astra Career" },
    aboutHas: ["The way here", "What we hold to", "Our companies"],
    people: "People work here",
    company: "Ladang Arunika Lestari",
    programs: { menu: "Programmes", title: "Our programmes", document: "Our programmes · Astra Career" },
    programme: {
      name: "Vokasi Tapak",
      more: "About this programme",
      inside: "Dormitory, meals and tools are paid for.",
    },
    vacancies: "See vacancies of Vokasi Tapak",
    terms: { link: "Terms and conditions", document: "Terms and conditions · Astra Career" },
    since: "In force since 1 November 2026.",
    short: "In short:",
    contents: "On this page",
    disputes: "Disputes",
    privacy: { link: "Privacy policy", heading: "Personal data" },
    source: "idn-area-data (github.com/fityannugroho/idn-area-data)",
    menu: "Open menu",
    nav: "Main menu",
  },
} as const;

for (const language of languages) {
  const said = words[language];
  for (const [device, use] of viewsIn(language)) {
    for (const javaScriptEnabled of device === "phone" ? [true, false] : [true]) {
      const how = javaScriptEnabled ? "" : ", without JavaScript";
      test.describe(`in ${language} on a ${device}${how}`, () => {
        test.use({ ...use, javaScriptEnabled });
        test.beforeEach(({ context, site }) => readIn(context, site, language));

        // Shows: R18, V13
        test("the menu leads to who we are, with numbers, years and companies", async ({ page }) => {
          await page.goto("/");
          if (device === "phone") await page.getByRole("button", { name: said.menu }).click();
          const menu = page.getByRole("navigation", { name: said.nav }).filter({ visible: true });
          await menu.getByRole("link", { name: said.about.menu }).click();
          await expect(page.getByRole("heading", { level: 1, name: said.about.title })).toBeVisible();
          await expect(page).toHaveTitle(said.about.document);
          await expect(page.getByText(said.people)).toBeVisible();
          for (const name of said.aboutHas) await expect(page.getByRole("heading", { level: 2, name })).toBeVisible();
          await page.getByRole("link", { name: said.company }).click();
          await expect(page.getByRole("heading", { level: 1, name: said.company })).toBeVisible();
        });

        // Shows: R19, V14
        test("each programme tells for whom it is, more on request, and leads to its vacancies", async ({ page }) => {
          await page.goto("/program-kami");
          await expect(page).toHaveTitle(said.programs.document);
          await expect(page.getByRole("heading", { level: 1, name: said.programs.title })).toBeVisible();
          const programme = page.getByRole("article").filter({ hasText: said.programme.name });
          await expect(programme.getByText(said.programme.inside)).toBeHidden();
          await programme.getByText(said.programme.more).click();
          await expect(programme.getByText(said.programme.inside)).toBeVisible();
          await programme.getByRole("link", { name: said.vacancies }).click();
          await expect(page).toHaveURL(/\/lowongan\?vacancyTitle=vokasi$/);
        });

        // Shows: R32, V18, S7
        test("the footer leads to the terms: the short version first, the contents lead to each part, privacy among them", async ({
          page,
        }) => {
          await page.goto("/program-kami");
          await page.getByRole("contentinfo").getByRole("link", { name: said.terms.link }).click();
          await expect(page).toHaveTitle(said.terms.document);
          await expect(page.getByText(said.since.replace(/(\d) (\w+) (\d)/, "$1\u00a0$2\u00a0$3"))).toBeVisible();
          await expect(page.getByText(said.short)).toBeVisible();
          await expect(page.getByText(said.source)).toBeVisible();
          await page
            .getByRole("navigation", { name: said.contents })
            .getByRole("link", { name: said.disputes })
            .click();
          await expect(page.getByRole("heading", { level: 2, name: said.disputes })).toBeInViewport();
          await page
            .getByRole("navigation", { name: said.contents })
            .getByRole("link", { name: said.privacy.heading })
            .click();
          await expect(page.getByRole("heading", { level: 2, name: said.privacy.heading })).toBeInViewport();
          const policy = page.getByRole("contentinfo").getByRole("link", { name: said.privacy.link });
          await expect(policy).toHaveAttribute("href", "https://www.example.com/privacy");
        });
      });
    }
  }
}

/** Imports a pack of these files, as somebody who edits them does. */
async function importFiles(site: Site, files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "pack-"));
  await mkdir(join(folder, "pages"));
  for (const [path, text] of Object.entries(files)) await writeFile(join(folder, path), text);
  const said = await site.run("import", ["content", folder]);
  await rm(folder, { recursive: true });
  return said;
}

test("terms that an operator changes are on the page at once", async ({ page, site }) => {
  await page.goto("/syarat-dan-ketentuan");
  const before = page.getByText("tiga puluh hari sebelumnya");
  await expect(before).toBeVisible();
  const terms = await readFile("content/sample/pages/terms.md", "utf8");
  const said = await importFiles(site, { "pages/terms.md": terms.replace("tiga puluh hari", "enam puluh hari") });
  expect(said).toContain("pages: 0 added, 1 updated, 0 unchanged.");
  await page.reload();
  await expect(page.getByText("enam puluh hari sebelumnya")).toBeVisible();
  await expect(before).toBeHidden();
});

test("a name and links that an operator changes are on every page, after going on within the site too", async ({
  page,
  site,
}) => {
  await page.goto("/program-kami");
  const shipped = await readFile("content/site.json", "utf8");
  const privacyUrl = "https://kebijakan.example/privasi";
  const told = { ...Object(JSON.parse(shipped)), name: "Karier Anyar", shortName: "Karier Anyar", privacyUrl };
  try {
    expect(await importFiles(site, { "site.json": JSON.stringify(told) })).toContain("site.json: 1 added");
    await page.reload();
    await expect(page).toHaveTitle("Program kami · Karier Anyar");
    const privacy = page.getByRole("contentinfo").getByRole("link", { name: words.id.privacy.link });
    await expect(privacy).toHaveAttribute("href", privacyUrl);
    await page.getByRole("contentinfo").getByRole("link", { name: words.id.terms.link }).click();
    await expect(page).toHaveTitle("Syarat dan ketentuan · Karier Anyar");
    await expect(privacy).toHaveAttribute("href", privacyUrl);
  } finally {
    await importFiles(site, { "site.json": shipped });
  }
});
