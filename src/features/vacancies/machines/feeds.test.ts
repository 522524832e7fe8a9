// Shows: N16
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testDatabase } from "../../../../tests/support/database.ts";
import { daysFromNow, inDays } from "../../../../tests/support/days.ts";
import { everyOf } from "../../../../tests/support/every-of.ts";
import { aVacancy, storeVacancies } from "../../../../tests/support/vacancies.ts";
import { migrations } from "../../../app/migrations.ts";
import type { Language } from "../../../i18n/language.ts";
import type { Database } from "../../../platform/database/database.ts";
import { companySitemap, vacancySitemap } from "../portal/vacancy-sitemap.server.ts";
import { atomFeed } from "./atom-feed.server.ts";
import { everyOfFeed, newestOfFeed } from "./feed-vacancies.server.ts";
import { indeedFeed } from "./indeed-feed.server.ts";
import { linkedinFeed } from "./linkedin-feed.server.ts";

const site = { root: "https://k.example/karier", name: "Astra Career", contactEmail: "halo@k.example" };
const long = `<p>${"Menyiapkan jadwal kapal dan muatan. ".repeat(4)}</p>`;
let database: Database;
let open: number[];

beforeAll(async () => {
  database = await testDatabase(migrations);
  open = await storeVacancies(database, [
    aVacancy({
      titleId: "Kepala Gudang <R&D>",
      titleEn: "Warehouse Head",
      code: "KG]]>1",
      descriptionId: long,
      places: ["Sorong, Papua Barat Daya", "Ambon"],
      employment: "FULL_TIME",
      salaryMin: 5_000_000,
      salaryMax: 7_000_000,
      postedAt: daysFromNow(-1),
      endDay: inDays(9),
    }),
    aVacancy({ titleId: "Penulis", places: ["Remote"], employment: "INTERN", category: 1, postedAt: daysFromNow(-2) }),
  ]);
  const [closed] = await storeVacancies(database, [aVacancy({ titleId: "Sudah Tutup" })]);
  // As when the job that takes closed ones out of the search has not run yet.
  const closing = database.db.updateTable("open_vacancies").set({ closes_at: daysFromNow(-1) });
  await closing.where("id", "=", closed ?? 0).execute();
});
afterAll(() => database.close());

async function joined(text: AsyncIterable<string>): Promise<string> {
  return (await everyOf(text)).join("");
}

const { root } = site;
const every = (language: Language) => everyOfFeed(database.db, { root, language });
const indeed = (language: Language) => joined(indeedFeed(every(language), site, language));
const linkedin = (language: Language) => joined(linkedinFeed(every(language), site));
const atom = async (language: Language) =>
  atomFeed(await newestOfFeed(database.db, { root, language }, 50), site, language);

describe("the news feed", () => {
  test("lists open vacancies, newest first, in the requested language", async () => {
    const feed = await atom("id");
    expect(feed.indexOf("Kepala Gudang &lt;R&amp;D&gt;")).toBeGreaterThan(0);
    expect(feed.indexOf("Penulis")).toBeGreaterThan(feed.indexOf("Kepala Gudang"));
    expect(feed).not.toContain("Sudah Tutup");
    expect(feed).toContain('xml:lang="id"');
    expect(feed).toContain(`<id>${site.root}/lowongan/lowongan-detail-page/${open[0]}</id>`);
    expect(await atom("en")).toContain(
      `href="${site.root}/lowongan/lowongan-detail-page/${open[0]}/warehouse-head?lang=en"`,
    );
  });

  test("of no vacancies is still a feed", () => {
    expect(atomFeed([], site, "id")).toContain("<updated>1970-01-01T00:00:00.000Z</updated>");
  });
});

describe("the list for Indeed", () => {
  test("names each place of a vacancy as a job of its own, with what Indeed requires", async () => {
    const feed = await indeed("id");
    expect(feed.match(/<job>/g)).toHaveLength(3);
    for (const text of [
      "<title><![CDATA[Kepala Gudang <R&D>]]></title>",
      `<referencenumber><![CDATA[${open[0]}]]></referencenumber>`,
      `<referencenumber><![CDATA[${open[0]}-2]]></referencenumber>`,
      "<requisitionid><![CDATA[KG]]]]><![CDATA[>1]]></requisitionid>",
      `<url><![CDATA[${site.root}/lowongan/lowongan-detail-page/${open[0]}/kepala-gudang-r-d]]></url>`,
      "<city><![CDATA[Sorong]]></city>",
      "<state><![CDATA[Papua Barat Daya]]></state>",
      "<country><![CDATA[ID]]></country>",
      "<jobtype><![CDATA[fulltime]]></jobtype>",
      `<expirationdate><![CDATA[${inDays(9)}]]></expirationdate>`,
      "<remotetype><![CDATA[Fully remote]]></remotetype>",
    ]) {
      expect(feed).toContain(text);
    }
    expect(feed).toMatch(/<salary><!\[CDATA\[Rp\s5\.000\.000 - Rp\s7\.000\.000 per bulan]]><\/salary>/);
    expect(feed).not.toContain("Sudah Tutup");
  });
});

describe("the list for LinkedIn", () => {
  test("leaves out what LinkedIn would refuse: a description under 100 characters", async () => {
    const feed = await linkedin("id");
    expect(feed).not.toContain("Penulis");
    for (const text of [
      `<partnerJobId><![CDATA[${open[0]}]]></partnerJobId>`,
      "<location><![CDATA[Sorong, Papua Barat Daya, Indonesia]]></location>",
      "<jobtype><![CDATA[FULL_TIME]]></jobtype>",
      "<posterEmail><![CDATA[halo@k.example]]></posterEmail>",
      "<highEnd><amount><![CDATA[7000000]]></amount><currencyCode><![CDATA[IDR]]></currencyCode></highEnd>",
      "<period><![CDATA[MONTHLY]]></period>",
    ]) {
      expect(feed).toContain(text);
    }
    expect(await linkedin("en")).not.toContain("<job>");
  });
});

test("links to our pages are absolute addresses in every feed, in the language of the feed", async () => {
  const links = '<a href="/lowongan?jenjang=1#hasil">a</a><a href="#syarat">b</a><a href="https://x.example/">c</a>';
  const { db } = database;
  const linked = db.updateTable("vacancies").set({ description_id: long + links, description_en: long + links });
  await linked.where("id", "in", open).execute();
  for (const feed of [await atom("id"), await indeed("id"), await linkedin("id")]) {
    const html = feed.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"');
    expect(html).toContain(`<a href="${root}/lowongan?jenjang=1#hasil">a</a>`);
    expect(html).toContain(`<a href="${root}/lowongan/lowongan-detail-page/${open[0]}/kepala-gudang-r-d#syarat">b</a>`);
    expect(html).toContain('<a href="https://x.example/" rel="nofollow noopener">c</a>');
    expect(html).not.toMatch(/href="[/#]/);
  }
  expect(await indeed("en")).toContain(`href="${root}/lowongan?jenjang=1&amp;lang=en#hasil"`);
});

test("every feed says where the requirements begin, in its language", async () => {
  const { db } = database;
  const texts = {
    description_id: long,
    description_en: long,
    requirement_id: "<p>Teliti.</p>",
    requirement_en: "<p>C.</p>",
  };
  await db.updateTable("vacancies").set(texts).where("id", "in", open).execute();
  for (const [feed, heading] of [
    [await atom("id"), "Yang kami cari"],
    [await indeed("id"), "Yang kami cari"],
    [await linkedin("en"), "What we look for"],
  ] as const) {
    expect(feed.replaceAll("&lt;", "<").replaceAll("&gt;", ">")).toMatch(RegExp(`</p>\\s*<h3>${heading}</h3>\\s*<p>`));
  }
});

test("HTML that was written into the table by other hands is made safe in every feed", async () => {
  const hostile = `${long}<script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:alert(1)">x</a>`;
  const { db } = database;
  const planted = db.updateTable("vacancies").set({ description_id: hostile, requirement_id: hostile });
  await planted.where("id", "in", open).execute();
  for (const feed of [await atom("id"), await indeed("id"), await linkedin("id")]) {
    expect(feed).toContain("Menyiapkan jadwal kapal");
    expect(feed).not.toMatch(/script>|onerror|javascript:/);
  }
});

describe("the site map", () => {
  test("names open vacancies in both languages, each with its own title in the address", async () => {
    const [part, ...others] = await vacancySitemap(database.db).parts();
    expect(others).toEqual([]);
    expect(part?.pages).toBe(2);
    const pages = part ? await everyOf(part.read()) : [];
    expect(pages[0]).toMatchObject({
      paths: {
        id: `/lowongan/lowongan-detail-page/${open[0]}/kepala-gudang-r-d`,
        en: `/lowongan/lowongan-detail-page/${open[0]}/warehouse-head`,
      },
      changed: expect.any(Date),
    });
    expect(pages).toHaveLength(2);
  });

  test("names companies that have vacancies", async () => {
    const parts = await companySitemap(database.db).parts();
    expect(parts.map(({ name, pages }) => [name, pages])).toEqual([["companies", 1]]);
  });
});
