// Shows: suggestions 2, N16
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eventually } from "../../../../tests/support/eventually.ts";
import { type TestPlatform, testPlatform } from "../../../../tests/support/platform.ts";
import { aVacancy, storeVacancies } from "../../../../tests/support/vacancies.ts";
import { migrations } from "../../../app/migrations.ts";
import type { PublicFile } from "../../../contract/public-file.server.ts";
import { openGeneratedFiles } from "../../../platform/cache/generated-files.ts";
import { publicFiles } from "../../../web/found/public-files.ts";

let platform: TestPlatform;
let folder: string;
let feed: PublicFile | undefined;
beforeAll(async () => {
  platform = await testPlatform({ migrations, env: { PUBLIC_URL: "https://k.example" } });
  folder = await mkdtemp(join(tmpdir(), "feeds-"));
  const open = () => openGeneratedFiles(folder, platform.clock, platform.changes);
  const found = publicFiles(platform, { files: open(), searchFeeds: open() });
  feed = found.find(({ path }) => path === "/feeds/vacancies.atom");
  await storeVacancies(platform.database, [
    aVacancy({ titleId: "Ahli <Gizi> & Pangan", titleEn: "Nutritionist", category: 1, code: "GZ-2611-1" }),
    aVacancy({ titleId: "Ahli Gizi Senior", category: 2 }),
    aVacancy({ titleId: "Pemandu Wisata", category: 1 }),
  ]);
});
afterAll(async () => {
  await platform.close();
  await rm(folder, { recursive: true });
});

async function ask(
  query: string,
  { network = null, language = "id" }: { network?: string | null; language?: "id" | "en" } = {},
) {
  const request = { method: "GET", headers: new Headers(), params: {}, query: new URLSearchParams(query) };
  const response = await feed?.answer({ ...request, network, language });
  return { status: response?.status, text: (await response?.text()) ?? "", headers: response?.headers };
}

test("a search has its own feed, in the list's parameters, by the list's own search", async () => {
  const { text } = await ask("vacancyTitle=ahli+gizi&jenjang=1&page=3&sort=closing&utm=x");
  expect(text.match(/<entry>/g)).toHaveLength(1);
  expect(text).toContain("Ahli &lt;Gizi&gt; &amp; Pangan");
  expect(text).toContain("<title>Lowongan terbaru: ahli gizi · Pelajar/Lulusan Baru · Astra Career</title>");
  const self = "https://k.example/feeds/vacancies.atom?vacancyTitle=ahli+gizi&amp;jenjang=1";
  expect(text).toContain(`<id>${self}</id>`);
  expect(text).toContain(`rel="self" type="application/atom+xml" href="${self}"`);
  expect(text).toContain('href="https://k.example/lowongan?vacancyTitle=ahli+gizi&amp;jenjang=1"');
  const english = await ask("vacancyTitle=nutritionist", { language: "en" });
  expect(english.text).toContain("https://k.example/feeds/vacancies.atom?vacancyTitle=nutritionist&amp;lang=en");
  // "Ahli Gizi Senior" has the equal word of the other language.
  expect(english.text.match(/<entry>/g)).toHaveLength(2);
});

test("of everything, of a code, of nothing and of what makes no sense is still a feed", async () => {
  expect((await ask("")).text.match(/<entry>/g)).toHaveLength(3);
  expect((await ask("isMatch=1&page=9")).text.match(/<entry>/g)).toHaveLength(3);
  expect((await ask("vacancyTitle=gz-2611-1")).text.match(/<entry>/g)).toHaveLength(1);
  expect((await ask("vacancyTitle=zzzz")).text).not.toContain("<entry>");
  expect((await ask("jenjang=7&company=abc&company=1e9")).text.match(/<entry>/g)).toHaveLength(3);
});

test("it is kept until vacancies change, and says when nothing is new", async () => {
  const query = "vacancyTitle=pemandu";
  const first = await ask(query);
  await platform.database.run("update vacancies set title_id = 'Pemandu Gunung' where title_id = 'Pemandu Wisata'");
  expect((await ask(query)).text).toBe(first.text);
  await platform.changes.heard();
  await platform.database.run("select pg_notify('page_changes', 'vacancies')");
  await eventually(async () => expect((await ask(query)).text).toContain("Pemandu Gunung"));
  expect(first.headers?.get("cache-control")).toBe("public, max-age=300");
});

test("nobody has feeds made without end: a network 120 a minute, those that are kept not counted (promise 20)", async () => {
  const network = "203.0.113.9";
  for (let at = 0; at < 120; at++) expect((await ask(`vacancyTitle=kata${at}`, { network })).status).toBe(200);
  const refused = await ask("vacancyTitle=lagi", { network });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers?.get("retry-after"))).toBeGreaterThan(0);
  expect((await ask("vacancyTitle=kata119", { network })).status).toBe(200);
  expect((await ask("", { network })).status).toBe(200);
  expect((await ask("vacancyTitle=lagi", { network: "198.51.100.4" })).status).toBe(200);
});
