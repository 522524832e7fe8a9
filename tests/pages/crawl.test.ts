import { brotliCompressSync, constants } from "node:zlib";
import { type ConfigData, HtmlValidate } from "html-validate";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pageRules } from "../attacks/walk/pages.ts";
import { languages } from "../journeys/reading.ts";
import { builtSite } from "../support/built-site.ts";
import { everyLook } from "../support/every-look.ts";
import { publicPages } from "../support/public-pages.ts";
import type { Site } from "../support/site.ts";
import { sessionCookie } from "../support/wire.ts";

let site: Site;
beforeAll(async () => {
  site = await builtSite();
});
afterAll(() => site.stop());

/**
 * Addresses that differ in their query or an id alone are many: filters of filters, one vacancy after the other. So
 * many of each are enough.
 */
const MOST_OF_A_KIND = everyLook ? 200 : 8;
const AT_ONCE = 4;

/** Says of an address whether it is among the first of its kind and language. */
function fewOfAKind(): (address: string) => boolean {
  const counts = new Map<string, number>();
  return (address) => {
    const kind = address.replace(/\/\d+.*|\?.*/, "/…") + address.endsWith("lang=en");
    const count = counts.get(kind) ?? 0;
    counts.set(kind, count + 1);
    return count < MOST_OF_A_KIND;
  };
}

interface Read {
  path: string;
  status: number;
  html: string;
  isRedirected: boolean;
  /** False for a file, such as an event's for a calendar. */
  isPage: boolean;
}

async function read(url: string, path: string, language?: string): Promise<Read> {
  const answer = await fetch(url + path, language === undefined ? {} : { headers: { cookie: `lang=${language}` } });
  const html = await answer.text();
  const isPage = answer.headers.get("content-type")?.startsWith("text/html") === true;
  return { path, status: answer.status, html, isRedirected: answer.redirected, isPage };
}

/** Where a page's links lead on this site, without fragments; what changes a choice is no page. */
function getLinks(url: string, { html, path }: Read): string[] {
  const hrefs = [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].map(([, href = ""]) => href.replaceAll("&amp;", "&"));
  return hrefs
    .map((href) => new URL(href, url + path))
    .filter(({ origin, pathname }) => origin === url && !/^\/(language|theme|signout)$/.test(pathname))
    .map(({ pathname, search }) => pathname + search);
}

/** Requirements for every page; a redirect leads to one that is read on its own. */
function getFaults({ path, status, html, isRedirected, isPage }: Read, language: string): string[] {
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
  const isOneOfFew = fewOfAKind();
  const faults: string[] = [];
  const waiting = ["/"];
  while (waiting.length > 0) {
    const pages = await Promise.all(waiting.splice(0, AT_ONCE).map((path) => read(url, path, language)));
    for (const page of pages) {
      faults.push(...getFaults(page, language));
      for (const link of getLinks(url, page)) {
        if (known.has(link) || !isOneOfFew(link)) continue;
        known.add(link);
        waiting.push(link);
      }
    }
  }
  return { faults, paths: [...known] };
}

for (const language of languages) {
  // Shows: N17
  test(`every link from home leads to a page with title, one h1, language and address, in ${language}`, async () => {
    const { faults, paths } = await crawl(site.url, language);
    expect(faults).toEqual([]);
    expect(paths.length).toBeGreaterThan(80);
  });
}

// Shows: N16
test("every address of the site map is there, in its language, and is its page's own", async () => {
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
  for (const address of addresses.filter(fewOfAKind())) {
    const page = await read(site.url, address.slice(site.url.length));
    const { html, status } = page;
    wrong.push(...getFaults(page, address.endsWith("lang=en") ? "en" : "id"));
    const isItsOwn = html.includes(`<link rel="canonical" href="${address.replaceAll("&", "&amp;")}"/>`);
    if (address.includes("/agenda-detail/") && !html.includes('"@type":"Event"')) wrong.push(address);
    if (status !== 200 || !isItsOwn || html.includes("noindex")) wrong.push(address);
  }
  expect(wrong).toEqual([]);
});

// Shows: N16
test("feeds, robots and pictures are there, and a client that has them gets 304", async () => {
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
    expect([path, picture.redirected]).toEqual([path, false]);
    expect((await picture.arrayBuffer()).byteLength).toBeLessThan(300_000);
  }
});

/** The rules of HTML itself; how we like to write it is no fault. */
const rules: ConfigData = {
  extends: ["html-validate:standard"],
  rules: {
    // React writes attributes and empty elements in its own way, which HTML allows.
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "attr-case": "off",
    "doctype-style": "off",
    "no-implicit-button-type": "off",
    "no-trailing-whitespace": "off",
    "void-style": "off",
    "long-title": "off",
    // Styles come in one <style>, whose links stay disabled for hydration.
    "require-sri": "off",
    "script-type": "off",
  },
};

const MOST_KILOBYTES = 24;

/** Bytes of HTML with its CSS as the page cache sends them. */
function getWeight(html: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 16 };
  return brotliCompressSync(html, { params }).byteLength / 1024;
}

// Shows: N18
describe.each(languages)("public pages in %s", (language) => {
  test("are valid HTML", async () => {
    const validator = new HtmlValidate(rules);
    const faults: string[] = [];
    for (const path of publicPages) {
      const html = await (await fetch(site.url + path, { headers: { cookie: `lang=${language}` } })).text();
      const { results } = await validator.validateString(html);
      for (const { messages } of results)
        faults.push(...messages.map(({ ruleId, message, selector }) => `${path} ${ruleId}: ${message} (${selector})`));
    }
    expect(faults).toEqual([]);
  });

  test("weigh at most 24 KB with their CSS, and fetch no script before they paint", async () => {
    for (const path of publicPages) {
      const html = await (await fetch(site.url + path, { headers: { cookie: `lang=${language}` } })).text();
      expect.soft(getWeight(html), path).toBeLessThanOrEqual(MOST_KILOBYTES);
      if (/^\/(signin|signup|account|forgot-password|cek-surat)/.test(path)) continue;
      expect.soft(html.match(/<script\b[^>]*\b(src=|type="module")|<link rel="modulepreload"/g), path).toBeNull();
    }
  });
});

// Shows: S6
test("a cached page says the visit's language to each reader of another one, and to no other", async () => {
  const ask = async (path: string, cookie = "") =>
    (await fetch(site.url + path, { headers: { cookie } })).headers.getSetCookie();
  const setCookie = "visit-lang=en; Path=/; SameSite=Lax; HttpOnly";
  for (let time = 0; time < 3; time += 1) {
    expect(await ask("/berita-artikel?lang=en")).toEqual([setCookie]);
    expect(await ask("/berita-artikel?lang=en", "lang=en")).toEqual([]);
    expect(await ask("/berita-artikel?lang=en", "visit-lang=en")).toEqual([]);
    expect(await ask("/berita-artikel")).toEqual([]);
  }
});

test("no page of the desk shows anything to a guest or to an applicant, whatever they call themselves", async () => {
  const { email, password: secret } = await site.demonstration();
  const cookie = await sessionCookie(site.url, email, secret);
  const value = /session=([^;]+)/.exec(cookie)?.[1] ?? "";
  expect(value).not.toBe("");
  for (const { open: path } of pageRules.filter(({ who }) => who === "staff")) {
    for (const tried of ["", cookie, `staff=${value}`, `__Host-staff=${value}`, "staff=x"]) {
      const response = await fetch(site.url + path, { redirect: "manual", headers: { cookie: tried } });
      const to = response.headers.get("location")?.replace(/\?.*/, "");
      expect({ path, tried, to }).toEqual({ path, tried, to: "/staff/signin" });
    }
  }
});

test("a page of the desk that a mail leads to loads itself once; what it answers is kept nowhere and found by nobody", async () => {
  const led = await fetch(`${site.url}/staff`, { headers: { "sec-fetch-site": "cross-site" }, redirect: "manual" });
  expect(led.status).toBe(200);
  expect(await led.text()).toContain('http-equiv="refresh" content="0"');
  for (const path of ["/staff", "/staff/signin"]) {
    const { headers } = await fetch(site.url + path, { redirect: "manual" });
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("x-robots-tag")).toContain("noindex");
    expect(headers.get("referrer-policy")).toBe("no-referrer");
  }
});
