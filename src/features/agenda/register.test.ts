// Shows: V16
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { anApplicant } from "../../../tests/support/accounts.ts";
import { testDatabase } from "../../../tests/support/database.ts";
import { dayInWords, inDays } from "../../../tests/support/days.ts";
import { anApplicant as applicantOf, sendTo } from "../../../tests/support/endpoints.ts";
import { fromNow, getAgendaEndpoints, storeEvent } from "../../../tests/support/events.ts";
import { migrations } from "../../app/migrations.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Mail } from "../../platform/mail/mail-message.ts";
import type { Person } from "../../platform/personal-data.ts";
import { readSettings } from "../../platform/settings/settings.ts";
import { agendaPersonalData } from "./agenda.queries.server.ts";
import { register } from "./register.server.ts";

let database: Database;
const queued: Mail[] = [];
beforeAll(async () => {
  database = await testDatabase(migrations);
});
afterAll(() => database.close());

const aPerson = async () => (await anApplicant({ database })).id;

async function ask(twin: "register" | "unregister", applicantId: number, Id: unknown) {
  const identity = applicantOf(applicantId);
  const call = `POST front-end/agenda-${twin}`;
  return (await sendTo(getAgendaEndpoints(database, queued))(call, { body: { Id }, identity })).reply;
}

async function placesAt(eventId: number): Promise<number[]> {
  const rows = await database.db
    .selectFrom("event_registrations")
    .select("applicant_id")
    .where("event_id", "=", eventId)
    .execute();
  return rows.map(({ applicant_id }) => applicant_id);
}

const accepted = { status: "accepted" };
const HOUR = 3600;
const over = { starts_at: fromNow(-HOUR), ends_at: fromNow(-1), closes_at: fromNow(-HOUR) };

test("registering takes a place, twice the same one; giving it back makes it free, twice too", async () => {
  const [applicant, event] = [await aPerson(), await storeEvent(database, { quota: 1 })];
  expect(await ask("register", applicant, event)).toMatchObject(accepted);
  expect(await ask("register", applicant, event)).toMatchObject(accepted);
  expect(await placesAt(event)).toEqual([applicant]);
  expect(await ask("unregister", applicant, event)).toMatchObject(accepted);
  expect(await ask("unregister", applicant, event)).toMatchObject(accepted);
  expect(await placesAt(event)).toEqual([]);
});

test("fifty at once for the last three places are three", async () => {
  const event = await storeEvent(database, { quota: 10, taken_elsewhere: 7 });
  const people = await Promise.all(Array.from({ length: 50 }, aPerson));
  const replies = await Promise.all(people.map((applicant) => ask("register", applicant, event)));
  expect(replies.filter(({ status }) => status === "accepted")).toHaveLength(3);
  expect(replies.filter((reply) => "code" in reply && reply.code === "event-full")).toHaveLength(47);
  expect(await placesAt(event)).toHaveLength(3);
});

test("one person who asks twenty times at once takes one place, and gets the same answer each time", async () => {
  const [applicant, event] = [await aPerson(), await storeEvent(database, { quota: 2 })];
  const replies = await Promise.all(Array.from({ length: 20 }, () => ask("register", applicant, event)));
  expect(replies.every(({ status }) => status === "accepted")).toBe(true);
  expect(await placesAt(event)).toEqual([applicant]);
});

test.each([
  ["has not opened", { opens_at: fromNow(HOUR) }, "event-not-open", "Pendaftaran acara ini belum dibuka."],
  ["has closed", { closes_at: fromNow(-1) }, "event-not-open", "Pendaftaran acara ini sudah ditutup."],
  ["is full", { quota: 1, taken_elsewhere: 1 }, "event-full", "Tempat sudah penuh."],
  ["is over", over, "event-past", "Acara ini sudah selesai."],
])("an event that %s takes nobody", async (_, dates, code, message) => {
  const [applicant, event] = [await aPerson(), await storeEvent(database, dates)];
  expect(await ask("register", applicant, event)).toMatchObject({ status: "refused", http: 200, code, message });
  expect(await placesAt(event)).toEqual([]);
});

test("one may register while it goes on, where its registration is still open", async () => {
  const event = await storeEvent(database, {
    starts_at: fromNow(-HOUR),
    ends_at: fromNow(HOUR),
    closes_at: fromNow(60),
  });
  expect(await ask("register", await aPerson(), event)).toMatchObject(accepted);
});

test("a person with a place keeps it when the event is over: giving back is refused, asking again is success", async () => {
  const [applicant_id, event_id] = [await aPerson(), await storeEvent(database, over)];
  await database.db.insertInto("event_registrations").values({ event_id, applicant_id }).execute();
  expect(await ask("unregister", applicant_id, event_id)).toMatchObject({ http: 200, code: "event-past" });
  expect(await ask("register", applicant_id, event_id)).toMatchObject(accepted);
  expect(await placesAt(event_id)).toEqual([applicant_id]);
});

test.each(["register", "unregister"] as const)(
  "%s without a right Id is a wrong field, of no event 404",
  async (twin) => {
    const applicant = await aPerson();
    for (const Id of [undefined, null, "", "1", 1.5]) {
      expect(await ask(twin, applicant, Id)).toMatchObject({ http: 422, extra: { errors: [{ path: "Id" }] } });
    }
    expect(await ask(twin, applicant, 999_999)).toMatchObject({ http: 404 });
  },
);

test("pages that show how many places are left hear of each change, and of nothing else", async () => {
  const heard: string[] = [];
  const stop = await database.listen("page_changes", (tag) => void heard.push(tag));
  const [applicant, event] = [await aPerson(), await storeEvent(database)];
  for (const twin of ["unregister", "register", "register", "unregister"] as const) await ask(twin, applicant, event);
  await expect.poll(() => heard).toEqual([`event:${event}`, `event:${event}`]);
  await stop();
});

describe("the mail that confirms", () => {
  const [first, last] = [inDays(300), inDays(302)];
  const at = (day: string, time: string) => new Date(`${day}T${time}:00+07:00`);
  const dates = { starts_at: at(first, "09:00"), ends_at: at(first, "16:00"), closes_at: at(first, "09:00") };
  const titles = { title_id: "Bursa <Uji>", title_en: "Trial Fair", location_id: "Kota Medan", location_en: "Medan" };

  async function getMails(language: "id" | "en", twins: readonly ("register" | "unregister")[], overrides = {}) {
    const { id } = await anApplicant({ database }, { language });
    const event = await storeEvent(database, { ...titles, ...dates, ...overrides });
    queued.length = 0;
    for (const twin of twins) await ask(twin, id, event);
    const page = `https://k.example/karier/agenda/agenda-detail/${event}`;
    return {
      page,
      mails: queued.map((mail) => {
        const { text, html } = mail.render({ code: "7K2M9-4QDHX", checkUrl: "https://k.example/karier/cek-surat" });
        return { ...mail, html, text: text.replaceAll("\u00A0", " ").replaceAll("\u2060", "") };
      }),
    };
  }

  test("is in the language of who registered, with day, place, and the calendar's file", async () => {
    const { page, mails } = await getMails("en", ["register", "register"]);
    expect(mails).toHaveLength(1);
    const [mail] = mails;
    expect(mail).toMatchObject({ kind: "event-registered", language: "en", subject: "You are registered: Trial Fair" });
    expect(mail?.text).toMatch(new RegExp(`${dayInWords(first, "en", true)}, 09:00–16:00 WIB`));
    for (const words of ["Medan", page, `${page}/calendar.ics`]) {
      expect(mail?.text).toContain(words);
    }
  });

  test("of giving the place back says so once, and writes titles as text", async () => {
    const { page, mails } = await getMails("id", ["unregister", "register", "unregister", "unregister"]);
    expect(mails.map(({ kind }) => kind)).toEqual(["event-registered", "event-cancelled"]);
    const [registered, cancelled] = mails;
    expect(cancelled).toMatchObject({ subject: "Pendaftaran dibatalkan: Bursa <Uji>", language: "id" });
    expect(cancelled?.text).toMatch(new RegExp(`${dayInWords(first, "id", true)}, 09\\.00–16\\.00 WIB`));
    expect(cancelled?.text).toContain(page);
    expect(cancelled?.text).not.toContain("calendar.ics");
    expect(registered?.html).toContain("Bursa &lt;Uji&gt;");
    expect(registered?.html).not.toContain("<Uji>");
  });

  test("of an event of several days says when it begins and ends, and never the address of its room", async () => {
    const room = { is_online: true, room_url: "https://ruang.example/rahasia", room_opens_at: fromNow(-1) };
    const { mails } = await getMails("id", ["register"], { ...room, ends_at: at(last, "16:00") });
    expect(mails[0]?.text).toMatch(new RegExp(`${dayInWords(last, "id", true)}, 16\\.00 WIB`));
    expect(JSON.stringify(mails)).not.toContain("ruang.example");
  });

  test("is promised to nobody who got no place, and takes the place back when it cannot be promised", async () => {
    const { mails } = await getMails("id", ["register"], { quota: 1, taken_elsewhere: 1 });
    expect(mails).toEqual([]);
    const { id } = await anApplicant({ database });
    const event = await storeEvent(database);
    const no = () => Promise.reject(new Error("no"));
    const rest = { deliver: no, wake: no, tidy: no, forgetKept: no };
    const refusing = { queue: no, queueMany: no, ...rest };
    const platform = { database, outbox: refusing, settings: readSettings({}) };
    const wish = { eventId: event, applicantId: id };
    await expect(register({ platform, siteName: () => "" }, wish)).rejects.toThrow("no");
    expect(await placesAt(event)).toEqual([]);
  });
});

/** A person as features receive them for an export or an erasure. */
const known = (applicantId: number): Person => ({ applicantId, email: "", tokenKeys: [] });

test("one person's registrations can be exported and erased, another's stay", async () => {
  const [one, other] = [await aPerson(), await aPerson()];
  const first = await storeEvent(database, { title_id: "Bursa", title_en: "Fair" });
  const second = await storeEvent(database, over);
  await ask("register", one, first);
  await ask("register", other, first);
  await database.db.insertInto("event_registrations").values({ event_id: second, applicant_id: one }).execute();
  const [told] = await agendaPersonalData.tell(database.db, known(one));
  expect(told?.data).toHaveLength(2);
  expect(told?.data).toContainEqual(expect.objectContaining({ eventId: first, titleId: "Bursa", titleEn: "Fair" }));
  await database.transact((tx) => agendaPersonalData.erase(tx, known(one), new Date()));
  expect(await agendaPersonalData.tell(database.db, known(one))).toMatchObject([{ data: [] }]);
  expect(await placesAt(first)).toEqual([other]);
});
