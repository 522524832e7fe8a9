// Shows: suggestions 2

import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type AlertPortal, alertPortal } from "../../../../../tests/support/alerts.ts";
import { inComingWeek } from "../../../../../tests/support/coming-week.ts";
import { listAreas } from "../../../reference-data/areas.server.ts";
import { categoryName } from "../../../vacancies/vacancy-words.ts";

const dayMs = 86_400_000;

let portal: AlertPortal;
let people = 0;
beforeAll(async () => {
  portal = await alertPortal();
});
afterAll(() => portal.platform.close());
beforeEach(() => {
  portal.platform.time.now = inComingWeek("2026-11-26T12:00:00+07:00");
});

const anAddress = () => `tamu-${++people}@contoh.id`;
const db = () => portal.platform.database.db;
const listRows = (email: string) =>
  db()
    .selectFrom("alerts")
    .innerJoin("alert_addresses", "alert_addresses.id", "address_id")
    .select(["name", "frequency"])
    .where("email_key", "=", email)
    .orderBy("alerts.id")
    .execute();

describe("a signed-in person", () => {
  test("keeps a search at once, daily, named by what it looks for", async () => {
    const { email, visitor } = await portal.aSignedIn();
    const search = { SearchString: " Marketing Jakarta ", CategoryType: 2 };
    const { body } = await visitor.json("alerts", { search });
    expect(body).toMatchObject({ acknowledge: 1, data: { id: expect.any(Number) } });
    expect(await listRows(email)).toEqual([{ name: "Marketing Jakarta · Profesional", frequency: "daily" }]);
    const named = await visitor.json("alerts", { search: {}, frequency: "weekly", name: "Semua, Senin", lang: "en" });
    expect(named.body).toMatchObject({ acknowledge: 1 });
    expect((await listRows(email))[1]).toEqual({ name: "Semua, Senin", frequency: "weekly" });
  });

  test("keeps places, kinds of employment and a salary with it, and they are in its name", async () => {
    const { email, visitor } = await portal.aSignedIn();
    const place = (await listAreas(db())).find(({ name }) => name.includes("Bandung"));
    const filters = { PlaceId: [place?.id], EmploymentType: ["FULL_TIME"], SalaryFrom: 5_000_000 };
    const { body } = await visitor.json("alerts", { search: filters });
    expect(body).toMatchObject({ acknowledge: 1 });
    const { body: saved } = await visitor.get("alerts/id");
    expect(saved).toMatchObject({ data: [{ search: filters }] });
    const [row] = await listRows(email);
    expect(row?.name).toMatch(/Bandung · Penuh waktu · Mulai Rp/);
  });

  test("learns which alert has the same search, however it is written", async () => {
    const { visitor } = await portal.aSignedIn();
    const first = await visitor.json("alerts", { search: { SearchString: "Staf Gudang", BranchId: [2, 1] } });
    const again = await visitor.json("alerts", {
      search: { SearchString: "  staf  gudang ", BranchId: [1, 2, 2] },
      frequency: "weekly",
    });
    const { id } = Object(first.body["data"]);
    expect(again.body).toMatchObject({ acknowledge: 0, code: "same-search", id });
    const another = await visitor.json("alerts", { search: { SearchString: "staf gudang", isMatch: true } });
    expect(another.body).toMatchObject({ acknowledge: 1 });
  });

  test("keeps at most twenty, also when thirty are asked for at once (promise 14)", async () => {
    const { email, visitor } = await portal.aSignedIn();
    const requests = Array.from({ length: 30 }, (_, place) =>
      visitor.json("alerts", { search: { SearchString: `kata${place}` } }),
    );
    const answers = await Promise.all(requests);
    expect(answers.filter(({ body }) => body["acknowledge"] === 1)).toHaveLength(20);
    expect(answers.filter(({ body }) => body["code"] === "too-many-alerts")).toHaveLength(10);
    expect(await listRows(email)).toHaveLength(20);
  });

  test.each([
    ["frequency", { frequency: "hourly" }, "frequency"],
    ["name", { name: "x".repeat(61) }, "name"],
    ["words", { search: { SearchString: "x".repeat(101) } }, "search.SearchString"],
    ["level", { search: { CategoryType: 3 } }, "search.CategoryType"],
  ])("a wrong %s is 422 at its field", async (_, body, path) => {
    const { visitor } = await portal.aSignedIn();
    const answered = await visitor.json("alerts", body);
    expect(answered.http).toBe(422);
    expect(answered.body["errors"]).toMatchObject([{ path }]);
  });
});

describe("a guest", () => {
  test("hears of a link whether or not the address is known, and nothing is kept before it is followed (promise 3)", async () => {
    const known = await portal.aSignedIn();
    await known.visitor.json("alerts", { search: { SearchString: "guru" } });
    const visitor = await portal.aGuest();
    const [one, other] = [anAddress(), known.email];
    const answers = [];
    for (const email of [one, other])
      answers.push(await portal.ask(visitor, email, { search: { SearchString: "guru" } }));
    expect(answers[0]?.body).toEqual({ acknowledge: 1, data: "confirmation-sent" });
    expect(answers[1]?.body).toEqual(answers[0]?.body);
    const [ours, theirs] = [portal.mailsTo(one), portal.mailsTo(other)];
    expect(ours).toHaveLength(1);
    expect(theirs).toHaveLength(1);
    const alike = (text = "") => text.replace(/confirm\/[\w-]+/, "confirm/…");
    expect(alike(ours[0]?.text)).toBe(alike(theirs[0]?.text));
    expect(await listRows(one)).toEqual([]);
  });

  test("is sent the same link again within the day, and another one after it", async () => {
    const [email, visitor] = [anAddress(), await portal.aGuest()];
    await portal.ask(visitor, email, { search: { SearchString: "koki" } });
    const code = portal.mailedCode(email, "/alerts/confirm/");
    portal.platform.time.now = inComingWeek("2026-11-27T11:59:00+07:00");
    await portal.ask(await portal.aGuest(), email, { search: { SearchString: "Koki" }, frequency: "weekly" });
    expect(portal.mailedCode(email, "/alerts/confirm/")).toBe(code);
    portal.platform.time.now = inComingWeek("2026-11-27T12:00:00+07:00");
    const late = await portal.aGuest();
    expect((await late.json("alerts/confirm", { code })).body).toMatchObject({ code: "link-expired" });
    await portal.ask(await portal.aGuest(), email, { search: { SearchString: "koki" } });
    const later = portal.mailedCode(email, "/alerts/confirm/");
    expect(later).not.toBe(code);
    expect((await (await portal.aGuest()).json("alerts/confirm", { code: later })).body).toMatchObject({
      acknowledge: 1,
    });
  });

  test("looks at a link without confirming, confirms it, and may do so twice (promise 6)", async () => {
    const [email, visitor] = [anAddress(), await portal.aGuest()];
    await portal.ask(visitor, email, { search: { SearchString: "apoteker" }, frequency: "at-once" });
    const code = portal.mailedCode(email, "/alerts/confirm/");
    for (const _ of [1, 2]) {
      const seen = await visitor.get(`alerts/confirm/${code}/id`);
      expect(seen.body["data"]).toEqual({ name: "apoteker", isConfirmed: false });
    }
    expect(await listRows(email)).toEqual([]);
    for (const _ of [1, 2])
      expect((await visitor.json("alerts/confirm", { code })).body).toMatchObject({ acknowledge: 1 });
    expect(await listRows(email)).toEqual([{ name: "apoteker", frequency: "at-once" }]);
    const wishes = await db()
      .selectFrom("alert_wishes")
      .select(["email", "email_key"])
      .where("alert_id", "is not", null)
      .execute();
    expect(wishes).toEqual(wishes.map(() => ({ email: null, email_key: null })));
  });

  test("writes no word of its own to a stranger", async () => {
    const [email, visitor] = [anAddress(), await portal.aGuest()];
    const words = "BELI DI http://jahat.example";
    await portal.ask(visitor, email, { search: { SearchString: words, CategoryType: 1 }, name: "Hadiah untuk Anda" });
    const [mail] = portal.mailsTo(email);
    expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toMatch(/jahat|BELI|Hadiah/);
    expect(mail?.text).toContain(`Pencarian: ${categoryName(1, "id")}`);
  });

  test("without an address gets an error at its field, likewise without a captcha, and for recommendations has to sign in", async () => {
    const visitor = await portal.aGuest();
    const lacking = await visitor.json("alerts", { grecaptcha: await visitor.captcha() });
    expect(lacking.http).toBe(422);
    expect(lacking.body["errors"]).toMatchObject([{ path: "email", code: "required" }]);
    expect((await visitor.json("alerts", { email: anAddress() })).body).toMatchObject({ code: "captcha" });
    const matched = await visitor.json("alerts", { email: anAddress(), search: { isMatch: true } });
    expect(matched).toMatchObject({ http: 401, body: { code: "sign-in-required" } });
  });

  test("cannot flood a stranger: three mails an hour to an address, from wherever they are asked for (promise 4)", async () => {
    const email = anAddress();
    const heard: unknown[] = [];
    for (let turn = 0; turn < 8; turn++) {
      const visitor = portal.visitor({
        isBrowser: false,
        address: `203.0.113.${turn * 8}`,
        headers: { authorization: `Bearer ${await guestToken()}` },
      });
      const { body } = await portal.ask(visitor, email, { search: { SearchString: `kata ${turn}` } });
      heard.push(body["data"]);
    }
    expect(new Set(heard)).toEqual(new Set(["confirmation-sent"]));
    expect(portal.mailsTo(email)).toHaveLength(3);
    const wishes = db().selectFrom("alert_wishes").select("id").where("email_key", "=", email);
    expect(await wishes.execute()).toHaveLength(3);
    const visitor = await portal.aGuest();
    for (let turn = 0; turn < 3; turn++) await portal.ask(visitor, email);
    expect((await portal.ask(visitor, email)).http).toBe(429);
  });

  test("with twenty alerts sees so at the link, and may follow it again once one is deleted", async () => {
    const email = anAddress();
    for (let at = 0; at < 20; at++) {
      portal.platform.time.now = new Date(portal.platform.time.now.getTime() + 3_700_000);
      await portal.confirmed(email, { search: { SearchString: `kata ${at}` } });
    }
    expect(await listRows(email)).toHaveLength(20);
    portal.platform.time.now = new Date(portal.platform.time.now.getTime() + 3_700_000);
    const visitor = await portal.aGuest();
    await portal.ask(visitor, email, { search: { SearchString: "satu lagi" } });
    const code = portal.mailedCode(email, "/alerts/confirm/");
    expect((await visitor.json("alerts/confirm", { code })).body).toMatchObject({ code: "too-many-alerts" });
    const { id } = await db().selectFrom("alerts").select("id").where("name", "=", "kata 7").executeTakeFirstOrThrow();
    await db().deleteFrom("alerts").where("id", "=", id).execute();
    expect((await visitor.json("alerts/confirm", { code })).body).toMatchObject({ acknowledge: 1 });
  });

  test("asks for nothing with an unknown link", async () => {
    const visitor = await portal.aGuest();
    expect((await visitor.json("alerts/confirm", { code: "x" })).body).toMatchObject({ code: "link-invalid" });
    expect((await visitor.get("alerts/confirm/x/en")).body).toMatchObject({ code: "link-invalid" });
  });
});

async function guestToken(): Promise<string> {
  const { body } = await portal.visitor({ isBrowser: false }).form("login", { siteType: "x" });
  return String(body["token"]);
}

test("a wish that nobody confirmed is forgotten with its address a day later", async () => {
  const email = anAddress();
  await portal.ask(await portal.aGuest(), email);
  portal.platform.time.now = new Date(portal.platform.time.now.getTime() + dayMs);
  await portal.endUnwanted();
  expect(await db().selectFrom("alert_wishes").selectAll().where("email_key", "=", email).execute()).toEqual([]);
});
