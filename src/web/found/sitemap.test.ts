// Shows: N16
import { expect, test } from "vitest";
import { everyOf } from "../../../tests/support/every-of.ts";
import { type SitemapSource, samePath, smallSource } from "../../contract/public-file.server.ts";
import { writeSitemap } from "./public-files.ts";

const root = "https://k.example/karier";

async function sitemap(sources: readonly SitemapSource[]): Promise<string> {
  return (await everyOf(writeSitemap(sources, root))).join("");
}

/** A source that says it has so many pages; read, it has none. */
function aLargeSource(pages: number, read: () => AsyncIterable<never>): SitemapSource {
  return { shows: [], parts: async () => [{ name: "vacancies-1", pages, changed: null, read }] };
}

test("every page is named in both languages, each naming all; Indonesian is for everybody else", async () => {
  const changed = new Date("2026-11-21T03:00:00Z");
  const map = await sitemap([smallSource("pages", [], async () => [samePath("/lowongan", changed)])]);
  expect(map.match(/<url>/g)).toHaveLength(2);
  expect(map).toContain("<loc>https://k.example/karier/lowongan</loc><lastmod>2026-11-21T03:00:00.000Z</lastmod>");
  expect(map).toContain("<loc>https://k.example/karier/lowongan?lang=en</loc>");
  const links = [
    '<xhtml:link rel="alternate" hreflang="id" href="https://k.example/karier/lowongan"/>',
    '<xhtml:link rel="alternate" hreflang="en" href="https://k.example/karier/lowongan?lang=en"/>',
    '<xhtml:link rel="alternate" hreflang="x-default" href="https://k.example/karier/lowongan"/>',
  ].join("");
  expect(map.split(links)).toHaveLength(3);
});

test("over 50,000 addresses it is an index of its parts, and nothing is read for it", async () => {
  const small = smallSource("pages", [], async () => [samePath("/")]);
  const unread = () => {
    throw new Error("read");
  };
  const map = await sitemap([small, aLargeSource(25_000, unread)]);
  expect(map).toContain("<sitemapindex");
  expect(map).toContain("<loc>https://k.example/karier/sitemaps/pages.xml</loc>");
  expect(map).toContain("<loc>https://k.example/karier/sitemaps/vacancies-1.xml</loc>");
});

test("50,000 addresses are still one site map", async () => {
  const none = async function* () {};
  expect(await sitemap([aLargeSource(25_000, none)])).toContain("<urlset");
});
