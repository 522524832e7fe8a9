// Shows: promise 19
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { anApplicant } from "../../tests/support/accounts.ts";
import { aFolder, removeFolder, someBytes } from "../../tests/support/backups.ts";
import { bucketKeys, startBucketServer } from "../../tests/support/bucket-server.ts";
import { testDatabaseAt } from "../../tests/support/database.ts";
import { applicantPrincipal } from "../features/identity/principal.ts";
import { insertSession } from "../features/identity/session/session.queries.server.ts";
import { type Database, openDatabase } from "../platform/database/database.ts";
import { openFileStore } from "../platform/files/file-store.ts";
import { insertMails } from "../platform/mail/outbox.store.ts";
import { inspectArchive } from "../platform/operations/backup/inspect-archive.ts";
import { newToken } from "../platform/security/token.ts";
import { readSecrets } from "../platform/settings/secret.ts";
import { readSettings, type Settings } from "../platform/settings/settings.ts";
import { backUpSite } from "./back-up-site.ts";
import { migrations } from "./migrations.ts";
import { type RestoreOptions, restoreSite } from "./restore-site.ts";

let folder: string;
let file: string;
const closings: (() => Promise<unknown>)[] = [];
const clock = () => new Date();
const lines: string[] = [];
const say = (line: string) => lines.push(line);

beforeEach(async () => {
  folder = await aFolder();
  file = join(folder, "archive.tar.zst");
  lines.length = 0;
});
afterEach(async () => {
  for (const close of closings.splice(0).reverse()) await close();
  await removeFolder(folder);
});

/** Where a restore goes: an empty database, and a data folder with nothing else in it. */
async function aPlace(env: Record<string, string> = {}): Promise<Settings> {
  const dataDir = join(folder, `to-${closings.length}`);
  await mkdir(dataDir);
  const { database, at } = await testDatabaseAt([]);
  closings.push(() => database.close());
  return readSettings({ DATA_DIR: dataDir, DATABASE_URL: at, ...env });
}

/** A running site as a backup meets it: an open database. */
async function aSite(env: Record<string, string> = {}): Promise<{ settings: Settings; database: Database }> {
  const { database, at } = await testDatabaseAt(migrations);
  closings.push(() => database.close());
  const settings = readSettings({ DATA_DIR: join(folder, "site"), DATABASE_URL: at, ...env });
  await readSecrets(settings);
  return { settings, database };
}

const plain = { waitingMails: null, dropsSessions: false, takesNewSecret: false } as const;

/** Restores into a place of its own, and opens the database there. */
async function restored(options: Partial<RestoreOptions> = {}, env: Record<string, string> = {}) {
  const settings = await aPlace(env);
  await restoreSite(settings, { ...plain, file, ...options }, say);
  const { databaseUrl, dataDir } = settings;
  const database = await openDatabase(
    databaseUrl === null ? { dataDir: join(dataDir, "database") } : { url: databaseUrl },
  );
  closings.push(() => database.close());
  return { settings, database };
}

const aMail = {
  to: "a@contoh.id",
  language: "id",
  kind: "test",
  subject: "s",
  text: "t",
  html: "h",
  unsubscribeUrl: null,
} as const;

/** How many rows two tables have that are written together, table after table as a backup reads them. */
async function counted({ db }: Database) {
  const count = (table: "letters" | "outbox") =>
    db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as("rows"))
      .executeTakeFirstOrThrow();
  return { letters: (await count("letters")).rows, outbox: (await count("outbox")).rows };
}

async function writeTogether(database: Database): Promise<void> {
  await database.transact(async (tx) => {
    await insertMails(tx, [aMail], clock());
    await tx.insertInto("letters").values({ code: newToken(), kind: "test", sent_at: clock() }).execute();
  });
}

test("people write on while it is backed up, and what comes back is of one moment", async () => {
  const { settings, database } = await aSite();
  const stopping = new AbortController();
  const writing = (async () => {
    while (!stopping.signal.aborted) await writeTogether(database);
  })();
  expect(await backUpSite(settings, { file, withSecret: true }, say)).toBe(0);
  const { outbox: wrote } = await counted(database);
  stopping.abort();
  await writing;
  const back = await counted((await restored({ waitingMails: "send" })).database);
  expect(back.letters).toBe(back.outbox);
  expect(back.outbox).toBeLessThan(wrote);
});

test("unsent mail is sent or dropped on the operator's command, never automatically; sessions end when everybody has to sign in again", async () => {
  const { settings, database } = await aSite();
  const { id } = await anApplicant({ database });
  const session = { principal: applicantPrincipal(id), token: newToken(), rememberMe: false, device: "", network: "" };
  await database.transact(async (tx) => {
    await insertSession(tx, session, clock());
    await insertMails(tx, [aMail], clock());
  });
  await backUpSite(settings, { file, withSecret: true }, say);
  expect(lines).toContain("1 mails had not gone out yet.");
  await expect(restored()).rejects.toThrow("say --send-mail if the site has stood still since, or --drop-mail");
  const found = async (options: Partial<RestoreOptions>) =>
    (await restored(options)).database.run(
      "select state, recipient, (select count(*) from sessions) as sessions from outbox",
    );
  expect(await found({ waitingMails: "send" })).toEqual([{ state: "waiting", recipient: "a@contoh.id", sessions: 1 }]);
  expect(await found({ waitingMails: "drop", dropsSessions: true })).toEqual([
    { state: "failed", recipient: null, sessions: 0 },
  ]);
});

test("the data folder's secret is restored into the new one; that of SECRET_KEY stays in the settings", async () => {
  const { settings } = await aSite();
  await backUpSite(settings, { file, withSecret: true }, say);
  const { settings: there } = await restored();
  expect(await readSecrets(there)).toEqual(await readSecrets(settings));
  const keptSettings = { ...settings, secretKeys: await readSecrets(settings) };
  const other = join(folder, "other.tar.zst");
  await backUpSite(keptSettings, { file: other, withSecret: true }, say);
  expect((await inspectArchive(other)).secret).toBeNull();
  expect(lines.join("\n")).toContain("The secret is not in it");
});

test("without its secret an archive is restored only where that secret is, or is said to be lost", async () => {
  const { settings } = await aSite();
  await backUpSite(settings, { file, withSecret: false }, say);
  const [secret = ""] = await readSecrets(settings);
  expect((await readFile(file)).includes(secret)).toBe(false);
  await expect(restored()).rejects.toThrow("does not have: set SECRET_KEY to that one, or say --new-secret");
  await expect(restored({}, { SECRET_KEY: "x".repeat(40) })).rejects.toThrow("a secret that SECRET_KEY does not have");
  await restored({}, { SECRET_KEY: `${"x".repeat(40)},${secret}` });
  const { settings: restoredSettings } = await restored({ takesNewSecret: true });
  expect(await readSecrets(restoredSettings)).not.toEqual([secret]);
});

test("a restore that fails leaves no secret and no database of its own, and what is cut off touches nothing", async () => {
  const { settings } = await aSite();
  await backUpSite(settings, { file, withSecret: true }, say);
  // An embedded one, which the restore makes.
  const place = readSettings({ DATA_DIR: join(folder, "never") });
  const somebodys = await openFileStore(place.files).put(someBytes(10), "pdf");
  await expect(restoreSite(place, { ...plain, file }, say)).rejects.toThrow("is not empty");
  expect(await readdir(place.dataDir)).not.toContain("secret");
  expect(await readdir(place.dataDir)).not.toContain("database");
  await openFileStore(place.files).remove(somebodys);
  const whole = await readFile(file);
  await writeFile(file, whole.subarray(0, whole.length - 200));
  await expect(restoreSite(place, { ...plain, file }, say)).rejects.toThrow(/is broken|is cut off/);
  expect(await readdir(place.dataDir)).not.toContain("secret");
});

test("files of a bucket come back into another bucket", async () => {
  const [from, to] = [await startBucketServer(), await startBucketServer()];
  closings.push(async () => [from.stop(), to.stop()]);
  const keys = { AWS_ACCESS_KEY_ID: bucketKeys.accessKeyId, AWS_SECRET_ACCESS_KEY: bucketKeys.secretAccessKey };
  const bucket = (at: string) => ({
    ...keys,
    FILES_URL: `s3://karier/site?endpoint=${new URL(at).origin}&region=${bucketKeys.region}`,
  });
  const { settings, database } = await aSite(bucket(from.url));
  const { id } = await anApplicant({ database });
  const bytes = someBytes(50_000);
  const name = await openFileStore(settings.files).put(bytes, "pdf");
  await database.db
    .insertInto("resume_files")
    .values({ name, applicant_id: id, role: "cv", original_name: "cv.pdf", bytes: 50_000, created_at: clock() })
    .execute();
  await backUpSite(settings, { file, withSecret: true }, say);
  const { settings: there } = await restored({}, bucket(to.url));
  expect(await openFileStore(there.files).read(name)).toEqual(bytes);
  expect(await openFileStore(there.files).readOwner()).toMatch(/^[0-9a-f-]{36}$/);
  expect(await openFileStore(there.files).readOwner()).not.toBe(await openFileStore(settings.files).readOwner());
});

test("what cannot be done is said in a sentence", async () => {
  const { settings } = await aSite();
  const options = { file, withSecret: true };
  await writeFile(file, "mine");
  await expect(backUpSite(settings, options, say)).rejects.toThrow(`There is a file ${file} already.`);
  await removeFolder(file);
  const nowhere = { ...settings, databaseUrl: null, dataDir: join(folder, "nowhere"), secretKeys: [] };
  await expect(backUpSite(nowhere, options, say)).rejects.toThrow("run the backup with the settings of the site");
  await expect(backUpSite(nowhere, { file, withSecret: false }, say)).rejects.toThrow("There is no database in");
  await backUpSite(settings, options, say);
  const taken = await aPlace();
  const { databaseUrl: server, dataDir } = taken;
  const holder = await openDatabase(server === null ? { dataDir: join(dataDir, "database") } : { url: server });
  closings.push(() => holder.close());
  await holder.run("create table mine (id integer)");
  await expect(restoreSite(taken, { ...plain, file }, say)).rejects.toThrow(/is not empty|is in use by/);
  await expect(restoreSite(settings, { ...plain, file: join(folder, "none") }, say)).rejects.toThrow("cannot be read");
});
