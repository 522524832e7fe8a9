// Shows: suggestions 1
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type TestPlatform, testPlatform } from "../../../../tests/support/platform.ts";
import { referenceLists } from "../../../../tests/support/seeds.ts";
import { aSeeker, putResume, type SeekerGiven } from "../../../../tests/support/seekers.ts";
import { aVacancy, storeVacancies } from "../../../../tests/support/vacancies.ts";
import { migrations } from "../../../app/migrations.ts";
import { addDays, dayBegins, jakartaDay } from "../../../i18n/calendar.ts";
import { readAlways } from "../../../platform/cache/remember.ts";
import { type LetterSource, morningAt } from "../digest/letter-source.server.ts";
import { openStops } from "../digest/stop-letters.server.ts";
import { writeLetters } from "../digest/write-letters.server.ts";
import { ownSuggestions } from "./own-suggestions.server.ts";
import { findNextDay } from "./period-days.ts";
import { createReadLately } from "./seekers.server.ts";
import { forgetSuggested } from "./suggestion.queries.server.ts";
import { suggestionSource } from "./suggestion-source.server.ts";

let platform: TestPlatform;
/** A day to come on which all periods' letters leave. */
let monday = "";
const readLately = createReadLately(readAlways);
beforeAll(async () => {
  platform = await testPlatform({ migrations, seed: referenceLists });
  // What is queued is read; nothing goes out.
  await platform.jobs.stop();
  const from = addDays(jakartaDay(new Date()), 1);
  monday = findNextDay("weekly", from) ?? "";
});
afterAll(() => platform.close());
beforeEach(async () => {
  const gone = [
    "outbox",
    "letters",
    "vacancy_letters",
    "open_vacancies",
    "suggested_vacancies",
    "suggestions",
    "resumes",
  ];
  for (const table of gone) await platform.database.run(`delete from ${table}`);
});

const at = (day: string, hour: number) => new Date(dayBegins(day).getTime() + hour * 3_600_000);

/** The letters of a morning, all slots passed. */
async function write(day: string, hour = 9): Promise<void> {
  const occasion = morningAt(at(day, hour));
  if (occasion === null) throw new Error("no morning");
  const sources = { suggestions: suggestionSource(readLately) };
  await writeLetters({ ...platform, siteName: () => "Situs Karier", sources }, occasion);
}

async function letters() {
  const rows = await platform.database.db
    .selectFrom("outbox")
    .select(["recipient", "subject", "body_text as text", "unsubscribe_url as url"])
    .orderBy("id")
    .execute();
  return rows.map((row) => ({ ...row, text: row.text ?? "" }));
}

const materials = "Kulit Kayu Batu Besi Kapas Karet Sutra Tanah Garam Rotan Bambu".split(" ");
const getTitle = (place: number) => ["Analis Gudang", ...materials.slice(0, place)].join(" ");

/** Vacancies that fit anyone who was an analyst in a warehouse, each better than the next but for the last ones. */
const fitting = (count: number) =>
  storeVacancies(
    platform.database,
    Array.from({ length: count }, (_, place) =>
      aVacancy({ titleId: getTitle(place), places: ["Sleman, DI Yogyakarta"] }),
    ),
  );

const titlesIn = (text = "") => [...text.matchAll(/^(Analis .*|Juru .*)$/gm)].map(([title]) => title);

describe("who gets suggestions", () => {
  test.each<[string, SeekerGiven, boolean]>([
    ["somebody who looks for work", { seeking: "aktif" }, true],
    ["somebody who is open to it", { seeking: "pasif" }, true],
    ["somebody who does not look", { seeking: "tidak aktif" }, false],
    ["somebody who wants none", { period: "never" }, false],
    ["whose resume names no level", { resume: { category: null } }, false],
    ["whose resume names no domicile", { resume: { domicileId: null } }, false],
    ["whose resume says nothing of it", { resume: { emailPeriodId: null } }, false],
    ["whose resume says nothing of looking", { resume: { seekingStatusId: null } }, false],
    ["whom nothing fits", { resume: { domicileId: 1, category: 1, experiences: [] } }, false],
  ])("%s: %j", async (_, overrides, isWritten) => {
    await fitting(1);
    const { email } = await aSeeker(platform, overrides);
    await write(monday);
    expect((await letters()).map(({ recipient }) => recipient)).toEqual(isWritten ? [email] : []);
  });

  test("nobody whose account is not activated", async () => {
    await fitting(1);
    const { id } = await aSeeker(platform);
    await platform.database.run("update applicants set activated_at = null where id = $1", [id]);
    await write(monday);
    expect(await letters()).toEqual([]);
  });

  test.each([
    ["daily", 1, true],
    ["weekly", 0, true],
    ["weekly", 1, false],
    ["monthly", 1, false],
    ["fortnightly", 3, false],
  ])("%s, %d days after a Monday: %s", async (period, days, isWritten) => {
    await fitting(1);
    await aSeeker(platform, { period });
    await write(addDays(monday, days));
    expect(await letters()).toHaveLength(isWritten ? 1 : 0);
  });

  test("a resume completed after six waits for the next time; one processed before does not", async () => {
    await fitting(1);
    const { id, resume } = await aSeeker(platform, { completedAt: at(monday, 6.5) });
    await write(monday);
    expect(await letters()).toEqual([]);
    await write(addDays(monday, 1));
    expect(await letters()).toHaveLength(1);
    await fitting(1);
    await putResume(platform, id, resume, at(addDays(monday, 2), 6.5));
    await write(addDays(monday, 2));
    expect(await letters()).toHaveLength(2);
  });

  test("not before six, and each in a minute of their own between six and nine", async () => {
    await fitting(1);
    for (let person = 0; person < 60; person++) await aSeeker(platform);
    expect(morningAt(at(monday, 5.99))).toBeNull();
    const counts: number[] = [];
    for (const hour of [6, 7, 8, 9]) {
      await write(monday, hour);
      counts.push((await letters()).length);
    }
    expect(counts[0]).toBeLessThan(6);
    expect(counts[3]).toBe(60);
    // A third an hour, by lot: half as many again is far beyond chance.
    for (const [before, after] of [
      [0, 1],
      [1, 2],
      [2, 3],
    ] as const) {
      expect((counts[after] ?? 0) - (counts[before] ?? 0)).toBeGreaterThan(5);
      expect((counts[after] ?? 0) - (counts[before] ?? 0)).toBeLessThan(36);
    }
  });
});

describe("what is suggested", () => {
  test("ten at most, best first, each with where it leads and why; what was left over does not come the next day", async () => {
    await fitting(12);
    await platform.database.run("update open_vacancies set came_at = now() - interval '1 hour'");
    const { id } = await aSeeker(platform);
    await write(monday);
    const [letter] = await letters();
    expect(letter?.subject).toBe("10 lowongan untuk Anda");
    const titles = titlesIn(letter?.text);
    expect(titles).toHaveLength(10);
    expect(titles.slice(0, 6)).toEqual([0, 1, 2, 3, 4, 5].map(getTitle));
    expect(letter?.text).toMatch(
      /\nMirip dengan posisi atau jurusan Anda: analis, gudang\nhttps?:\/\/\S+\?media=email-saran\n/,
    );
    expect(openStops(platform.sealer, letter?.url?.split("/").at(-1) ?? "")).toEqual([
      { kind: "suggestions", stops: String(id) },
    ]);
    await write(addDays(monday, 1));
    expect(await letters()).toHaveLength(1);
  });

  test("never one that was suggested before, though it closed and came again", async () => {
    const [first] = await fitting(1);
    await aSeeker(platform);
    await write(monday);
    await platform.database.run("update open_vacancies set came_at = now() + interval '1 minute' where id = $1", [
      first,
    ]);
    await forgetSuggested(platform.database.db, new Date("2099-01-01"));
    await write(addDays(monday, 1));
    expect(await letters()).toHaveLength(1);
    await fitting(2);
    await write(addDays(monday, 2));
    expect((await letters()).map(({ text }) => titlesIn(text).length)).toEqual([1, 2]);
  });

  test("never one that was applied to, though the application was withdrawn", async () => {
    const [applied, other] = await fitting(2);
    const { id } = await aSeeker(platform);
    await platform.database.run(
      `insert into applications (applicant_id, vacancy_id, platform_id, status, position_id, position_en, company_name,
         end_reason, created_at) values ($1, $2, 1, 'not-continued', 'a', 'a', 'a', 'withdrawn', now())`,
      [id, applied],
    );
    await write(monday);
    expect((await letters()).map(({ text }) => text.match(/lowongan-detail-page\/(\d+)/)?.[1])).toEqual([
      String(other),
    ]);
  });

  test("none that closed before it is written, and none from more than thirty days ago for the first", async () => {
    const [closed, old, open] = await fitting(3);
    await aSeeker(platform);
    await platform.database.run("update open_vacancies set closes_at = now() where id = $1", [closed]);
    await platform.database.run("update open_vacancies set came_at = now() - interval '31 days' where id = $1", [old]);
    await write(monday);
    const [letter] = await letters();
    expect([...(letter?.text.matchAll(/lowongan-detail-page\/(\d+)/g) ?? [])].map(([, id]) => Number(id))).toEqual([
      open,
    ]);
  });

  test("what did not fit is looked at again once the resume changed", async () => {
    await fitting(1);
    await platform.database.run("update open_vacancies set came_at = now() - interval '1 day'");
    const { id, resume } = await aSeeker(platform, { resume: { domicileId: 1, category: 1, experiences: [] } });
    await write(monday);
    await write(addDays(monday, 1));
    expect(await letters()).toEqual([]);
    const { experiences } = (await aSeeker(platform)).resume;
    await putResume(platform, id, { ...resume, experiences, category: 2 }, at(addDays(monday, 1), 12));
    await platform.database.run("delete from resumes where applicant_id <> $1", [id]);
    await write(addDays(monday, 2));
    expect(await letters()).toHaveLength(1);
  });

  test("is written in the reader's language", async () => {
    await fitting(1);
    const { id } = await aSeeker(platform);
    await platform.database.run("update applicants set language = 'en' where id = $1", [id]);
    await write(monday);
    expect((await letters())[0]?.text).toContain("== Suggested for you ==");
  });
});

describe("one letter for suggestions and alerts", () => {
  /** Another source that sends each of its people a vacancy every day. */
  const telling = (address: string, vacancyId: number): LetterSource => ({
    async open() {
      const waiting = [{ key: address, address, language: "id" as const, applicantId: null }];
      const part = { heading: "Kabar", vacancies: [{ id: vacancyId, reason: null }], media: "email-kabar", stops: "1" };
      return { due: async () => waiting.splice(0), take: async () => new Map([[address, part]]) };
    },
  });

  test.each([
    ["holds both where both are due", 0, ["Saran untuk Anda", "Kabar"]],
    ["holds no suggestions on a day that is not theirs", 1, ["Kabar"]],
  ])("%s", async (_, days, headings) => {
    const [, told = 0] = await fitting(2);
    const { email } = await aSeeker(platform, { period: "weekly" });
    // Someone to whom suggestions come on both days.
    await aSeeker(platform);
    const occasion = morningAt(at(addDays(monday, days), 9));
    if (occasion === null) throw new Error("no morning");
    const sources = { suggestions: suggestionSource(readLately), alerts: telling(email, told) };
    await writeLetters({ ...platform, siteName: () => "Situs Karier", sources }, occasion);
    const own = (await letters()).filter(({ recipient }) => recipient === email);
    expect(own.map(({ text }) => [...text.matchAll(/^== (.*) ==$/gm)].map(([, heading]) => heading))).toEqual([
      headings,
    ]);
  });
});

describe("what an applicant sees of it", () => {
  const own = (applicantId: number, now: Date) =>
    ownSuggestions(platform.database.db, readLately, { applicantId, language: "id" }, now);

  test("the last letter, the next day and what would come today, which looking does not change", async () => {
    const ids = await fitting(2);
    const { id } = await aSeeker(platform, { period: "weekly" });
    const before = await own(id, at(monday, 5));
    expect(before).toMatchObject({ status: "comes", last: null, nextOn: monday });
    expect(before.preview.map(({ vacancyId }) => vacancyId)).toEqual(ids);
    await write(monday);
    expect(titlesIn((await letters())[0]?.text)).toHaveLength(2);
    const after = await own(id, at(monday, 10));
    expect(after).toEqual({
      status: "comes",
      last: { at: at(monday, 9), count: 2 },
      nextOn: addDays(monday, 7),
      preview: [],
    });
  });

  test.each<[SeekerGiven, string]>([
    [{ period: "never" }, "never"],
    [{ seeking: "tidak aktif" }, "not-looking"],
    [{ resume: { category: null } }, "resume-incomplete"],
  ])("why none comes: %j is %s", async (overrides, status) => {
    const { id } = await aSeeker(platform, overrides);
    expect(await own(id, at(monday, 5))).toEqual({ status, last: null, nextOn: null, preview: [] });
  });

  test("a resume completed after six has its first the next day", async () => {
    const { id } = await aSeeker(platform, { completedAt: at(monday, 7) });
    expect((await own(id, at(monday, 8))).nextOn).toBe(addDays(monday, 1));
    expect((await own(9_999_999, at(monday, 8))).status).toBe("resume-incomplete");
  });
});
