// Shows: promise 18
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { testDatabaseAt } from "../../../tests/support/database.ts";
import { startMailServer } from "../../../tests/support/mail-server.ts";
import { mailMigrations, outboxOn } from "../../../tests/support/outbox.ts";
import { openDatabase } from "../database/database.ts";
import { migrate } from "../database/migrate.ts";

const mails = 400;
const people = 80;
const kills = 4;
/** Mails that are handed over at once, as the outbox of tests has them. */
const atOnce = 10;

const closings: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0).reverse()) await close();
});

/** A database that other processes open, with mails that wait. */
async function openPlace(): Promise<string> {
  const isServer = process.env["TEST_DATABASE_URL"] !== undefined;
  const folder = await mkdtemp(join(tmpdir(), "karier-killed-"));
  closings.push(() => rm(folder, { recursive: true, force: true }));
  const { database, at } = isServer
    ? await testDatabaseAt(mailMigrations)
    : { database: await openDatabase({ dataDir: join(folder, "database") }), at: join(folder, "database") };
  await migrate(database, mailMigrations);
  const { queue, close } = await outboxOn(database, null);
  await queue(
    ...Array.from({ length: mails }, (_, index) => {
      return { to: `orang${index % people}@example.com`, subject: `Nomor ${index}` };
    }),
  );
  await close();
  if (isServer) closings.push(() => database.close());
  else await database.close();
  return at;
}

async function deliver(place: string, smtpUrl: string, killAfterMs: number | null): Promise<void> {
  const path = join(import.meta.dirname, "outbox.crash.ts");
  const child = spawn(process.execPath, [path, place, smtpUrl], { stdio: ["ignore", "pipe", "inherit"] });
  const exited = once(child, "exit");
  await Promise.race([once(child.stdout, "data"), exited]);
  if (killAfterMs !== null) {
    await wait(killAfterMs);
    child.kill("SIGKILL");
  }
  const [code, signal] = await exited;
  expect(killAfterMs === null ? code : signal).toBe(killAfterMs === null ? 0 : "SIGKILL");
}

test("through kill -9 in the middle nobody's mail is lost, and one that comes twice is known by its Message-ID", {
  timeout: 900_000,
}, async () => {
  const server = await startMailServer(() => undefined, 30);
  closings.push(server.stop);
  const place = await openPlace();
  for (let kill = 0; kill < kills; kill++) await deliver(place, server.url, 200 + Math.random() * 150);
  expect(server.messages.length).toBeLessThan(mails);
  await deliver(place, server.url, null);
  const ids = server.messages.map((message) => /^Message-ID: (\S+)/im.exec(message)?.[1]);
  expect(new Set(ids).size).toBe(mails);
  // The mails in progress when it was killed, and no others.
  expect(ids.length).toBeLessThanOrEqual(mails + kills * atOnce);
  const arrived = server.byRecipient();
  for (let person = 0; person < people; person++) {
    const written = Array.from({ length: mails / people }, (_, round) => `Nomor ${round * people + person}`);
    expect([...new Set(arrived.get(`orang${person}@example.com`))]).toEqual(written);
  }
});
