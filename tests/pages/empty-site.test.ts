import { afterAll, beforeAll, expect, test } from "vitest";
import { languages } from "../journeys/reading.ts";
import { builtSite } from "../support/built-site.ts";
import { pagesWithoutContent } from "../support/public-pages.ts";
import type { Site } from "../support/site.ts";

// A first day: nothing is imported yet, and the desk is for other networks than this one.
let site: Site;
beforeAll(async () => {
  site = await builtSite({ STAFF_NETWORKS: "10.20.0.0/16,2001:db8::/32" }, "empty");
});
afterAll(() => site.stop());

/** The text of each empty section (V19). */
const saysNothing = {
  "/": ["Belum ada lowongan yang terbuka.", "No vacancies are open at the moment."],
  "/lowongan": ["Belum ada lowongan yang terbuka<", "No open vacancies<"],
  "/lowongan?vacancyTitle=gudang": ["Tidak ada lowongan untuk “gudang”.", "There are no vacancies for “gudang”."],
  "/lowongan?jenjang=1": ["Tidak ada lowongan dengan filter ini.", "There are no vacancies with these filters."],
  "/berita-artikel": ["Belum ada berita atau artikel", "No news or articles yet"],
  "/berita-artikel?tab=news": ["Belum ada berita<", "No news yet<"],
  "/berita-artikel?tab=article": ["Belum ada artikel", "No articles yet"],
  "/agenda": ["Belum ada acara<", "No events yet<"],
  "/agenda?tab=ongoing": ["Tidak ada acara yang sedang berlangsung", "No events at the moment"],
  "/agenda?tab=upcoming": ["Belum ada acara yang akan datang", "No upcoming events yet"],
  "/agenda?tab=past": ["Belum ada acara yang sudah lewat", "No past events yet"],
  "/program-kami": ["Belum ada program.", "There are no programmes yet."],
  "/pusat-bantuan": ["Jawaban sedang kami susun", "We are writing the answers"],
  "/pusat-bantuan/search?q=lamaran": ["belum menemukan jawaban untuk “lamaran”", "found no answer for “lamaran”"],
} as const;

for (const language of languages) {
  test(`each section says in its own words that it has nothing, in ${language} (V19)`, async () => {
    for (const [path, [id, en]] of Object.entries(saysNothing)) {
      const answer = await fetch(site.url + path, { headers: { cookie: `lang=${language}` } });
      expect.soft(await answer.text(), path).toContain(language === "id" ? id : en);
    }
  });

  // Shows: N20
  test(`a site without content says so on every public page, in ${language}`, async () => {
    for (const path of pagesWithoutContent) {
      const answer = await fetch(site.url + path, { headers: { cookie: `lang=${language}` } });
      const html = await answer.text();
      expect.soft(answer.status, path).toBe(200);
      expect.soft(html.match(/<h1\b/g), path).toHaveLength(1);
      const words = html.replace(/^[\s\S]*<main\b/, "").replace(/<\/main>[\s\S]*$/, "");
      expect.soft(words, path).not.toMatch(/undefined|NaN|\bnull\b|\[object/);
      expect.soft(words, path).not.toMatch(/(Lihat|See) 0 |<legend>(Perusahaan|Company)</);
    }
  });
}

test("its site map and feeds are there and empty", async () => {
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

const desk = ["/staff", "/staff/signin", "/STAFF/signin", "/%73taff/people", "/staff.data", "/api/v1/staff/session"];

test("a desk for other networks is not there for any caller: no page, no call; the applicants' side is (F45)", async () => {
  for (const path of desk) {
    const response = await fetch(site.url + path, { redirect: "manual" });
    expect([path, response.status]).toEqual([path, 404]);
    expect(response.headers.getSetCookie()).toEqual([]);
  }
  const posted = await fetch(`${site.url}/api/v1/staff/session`, { method: "POST", body: "{}" });
  expect(posted.status).toBe(404);
  expect((await fetch(`${site.url}/lowongan`)).status).toBe(200);
});
