import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type TestPlatform, testPlatform } from "../../../../../tests/support/platform.ts";
import { getVisitors } from "../../../../../tests/support/visitor.ts";
import { migrations } from "../../../../app/migrations.ts";
import { createRemember } from "../../../../platform/cache/remember.ts";
import { importPack } from "../../../../platform/operations/content-pack/import-pack.server.ts";
import { createIdentify } from "../../../identity/portal/session/identify.server.ts";
import { fairPart } from "../../import/fair-part.server.ts";
import { fairEndpoints } from "./fair.api.server.ts";

let platform: TestPlatform;
let visitor: ReturnType<typeof getVisitors>;
let sample: string;
beforeAll(async () => {
  platform = await testPlatform({ migrations });
  visitor = getVisitors(platform, createIdentify(platform), fairEndpoints(platform));
  sample = await readFile("content/sample/fair/bursa-karier-virtual.md", "utf8");
});
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.database.db.deleteFrom("talent_programmes").execute();
});

/** The sample's programme with other days, and whatever else is replaced in its file. */
function aFile(days: string, replaced: readonly [string | RegExp, string][] = []): { path: string; text: string } {
  const text = sample.replace(/starts: .*\nends: .*/, days);
  return { path: "fair/programme.md", text: replaced.reduce((changed, [from, to]) => changed.replace(from, to), text) };
}

function load(...files: { path: string; text: string }[]) {
  return importPack(platform.database, [fairPart], files, platform.time.now);
}

async function ask(lang = "id") {
  const { http, body } = await visitor({ isBrowser: false }).get(`virtue-active?lang=${lang}`);
  return { http, ...body };
}

const none = {
  http: 200,
  acknowledge: 1,
  isVirtueEventExists: false,
  eventStartDate: null,
  eventEndDate: null,
  slides: [],
  paragraphs: [],
  externalUrl: null,
  name: null,
  title: null,
};

describe("virtue-active", () => {
  test("says that there is none", async () => {
    expect(await ask()).toEqual(none);
  });

  test("returns a running programme, in the requested language, to a caller without a token", async () => {
    await load(aFile("starts: 2026-11-19\nends: 2026-11-23"));
    platform.time.now = new Date("2026-11-21T12:00:00+07:00");
    const fair = await ask("en");
    expect(fair).toMatchObject({
      isVirtueEventExists: true,
      eventStartDate: "2026-11-19T00:00:00+07:00",
      eventEndDate: "2026-11-23T23:59:59+07:00",
      externalUrl: "https://bursakerja.example.com",
      name: "Virtual Career Fair",
    });
    expect(fair).toHaveProperty("slides.length", 3);
    expect(fair).toHaveProperty("slides.1.title", "Resume clinic every noon");
    expect(fair).toHaveProperty("paragraphs.length", 4);
    expect(await ask("id")).toHaveProperty("slides.1.title", "Klinik resume setiap siang");
  });

  test("is remembered by language and day, until a programme changes", async () => {
    const endpoints = fairEndpoints(platform, createRemember(platform.changes));
    const remembering = getVisitors(platform, createIdentify(platform), endpoints);
    const readFair = async (lang: string) => {
      const { body } = await remembering({ isBrowser: false }).get(`virtue-active?lang=${lang}`);
      return body["name"];
    };
    await load(aFile("starts: 2026-11-19\nends: 2026-11-21"));
    platform.time.now = new Date("2026-11-21T12:00:00+07:00");
    expect([await readFair("en"), await readFair("id")]).toEqual(["Virtual Career Fair", "Bursa Karier Virtual"]);
    platform.time.now = new Date("2026-11-22T12:00:00+07:00");
    expect(await readFair("en")).toBeNull();
    await load(aFile("starts: 2026-11-19\nends: 2026-11-22"));
    await expect.poll(() => readFair("en")).toBe("Virtual Career Fair");
    await platform.database.db.deleteFrom("talent_programmes").execute();
    expect(await readFair("en")).toBe("Virtual Career Fair");
  });

  test.each([
    ["the second before it starts", "2026-11-18T23:59:59+07:00", false],
    ["its first second", "2026-11-19T00:00:00+07:00", true],
    ["its last second", "2026-11-23T23:59:59+07:00", true],
    ["the second after it", "2026-11-24T00:00:00+07:00", false],
  ])("goes by the day in Jakarta: %s", async (_, now, exists) => {
    await load(aFile("starts: 2026-11-19\nends: 2026-11-23"));
    platform.time.now = new Date(now);
    expect(await ask()).toHaveProperty("isVirtueEventExists", exists);
  });

  test("has no end of a programme without one", async () => {
    await load(aFile("starts: 2026-11-19"));
    platform.time.now = new Date("2027-03-01T12:00:00+07:00");
    expect(await ask()).toMatchObject({ isVirtueEventExists: true, eventEndDate: null });
  });

  test("of two at once returns the one that began last", async () => {
    const later: [RegExp, string][] = [
      [/slug: .*/, "slug: baru"],
      [/name: .*/, "name: { id: Baru, en: New }"],
    ];
    await load(aFile("starts: 2026-11-01\nends: 2026-12-31"), aFile("starts: 2026-11-10\nends: 2026-11-30", later));
    platform.time.now = new Date("2026-11-21T12:00:00+07:00");
    expect(await ask()).toHaveProperty("name", "Baru");
  });
});

describe("the pack's folder", () => {
  const days = "starts: 2026-11-19\nends: 2026-11-23";

  test("adds what is new, changes what differs, leaves the rest", async () => {
    const report = async (file: ReturnType<typeof aFile>) => (await load(file)).get("fair");
    expect(await report(aFile(days))).toEqual({ added: 1, updated: 0, unchanged: 0 });
    expect(await report(aFile(days))).toEqual({ added: 0, updated: 0, unchanged: 1 });
    expect(await report(aFile("starts: 2026-11-19"))).toEqual({ added: 0, updated: 1, unchanged: 0 });
  });

  test("notifies the pages", async () => {
    const heard: string[] = [];
    const stop = await platform.database.listen("page_changes", (tag) => heard.push(tag));
    await load(aFile(days));
    await expect.poll(() => heard).toContain("fair");
    await stop();
  });

  test.each([
    ["an end before its start", aFileOf("starts: 2026-11-19\nends: 2026-11-18"), 6, /before starts/],
    [
      "three paragraphs",
      aFileOf(days, [[/tanpa meninggalkan rumah\.\n\n/, "di rumah. "]]),
      1,
      /# id.*3 paragraphs, not 4/,
    ],
    ["two slides", aFileOf(days, [[/ {2}- dye: manggis[\s\S]*?(?=---)/, ""]]), 9, /slides/],
    ["an address that is no web address", aFileOf(days, [["https://bursakerja", "javascript://bursakerja"]]), 7, /url/],
  ])("names the line of a file with %s, and keeps nothing", async (_, file, line, reason) => {
    const tried = load(file());
    await expect(tried).rejects.toMatchObject({
      faults: [{ path: "fair/programme.md", line, reason: expect.stringMatching(reason) }],
    });
    expect(await ask()).toEqual(none);
  });
});

/** Made when the test runs: the sample is read before. */
function aFileOf(...parts: Parameters<typeof aFile>) {
  return () => aFile(...parts);
}
