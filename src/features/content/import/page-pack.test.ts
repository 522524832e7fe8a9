import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase } from "../../../../tests/support/database.ts";
import { migrations } from "../../../app/migrations.ts";
import type { Database } from "../../../platform/database/database.ts";
import { importPack } from "../../../platform/operations/content-pack/import-pack.server.ts";
import { PackFaults } from "../../../platform/operations/content-pack/pack-part.ts";
import { readPage } from "../portal/pages/read-page.server.ts";
import { pagePack } from "./page-pack.server.ts";

let database: Database;
beforeAll(async () => {
  database = await testDatabase(migrations);
});
afterAll(() => database.close());

const now = new Date("2026-11-21T08:00:00+07:00");

/** A page of two sections; the second one's lines as given. */
function aPage(body = "", page = "about", second = "  - id: dua\n    heading: { id: Dua, en: Two }\n"): string {
  return `---
page: ${page}
title: { id: Judul, en: Title }
description: { id: Kalimat, en: Sentence }
updated: -1
sections:
  - id: satu
    heading: { id: Satu, en: One }
    items: [{ title: { id: A, en: B }, text: { id: C, en: D } }]
${second}---
${body}`;
}

const both = "# dua.id\n\nTeks <script>alert(1)</script>**tebal**\n\n# dua.en\n\nText\n";

async function load(text: string) {
  const reports = await importPack(database, [pagePack], [{ path: "pages/a.md", text }], now);
  return reports.get("pages");
}

async function faults(text: string): Promise<string[]> {
  const error: unknown = await load(text).catch((thrown: unknown) => thrown);
  if (!(error instanceof PackFaults)) throw new Error("It was taken.", { cause: error });
  return error.faults.map(({ line, reason }) => `${line}: ${reason}`);
}

test("a page is added, changed, and left alone when it says the same; its HTML is made safe", async () => {
  expect(await load(aPage(both))).toEqual({ added: 1, updated: 0, unchanged: 0 });
  expect(await load(aPage(both))).toEqual({ added: 0, updated: 0, unchanged: 1 });
  expect(await load(aPage(both.replace("Text", "Words")))).toEqual({ added: 0, updated: 1, unchanged: 0 });
  const { sections, updatedAt } = await readPage(database.db, "about", "id");
  expect(sections[1]?.body).toBe("<p>Teks <strong>tebal</strong></p>");
  expect(sections[0]?.items).toEqual([{ title: "A", text: "C" }]);
  expect(updatedAt).toBe("2026-11-20T00:00:00+07:00");
  expect((await readPage(database.db, "about", "en")).sections[1]?.body).toBe("<p>Words</p>");
});

test.each([
  ["an unknown page", aPage(both, "jobs"), [expect.stringMatching("^2: page: Invalid option")]],
  ["a section that says nothing", aPage(), ['10: "dua" says nothing']],
  ["text in one language", aPage("# dua.id\nTeks\n"), ['10: "dua" has text in one language only']],
  [
    "text of no section",
    aPage(`${both}# tiga.id\nTeks\n`),
    [expect.stringContaining('"# tiga.id" belongs to no section')],
  ],
  [
    "two sections of one name",
    aPage("", "about", "  - id: satu\n    heading: { id: Dua, en: Two }\n    summary: { id: A, en: B }\n"),
    ['10: a section "satu" stands above'],
  ],
  [
    "a link that runs",
    aPage(
      "",
      "about",
      "  - id: dua\n    heading: { id: D, en: T }\n    summary: { id: A, en: B }\n    url: javascript:alert(1)\n",
    ),
    ["13: sections.1.url: neither a path of this site nor an address"],
  ],
  [
    "terms without what the footer leads to",
    aPage(both, "terms"),
    ['7: the terms need a section "data-pribadi": the footer leads to it'],
  ],
])("%s is named with its line", async (_, text, expected) => {
  expect(await faults(text)).toEqual(expected);
});
