import { existsSync } from "node:fs";
import { access, constants, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Database, openDatabase, type Tx } from "../platform/database/database.ts";
import { openFileStore } from "../platform/files/file-store.ts";
import { giveUpWaitingMails } from "../platform/mail/outbox.store.ts";
import { ArchiveRefused, type Manifest, secretMarks } from "../platform/operations/backup/archive-format.ts";
import { type Inspected, inspectArchive } from "../platform/operations/backup/inspect-archive.ts";
import { checkMigrations, type RestoreTarget, restore } from "../platform/operations/backup/restore.ts";
import type { Say } from "../platform/operations/command.ts";
import { keepPrivate } from "../platform/settings/private-folder.ts";
import { findSecrets, secretFile } from "../platform/settings/secret.ts";
import type { Settings } from "../platform/settings/settings.ts";
import { migrations } from "./migrations.ts";

export interface RestoreOptions {
  file: string;
  /** What to do with unsent mails: null where nobody decided. */
  waitingMails: "send" | "drop" | null;
  dropsSessions: boolean;
  /** Whether what an unknown secret sealed may be lost. */
  takesNewSecret: boolean;
}

function checkMails({ waitingMails: count, madeAt }: Manifest, { waitingMails }: RestoreOptions): void {
  if (count === 0 || waitingMails !== null) return;
  throw new ArchiveRefused(
    `${count} mails had not gone out when the archive was made (${madeAt}): say --send-mail if the site has stood still since, or --drop-mail if it went on and has sent them.`,
  );
}

/** The secret that is to be written into the data folder; null: none. */
async function secretToWrite(settings: Settings, { manifest, secret }: Inspected, takesNewSecret: boolean) {
  if (takesNewSecret) return null;
  const known = new Set(secretMarks(await findSecrets(settings)));
  if (manifest.secret.marks.every((mark) => known.has(mark))) return null;
  if (known.size === 0 && secret !== null) return secret;
  const place = settings.secretKeys.length > 0 ? "SECRET_KEY" : secretFile(settings);
  throw new ArchiveRefused(
    `The archive's site sealed with a secret that ${place} does not have: set SECRET_KEY to that one, or say --new-secret, and second steps of sign-in, links in mail and waiting jobs that are sealed are lost.`,
  );
}

/** Does the work; when it fails, what it had begun to write is taken away again. */
async function withSecretWritten(settings: Settings, secret: string | null, work: () => Promise<void>): Promise<void> {
  const path = secretFile(settings);
  if (secret !== null) await writeFile(path, `${secret}\n`, { flag: "wx", mode: 0o600, flush: true });
  try {
    await work();
  } catch (error) {
    if (secret !== null) await rm(path, { force: true });
    throw error;
  }
}

/** Does the work in the database that the settings name; an embedded one that was made for it goes when it fails. */
async function inDatabase(
  { databaseUrl, dataDir, database: { listenUrl } }: Settings,
  work: (database: Database) => Promise<void>,
): Promise<void> {
  const place = join(dataDir, "database");
  const wasThere = databaseUrl !== null || existsSync(join(place, "PG_VERSION"));
  const database = await openDatabase(databaseUrl === null ? { dataDir: place } : { url: listenUrl ?? databaseUrl });
  let isDone = false;
  try {
    await work(database);
    isDone = true;
  } finally {
    await database.close();
    if (!isDone && !wasThere) await rm(place, { recursive: true, force: true });
  }
}

function settling({ waitingMails, dropsSessions }: RestoreOptions) {
  return async (tx: Tx) => {
    if (waitingMails === "drop") await giveUpWaitingMails(tx, new Date());
    if (!dropsSessions) return;
    // The feature `identity` loads 100 MB of libraries, which a restore otherwise does without.
    const { endAllSessions } = await import("../features/identity/session/session.queries.server.ts");
    await endAllSessions(tx);
  };
}

/** Restores an archive into the empty place that the settings name. @returns the exit code */
export async function restoreSite(settings: Settings, options: RestoreOptions, say: Say): Promise<number> {
  const began = performance.now();
  const { file } = options;
  await access(file, constants.R_OK).catch((error: unknown) => {
    throw new Error(`The archive ${file} cannot be read by this user, or is not there.`, { cause: error });
  });
  say("Reading the archive once, to see that it is whole.");
  const inspected = await inspectArchive(file);
  const { manifest } = inspected;
  checkMigrations(manifest, migrations);
  checkMails(manifest, options);
  await keepPrivate(settings.dataDir);
  const secret = await secretToWrite(settings, inspected, options.takesNewSecret);
  say(`It was made ${manifest.madeAt} by the version ${manifest.product}. Loading it.`);
  await withSecretWritten(settings, secret, () =>
    inDatabase(settings, async (database) => {
      const files = openFileStore(settings.files);
      const target: RestoreTarget = { database, files, migrations, settle: settling(options) };
      await restore(target, file, inspected, say);
    }),
  );
  const { tables, files, missing, jobs } = manifest;
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  if (missing.length > 0) say(`${missing.length} files that rows name were lost before the backup.`);
  say(
    `Restored: ${rows} rows of ${tables.length} tables, ${files.length} files, ${jobs.count} jobs, all of them verified.`,
  );
  say(`It took ${((performance.now() - began) / 1000).toFixed(1)} s. Start the site with the same settings.`);
  return 0;
}
