// Shows: F9
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type ActsOfTest, actsOfTest } from "../../../tests/support/acts.ts";
import type { AtDesk } from "../../../tests/support/desk.ts";
import { addDays, dayBegins, jakartaDay } from "../../i18n/calendar.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { Mail } from "../../platform/mail/mail-message.ts";
import { isWorkingDay, waitingIn } from "./day.ts";
import { mailMornings } from "./mail-mornings.server.ts";

let acts: ActsOfTest;
let one: Awaited<ReturnType<ActsOfTest["aCase"]>>;
let recruiter: AtDesk;
let sent: Mail[] = [];
/** A working day to come, and its weekend. */
let monday: string;
beforeAll(async () => {
  acts = await actsOfTest();
  one = await acts.aCase();
  recruiter = one.recruiter;
  const today = jakartaDay(acts.platform.clock());
  monday =
    [1, 2, 3, 4, 5, 6, 7].map((days) => addDays(today, days)).find((day) => new Date(day).getUTCDay() === 1) ?? "";
  const late = { due_on: addDays(today, -1) };
  await acts.db.updateTable("desk_applications").set(late).where("application_id", "=", one.applicationId).execute();
});
afterAll(() => acts.platform.close());
beforeEach(async () => {
  await acts.db.updateTable("staff").set({ morning_on: null, morning_mail: true, state: "active" }).execute();
  sent = [];
});

const hourMs = 3_600_000;

/** The job as it runs at an hour of a day in Jakarta. */
async function runAt(day: string, hour = 7, { settings } = acts.platform): Promise<void> {
  const then = new Date(dayBegins(day).getTime() + hour * hourMs);
  const outbox = { ...acts.platform.outbox, queue: async (_: Tx, mail: Mail) => sent.push(mail) };
  await mailMornings({ ...acts.platform, settings, outbox, clock: () => then }, () => "Situs Karier");
}

const toText = (mail: Mail | undefined) => {
  const { text = "", html = "" } = mail?.render({ code: "7K2M9-4QDHX", checkUrl: "https://situs.contoh/cek" }) ?? {};
  return { text, all: text + html };
};

describe("the mail in the morning", () => {
  test("has counts and links on a working day, in the member's language, and no applicant's name", async () => {
    await acts.db.updateTable("staff").set({ language: "en" }).where("id", "=", recruiter.id).execute();
    await runAt(monday);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ to: recruiter.email, subject: "1 waiting", language: "en" });
    const { text, all } = toText(sent[0]);
    expect(text).toContain("Applicants waiting longer than promised: 1");
    expect(text).toMatch(/https?:\/\/\S+\/staff\/applications\?waiting=late/);
    expect(text).toMatch(/Turn it off at https?:\/\/\S+\/staff\/me/);
    const { name } = await acts.db.selectFrom("desk_applications").select("name").executeTakeFirstOrThrow();
    expect(all).not.toContain(name);
    await acts.db.updateTable("staff").set({ language: "id" }).where("id", "=", recruiter.id).execute();
    await runAt(addDays(monday, 1));
    expect(sent.at(-1)).toMatchObject({ subject: "1 menunggu", language: "id" });
  });

  test("comes once a day, though two processes work at once and start again", async () => {
    await Promise.all([runAt(monday), runAt(monday)]);
    await runAt(monday);
    expect(sent).toHaveLength(1);
  });

  test("is not made up for what comes after it was looked at, and comes again the next day", async () => {
    const editor = await acts.desk.as({ role: "editor" });
    await runAt(monday);
    expect(sent.map(({ to }) => to)).toEqual([recruiter.email]);
    const { morning_on } = await acts.db
      .selectFrom("staff")
      .select("morning_on")
      .where("id", "=", editor.id)
      .executeTakeFirstOrThrow();
    expect(morning_on).toBe(monday);
    await runAt(addDays(monday, 1));
    expect(sent).toHaveLength(2);
  });

  test.each([
    ["a Saturday", 5, 7],
    ["a Sunday", 6, 7],
    ["before seven", 0, 6.9],
    ["from eight on", 0, 8],
  ])("does not come on or at %s", async (_, days, hour) => {
    await runAt(addDays(monday, days), hour);
    expect(sent).toEqual([]);
  });

  test.each(["invited", "suspended"] as const)("is not for who is %s", async (state) => {
    await acts.db.updateTable("staff").set({ state }).where("id", "=", recruiter.id).execute();
    await runAt(monday);
    expect(sent).toEqual([]);
  });

  test("can be turned off and on by oneself", async () => {
    const set = (morningMail: boolean) => recruiter.send("PATCH", "me", { body: { morningMail } });
    expect((await set(false)).body).toMatchObject({ morningMail: false });
    await runAt(monday);
    expect(sent).toEqual([]);
    expect((await set(true)).body).toMatchObject({ morningMail: true });
    await runAt(monday);
    expect(sent).toHaveLength(1);
  });

  test("is not sent where the desk is closed", async () => {
    const { settings } = acts.platform;
    await runAt(monday, 7, { ...acts.platform, settings: { ...settings, desk: { ...settings.desk, isOpen: false } } });
    expect(sent).toEqual([]);
  });
});

test("open tasks are what one has to do; what is sent or closes automatically, and new applicants, are not", () => {
  const promised = { late: 3, today: 2, near: 7, far: 9 };
  const others = {
    fresh: 4,
    held: { count: 5, next: null },
    closing: 6,
    returned: 0,
    reviews: 1,
    mentions: 2,
    jobsDone: 8,
  };
  const later = { owed: 1, conflicts: null };
  expect(waitingIn({ promised, ...others, ...later })).toEqual([
    ["late", 3],
    ["today", 2],
    ["owed", 1],
    ["mentions", 2],
    ["reviews", 1],
  ]);
});

test.each([
  ["2026-11-23", true],
  ["2026-11-27", true],
  ["2026-11-28", false],
  ["2026-11-29", false],
])("%s is a working day: %s", (day, expected) => {
  expect(isWorkingDay(day)).toBe(expected);
});
