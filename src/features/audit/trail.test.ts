// Shows: F41
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { anApplicant } from "../../../tests/support/accounts.ts";
import { type TestPlatform, testPlatform } from "../../../tests/support/platform.ts";
import { migrations } from "../../app/migrations.ts";
import { looksAt, recordLooks } from "./look.queries.server.ts";
import { forgetOldTrail, sealTrail } from "./seal-trail.server.ts";
import { readTrail, recordTrail } from "./trail.queries.server.ts";
import type { NewTrailEntry } from "./trail.ts";
import { verifyTrail } from "./walk-trail.server.ts";

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform({ migrations });
});
afterAll(() => platform.close());
beforeEach(async () => {
  const { db } = platform.database;
  await db.deleteFrom("trail_entries").execute();
  await db.deleteFrom("trail_seals").execute();
});

const suspended: NewTrailEntry = {
  actor: { kind: "staff", id: 7 },
  action: "member.suspended",
  needed: "member.administer",
  requestId: "abc",
  thing: { kind: "member", id: 9 },
};

const write = (entry: Partial<NewTrailEntry> = {}) =>
  platform.database.transact((tx) => recordTrail(tx, { ...suspended, ...entry }, platform.clock()));

async function sealed(times: number) {
  for (let at = 0; at < times; at++) {
    await write({ reason: `reason ${at}`, applicantIds: [5, 3], fields: ["roles"] });
    await write();
    await sealTrail(platform);
  }
}

test("what is rolled back is not in the trail", async () => {
  const work = platform.database.transact(async (tx) => {
    await recordTrail(tx, suspended, platform.clock());
    throw new Error("no");
  });
  await expect(work).rejects.toThrow("no");
  expect(await readTrail(platform.database.db, {}, { limit: 10 })).toEqual([]);
});

test("entries are read by who did it, whose data it is about, what was done and when, the newest first", async () => {
  const { db } = platform.database;
  await write({ actor: { kind: "command", id: null } });
  await write({ applicantIds: [3, 5, 3], action: "member.invited" });
  const all = await readTrail(db, {}, { limit: 10 });
  expect(all.map(({ action }) => action)).toEqual(["member.invited", "member.suspended"]);
  expect(all[0]?.applicantIds).toEqual([3, 5]);
  expect(await readTrail(db, { staffId: 7 }, { limit: 10 })).toHaveLength(1);
  expect(await readTrail(db, { applicantId: 5 }, { limit: 10 })).toHaveLength(1);
  expect(await readTrail(db, { applicantId: 6 }, { limit: 10 })).toHaveLength(0);
  expect(await readTrail(db, { action: "member.suspended" }, { limit: 10 })).toHaveLength(1);
  expect(await readTrail(db, { thingKinds: ["vacancy"] }, { limit: 10 })).toHaveLength(0);
  expect(await readTrail(db, { until: platform.clock() }, { limit: 10 })).toHaveLength(0);
  expect(await readTrail(db, {}, { limit: 10, before: all[0]?.id })).toHaveLength(1);
});

describe("the seal", () => {
  test("is set once, and an untouched trail is intact", async () => {
    await sealed(3);
    expect(await sealTrail(platform)).toBe(0);
    expect(await verifyTrail(platform.database.db)).toEqual({ status: "whole", seals: 3, entries: 6 });
  });

  test("of two who seal at once is one", async () => {
    await write();
    const counts = await Promise.all([sealTrail(platform), sealTrail(platform), sealTrail(platform)]);
    expect(counts.sort()).toEqual([0, 0, 1]);
    expect(await verifyTrail(platform.database.db)).toMatchObject({ status: "whole", entries: 1 });
  });

  const second = sql`(select id from trail_seals order by id offset 1 limit 1)`;
  const ofSecond = sql`(select min(id) from trail_entries where seal_id = ${second})`;

  test.each([
    ["an entry is gone", sql`delete from trail_entries where id = ${ofSecond}`],
    ["a reason is another", sql`update trail_entries set reason = 'other' where id = ${ofSecond}`],
    ["a moment is another", sql`update trail_entries set at = at + interval '1 second' where id = ${ofSecond}`],
    ["somebody else did it", sql`update trail_entries set actor_id = 8 where id = ${ofSecond}`],
    [
      "it is about somebody else",
      sql`update trail_people set applicant_id = 4 where entry_id = ${ofSecond} and applicant_id = 3`,
    ],
    ["a field is left out", sql`update trail_entries set fields = '{}' where id = ${ofSecond}`],
    [
      "an entry was put in",
      sql`insert into trail_entries (at, actor_kind, needed, action, request_id, fields, seal_id)
        select now(), 'command', 'x', 'member.invited', '', '{}', ${second}`,
    ],
    ["its hash is another", sql`update trail_seals set hash = sha256('x') where id = ${second}`],
  ])("names the first that does not fit: %s", async (_, change) => {
    await sealed(3);
    const { db } = platform.database;
    const [, wanted] = await db.selectFrom("trail_seals").select("id").orderBy("id").execute();
    await change.execute(db);
    expect(await verifyTrail(db)).toMatchObject({ status: "broken", sealId: wanted?.id });
  });

  test("that is taken out is missed by the next", async () => {
    await sealed(3);
    const { db } = platform.database;
    const [, , third] = await db.selectFrom("trail_seals").select("id").orderBy("id").execute();
    await sql`delete from trail_seals where id = ${second}`.execute(db);
    expect(await verifyTrail(db)).toMatchObject({ status: "broken", sealId: third?.id });
  });

  test("older than 36 months is deleted with its entries, and the rest is intact", async () => {
    const now = platform.time.now;
    await sealed(1);
    platform.time.now = new Date("2031-01-01T00:00:00Z");
    await sealed(2);
    await forgetOldTrail(platform);
    platform.time.now = now;
    expect(await verifyTrail(platform.database.db)).toEqual({ status: "whole", seals: 2, entries: 4 });
    expect(await readTrail(platform.database.db, {}, { limit: 10 })).toHaveLength(4);
  });
});

test("a look is one a day, company and kind, and the person reads which company saw what, on Jakarta's day (F42)", async () => {
  const { id } = await anApplicant(platform);
  const look = (what: "page" | "cv", now: string) =>
    platform.database.transact((tx) => recordLooks(tx, { applicantIds: [id, id], companyId: 2, what }, new Date(now)));
  await look("page", "2026-11-25T16:59:00Z");
  await look("page", "2026-11-25T10:00:00Z");
  await look("cv", "2026-11-25T17:01:00Z");
  expect(await looksAt(platform.database.db, id)).toEqual([
    { companyId: 2, day: "2026-11-26", what: "cv" },
    { companyId: 2, day: "2026-11-25", what: "page" },
  ]);
});
