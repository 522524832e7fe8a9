import { mkdtempSync, rmSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { openMigratedDatabase } from "../../src/app/open-database.ts";
import { openDatabase } from "../../src/platform/database/database.ts";
import { createLog } from "../../src/platform/log/log.ts";
import { installation } from "../../src/platform/operations/installation.store.ts";
import { ownSecret } from "../../src/platform/operations/own-secret.ts";
import { readSettings } from "../../src/platform/settings/settings.ts";
import { startPgBouncer } from "../../tests/support/pgbouncer.ts";
import { type PrivatePostgres, startPostgres } from "../../tests/support/postgres.ts";
import { examine } from "./examine.ts";

const secret = "a-secret-of-more-than-32-characters";
const dataDir = mkdtempSync(join(tmpdir(), "doctor-"));
let server: PrivatePostgres | string;

beforeAll(async () => {
  server = await startPostgres();
});
afterAll(async () => {
  if (typeof server !== "string") await server.stop();
  rmSync(dataDir, { recursive: true });
});
beforeEach(({ skip }) => {
  if (typeof server === "string") skip(server);
});

const serverUrl = () => (typeof server === "string" ? "" : server.url);

async function found(env: Record<string, string> = {}): Promise<Record<string, string>> {
  const all = { DATA_DIR: dataDir, PORT: "1", DATABASE_URL: serverUrl(), SECRET_KEY: secret, ...env };
  const findings = await examine(all);
  // The tests' own server is quick, and would forget at a power cut.
  const others = findings.filter(({ says }) => !says.startsWith("fsync is off"));
  return Object.fromEntries(others.map(({ about, level, says }) => [about, `${level}: ${says}`]));
}

/** A database of its own name, by SQL of anyone who may. */
async function runSql(sql: string, url = serverUrl()): Promise<void> {
  const database = await openDatabase({ url });
  await database.run(sql).finally(() => database.close());
}

const at = (name: string, user = "postgres") =>
  serverUrl()
    .replace("postgres@", `${user}@`)
    .replace(/\/postgres$/, `/${name}`);

test("an empty database of a good server waits for its schema", async () => {
  expect(await found()).toMatchObject({
    database: expect.stringMatching(/^ok: PostgreSQL 1\d/),
    schema: expect.stringMatching(/^warning: \d+ migrations wait$/),
    connections: expect.stringMatching(/^ok: 12 at most by these processes, 197 to be had/),
    clock: expect.stringMatching(/^ok: the database's is 0\.\d s/),
    notifications: "ok: heard",
  });
  expect(await examine({ DATA_DIR: dataDir, DATABASE_URL: serverUrl() })).toContainEqual(
    expect.objectContaining({ level: "warning", says: "fsync is off: a power cut may lose everything" }),
  );
});

test("one that a site has used is up to date, knows its secret and its files, and no others", async () => {
  const settings = readSettings({ DATA_DIR: dataDir, DATABASE_URL: serverUrl(), SECRET_KEY: secret });
  const { database } = await openMigratedDatabase(settings, createLog({ level: "silent" }));
  await ownSecret(database.db, [secret], false);
  const { id } = await installation(database.db);
  await database.close();
  await mkdir(join(dataDir, "files"));
  await writeFile(join(dataDir, "files/owner"), id);
  expect(await found()).toMatchObject({
    schema: expect.stringMatching(/^ok: up to date, \d+ migrations$/),
    SECRET_KEY: "ok: from the settings",
    files: expect.stringMatching(/^ok: .* takes, gives and forgets$/),
  });
  await writeFile(join(dataDir, "files/owner"), "somebody-else");
  const other = await found({ SECRET_KEY: "another-secret-of-more-than-32-characters" });
  expect(other).toMatchObject({
    SECRET_KEY: "fault: is not what this database's processes seal with",
    files: expect.stringMatching(/^fault: .* belongs to another installation$/),
  });
});

test("a schema of a later version is a fault, unless it is allowed", async () => {
  await runSql("insert into migrations (name) values ('2099-01-01-later')");
  expect((await found())["schema"]).toBe("fault: a later version was here (2099-01-01-later)");
  expect((await found({ ALLOW_NEWER_SCHEMA: "true" }))["schema"]).toMatch(/^ok: /);
  await runSql("delete from migrations where name = '2099-01-01-later'");
});

test("a user who may create nothing, and more connections than there are, are faults", async () => {
  await runSql("create role reader login connection limit 5");
  await runSql("create database narrow");
  await runSql("revoke create on schema public from public", at("narrow"));
  const narrow = await found({ DATABASE_URL: at("narrow", "reader") });
  expect(narrow["schema"]).toMatch(/^fault: \d+ migrations wait, and this user may create nothing$/);
  expect(narrow["connections"]).toMatch(/^fault: 12 at most by these processes, 5 to be had/);
  expect((await found({ DATABASE_POOL: "50", PROCESSES: "2" }))["connections"]).toMatch(/^warning: 104 at most/);
});

test("another encoding is a fault", async () => {
  await runSql("create database latin encoding 'LATIN1' locale 'C' template template0");
  expect((await found({ DATABASE_URL: at("latin") }))["database"]).toBe("fault: its encoding is LATIN1");
});

test("a pooler that lends for a transaction is a fault, until notifications go past it, to the same database", async ({
  skip,
}) => {
  const bouncer = await startPgBouncer(serverUrl(), { isTolerant: true });
  if (typeof bouncer === "string") return skip(bouncer);
  onTestFinished(() => bouncer.stop());
  const env = { DATABASE_URL: bouncer.url };
  expect((await found(env))["notifications"]).toBe("fault: a pooler that lends for a transaction hands none on");
  expect((await found({ ...env, DATABASE_LISTEN_URL: serverUrl() }))["notifications"]).toMatch(/^ok: heard by/);
  expect((await found({ ...env, DATABASE_LISTEN_URL: at("latin") }))["notifications"]).toBe("fault: not heard");
});
