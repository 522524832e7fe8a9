import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { anApplicant } from "../../../../tests/support/accounts.ts";
import { testDatabase } from "../../../../tests/support/database.ts";
import { anEventFile, type PackTexts } from "../../../../tests/support/pack-files.ts";
import { migrations } from "../../../app/migrations.ts";
import { jakartaDay } from "../../../i18n/calendar.ts";
import type { Database } from "../../../platform/database/database.ts";
import { readPackFolder } from "../../../platform/operations/content-pack/pack-folder.ts";
import { packTexts } from "../../../platform/operations/content-pack/pack-values.ts";
import { eventCards } from "../../agenda/agenda.queries.server.ts";
import { tabs } from "../../agenda/event.ts";
import { wireItem } from "../../agenda/portal/wire-event.server.ts";
import { eventPack } from "./event-pack.server.ts";

let database: Database;
beforeAll(async () => {
  database = await testDatabase(migrations);
});
afterAll(() => database.close());

/** Loads files as the pack's import does. */
async function load(files: PackTexts) {
  const listed = Object.entries(files).map(([path, text]) => ({ path, text }));
  const part = eventPack.read(listed, jakartaDay(new Date()));
  return database.transact((tx) => part.put(tx));
}

async function stored(slug: string) {
  return database.db.selectFrom("events").selectAll().where("slug", "=", slug).executeTakeFirstOrThrow();
}

test("an event is at its hours of Jakarta, days counted from the day of loading", async () => {
  const dates = { starts: { day: "2026-12-03", time: "18:45" }, ends: { day: "2026-12-03", time: "20:30" } };
  await load({ "events/a.md": anEventFile(dates) });
  expect(await stored("bursa-uji")).toMatchObject({
    starts_at: new Date("2026-12-03T11:45:00Z"),
    ends_at: new Date("2026-12-03T13:30:00Z"),
    opens_at: null,
    closes_at: new Date("2026-12-03T11:45:00Z"),
    quota: null,
    body_id: "<p>Teks id.</p>",
    body_en: "<p>Teks en.</p>",
  });
});

test("the same slug again updates, what says the same is left alone, registrations stay", async () => {
  const file = { "events/tetap.md": anEventFile({ slug: "tetap" }) };
  expect(await load(file)).toEqual({ added: 1, updated: 0, unchanged: 0 });
  const { id: event_id, updated_at } = await stored("tetap");
  const { id: applicant_id } = await anApplicant({ database });
  await database.db.insertInto("event_registrations").values({ event_id, applicant_id }).execute();
  expect(await load(file)).toEqual({ added: 0, updated: 0, unchanged: 1 });
  expect((await stored("tetap")).updated_at).toEqual(updated_at);
  const changed = { "events/tetap.md": anEventFile({ slug: "tetap", quota: 5 }) };
  expect(await load(changed)).toEqual({ added: 0, updated: 1, unchanged: 0 });
  const now = await stored("tetap");
  expect(now).toMatchObject({ id: event_id, quota: 5 });
  expect(now.updated_at.getTime()).toBeGreaterThan(updated_at.getTime());
  const registrations = database.db.selectFrom("event_registrations").selectAll().where("event_id", "=", event_id);
  expect(await registrations.execute()).toHaveLength(1);
});

describe("a file that cannot be used is named with its line:", () => {
  test.each([
    ["no title", { title: undefined }, /line 2: title/],
    ["an unknown field", { price: 10 }, /line 18: price/],
    ["an end before the start", { ends: { day: 3, time: "08:59" } }, /line 16: ends: it must lie after starts/],
    ["a time that there is not", { ends: { day: 3, time: "24:00" } }, /line 17: ends\.time: a time of day/],
    ["no places", { quota: 0 }, /line 18: quota/],
    ["registration that closes after the end", { registration: { closes: { day: 4, time: "09:00" } } }, /closes: it/],
    ["registration that opens as it closes", { registration: { opens: { day: 3, time: "09:00" } } }, /opens: it/],
    ["a room of an event that is not online", { room: { url: "https://ruang.example/a" } }, /room: only an online/],
    ["a room that is no safe address", { online: true, room: { url: "javascript:alert(1)" } }, /room\.url/],
  ])("%s", async (_, file, message) => {
    const files = { "events/rusak.md": anEventFile({ slug: "rusak", ...file }) };
    await expect(load(files)).rejects.toThrow(message);
    await expect(load(files)).rejects.toThrow(/^events\/rusak\.md, line \d+: /);
    const stored = database.db.selectFrom("events").select("id").where("slug", "=", "rusak");
    expect(await stored.execute()).toEqual([]);
  });

  test("a slug that another file has", async () => {
    const files = { "events/a.md": anEventFile(), "events/b.md": anEventFile() };
    await expect(load(files)).rejects.toThrow('events/b.md, line 2: events/a.md is "bursa-uji" already');
  });
});

test("the sample has events of every kind, in both languages", async () => {
  await database.run("truncate events, event_registrations");
  const sample = packTexts(await readPackFolder("content/sample")).texts;
  await load(
    Object.fromEntries(sample.filter(({ path }) => path.startsWith("events/")).map(({ path, text }) => [path, text])),
  );
  const whole = { offset: 0, limit: 100 };
  const read = (tab: (typeof tabs)[number]) =>
    eventCards({ db: database.db, language: "en", applicantId: null }, tab, whole);
  const items = (await read("all")).map(wireItem);
  expect(items.length).toBeGreaterThanOrEqual(14);
  for (const tab of tabs) expect(await read(tab)).not.toEqual([]);
  const kinds = new Set(items.map(({ registration }) => registration));
  expect([...kinds].sort()).toEqual(["closed", "full", "not-yet", "open", "past"]);
  const open = items.filter(({ registration }) => registration === "open");
  expect(open.some(({ quota }) => quota === null)).toBe(true);
  expect(open.some(({ quota }) => quota !== null)).toBe(true);
  expect(open.some(({ isOnline }) => isOnline)).toBe(true);
  expect(open.some(({ isOnline }) => !isOnline)).toBe(true);
});
