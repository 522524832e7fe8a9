// Shows: promise 22
import { mkdtemp, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { type TestPlatform, testPlatform } from "../../../tests/support/platform.ts";
import { ownStore } from "../../platform/installation/own-store.ts";
import { Unavailable } from "../../platform/unavailable.ts";
import { migrations } from "../migrations.ts";
import { createHealth } from "./health.ts";
import { readinessOf } from "./readiness.ts";

let platform: TestPlatform;
let folder = "";
beforeAll(async () => {
  folder = join(await mkdtemp(join(tmpdir(), "karier-health-")), "files");
  platform = await testPlatform({ migrations, env: { FILES_URL: folder } });
  await ownStore(platform.database.db, platform.files);
});
afterAll(async () => {
  await platform.close();
  await rm(join(folder, ".."), { recursive: true });
});

const told = z.record(z.string(), z.unknown());

async function ready(parts: Partial<TestPlatform> = {}, isDraining = false) {
  const answer = await createHealth({ ...platform, ...parts }, () => isDraining).request("/ready");
  return { http: answer.status, ...told.parse(await answer.json()) };
}

const all = { database: true, files: true, disk: true, draining: false };

test("a site whose database, files and disk are there is ready", async () => {
  expect(await ready()).toEqual({ http: 200, status: "ready", ...all });
});

test("one whose database does not answer is not, and says so", async () => {
  const database = { ...platform.database, ping: () => Promise.reject(new Unavailable("database", "gone")) };
  expect(await ready({ database })).toEqual({ http: 503, status: "not ready", ...all, database: false });
});

test("one whose database is silent is not, two seconds later", async () => {
  const start = performance.now();
  const database = { ...platform.database, ping: () => new Promise<void>(() => {}) };
  expect(await ready({ database })).toMatchObject({ http: 503, database: false });
  expect(performance.now() - start).toBeLessThan(3_000);
});

test("one whose files are gone is not, until they are back", async () => {
  await rename(folder, `${folder}.away`);
  expect(await ready()).toEqual({ http: 503, status: "not ready", ...all, files: false });
  await rename(`${folder}.away`, folder);
  expect(await ready()).toMatchObject({ http: 200, files: true });
});

test("one whose disk has less than 100 MB left is not", async () => {
  const megabytes = (free: number) => readinessOf(platform, async () => free * 1024 * 1024);
  expect(await megabytes(99)()).toMatchObject({ disk: false });
  expect(await megabytes(100)()).toMatchObject({ disk: true });
});

test("one that was told to stop is not, although it still serves", async () => {
  expect(await ready({}, true)).toEqual({ http: 503, status: "not ready", ...all, draining: true });
});

test("however many ask at once, the database is asked once a second", async () => {
  let asked = 0;
  const database = {
    ...platform.database,
    ping: async () => {
      asked += 1;
    },
  };
  const health = createHealth({ ...platform, database }, () => false);
  await Promise.all(Array.from({ length: 100 }, () => health.request("/ready")));
  expect(asked).toBe(1);
});
