// Shows: promise 22
import { mkdtemp, rename, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { eventually } from "../../../tests/support/eventually.ts";
import { allThere } from "../../../tests/support/health.ts";
import { type TestPlatform, testPlatform } from "../../../tests/support/platform.ts";
import { rawRequest } from "../../../tests/support/raw-request.ts";
import { ownStore } from "../../platform/operations/own-store.ts";
import { Unavailable } from "../../platform/unavailable.ts";
import { migrations } from "../migrations.ts";
import { askFoundations, createHealth, type Found, watchFoundations } from "./health.ts";

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

let server: Server | undefined;
afterEach(() => void server?.close());

const json = z.record(z.string(), z.unknown());

/** What a process answers that has found these of its dependencies. */
async function askHealth(path: string, found: Partial<Found> = {}, isDraining = false, method = "GET") {
  const publicUrl = "https://karier.example";
  const health = createHealth({ found: () => ({ ...allThere(), ...found }), isDraining: () => isDraining, publicUrl });
  const listening = createServer((request, response) => {
    if (!health(request, response)) response.writeHead(404).end("{}");
  });
  server = listening.listen(0, "127.0.0.1");
  await new Promise((resolve) => listening.once("listening", resolve));
  const address = listening.address();
  const port = typeof address === "object" ? address?.port : 0;
  return rawRequest(`http://127.0.0.1:${port}${path}`, { method });
}

async function ready(found: Partial<Found> = {}, isDraining = false) {
  const { status, text } = await askHealth("/health/ready", found, isDraining);
  return { http: status, ...json.parse(JSON.parse(text)) };
}

const all = { database: true, files: true, disk: true, draining: false };

test("a site whose database, files and disk are there is ready", async () => {
  expect(await ready()).toEqual({ http: 200, status: "ready", ...all });
});

test.each(["database", "disk"] as const)("one without its %s is not, and says so", async (away) => {
  expect(await ready({ [away]: false })).toEqual({ http: 503, status: "not ready", ...all, [away]: false });
});

test("one whose files are away is ready all the same, and says that they are", async () => {
  expect(await ready({ files: false })).toEqual({ http: 200, status: "ready", ...all, files: false });
});

test("a stopping one is not, although it still serves", async () => {
  expect(await ready({}, true)).toEqual({ http: 503, status: "not ready", ...all, draining: true });
});

test("the process is live whatever its dependencies do", async () => {
  const { status, text, headers } = await askHealth("/health/live?x=1", { database: false, disk: false }, true);
  expect([status, JSON.parse(text)]).toEqual([200, { status: "live" }]);
  expect(Object.fromEntries(headers)).toMatchObject({
    "cache-control": "no-store",
    "content-security-policy": expect.stringContaining("default-src 'none'"),
    "strict-transport-security": expect.any(String),
    "x-content-type-options": "nosniff",
  });
});

test("HEAD is answered without a body, and nothing else by it", async () => {
  expect(await askHealth("/health/ready", {}, false, "HEAD")).toMatchObject({ status: 200, text: "" });
  expect(await askHealth("/health/ready", {}, false, "POST")).toMatchObject({ status: 404 });
  expect(await askHealth("/health/other")).toMatchObject({ status: 404 });
});

test("the site's dependencies are found", async () => {
  expect(await askFoundations(platform)).toEqual(allThere());
});

test("a database that refuses, and one that is silent for two seconds, are away", async () => {
  const ping = (answer: () => Promise<void>) => ({ ...platform, database: { ...platform.database, ping: answer } });
  const refuses = ping(() => Promise.reject(new Unavailable("database", "gone")));
  expect(await askFoundations(refuses)).toEqual({ ...allThere(), database: false });
  expect(await askFoundations(ping(() => new Promise(() => {})))).toEqual({ ...allThere(), database: false });
});

test("files that are gone are away, until they are back", async () => {
  await rename(folder, `${folder}.away`);
  expect(await askFoundations(platform)).toEqual({ ...allThere(), files: false });
  await rename(`${folder}.away`, folder);
  expect(await askFoundations(platform)).toEqual(allThere());
});

test("a disk with less than 100 MB left is full, each for its own content", async () => {
  const left = (megabytes: number, inFolder: string) =>
    askFoundations(platform, async (folder) => (folder === inFolder ? megabytes : 1_000) * 1024 * 1024);
  expect(await left(99, platform.settings.dataDir)).toEqual({ ...allThere(), disk: false });
  expect(await left(100, platform.settings.dataDir)).toEqual(allThere());
  expect(await left(99, folder)).toEqual({ ...allThere(), files: false });
});

test("it is checked in the background, one query after the other, and answered without a query", async () => {
  const answers: PromiseWithResolvers<Found>[] = [];
  const ask = () => {
    const answer = Promise.withResolvers<Found>();
    answers.push(answer);
    if (answers.length === 1) answer.resolve(allThere());
    return answer.promise;
  };
  const watch = await watchFoundations(ask, 1);
  await eventually(() => expect(answers).toHaveLength(2));
  for (let time = 0; time < 100; time++) expect(watch.found()).toEqual(allThere());
  expect(answers).toHaveLength(2);
  answers[1]?.resolve({ ...allThere(), database: false });
  await eventually(() => expect(watch.found()).toMatchObject({ database: false }));
  watch.stop();
});
