import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { languages } from "../journeys/reading.ts";
import { embeddedSite } from "../support/built-site.ts";
import { aRow, type ImportedVacancy, importRows } from "../support/imported-vacancies.ts";
import { aPerson } from "../support/people.ts";
import { createReader, findTitle, type Reader, type ReadPage, readingOf } from "../support/reader.ts";
import type { Site } from "../support/site.ts";
import { signedIn } from "../support/wire.ts";

// Pages that change by what an operator imports or someone saves, on one site of their own.

let site: Site;
beforeAll(async () => {
  site = await embeddedSite();
});
afterAll(() => site.stop());

const words = {
  id: {
    title: "Asisten Laboratorium Tanah",
    document: "Asisten Laboratorium Tanah, Ladang Arunika Lestari · Astra Career",
    about: "Tentang pekerjaan ini",
    wanted: "Yang kami cari",
    facts: ["Lokasi", "Diterbitkan", "Kode lowongan"],
    closes: /^Tutup (?:\d|hari|besok)/,
    apply: "Lamar sekarang",
    related: "Lowongan serupa",
    closed: "Maaf, lowongan ini sudah ditutup",
    closedText: /\(Cahaya Rantau\) ditutup \d+\s.+\. Lowongan serupa mungkin masih terbuka\./,
    gone: "Lowongan ini sudah lama ditutup",
    others: "Lihat lowongan lain",
    does: "Apa yang kami kerjakan",
    jobs: /^\d+ lowongan di Ladang Arunika Lestari$/,
    filter: "Filter lowongan ini",
    none: "Belum ada lowongan terbuka",
    next: "Berikutnya",
    past: "Halaman ini sudah melewati akhir daftar",
  },
  en: {
    title: "Soil Laboratory Assistant",
    document: "Soil Laboratory Assistant, Ladang Arunika Lestari · Astra Career",
    about: "About this job",
    wanted: "What we look for",
    facts: ["Location", "Posted", "Vacancy code"],
    closes: /^Closes (?:in|today|tomorrow|\d)/,
    apply: "Apply now",
    related: "Similar vacancies",
    closed: "Sorry, the vacancy is closed",
    closedText: /\(Cahaya Rantau\) closed on \d+\s.+\. Similar vacancies may still be open\./,
    gone: "This vacancy closed long ago",
    others: "See other vacancies",
    does: "What we do",
    jobs: /^\d+ vacancies at Ladang Arunika Lestari$/,
    filter: "Filter these vacancies",
    none: "No open vacancies yet",
    next: "Next",
    past: "This page is past the end of the list",
  },
} as const;

const findHref = (page: ReadPage, name: string, within = "main") =>
  page.links(within).find((link) => link.name.includes(name))?.href;
const findRobots = (page: ReadPage) => page.all("meta", { name: "robots" })[0]?.attribs["content"];
const isForSearchEngines = (page: ReadPage) => page.all("script", { type: "application/ld+json" }).length > 0;

/** Imports a vacancy and answers where its page is. */
async function anImported(reader: Reader, row: ImportedVacancy): Promise<string> {
  await importRows(site, [row]);
  const found = await reader.open(`/lowongan?vacancyTitle=${encodeURIComponent(row.title_id)}`);
  const [card] = found.links("main").filter(({ href }) => href.includes("lowongan-detail-page"));
  return card?.href ?? "";
}

/** The same, closed so many days ago by a second import. */
async function aClosed(reader: Reader, title: string, daysAgo: number): Promise<string> {
  const open = aRow(title);
  const path = await anImported(reader, open);
  await importRows(site, [{ ...aRow(title, -daysAgo), code: open.code }]);
  return path;
}

describe.each(languages)("a vacancy in %s", (language) => {
  const texts = words[language];
  let reader: Reader;
  beforeAll(() => {
    reader = createReader(site, language);
  });

  // Shows: R21
  test("says what the job is, until when it is open, and where (V4)", async () => {
    const page = await reader.open("/lowongan/lowongan-detail-page/47/x");
    expect([page.title, findTitle(page)]).toEqual([texts.document, texts.title]);
    expect(page.headings(undefined, "main")).toEqual(
      expect.arrayContaining([texts.about, texts.wanted, texts.related]),
    );
    expect(page.all("dt").map(readingOf)).toEqual(
      expect.arrayContaining(texts.facts.map((fact) => expect.stringContaining(fact))),
    );
    expect(page.says(texts.closes, "aside")).toBe(true);
    expect(findHref(page, texts.apply)).toBe("/lowongan/profile-resume?vacancy=47");
    expect(page.html).toContain('"@type":"JobPosting"');
    expect(findRobots(page)).toBeUndefined();
  });

  test("shows at most four open vacancies like it, which lead on (V5)", async () => {
    const page = await reader.open("/lowongan/lowongan-detail-page/47/x");
    const [related] = page.all("section").filter((section) => readingOf(section).startsWith(texts.related));
    const others = page.links("main").filter(({ name, href }) => {
      return href.includes("lowongan-detail-page") && readingOf(related ?? []).includes(name);
    });
    expect(others.length).toBeGreaterThan(0);
    expect(others.length).toBeLessThanOrEqual(4);
    const next = await reader.open(others[0]?.href ?? "");
    expect([next.status, findTitle(next)]).toEqual([200, others[0]?.name]);
  });

  test("says for 90 days that it is closed, then that it is gone (V9)", async () => {
    const recent = await reader.open(await aClosed(reader, `Juru Ukur ${language}`, 90));
    expect([recent.status, findTitle(recent), findRobots(recent)]).toEqual([
      200,
      texts.closed,
      expect.stringContaining("noindex"),
    ]);
    expect(isForSearchEngines(recent)).toBe(false);
    expect(recent.text("main")).toMatch(texts.closedText);
    expect(findHref(recent, texts.apply)).toBeUndefined();
    expect(recent.headings()).toContain(texts.related);
    const old = await reader.open(await aClosed(reader, `Juru Arsip ${language}`, 91));
    expect([old.status, findTitle(old), findHref(old, texts.others)]).toEqual([410, texts.gone, "/lowongan"]);
  });

  // Shows: R24
  test("leads to its company, which shows its vacancies (V11)", async () => {
    const page = await reader.open("/lowongan/lowongan-detail-page/47/x");
    const company = await reader.open(findHref(page, "Ladang Arunika Lestari", "article") ?? "");
    expect([company.title, findTitle(company)]).toEqual([
      "Ladang Arunika Lestari · Astra Career",
      "Ladang Arunika Lestari",
    ]);
    expect(company.headings(2)).toEqual(expect.arrayContaining([texts.does, expect.stringMatching(texts.jobs)]));
    const list = await reader.open(findHref(company, texts.filter) ?? "");
    expect(list.path).toMatch(/\/lowongan\?company=\d+$/);
    const chosen = list.all("input", { name: "company" }).filter(({ attribs }) => "checked" in attribs);
    expect(chosen.map(({ attribs }) => attribs["value"])).toEqual([list.path.split("=")[1]]);
  });

  // Shows: R24
  test("shows a company's vacancies twelve a page, or says that there are none (V11, V19)", async () => {
    const [many, none] = [`Bahtera Muda ${language}`, `Sunyi Abadi ${language}`];
    const rows = Array.from({ length: 13 }, (_, index) => ({ ...aRow(`Kru ${index} ${language}`), company: many }));
    const alone = { ...aRow(`Penjaga ${language}`), company: none };
    await importRows(site, rows);
    const companyPath = findHref(await reader.open(await anImported(reader, alone)), none, "article");
    await importRows(site, [{ ...alone, posting_date: "2026-01-01", end_date: "2026-01-02" }]);
    expect((await reader.open(companyPath ?? "")).headings()).toContain(texts.none);
    const crew = await reader.open(await anImported(reader, { ...aRow(`Kru terakhir ${language}`), company: many }));
    const first = await reader.open(findHref(crew, many, "article") ?? "");
    expect(first.headings(3, "main")).toHaveLength(12);
    const second = await reader.open(findHref(first, texts.next) ?? "");
    expect([second.path.split("?")[1], second.headings(3, "main").length]).toEqual(["page=2", 2]);
    expect((await reader.open(`${first.path}?page=9`)).headings()).toContain(texts.past);
  });
});

/** Imports a pack of these files, as someone who edits them does. */
async function importFiles(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "pack-"));
  await mkdir(join(folder, "pages"));
  for (const [path, text] of Object.entries(files)) await writeFile(join(folder, path), text);
  const output = await site.run("import", ["content", folder]);
  await rm(folder, { recursive: true });
  return output;
}

test("terms that an operator changes are on the page at once", async () => {
  const reader = createReader(site, "id");
  const read = async () => (await reader.open("/syarat-dan-ketentuan")).text("main");
  expect(await read()).toContain("tiga puluh hari sebelumnya");
  const terms = await readFile("content/sample/pages/terms.md", "utf8");
  const output = await importFiles({ "pages/terms.md": terms.replace("tiga puluh hari", "enam puluh hari") });
  expect(output).toContain("pages: 0 added, 1 updated, 0 unchanged.");
  expect(await read()).toContain("enam puluh hari sebelumnya");
  expect(await read()).not.toContain("tiga puluh hari sebelumnya");
});

test("public lists stay the same for every guest, and say nothing of what somebody saved", async () => {
  const person = await aPerson(site);
  const client = await signedIn(site.url, person);
  const list = { BranchId: [], VacancyDepartmentId: [], CategoryType: 0, PageSize: 3, PageNo: 1, sort: "closing" };
  const { vacancies } = await client.call("POST", "lowongan-page/id", list);
  const ids = Object.values(Object(vacancies).data).map((item) => Number(Object(item).vacancyId));
  expect(ids).toHaveLength(3);
  for (const VacancyId of ids) await client.call("POST", "save-vacancy", { VacancyId, UserLogin: person.email });
  const guests = await (await fetch(`${site.url}/lowongan?sort=closing`)).text();
  expect(guests).not.toContain('aria-pressed="true" aria-label="Simpan');
  expect(guests).not.toContain(person.email);
});
