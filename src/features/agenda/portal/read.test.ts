// Shows: V16
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { anApplicant } from "../../../../tests/support/accounts.ts";
import { testDatabase } from "../../../../tests/support/database.ts";
import { anApplicant as applicantOf, sendTo } from "../../../../tests/support/endpoints.ts";
import { anEvent, fromNow, getAgendaEndpoints, putAll, storeEvent } from "../../../../tests/support/events.ts";
import { migrations } from "../../../app/migrations.ts";
import type { Database, Tx } from "../../../platform/database/database.ts";
import { eventCards, eventNames, nextChange, tabCounts } from "../agenda.queries.server.ts";
import { tabs } from "../event.ts";
import { eventAnswer, eventListAnswer } from "./agenda.api.server.ts";
import { comingEvents, untilNextChange, wireItem } from "./wire-event.server.ts";

let database: Database;
beforeAll(async () => {
  database = await testDatabase(migrations);
});
afterAll(() => database.close());
beforeEach(() => database.run("truncate events, event_registrations").then(() => undefined));

function send(...[call, options]: Parameters<ReturnType<typeof sendTo>>) {
  return sendTo(getAgendaEndpoints(database))(call, options);
}

async function list(query: Record<string, string> = {}) {
  const { answer, ...rest } = await send("GET front-end/agenda-inner-page/{lang}", { query });
  return { ...rest, ...eventListAnswer.parse(answer) };
}

async function detail(id: number, options: Parameters<ReturnType<typeof sendTo>>[1] = {}) {
  const { answer } = await send("GET front-end/agenda-detail-page/{id}", { path: { id: String(id) }, ...options });
  return eventAnswer.parse(answer).data;
}

const HOUR = 3600;
const at = (starts: number, ends: number) => ({ starts_at: fromNow(starts), ends_at: fromNow(ends) });

/** Reads events in the transaction that stored them, so that the database's clock stands still between. */
async function heldStill<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
  return database.transact(work);
}

describe("around the second", () => {
  test.each([
    ["begins in a second", at(1, HOUR), "not-started", "upcoming"],
    ["begins now", at(0, HOUR), "ongoing", "ongoing"],
    ["began a second ago", at(-1, HOUR), "ongoing", "ongoing"],
    ["ends in a second", at(-HOUR, 1), "ongoing", "ongoing"],
    ["ends now", at(-HOUR, 0), "past", "past"],
    ["ended a second ago", at(-HOUR, -1), "past", "past"],
  ])("an event that %s has the same state in its status and its tab", async (_, dates, status, tab) => {
    await heldStill(async (tx) => {
      await putAll(tx, [anEvent({ ...dates, closes_at: dates.ends_at })]);
      const reader = { db: tx, language: "id", applicantId: null } as const;
      for (const other of tabs) {
        const found = await eventCards(reader, other, { offset: 0, limit: 9 });
        expect(found.map((card) => wireItem(card).status)).toEqual(other === "all" || other === tab ? [status] : []);
      }
      expect(await tabCounts(tx)).toEqual({ all: 1, ongoing: 0, upcoming: 0, past: 0, [tab]: 1 });
    });
  });

  test.each([
    ["opens in a second", "not-yet", { opens_at: fromNow(1) }],
    ["opens now", "open", { opens_at: fromNow(0) }],
    ["closes in a second", "open", { closes_at: fromNow(1) }],
    ["closes now", "closed", { closes_at: fromNow(0) }],
  ])("registration that %s is %s", async (_, registration, dates) => {
    await heldStill(async (tx) => {
      await putAll(tx, [anEvent(dates)]);
      const reader = { db: tx, language: "id", applicantId: null } as const;
      const [card] = await eventCards(reader, "all", { offset: 0, limit: 9 });
      expect(card && wireItem(card).registration).toBe(registration);
    });
  });
});

describe("the list", () => {
  test("has nothing where there is nothing", async () => {
    expect(await list()).toMatchObject({ data: [], totalRows: 0, counts: { all: 0 } });
  });

  test("lists ongoing ones first, then the next, then the latest past", async () => {
    await storeEvent(database, { title_id: "lusa", ...at(48 * HOUR, 49 * HOUR), closes_at: fromNow(HOUR) });
    await storeEvent(database, { title_id: "dulu", ...at(-72 * HOUR, -71 * HOUR), closes_at: fromNow(-72 * HOUR) });
    await storeEvent(database, { title_id: "kini", ...at(-HOUR, HOUR), closes_at: fromNow(HOUR) });
    await storeEvent(database, { title_id: "kemarin", ...at(-24 * HOUR, -23 * HOUR), closes_at: fromNow(-24 * HOUR) });
    await storeEvent(database, { title_id: "besok", ...at(24 * HOUR, 25 * HOUR), closes_at: fromNow(HOUR) });
    expect((await list()).data.map(({ title }) => title)).toEqual(["kini", "besok", "lusa", "kemarin", "dulu"]);
    expect((await list({ tab: "past" })).data.map(({ title }) => title)).toEqual(["kemarin", "dulu"]);
  });

  test("gives nine a page, and past the end an empty page with the true number", async () => {
    await database.transact((tx) =>
      putAll(
        tx,
        Array.from({ length: 11 }, () => anEvent()),
      ),
    );
    const pages = [await list(), await list({ page: "2" }), await list({ page: "3" })];
    expect(pages.map(({ data }) => data.length)).toEqual([9, 2, 0]);
    expect(pages.map(({ totalRows }) => totalRows)).toEqual([11, 11, 11]);
    expect(new Set(pages.flatMap(({ data }) => data.map(({ id }) => id))).size).toBe(11);
  });

  test.each([{ tab: "tomorrow" }, { page: "0" }, { page: "1.5" }, { page: "dua" }])("refuses %o", async (query) => {
    const { reply } = await send("GET front-end/agenda-inner-page/{lang}", { query });
    expect(reply).toMatchObject({ http: 422, extra: { errors: [{ path: Object.keys(query)[0] }] } });
  });
});

describe("an event", () => {
  test("is returned in the requested language, with its schedule, its text sanitized", async () => {
    const schedule = [{ time: "09:00", title: { id: "Pintu dibuka", en: "Doors open" } }];
    const id = await storeEvent(database, {
      ...{ title_id: "Bursa", title_en: "Fair", schedule: JSON.stringify(schedule) },
      body_en: "<p>Text<script>alert(1)</script></p>",
    });
    expect(await detail(id, { language: "en" })).toMatchObject({
      title: "Fair",
      body: "<p>Text</p>",
      schedule: [{ time: "09:00", title: "Doors open", note: "" }],
    });
  });

  test("there never was is 404, a number that is none 400", async () => {
    const call = "GET front-end/agenda-detail-page/{id}";
    expect((await send(call, { path: { id: "999999" } })).reply).toMatchObject({ http: 404 });
    expect((await send(call, { path: { id: "satu" } })).reply).toMatchObject({ http: 400 });
  });

  test("counts places that were given away elsewhere and here", async () => {
    const { id: applicant_id } = await anApplicant({ database });
    const event_id = await storeEvent(database, { quota: 5, taken_elsewhere: 2 });
    await database.db.insertInto("event_registrations").values({ event_id, applicant_id }).execute();
    expect(await detail(event_id)).toMatchObject({ registered: false, registeredCount: 3, quota: 5 });
    const own = await detail(event_id, { identity: applicantOf(applicant_id) });
    expect(own).toMatchObject({ registered: true, registeredCount: 3 });
  });

  test("shows the way into its room to those registered, and only while it is open", async () => {
    const { id: applicant_id } = await anApplicant({ database });
    const identity = applicantOf(applicant_id);
    const room_url = "https://ruang.example/a";
    const soon = { is_online: true, ...at(60, HOUR), closes_at: fromNow(60), room_url };
    const open = await storeEvent(database, { ...soon, room_opens_at: fromNow(-60) });
    const closed = await storeEvent(database, { ...soon, room_opens_at: fromNow(50) });
    const over = { ...at(-HOUR, -60), closes_at: fromNow(-HOUR), room_opens_at: fromNow(-HOUR) };
    const past = await storeEvent(database, { ...soon, ...over });
    const values = [open, closed, past].map((event_id) => ({ event_id, applicant_id }));
    expect((await detail(open, { identity })).roomUrl).toBeNull();
    await database.db.insertInto("event_registrations").values(values).execute();
    expect((await detail(open, { identity })).roomUrl).toBe(room_url);
    expect((await detail(open)).roomUrl).toBeNull();
    for (const id of [closed, past]) expect((await detail(id, { identity })).roomUrl).toBeNull();
  });
});

describe("kept pages", () => {
  test("name every event that they show, and end with the next moment that changes one", async () => {
    const id = await storeEvent(database, { opens_at: fromNow(HOUR) });
    await storeEvent(database, { opens_at: fromNow(2 * HOUR) });
    const { shown, until } = await list();
    expect(shown).toEqual(expect.arrayContaining(["events", `event:${id}`]));
    const { opens_at } = await database.db
      .selectFrom("events")
      .select("opens_at")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    expect(until).toEqual([opens_at]);
  });

  test.each([
    ["begins", at(9, HOUR), 9],
    ["ends", at(-HOUR, 9), 9],
    ["closes its registration", { closes_at: fromNow(9) }, 9],
    ["opens its room", { room_url: "https://ruang.example/a", room_opens_at: fromNow(9) }, 9],
  ])("know that an event %s", async (_, dates, seconds) => {
    await heldStill(async (tx) => {
      await putAll(tx, [anEvent({ closes_at: fromNow(-2 * HOUR), ...dates })]);
      const change = await nextChange(tx);
      const [{ now } = { now: new Date(0) }] = await tx.selectFrom("events").select(fromNow(0).as("now")).execute();
      expect(change && Math.round((change.getTime() - now.getTime()) / 1000)).toBe(seconds);
    });
  });

  test("change no more where everything is past", async () => {
    await storeEvent(database, { ...at(-HOUR, -1), closes_at: fromNow(-HOUR) });
    expect(await nextChange(database.db)).toBeNull();
  });
});

test("other rooms get the events that are not past", async () => {
  const past = { ...at(-HOUR, -1), closes_at: fromNow(-HOUR) };
  await storeEvent(database, { title_id: "dulu", title_en: "then", ...past });
  const kini = await storeEvent(database, {
    title_id: "kini",
    title_en: "now",
    ...at(-1, HOUR),
    closes_at: fromNow(1),
  });
  await storeEvent(database, { title_id: "nanti", title_en: "later" });
  const { db } = database;
  expect((await eventNames(db, "en")).map(({ text }) => text)).toEqual(["now", "later"]);
  expect(await comingEvents(db, "id", 1)).toMatchObject([{ title: "kini", url: `/agenda/agenda-detail/${kini}` }]);
  const messages: string[] = [];
  await untilNextChange(db, { shows: (tag) => void messages.push(tag), holdsUntil: () => undefined });
  expect(messages).toEqual(["events"]);
});
