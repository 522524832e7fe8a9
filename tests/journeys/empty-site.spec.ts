import { pagesWithoutContent } from "./public-pages.ts";
import { languages } from "./reading.ts";
import { expect, test } from "./site-test.ts";

test.use({ siteOf: "a first day", settings: { SAMPLE_CONTENT: "false" } });

for (const language of languages) {
  test(`a site without content says so on every public page, in ${language}`, async ({ site }) => {
    for (const path of pagesWithoutContent) {
      const answer = await fetch(site.url + path, { headers: { cookie: `lang=${language}` } });
      const html = await answer.text();
      expect.soft(answer.status, path).toBe(200);
      expect.soft(html.match(/<h1\b/g), path).toHaveLength(1);
      const words = html.replace(/^[\s\S]*<main\b/, "").replace(/<\/main>[\s\S]*$/, "");
      expect.soft(words, path).not.toMatch(/undefined|NaN|\bnull\b|\[object/);
    }
  });
}

test("its site map and feeds are there and empty", async ({ site }) => {
  const map = await (await fetch(`${site.url}/sitemap.xml`)).text();
  expect(map).toContain(`<loc>${site.url}/lowongan</loc>`);
  expect(map).not.toContain("lowongan-detail-page");
  const atom = await (await fetch(`${site.url}/feeds/vacancies.atom`)).text();
  expect(atom).toContain("<feed ");
  expect(atom).not.toContain("<entry>");
  for (const path of ["/feeds/indeed.xml", "/feeds/linkedin.xml"]) {
    expect(await (await fetch(site.url + path)).text()).toMatch(/<source>[\s\S]*<\/source>/);
  }
});
