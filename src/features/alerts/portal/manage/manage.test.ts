// Shows: suggestions 2

import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type AlertPortal, alertPortal } from "../../../../../tests/support/alerts.ts";
import { inComingWeek } from "../../../../../tests/support/coming-week.ts";
import { jakartaDay } from "../../../../i18n/calendar.ts";
import { sealAlerts, sealFollow } from "../../alert-codes.server.ts";
import { alertsPersonalData } from "../../personal-data.server.ts";

const dayMs = 86_400_000;
const noon = inComingWeek("2026-11-26T12:00:00+07:00");

let portal: AlertPortal;
let people = 0;
beforeAll(async () => {
  portal = await alertPortal();
});
afterAll(() => portal.platform.close());
beforeEach(() => {
  portal.platform.time.now = noon;
});

const db = () => portal.platform.database.db;
const later = (days: number) => new Date(noon.getTime() + days * dayMs);

async function alertRow(email: string) {
  const rows = db().selectFrom("alerts").innerJoin("alert_addresses as held", "held.id", "address_id");
  return rows.selectAll("alerts").where("email_key", "=", email).orderBy("alerts.id").executeTakeFirst();
}

/** A guest with one alert, and the code that letters to the address carry. */
async function aGuestWith(search: object = { SearchString: "bidan" }) {
  const email = `penjaga-${++people}@contoh.id`;
  await portal.confirmed(email, { search });
  const row = await alertRow(email);
  if (row === undefined) throw new Error("The alert was not kept.");
  const code = sealAlerts(portal.platform.sealer, row.address_id, portal.platform.clock());
  return { email, id: row.id, addressId: row.address_id, code };
}

async function send(method: "PUT" | "DELETE", id: number, body: object, token?: string) {
  const holder = token ?? (await guestToken());
  const answered = await portal.fetch(holder, `alerts/${id}`, { method, body: JSON.stringify(body) });
  return { http: answered.status, body: Object(await answered.json()) };
}

async function guestToken(): Promise<string> {
  const { body } = await portal.visitor({ isBrowser: false }).form("login", { siteType: "x" });
  return String(body["token"]);
}

describe("the list of alerts", () => {
  test("lists the alerts of the signed-in account, with what each found in seven days", async () => {
    const { email, visitor } = await portal.aSignedIn();
    portal.platform.time.now = later(-8);
    await portal.come({ titleId: "Tukang Las Lama" });
    portal.platform.time.now = later(-6);
    await portal.come({ titleId: "Tukang Las" }, { titleId: "Tukang Las Senior", category: 1 });
    portal.platform.time.now = noon;
    const search = { SearchString: "tukang las", CategoryType: 2 };
    await visitor.json("alerts", { search, frequency: "weekly" });
    const { body } = await visitor.get("alerts/id");
    expect(body).toMatchObject({
      email,
      data: [
        {
          name: expect.stringMatching(/^tukang las · /),
          search: { ...search, BranchId: [], VacancyDepartmentId: [], isMatch: false },
          frequency: "weekly",
          isPaused: false,
          lastSentAt: null,
          hitsLastWeek: 1,
          endsOn: null,
        },
      ],
    });
  });

  test("lists a letter's reader the alerts of its address, a guest's alerts there to the account too", async () => {
    const { email, code } = await aGuestWith();
    const visitor = await portal.aGuest();
    expect((await visitor.get(`alerts/id?code=${code}`)).body).toMatchObject({ email, data: [{ name: "bidan" }] });
    expect(await visitor.get("alerts/id")).toMatchObject({ http: 401, body: { code: "sign-in-required" } });
    expect((await visitor.get("alerts/id?code=x")).body).toMatchObject({ code: "link-invalid" });
    const account = await portal.aSignedIn();
    await portal.confirmed(account.email, { search: { SearchString: "bidan desa" } });
    expect((await account.visitor.get("alerts/en")).body).toMatchObject({ data: [{ name: "bidan desa" }] });
  });

  test("a letter's link ends after 200 days, and with the last alert of its address", async () => {
    const { code, id } = await aGuestWith();
    portal.platform.time.now = later(199);
    expect((await (await portal.aGuest()).get(`alerts/id?code=${code}`)).body).toMatchObject({ acknowledge: 1 });
    portal.platform.time.now = later(200);
    expect((await (await portal.aGuest()).get(`alerts/id?code=${code}`)).body).toMatchObject({ code: "link-invalid" });
    portal.platform.time.now = noon;
    expect(await send("DELETE", id, { code })).toMatchObject({ http: 200, body: { acknowledge: 1 } });
    expect((await (await portal.aGuest()).get(`alerts/id?code=${code}`)).body).toMatchObject({ code: "link-invalid" });
  });
});

describe("an alert", () => {
  test("is changed in name, frequency and pause, one by one", async () => {
    const { email, id, code } = await aGuestWith();
    await send("PUT", id, { code, name: "Bidan saja" });
    expect(await alertRow(email)).toMatchObject({ name: "Bidan saja", frequency: "daily", paused_at: null });
    await send("PUT", id, { code, frequency: "weekly", isPaused: true });
    const monday = inComingWeek("2026-11-30T06:00:00+07:00");
    expect(await alertRow(email)).toMatchObject({ name: "Bidan saja", next_at: monday, paused_at: noon });
    await send("PUT", id, { code, isPaused: false });
    expect(await alertRow(email)).toMatchObject({ frequency: "weekly", paused_at: null });
    expect((await send("PUT", id, { code, name: " " })).http).toBe(422);
  });

  test("is nobody else's: neither without its code, nor with another's, nor for another account (promise 8)", async () => {
    const [mine, theirs] = [await aGuestWith(), await aGuestWith()];
    const other = await portal.aSignedIn();
    const follow = sealFollow(portal.platform.sealer, mine.id);
    for (const method of ["PUT", "DELETE"] as const) {
      for (const code of [undefined, theirs.code, follow, "x", String(mine.addressId)])
        expect((await send(method, mine.id, { code, name: "Dicuri" })).http).toBe(404);
      expect((await send(method, mine.id, { name: "Dicuri" }, other.token)).http).toBe(404);
    }
    expect(await alertRow(mine.email)).toMatchObject({ name: "bidan" });
    expect((await send("PUT", 987_654, { code: mine.code })).http).toBe(404);
  });

  test("of an address is its account's once that is activated, and not before", async () => {
    const { email, id } = await aGuestWith();
    const owner = await portal.aSignedIn();
    await db().updateTable("applicants").set({ email, email_key: email }).where("id", "=", owner.id).execute();
    expect((await send("PUT", id, { name: "Punya akun" }, owner.token)).http).toBe(200);
    await db().updateTable("applicants").set({ activated_at: null }).where("id", "=", owner.id).execute();
    expect((await send("PUT", id, { name: "Belum" }, owner.token)).http).toBe(404);
  });

  test("leads from a letter's link to the vacancy, or the list, and is wanted since", async () => {
    const { email, id } = await aGuestWith({ SearchString: "bidan", CategoryType: 2 });
    const [vacancyId] = await portal.come({ titleId: "Bidan Desa" });
    portal.platform.time.now = later(100);
    const visitor = await portal.aGuest();
    const code = sealFollow(portal.platform.sealer, id);
    const path = `/lowongan/lowongan-detail-page/${vacancyId}/bidan-desa?media=email-kabar`;
    expect((await visitor.json("alerts/follow", { code, vacancyId })).body).toMatchObject({ data: { path } });
    expect(await alertRow(email)).toMatchObject({ wanted_at: later(100) });
    const list = await visitor.json("alerts/follow", { code });
    expect(list.body).toMatchObject({ data: { path: "/lowongan?vacancyTitle=bidan&jenjang=2" } });
    expect((await visitor.json("alerts/follow", { code: `${code}A` })).body).toMatchObject({ code: "link-invalid" });
    await db().deleteFrom("alerts").where("id", "=", id).execute();
    expect((await visitor.json("alerts/follow", { code })).body).toMatchObject({ data: { path: "/lowongan" } });
  });
});

describe("an alert that nobody shows to want", () => {
  test("is asked about after 180 days, and deleted 14 days later with a guest's address (promise 13)", async () => {
    const { email } = await aGuestWith();
    portal.platform.time.now = later(179);
    await portal.endUnwanted();
    expect(portal.mailsTo(email).filter(({ kind }) => kind === "alert-still-wanted")).toEqual([]);
    portal.platform.time.now = later(180);
    for (const _ of [1, 2]) await portal.endUnwanted();
    const reminders = portal.mailsTo(email).filter(({ kind }) => kind === "alert-still-wanted");
    expect(reminders).toHaveLength(1);
    expect(reminders[0]?.text).toContain("• bidan");
    const code = portal.mailedCode(email, "/alerts/");
    const seen = await (await portal.aGuest()).get(`alerts/id?code=${code}`);
    expect(seen.body["data"]).toMatchObject([{ endsOn: jakartaDay(inComingWeek("2027-06-08T12:00:00+07:00")) }]);
    portal.platform.time.now = later(193);
    await portal.endUnwanted();
    expect(await alertRow(email)).toBeDefined();
    portal.platform.time.now = later(194);
    await portal.endUnwanted();
    expect(await alertRow(email)).toBeUndefined();
    const addresses = db().selectFrom("alert_addresses").selectAll().where("email_key", "=", email);
    expect(await addresses.execute()).toEqual([]);
  });

  test.each([
    ["a press on its page", async (id: number, code: string) => void (await send("PUT", id, { code }))],
    [
      "a link of its letters",
      async (id: number) => {
        const follow = sealFollow(portal.platform.sealer, id);
        await (await portal.aGuest()).json("alerts/follow", { code: follow });
      },
    ],
  ])("stays for another 180 days by %s", async (_, answer) => {
    const { email, id, code } = await aGuestWith();
    portal.platform.time.now = later(180);
    await portal.endUnwanted();
    expect((await alertRow(email))?.asked_at).toEqual(later(180));
    await answer(id, code);
    portal.platform.time.now = later(359);
    await portal.endUnwanted();
    expect(await alertRow(email)).toMatchObject({ asked_at: null });
  });
});

describe("what is held about a person", () => {
  test("is exported and erased with the account (promise 13)", async () => {
    const { email, id, visitor } = await portal.aSignedIn();
    await visitor.json("alerts", { search: { SearchString: "kata sandi kuno" } });
    await portal.ask(await portal.aGuest(), email, { search: { SearchString: "belum pasti" } });
    const person = { applicantId: id, email, tokenKeys: [] };
    const personalData = JSON.stringify(await alertsPersonalData.tell(db(), person));
    expect(personalData).toMatch(/kata sandi kuno.*belum pasti/s);
    await portal.platform.database.transact((tx) => alertsPersonalData.erase(tx, person, noon));
    for (const table of ["alert_addresses", "alert_wishes"] as const)
      expect(await db().selectFrom(table).selectAll().where("email_key", "=", email).execute()).toEqual([]);
  });

  test("stays where somebody else signed up with the address and never activated it", async () => {
    const { email } = await aGuestWith();
    const stranger = await portal.aSignedIn();
    await db()
      .updateTable("applicants")
      .set({ email, email_key: email, activated_at: null })
      .where("id", "=", stranger.id)
      .execute();
    const person = { applicantId: stranger.id, email, tokenKeys: [] };
    await portal.platform.database.transact((tx) => alertsPersonalData.erase(tx, person, noon));
    expect(await alertRow(email)).toBeDefined();
  });
});
