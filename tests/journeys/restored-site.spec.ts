// Shows: promise 19
import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { inspectArchive } from "../../src/platform/operations/backup/inspect-archive.ts";
import { aPerson, type Person } from "../support/people.ts";
import { startPostgres } from "../support/postgres.ts";
import { type Site, startSite } from "../support/site.ts";
import { sessionCookie, signedIn } from "../support/wire.ts";

let folder: string;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "restored-"));
});
test.afterAll(() => rm(folder, { recursive: true, force: true }));

type Env = Record<string, string>;

async function operator(script: "backup" | "restore", args: readonly string[], env: Env): Promise<string> {
  const all = [`scripts/${script}.ts`, ...args];
  const { stdout } = await promisify(execFile)(process.execPath, all, { env: { ...process.env, ...env } });
  return stdout;
}

/** Signs in, opens the resume and downloads its CV. */
async function walked(site: Site, person: Person) {
  const { data } = await (await signedIn(site.url, person)).call("GET", "get-profile/id");
  const cvUrl = /"cvUrl":"([^"]+)"/.exec(JSON.stringify(data))?.[1] ?? "none";
  const cookie = await sessionCookie(site.url, person.email, person.password);
  const response = await fetch(new URL(cvUrl, site.url), { headers: { cookie } });
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, cv: bytes.subarray(0, 5).toString(), bytes: bytes.toString("base64"), data };
}

/** Rows of every table by their hash; the installation's name is the only one that a restore changes. */
async function getTables(file: string): Promise<Map<string, string>> {
  const { tables } = (await inspectArchive(file)).manifest;
  return new Map(tables.filter(({ name }) => name !== "installation").map(({ name, sha256 }) => [name, sha256]));
}

test("from embedded to a server and back it is the same site, and one signs in to it and gets one's CV", async () => {
  const server = await startPostgres();
  test.skip(typeof server === "string", String(server));
  if (typeof server === "string") return;
  const [first, second, third] = ["first", "second", "third"].map((name) => join(folder, `${name}.tar.zst`));
  const site = await startSite();
  const person = await aPerson(site);
  const before = await walked(site, person);
  expect(before).toMatchObject({ status: 200, cv: "%PDF-" });
  // While the site runs.
  await operator("backup", [String(first)], { DATA_DIR: site.dataDir });
  await site.stop();
  const onServer = { DATA_DIR: join(folder, "server"), DATABASE_URL: server.url };
  await operator("restore", [String(first), "--send-mail"], onServer);
  await operator("backup", [String(second)], onServer);
  const grown = await startSite({ env: onServer, remove: async () => {} });
  const embedded = { DATA_DIR: join(folder, "embedded") };
  try {
    expect(await walked(grown, person)).toEqual(before);
    await operator("restore", [String(second), "--send-mail"], embedded);
    await operator("backup", [String(third)], embedded);
  } finally {
    await grown.stop();
    await server.stop();
  }
  expect(await getTables(String(second))).toEqual(await getTables(String(first)));
  expect(await getTables(String(third))).toEqual(await getTables(String(first)));
  const back = await startSite({ env: embedded, remove: async () => {} });
  try {
    expect(await walked(back, person)).toEqual(before);
  } finally {
    await back.stop();
  }
});
