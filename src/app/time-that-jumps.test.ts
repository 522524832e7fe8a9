// Shows: promise 13
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { anApplicant } from "../../tests/support/accounts.ts";
import { testDatabaseAt } from "../../tests/support/database.ts";
import { moveDatabaseClock } from "../../tests/support/moved-clock.ts";
import { sample } from "../../tests/support/sample-content.ts";
import { type Database, openDatabase } from "../platform/database/database.ts";
import { migrations } from "./migrations.ts";

const dayMs = 86_400_000;
/** Half past ten in the evening in Jakarta, when nothing goes out of itself. */
const untilEvening = (15.5 * 3_600_000 - (Date.now() % dayMs) + dayMs) % dayMs;
const isServer = process.env["TEST_DATABASE_URL"] !== undefined;

/** A site's folder and database that processes open in turn. */
async function aSite(fill: (database: Database) => Promise<void>) {
  const dataDir = mkdtempSync(join(tmpdir(), "karier-jump-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const made = await testDatabaseAt(migrations, sample);
  await fill(made.database);
  onTestFinished(() => made.database.close());
  const address = made.at;
  const file = join(dataDir, "ahead");
  if (!isServer) await moveDatabaseClock(made.database, file);

  /** Runs the site with its clock so many days ahead, every scheduled job of it once. */
  async function live(days: number): Promise<{ ahead: number; jobs: number }> {
    writeFileSync(file, String(untilEvening + days * dayMs));
    const preload = join("tests", "support", "moved-clock-preload.ts");
    const env = { ...process.env, CLOCK_FILE: file, NODE_OPTIONS: `--import=${join(process.cwd(), preload)}` };
    const path = join("tests", "support", "working-process.ts");
    const child = spawn(process.execPath, [path, dataDir, address], { env, stdio: ["ignore", "pipe", "inherit"] });
    const output = child.stdout.toArray();
    const [code] = await once(child, "close");
    expect(code).toBe(0);
    const line = Buffer.concat(await output).toString();
    return z.object({ ahead: z.number(), jobs: z.number() }).parse(JSON.parse(line));
  }

  /** Asks it between two processes. */
  async function ask<Told>(asking: (database: Database) => Promise<Told>): Promise<Told> {
    const database = await openDatabase({ url: address });
    return asking(database).finally(() => database.close());
  }
  mkdirSync(join(dataDir, "mail"), { recursive: true });
  return { live, ask };
}

/** All that a clock may take away and nobody gave away. */
async function readState({ db }: Database) {
  const rows = async (from: string) => (await sql<{ told: string }>`select ${sql.raw(from)}`.execute(db)).rows;
  return {
    // When a row came that a hand took away, nothing else knows.
    found: await rows(`id, company_id${isServer ? "" : ", came_at"} from open_vacancies order by id`),
    counts: await rows("company_id, function_id, category, open from open_counts where open <> 0 order by 1, 2, 3"),
    words: await rows("count(*) from search_terms"),
    people: await rows("count(*) from applicants"),
    letters: await rows("count(*) from vacancy_letters"),
    drafts: await rows("count(*) from drafts"),
    sessions: await rows("count(*) from sessions"),
    held: await rows("id, state from acts order by id"),
    scheduled: await rows("id, state from vacancies order by id"),
    mails: await rows("count(*) from outbox"),
    listed: await rows("application_id, status, waiting_since from desk_applications order by 1"),
  };
}

test("a clock 800 days ahead for one start erases nobody, mails nobody, and the list is complete after the next", {
  timeout: 600_000,
}, async () => {
  const site = await aSite(async (database) => {
    for (const activated_at of [null, new Date()]) await anApplicant({ database }, { activated_at });
  });
  await site.live(0);
  const before = await site.ask(readState);
  expect(before.found.length).toBeGreaterThan(10);
  const ahead = await site.live(800);
  expect(ahead.ahead).toBeGreaterThan(799 * 86_400);
  // A server's own clock went on as before: there a hand takes the rows away.
  await site.ask(({ db }) => sql`delete from open_vacancies where id % 2 = 0`.execute(db));
  if (!isServer) expect((await site.ask(readState)).found).toEqual([]);
  expect(await site.live(0)).toMatchObject({ ahead: 0 });
  expect(await site.ask(readState)).toEqual(before);
  // Jobs go by the right clock again.
  const late = "select 1 from pgboss.version where cron_on > now() + interval '2 days'";
  expect(await site.ask((database) => database.run(late))).toEqual([]);
});
