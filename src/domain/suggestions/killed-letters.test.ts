// Shows: suggestions 1
import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { testDatabaseAt } from "../../../tests/support/database.ts";
import { everyLook } from "../../../tests/support/every-look.ts";
import { inventSeekers } from "../../../tests/support/many-seekers.ts";
import { referenceLists } from "../../../tests/support/seeds.ts";
import { aVacancy, storeVacancies } from "../../../tests/support/vacancies.ts";
import { addDays, dayBegins, jakartaDay } from "../../i18n/calendar.ts";
import { openDatabase } from "../../platform/database/database.ts";
import { migrations } from "../../server/migrations.ts";

const isServer = process.env["TEST_DATABASE_URL"] !== undefined;

/** Short before each commit; the long form kills twenty times. */
const { people, kills, longestMs } = everyLook
  ? { people: 8_000, kills: 20, longestMs: 1_500 }
  : { people: 1_000, kills: 2, longestMs: 500 };
/** On a server two processes write at once, and both are killed. */
const processes = isServer ? 2 : 1;

/** Nine in the morning of a day to come: all slots have passed. */
const moment = new Date(dayBegins(addDays(jakartaDay(new Date()), 1)).getTime() + 9 * 3_600_000).toISOString();

let folder: string;
let at: string;
const closings: (() => Promise<void>)[] = [];
beforeAll(async () => {
  folder = mkdtempSync(join(existsSync("/dev/shm") ? "/dev/shm" : tmpdir(), "karier-letters-"));
  const made = await testDatabaseAt(migrations, referenceLists);
  await inventSeekers(made.database, people);
  const titles = ["Analis Data", "Teknisi Mesin", "Kepala Gudang", "Manajer Penjualan", "Staf Akuntansi", "Perawat"];
  const told = titles.flatMap((titleId) => [
    aVacancy({ titleId }),
    aVacancy({ titleId, function: "Penjualan", category: 1 }),
  ]);
  await storeVacancies(made.database, told);
  if (isServer) {
    at = made.at;
    closings.push(() => made.database.close());
    return;
  }
  // The process opens the folder itself: what lies in it is whole, and nobody else's.
  await made.database.checkpoint();
  at = join(folder, "database");
  cpSync(made.at, at, { recursive: true });
  await made.database.close();
}, 600_000);
afterAll(async () => {
  for (const close of closings) await close();
  rmSync(folder, { recursive: true, force: true });
});

/** Writes letters until it is done, or killed so long after it began. */
async function write(killAfterMs: number | null): Promise<void> {
  const path = join("tests", "support", "write-letters-process.ts");
  const env = { ...process.env, TMPDIR: folder, NODE_COMPILE_CACHE: join(folder, "compiled") };
  const child = spawn(process.execPath, [path, at, moment], { env, stdio: ["ignore", "pipe", "inherit"] });
  const ended = once(child, "close");
  await once(createInterface({ input: child.stdout }), "line");
  if (killAfterMs !== null) {
    await wait(killAfterMs);
    child.kill("SIGKILL");
  }
  const [code, signal] = await ended;
  if (killAfterMs === null) expect([code, signal]).toEqual([0, null]);
}

const told = z.array(z.object({ addresses: z.number(), letters: z.number(), looked: z.number(), marked: z.number() }));

/** Letters and whom they are to; who was looked at, as two tables say. */
async function counts() {
  const database = await openDatabase(isServer ? { url: at } : { dataDir: at });
  const [found] = told.parse(
    await database.run(`select
      (select count(*) from outbox) as letters, (select count(distinct recipient) from outbox) as addresses,
      (select count(*) from suggestions) as looked, (select count(*) from vacancy_letters) as marked`),
  );
  const unlike = await database.run(`select applicant_id from suggestions full join
    (select applicant_id, count(*) from suggested_vacancies group by 1) as named using (applicant_id)
    where told <> coalesce(count, 0)`);
  const unwritten = await database.run(`select email from suggestions join applicants on id = applicant_id
    where (told > 0) <> exists (select from outbox where recipient = email)`);
  await database.close();
  return { ...found, unlike, unwritten };
}

test(
  `through kill -9 at ${kills} random moments nobody gets two letters, and nobody none`,
  async () => {
    const between: number[] = [];
    for (let kill = 0; kill < kills; kill++) {
      await Promise.all(Array.from({ length: processes }, () => write(Math.random() * longestMs)));
      between.push((await counts()).letters ?? 0);
    }
    await write(null);
    const { letters = 0, addresses, looked, marked, unlike, unwritten } = await counts();
    expect({ looked, marked }).toEqual({ looked: people, marked: people });
    expect(letters).toBeGreaterThan(people / 10);
    expect(addresses).toBe(letters);
    expect(unlike).toEqual([]);
    expect(unwritten).toEqual([]);
    expect(between.toSorted((one, other) => one - other)).toEqual(between);
    // They were killed while there was something to write.
    expect(between.some((count) => count < letters)).toBe(true);
  },
  everyLook ? 900_000 : 120_000,
);
