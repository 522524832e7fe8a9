import { inTurn } from "../support/every-look.ts";
import { openAlive } from "./alive.ts";
import { publicPages } from "./public-pages.ts";
import { complaintsOf } from "./quiet.ts";
import { languages, readIn, viewsIn } from "./reading.ts";
import { expect, test } from "./site-test.ts";

/** Addresses of one path that differ in their query alone are many: filters of filters. So many of each are enough. */
const MOST_OF_A_PATH = 12;
const AT_ONCE = 4;

interface Read {
  path: string;
  status: number;
  html: string;
  isRedirected: boolean;
  /** False for a file, such as an event's for a calendar. */
  isPage: boolean;
}

async function read(url: string, path: string, language: string): Promise<Read> {
  const answer = await fetch(url + path, { headers: { cookie: `lang=${language}` } });
  const html = await answer.text();
  const isPage = answer.headers.get("content-type")?.startsWith("text/html") === true;
  return { path, status: answer.status, html, isRedirected: answer.redirected, isPage };
}

/** Where a page's links lead on this site, without fragments; what changes a choice is no page. */
function linksOf(url: string, { html, path }: Read): string[] {
  const hrefs = [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].map(([, href = ""]) => href.replaceAll("&amp;", "&"));
  return hrefs
    .map((href) => new URL(href, url + path))
    .filter(({ origin, pathname }) => origin === url && !/^\/(language|theme|signout)$/.test(pathname))
    .map(({ pathname, search }) => pathname + search);
}

/** What every page must have; a redirect leads to one that is read by itself. */
function faultsOf({ path, status, html, isRedirected, isPage }: Read, language: string): string[] {
  const faults = status === 200 ? [] : [`answers ${status}`];
  if (!isPage) return faults.map((fault) => `${path} ${fault}`);
  if (!html.includes(`<html lang="${language}"`)) faults.push("is in no language, or in another");
  if (!/<title>[^<]+<\/title>/.test(html)) faults.push("has no title");
  if (html.match(/<h1\b/g)?.length !== 1) faults.push("has not one h1");
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? "";
  if (!URL.canParse(canonical)) faults.push("has no canonical address");
  if (language === "en" && !canonical.endsWith("lang=en"))
    faults.push(`is canonical in another language: ${canonical}`);
  if (!/hrefLang="x-default"/i.test(html)) faults.push("names no other language");
  return isRedirected ? [] : faults.map((fault) => `${path} ${fault}`);
}

async function crawl(url: string, language: string): Promise<{ faults: string[]; paths: string[] }> {
  const known = new Set(["/"]);
  const queries = new Map<string, number>();
  const faults: string[] = [];
  const waiting = ["/"];
  while (waiting.length > 0) {
    const pages = await Promise.all(waiting.splice(0, AT_ONCE).map((path) => read(url, path, language)));
    for (const page of pages) {
      faults.push(...faultsOf(page, language));
      for (const link of linksOf(url, page)) {
        const [path = "", query] = link.split("?");
        const ofPath = queries.get(path) ?? 0;
        if (known.has(link) || (query !== undefined && ofPath >= MOST_OF_A_PATH)) continue;
        if (query !== undefined) queries.set(path, ofPath + 1);
        known.add(link);
        waiting.push(link);
      }
    }
  }
  return { faults, paths: [...known] };
}

for (const language of languages) {
  // Shows: N17
  test(`every link from home leads to a page with title, one h1, language and address, in ${language}`, async ({
    site,
  }) => {
    const { faults, paths } = await crawl(site.url, language);
    expect(faults).toEqual([]);
    expect(paths.length).toBeGreaterThan(80);
  });

  for (const [view, size] of viewsIn(language)) {
    test.describe(`on a ${view} in ${language}`, () => {
      test.use(size);

      test("no public page gives the browser reason to complain", async ({ context, page, site }) => {
        await readIn(context, site, language);
        const complaints = await complaintsOf(page);
        for (const path of inTurn(publicPages, languages.indexOf(language), 2)) await openAlive(page, path);
        expect(complaints).toEqual([]);
      });
    });
  }
}

// Shows: N16
test("every address of the site map is there, in its language, and is its page's own", async ({ site }) => {
  const map = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const addresses = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) =>
    address.replaceAll("&amp;", "&"),
  );
  expect(addresses.length).toBeGreaterThan(150);
  for (const path of [
    "/agenda",
    "/agenda/agenda-detail/1",
    "/tentang-kami",
    "/program-kami",
    "/syarat-dan-ketentuan",
  ]) {
    expect(addresses).toEqual(expect.arrayContaining([site.url + path, `${site.url}${path}?lang=en`]));
  }
  const wrong: string[] = [];
  for (const address of addresses) {
    const answer = await fetch(address);
    const html = await answer.text();
    const isItsOwn = html.includes(`<link rel="canonical" href="${address.replaceAll("&", "&amp;")}"/>`);
    if (address.includes("/agenda-detail/") && !html.includes('"@type":"Event"')) wrong.push(address);
    if (answer.status !== 200 || !isItsOwn || html.includes("noindex")) wrong.push(address);
  }
  expect(wrong).toEqual([]);
});

// Shows: N16
test("feeds, robots and pictures are there, and who has them already is told so", async ({ site }) => {
  for (const path of ["/feeds/vacancies.atom", "/feeds/indeed.xml?lang=en", "/feeds/linkedin.xml", "/sitemap.xml"]) {
    const answer = await fetch(site.url + path);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toMatch(/^<\?xml /);
    const again = await fetch(site.url + path, { headers: { "if-none-match": answer.headers.get("etag") ?? "" } });
    expect(again.status).toBe(304);
  }
  expect(await (await fetch(`${site.url}/robots.txt`)).text()).toContain(`Sitemap: ${site.url}/sitemap.xml`);
  for (const path of publicPages) {
    const html = await (await fetch(site.url + path)).text();
    const picture = await fetch(/<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? "");
    expect(picture.headers.get("content-type")).toBe("image/png");
    // What a page names is what is there now: an old picture's address would lead on.
    expect(picture.redirected, path).toBe(false);
    expect((await picture.arrayBuffer()).byteLength).toBeLessThan(300_000);
  }
});
