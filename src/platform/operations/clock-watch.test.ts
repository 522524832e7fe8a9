import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { testDatabase } from "../../../tests/support/database.ts";
import { jobTables } from "../../../tests/support/seeds.ts";
import { clockWatch as up } from "../../app/migrations/platform.ts";
import type { Database } from "../database/database.ts";
import { bringBackFromAhead } from "../jobs/waiting-jobs.ts";
import { createLog } from "../log/log.ts";
import { confirmClock, openClockWatch } from "./clock-watch.ts";

const dayMs = 86_400_000;

let database: Database;
beforeAll(async () => {
  database = await testDatabase([{ name: "clock-watch", up }], jobTables);
});
afterAll(() => database.close());
beforeEach(() => database.run("delete from clock_watch"));

/** A process whose clock is so many days ahead, and what it wrote into its log. */
function aProcess(days: number) {
  const lines: string[] = [];
  const log = createLog({ level: "info", destination: { write: (line) => void lines.push(line) } });
  const clock = () => new Date(Date.now() + days * dayMs);
  return { ...openClockWatch({ database, clock, log }), clock, lines };
}

test("a process that starts 800 days later erases and sends nothing, logs so once, and continues on command", async () => {
  await aProcess(0).look();
  const late = aProcess(800);
  expect([await late.may("erases"), await late.may("sends")]).toEqual([false, false]);
  expect(late.lines.filter((line) => line.includes("confirm-clock"))).toHaveLength(1);
  expect(late.aheadSeconds()).toBeGreaterThan(799 * 86_400);
  await confirmClock(database, late.clock);
  expect([await late.may("erases"), await late.may("sends")]).toEqual([true, true]);
});

test("the other processes hear of a jump that one of them saw", async () => {
  const first = aProcess(0);
  await first.look();
  await aProcess(30).look();
  expect((await aProcess(30).look()).status).toBe("ahead");
});

test("once the clock is right again all goes on, and what waits for that is done", async () => {
  await aProcess(0).look();
  await aProcess(800).look();
  const right = aProcess(0);
  expect((await right.look()).status).toBe("trusted");
  expect(await right.may("erases")).toBe(true);
});

test("jobs deferred by a clock ahead follow the right one", async () => {
  await database.run(`update pgboss.version set cron_on = now() + interval '800 days'`);
  await bringBackFromAhead(database);
  expect(await database.run("select 1 from pgboss.version where cron_on > now()")).toEqual([]);
});
