// Shows: F41
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { eventually } from "../../../tests/support/eventually.ts";
import { type TestPlatform, testPlatform } from "../../../tests/support/platform.ts";
import { doJobs } from "../../app/jobs.ts";
import { migrations } from "../../app/migrations.ts";
import { createLog } from "../../platform/log/log.ts";
import type { Platform } from "../../platform/platform.ts";
import { checkTrail, forgetOldTrail, sealTrail } from "./seal-trail.server.ts";
import { recordTrail } from "./trail.queries.server.ts";
import { beginTrailChecks, findTrailCheck } from "./trail-check.queries.server.ts";

let platform: TestPlatform;
let lines: string[] = [];
const log = createLog({ level: "info", destination: { write: (line) => void lines.push(line) } });
const begin = async (opened: Platform) => {
  await beginTrailChecks(opened.database.db, opened.clock());
  await doJobs(opened, ["trail-check", "trail-check-nightly"]);
};
beforeAll(async () => {
  platform = await testPlatform({ migrations, log, work: begin });
});
afterAll(() => platform.close());
beforeEach(async () => {
  const { db } = platform.database;
  await db.deleteFrom("trail_entries").execute();
  await db.deleteFrom("trail_seals").execute();
  await db.deleteFrom("trail_checks").execute();
});

const logged = z.object({ level: z.string(), msg: z.string(), sealId: z.int().optional(), entries: z.unknown() });
const ofCheck = () =>
  lines.map((line) => logged.parse(JSON.parse(line))).filter(({ msg }) => msg.startsWith("the sealed"));

/** So many seals, the newest ids first in the answer. */
async function sealed(count: number): Promise<number[]> {
  for (let at = 0; at < count; at++) {
    await platform.database.transact(async (tx) => {
      const entry = { actor: { kind: "staff", id: 7 }, action: "member.suspended", requestId: "abc" } as const;
      await recordTrail(tx, { ...entry, needed: "member.administer", applicantIds: [3] }, platform.clock());
      await recordTrail(tx, { ...entry, needed: "member.administer" }, platform.clock());
    });
    await sealTrail(platform);
  }
  const seals = await platform.database.db.selectFrom("trail_seals").select("id").orderBy("id", "desc").execute();
  lines = [];
  return seals.map(({ id }) => id);
}

/** Checks with a stop after each step, as a site does that is restarted again and again. */
async function checked(): Promise<number> {
  for (let jobs = 1; ; jobs++) {
    let steps = 0;
    if ((await checkTrail(platform, () => steps++ < 1)) === "complete") return jobs;
  }
}

const found = () => findTrailCheck(platform.database.db);
const isOf = (seal: number | undefined) => sql`seal_id = ${seal ?? 0}`;

test("an untouched trail is intact, and when and how much was checked is known", async () => {
  await sealed(3);
  await checked();
  expect(await found()).toEqual({ at: platform.clock(), entries: 6, isWhole: true });
  expect(ofCheck()).toMatchObject([{ level: "info" }]);
});

test("a check goes on where the last one stopped, and is complete only at the end", async () => {
  await sealed(45);
  expect(await checkTrail(platform, () => false)).toBe("stopped");
  expect(await found()).toBeUndefined();
  expect(await checked()).toBe(4);
  expect(await found()).toMatchObject({ entries: 90, isWhole: true });
});

test("seals are broken at the oldest, in the middle and at the newest: each is found, logged and stays found", async () => {
  for (const place of [0, 12, 24]) {
    const seals = await sealed(25);
    const broken = seals[place];
    await sql`update trail_entries set actor_id = 8 where ${isOf(broken)}`.execute(platform.database.db);
    await checked();
    expect(await found()).toMatchObject({ isWhole: false, entries: 50 });
    const range = { from: expect.any(Number), to: expect.any(Number) };
    expect(ofCheck()).toMatchObject([{ level: "error", sealId: broken, entries: range }]);
    lines = [];
    await checked();
    expect(ofCheck()).toMatchObject([{ level: "error", sealId: broken }]);
    await platform.database.db.deleteFrom("trail_seals").execute();
    await platform.database.db.deleteFrom("trail_checks").execute();
  }
});

test("of several broken seals the first one is reported, and all entries are read", async () => {
  const seals = await sealed(30);
  for (const place of [3, 25])
    await sql`update trail_entries set actor_id = 8 where ${isOf(seals[place])}`.execute(platform.database.db);
  await checked();
  expect(ofCheck()).toMatchObject([{ sealId: seals[25] }]);
  expect(await found()).toMatchObject({ entries: 60, isWhole: false });
});

test("a break is reported while the check that found it still runs", async () => {
  const seals = await sealed(45);
  await checked();
  await sql`update trail_entries set actor_id = 8 where ${isOf(seals.at(-1))}`.execute(platform.database.db);
  let steps = 0;
  expect(await checkTrail(platform, () => steps++ < 1)).toBe("stopped");
  expect(await found()).toMatchObject({ isWhole: false });
});

test("many entries that were put under a seal are found without reading them all", async () => {
  const [newest] = await sealed(1);
  await sql`insert into trail_entries (at, actor_kind, needed, action, request_id, fields, seal_id)
    select now(), 'command', 'x', 'member.invited', '', '{}', ${newest} from generate_series(1, 2000)`.execute(
    platform.database.db,
  );
  await checked();
  expect(ofCheck()).toMatchObject([{ level: "error", sealId: newest }]);
});

test.each([
  ["the newest seals are cut off", (seals: readonly number[]) => sql`delete from trail_seals where id >= ${seals[1]}`],
  [
    "the last checked seal has another hash",
    (seals: readonly number[]) => sql`update trail_checks set hash = ${Buffer.alloc(32)} where seal_id = ${seals[0]}`,
  ],
])("what was checked yesterday is missed today: %s", async (_, change) => {
  const seals = await sealed(5);
  await checked();
  lines = [];
  await change(seals).execute(platform.database.db);
  await checked();
  expect(ofCheck()).toMatchObject([{ level: "error", sealId: seals[0] }]);
  expect(await found()).toMatchObject({ isWhole: false });
});

test("what is forgotten after 36 months, even in the middle of a check, breaks nothing", async () => {
  const now = platform.time.now;
  await sealed(22);
  let steps = 0;
  await checkTrail(platform, () => steps++ < 1);
  platform.time.now = new Date(now.getTime() + 40 * 31 * 86_400_000);
  await sealed(3);
  await forgetOldTrail(platform);
  await checked();
  expect(ofCheck()).toMatchObject([{ level: "info" }]);
  await platform.database.db.deleteFrom("trail_seals").execute();
  await checked();
  platform.time.now = now;
  expect(await found()).toMatchObject({ isWhole: true, entries: 0 });
});

test("a clock that once ran ahead lets no seal be forgotten before the older ones", async () => {
  const now = platform.time.now;
  await sealed(1);
  platform.time.now = new Date(now.getTime() + 1_000 * 86_400_000);
  await sealed(1);
  platform.time.now = now;
  await sealed(1);
  platform.time.now = new Date(now.getTime() + 1_200 * 86_400_000);
  await forgetOldTrail(platform);
  await checked();
  expect(await found()).toMatchObject({ isWhole: true, entries: 4 });
  platform.time.now = now;
});

test("the job of the night checks", async () => {
  await sealed(2);
  await platform.jobs.sendOnce("trail-check-nightly", { afterSeconds: 0 });
  await eventually(async () => expect(await found()).toMatchObject({ entries: 4, isWhole: true }));
});
