// Shows: suggestions 2

import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type AlertPortal, alertPortal } from "../../../tests/support/alerts.ts";
import { aReadyApplicant } from "../../../tests/support/applicants.ts";
import { inComingWeek } from "../../../tests/support/coming-week.ts";
import { tokenHash } from "../../platform/security/token.ts";
import { listEntries } from "../reference-data/master-data.server.ts";
import { shares } from "./alert-source.server.ts";
import { stopAlerts } from "./alerts.server.ts";
import { stopByCode } from "./digest/stop-letters.server.ts";

let portal: AlertPortal;
let people = 0;
beforeAll(async () => {
  portal = await alertPortal();
});
afterAll(() => portal.platform.close());
beforeEach(async () => {
  portal.platform.time.now = inComingWeek("2026-11-26T12:00:00+07:00");
  const { db } = portal.platform.database;
  await db.deleteFrom("alert_addresses").execute();
  await db
    .updateTable("open_vacancies")
    .set({ came_at: new Date("2026-01-01") })
    .execute();
});

const anAddress = () => `orang-${++people}@contoh.id`;
const at = (moment: string) => {
  portal.platform.time.now = inComingWeek(moment);
};
const lettersTo = (email: string) => portal.mailsTo(email).filter(({ kind }) => kind === "vacancies-letter");

test("a letter lists vacancies since the alert was saved, newest first, and none twice", async () => {
  const email = anAddress();
  await portal.come({ titleId: "Analis Pasar Lama" });
  at("2026-11-26T12:20:00+07:00");
  await portal.confirmed(email, { search: { SearchString: "analis" }, name: "Analis saja" });
  at("2026-11-26T15:00:00+07:00");
  await portal.come({ titleId: "Analis Data" }, { titleId: "Juru Masak" });
  at("2026-11-26T16:00:00+07:00");
  await portal.come({ titleId: "Analis Risiko" });
  expect(await portal.writeAt("2026-11-27T06:00:00+07:00")).toBe(1);
  const [letter] = lettersTo(email);
  expect(letter?.text).toMatch(/== Analis saja ==\n\nAnalis Risiko\n[^=]*\nAnalis Data\n/);
  expect(letter?.text).not.toMatch(/Juru Masak|Analis Pasar Lama/);
  expect(await portal.writeAt("2026-11-28T06:00:00+07:00")).toBe(0);
});

test("every filter of the search counts, as on the list, and a code finds its vacancy alone", async () => {
  const [both, words] = [anAddress(), anAddress()];
  await portal.confirmed(words, { search: { SearchString: "kurir", CategoryType: 1 } });
  await portal.confirmed(both, { search: { SearchString: "KRR-2611-7" } });
  at("2026-11-26T15:00:00+07:00");
  await portal.come(
    { titleId: "Kurir Muda", category: 1, code: "KRR-2611-7" },
    { titleId: "Kurir Senior", category: 2 },
  );
  await portal.writeAt("2026-11-27T06:00:00+07:00");
  expect(lettersTo(words)[0]?.text).toMatch(/Kurir Muda/);
  expect(lettersTo(words)[0]?.text).not.toMatch(/Kurir Senior/);
  expect(lettersTo(both)[0]?.subject).toBe("1 lowongan untuk Anda");
});

test("what is found by the index of words is what is found by reading what came", async () => {
  const email = anAddress();
  await portal.confirmed(email, { search: { SearchString: "perawat gigi" } });
  await portal.confirmed(email, {});
  at("2026-11-26T15:00:00+07:00");
  const many = Array.from({ length: 301 }, (_, place) => ({ titleId: `Juru Gudang ${place}` }));
  await portal.come(...many, { titleId: "Perawat Gigi" });
  await portal.writeAt("2026-11-27T06:00:00+07:00");
  const [letter] = lettersTo(email);
  expect(letter?.text).toMatch(/== perawat gigi ==\n\nPerawat Gigi\n/);
  expect(letter?.text).toMatch(/== Semua lowongan ==/);
  expect(letter?.subject).toBe("20 lowongan untuk Anda");
  expect(letter?.text).toMatch(/283 lowongan lainnya/);
});

test("all alerts of an address are one letter of at most twenty, each with its rest", async () => {
  const email = anAddress();
  await portal.confirmed(email, { search: { SearchString: "pelaut" } });
  await portal.confirmed(email, { search: { SearchString: "penjahit" }, frequency: "weekly" });
  at("2026-11-28T15:00:00+07:00");
  const sailors = Array.from({ length: 25 }, (_, place) => ({ titleId: `Pelaut ${place}` }));
  await portal.come(...sailors, { titleId: "Penjahit" });
  // A Sunday: the weekly one waits for Monday.
  expect(await portal.writeAt("2026-11-29T06:00:00+07:00")).toBe(1);
  expect(lettersTo(email)[0]?.subject).toBe("20 lowongan untuk Anda");
  expect(lettersTo(email)[0]?.text).toMatch(/Lihat 5 lowongan lainnya:\nhttp:\/\/localhost:3000\/alerts\/go\/[\w-]+\n/);
  await portal.writeAt("2026-11-30T06:00:00+07:00");
  expect(lettersTo(email)).toHaveLength(2);
  expect(lettersTo(email)[1]?.text).toMatch(/== penjahit ==/);
});

test("at once means one letter of its own an hour, from 07 to 20", async () => {
  const email = anAddress();
  await portal.confirmed(email, { search: { SearchString: "barista" }, frequency: "at-once" });
  at("2026-11-26T12:10:00+07:00");
  await portal.come({ titleId: "Barista Senja" });
  expect(await portal.writeAt("2026-11-26T12:50:00+07:00", ["at-once"])).toBe(0);
  expect(await portal.writeAt("2026-11-26T13:00:00+07:00", ["daily", "weekly"])).toBe(0);
  expect(await portal.writeAt("2026-11-26T13:00:00+07:00", ["at-once"])).toBe(1);
  at("2026-11-26T21:30:00+07:00");
  await portal.come({ titleId: "Barista Malam" });
  await portal.writeAt("2026-11-26T20:00:00+07:00", ["at-once"]);
  expect(await portal.writeAt("2026-11-27T06:59:00+07:00", ["at-once"])).toBe(0);
  expect(await portal.writeAt("2026-11-27T07:00:00+07:00", ["at-once"])).toBe(1);
  expect(lettersTo(email)[1]?.text).toMatch(/Barista Malam/);
});

test("a recommended alert lists vacancies that fit the resume, and why, best first", async () => {
  const { email, visitor } = await aReadyApplicant(portal);
  const saved = await visitor.json("alerts", { search: { isMatch: true } });
  expect(saved.body).toMatchObject({ acknowledge: 1 });
  at("2026-11-26T15:00:00+07:00");
  const [major] = await listEntries(portal.platform.database.db, "major", "id");
  await portal.come(
    { titleId: "Sopir Truk", category: 2, function: "Logistik" },
    { titleId: `Lulusan ${major?.text}`, category: 1 },
  );
  await portal.writeAt("2026-11-27T06:00:00+07:00");
  const [letter] = lettersTo(email);
  expect(letter?.text).toMatch(/Lulusan [^\n]+\n[^\n]+\ntutup\s[^\n]+\n\S[^\n]*\nhttp/);
  expect(letter?.text).not.toMatch(/Sopir Truk/);
  expect(letter?.text).toMatch(/\/account\/alerts\n/);
});

test("a paused alert sends nothing, and after it resumes nothing of what came meanwhile", async () => {
  const { email, visitor, fetch } = await aKeeper();
  const id = await keep(visitor, "tukang kebun");
  await change(fetch, id, { isPaused: true });
  at("2026-11-26T15:00:00+07:00");
  await portal.come({ titleId: "Tukang Kebun Lama" });
  expect(await portal.writeAt("2026-11-27T06:00:00+07:00")).toBe(0);
  at("2026-11-27T11:00:00+07:00");
  await change(fetch, id, { isPaused: false });
  at("2026-11-27T13:00:00+07:00");
  await portal.come({ titleId: "Tukang Kebun Baru" });
  await portal.writeAt("2026-11-28T06:00:00+07:00");
  expect(lettersTo(email)[0]?.text).toMatch(/Tukang Kebun Baru/);
  expect(lettersTo(email)[0]?.text).not.toMatch(/Lama/);
});

test("stopping by a letter's one click deletes its alerts at once, and the address with the last", async () => {
  const email = anAddress();
  await portal.confirmed(email, { search: { SearchString: "montir" } });
  at("2026-11-26T15:00:00+07:00");
  await portal.come({ titleId: "Montir" });
  await portal.writeAt("2026-11-27T06:00:00+07:00");
  const [, code = ""] = /unsubscribe\/([\w-]+)$/.exec(lettersTo(email)[0]?.unsubscribeUrl ?? "") ?? [];
  for (const _ of [1, 2]) await stopByCode(portal.platform, { alerts: stopAlerts }, code);
  const { db } = portal.platform.database;
  expect(await db.selectFrom("alerts").selectAll().execute()).toEqual([]);
  expect(await db.selectFrom("alert_addresses").selectAll().execute()).toEqual([]);
  expect(
    await db.selectFrom("vacancy_letters").selectAll().where("recipient", "=", tokenHash(email)).execute(),
  ).toEqual([]);
  expect(await db.selectFrom("alert_wishes").where("email_key", "is not", null).selectAll().execute()).toEqual([]);
});

test("equal searches are looked up once a run, however many keep them", async () => {
  for (let who = 0; who < 30; who++) await portal.confirmed(anAddress(), { search: { SearchString: "  Kasir " } });
  at("2026-11-26T15:00:00+07:00");
  await portal.come({ titleId: "Kasir" });
  expect(await portal.writeAt("2026-11-27T06:00:00+07:00")).toBe(30);
  const { db } = portal.platform.database;
  const rows = await db.selectFrom("alerts").select(["looked_until", "next_at", "last_sent_at"]).distinct().execute();
  expect(rows).toEqual([
    {
      looked_until: inComingWeek("2026-11-27T05:50:00+07:00"),
      next_at: inComingWeek("2026-11-28T06:00:00+07:00"),
      last_sent_at: inComingWeek("2026-11-27T06:00:00+07:00"),
    },
  ]);
});

describe("twenty vacancies are shared", () => {
  test.each([
    [[25], [20]],
    [
      [1, 25],
      [1, 19],
    ],
    [
      [9, 9, 9],
      [7, 7, 6],
    ],
    [
      [2, 3],
      [2, 3],
    ],
    [Array(25).fill(1), [...Array(20).fill(1), 0, 0, 0, 0, 0]],
  ])("%j as %j", (counts, expected) => {
    expect(shares(counts)).toEqual(expected);
  });
});

/** Someone signed in, with the means to make any call. */
async function aKeeper() {
  const { email, token, visitor } = await portal.aSignedIn();
  return { email, visitor, fetch: (path: string, init: RequestInit) => portal.fetch(token, path, init) };
}

type Fetch = Awaited<ReturnType<typeof aKeeper>>["fetch"];

async function keep(visitor: Awaited<ReturnType<typeof aKeeper>>["visitor"], words: string): Promise<number> {
  const { body } = await visitor.json("alerts", { search: { SearchString: words } });
  return Number(Object(body["data"]).id);
}

async function change(fetch: Fetch, id: number, body: object): Promise<void> {
  const answered = await fetch(`alerts/${id}`, { method: "PUT", body: JSON.stringify(body) });
  expect(answered.status).toBe(200);
}
