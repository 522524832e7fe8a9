// Shows: suggestions 1, suggestions 2
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { migrations } from "../../src/app/migrations.ts";
import { changeAlert, keepFor } from "../../src/features/alerts/alert.server.ts";
import type { Frequency } from "../../src/features/alerts/alert.ts";
import { createAlertSource } from "../../src/features/alerts/alert-source.server.ts";
import { stopAlerts } from "../../src/features/alerts/alerts.server.ts";
import { sealStops, stopByCode } from "../../src/features/alerts/digest/stop-letters.server.ts";
import { writeLetters } from "../../src/features/alerts/digest/write-letters.server.ts";
import { noFilters } from "../../src/features/vacancies/vacancy.ts";
import { jakartaDay } from "../../src/i18n/calendar.ts";
import { createLog } from "../../src/platform/log/log.ts";
import { testDatabase } from "../support/database.ts";
import { type TestPlatform, testPlatform } from "../support/platform.ts";
import { type SlowedDatabase, slowedDatabase } from "../support/slowed-database.ts";
import { morningOfRace } from "./letter-commands.ts";
import { slowMs } from "./race.ts";

// A letter's transaction holds the alerts of many people; the embedded database does one after the other.
const isServer = process.env["TEST_DATABASE_URL"] !== undefined;

let platform: TestPlatform;
let database: SlowedDatabase;
beforeAll(async () => {
  async function open(...args: Parameters<typeof testDatabase>) {
    database = slowedDatabase(await testDatabase(...args));
    return database;
  }
  platform = await testPlatform({ migrations, open });
});
afterAll(() => platform.close());

/** A guest's alerts of these frequencies, in the order of their ids. */
async function listAlerts(email: string, frequencies: readonly Frequency[]): Promise<number[]> {
  const ids: number[] = [];
  for (const [at, frequency] of frequencies.entries()) {
    const search = { ...noFilters, text: `kata ${at}`, isMatch: false };
    const alert = { name: `Kabar ${at}`, search, frequency };
    const saved = await database.transact((tx) => keepFor(tx, { email, language: "id" }, alert, platform.clock()));
    if (saved.status === "kept") ids.push(saved.id);
  }
  return ids;
}

/** Due again, whatever letters there were; on an occasion of its own. */
async function morning(round: string): Promise<{ write: () => Promise<number>; faults: string[] }> {
  database.slowDown(0);
  await database.run("update alerts set next_at = '2026-01-01'");
  database.slowDown(slowMs);
  const faults: string[] = [];
  const log = createLog({ level: "error", destination: { write: (line) => void faults.push(line) } });
  const sources = { alerts: createAlertSource(platform.sealer, ["daily", "weekly"]) };
  const occasion = { ...morningOfRace(platform), name: round };
  const writing = { ...platform, log, siteName: () => "Situs Karier", sources };
  return { write: () => writeLetters(writing, occasion), faults };
}

beforeEach(async () => {
  await database.run("delete from alert_addresses");
});

const rounds = Array.from({ length: 10 }, (_, round) => `round ${round}`);

describe.runIf(isServer)("letters to many", () => {
  test("and one of them who unsubscribes do not wait for each other for good", async () => {
    for (const round of rounds) {
      await listAlerts("satu@contoh.id", ["daily"]);
      const ids = await listAlerts("dua@contoh.id", ["weekly", "daily"]);
      const stops = ids.map((id) => ({ kind: "alerts", stops: String(id) }) as const);
      const code = sealStops(platform.sealer, stops);
      const { write, faults } = await morning(round);
      await Promise.all([write(), stopByCode(platform, { alerts: stopAlerts }, code)]);
      expect(faults).toEqual([]);
      expect(await database.db.selectFrom("alerts").selectAll().execute()).toHaveLength(1);
    }
  });

  test("take nothing of a change that is made meanwhile", async () => {
    const ids = await listAlerts("satu@contoh.id", ["daily", "daily", "daily", "daily", "daily"]);
    for (const round of rounds) {
      for (const id of ids) await changeAlert(platform, id, { frequency: "daily" });
      const { write } = await morning(`${round} again`);
      const changes = ids.map(async (id, place) => {
        await wait(place * 2 * slowMs);
        await changeAlert(platform, id, { frequency: "weekly" });
      });
      await Promise.all([write(), ...changes]);
      const alerts = await database.db.selectFrom("alerts").select(["frequency", "next_at"]).execute();
      const days = alerts.map(({ frequency, next_at }) => [frequency, new Date(jakartaDay(next_at)).getUTCDay()]);
      expect(days).toEqual(ids.map(() => ["weekly", 1]));
    }
  });
});
