import { existsSync } from "node:fs";
import { access, constants, mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileNames } from "../features/documents/documents.ts";
import { openDatabase } from "../platform/database/database.ts";
import { openFileStore } from "../platform/files/file-store.ts";
import { type BackupSource, backUp } from "../platform/operations/backup/back-up.ts";
import type { Say } from "../platform/operations/command.ts";
import { keepPrivate } from "../platform/settings/private-folder.ts";
import { findSecrets } from "../platform/settings/secret.ts";
import type { Settings } from "../platform/settings/settings.ts";
import { buildVersion } from "./build-version.ts";

export interface BackupOptions {
  file: string;
  withSecret: boolean;
}

const FOLDER = "backup-";
const DAY_MS = 24 * 60 * 60 * 1000;

/** A folder for what is under way; takes away what a killed backup left. */
async function workFolder(dataDir: string): Promise<string> {
  for (const name of await readdir(dataDir)) {
    if (!name.startsWith(FOLDER)) continue;
    const found = await stat(join(dataDir, name)).catch(() => null);
    if (found !== null && Date.now() - found.mtimeMs > DAY_MS) await rm(join(dataDir, name), { recursive: true });
  }
  return mkdtemp(join(dataDir, FOLDER));
}

function reading(settings: Settings): BackupSource["read"] {
  return async (work) => {
    const place = join(settings.dataDir, "database");
    // Past a pooler, where there is one: this is one long transaction.
    const url = settings.database.listenUrl ?? settings.databaseUrl;
    if (url === null && !existsSync(join(place, "PG_VERSION"))) throw new Error(`There is no database in ${place}.`);
    const database = await openDatabase(url === null ? { dataDir: place, joins: true } : { url });
    try {
      return await database.snapshot(work);
    } finally {
      await database.close();
    }
  };
}

async function getSecrets(settings: Settings, withSecret: boolean) {
  const secrets = await findSecrets(settings);
  const [first] = secrets;
  if (first === undefined && withSecret) {
    throw new Error(
      `There is no secret in ${settings.dataDir} and no SECRET_KEY: run the backup with the settings of the site, or say --without-secret.`,
    );
  }
  // What SECRET_KEY says is kept where the settings are.
  const isOurs = settings.secretKeys.length === 0;
  return { secrets, secretToKeep: withSecret && isOurs ? (first ?? null) : null };
}

/** Backs up what the settings name, while the site runs or not. @returns the exit code */
export async function backUpSite(settings: Settings, { file, withSecret }: BackupOptions, say: Say): Promise<number> {
  if (existsSync(file)) throw new Error(`There is a file ${file} already.`);
  await access(dirname(file), constants.W_OK).catch((error: unknown) => {
    throw new Error(`This user may not write into ${dirname(file)}, or there is no such folder.`, { cause: error });
  });
  const began = performance.now();
  await keepPrivate(settings.dataDir);
  const secrets = await getSecrets(settings, withSecret);
  const folder = await workFolder(settings.dataDir);
  try {
    const read = reading(settings);
    const product = buildVersion();
    const source = { read, files: openFileStore(settings.files), fileNames, product, folder, now: new Date() };
    const { manifest, bytes, sha256 } = await backUp({ ...source, ...secrets }, file, say);
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    const { tables, files, jobs, missing, waitingMails } = manifest;
    if (missing.length > 0) {
      say(`Lost: ${missing.length} files that rows name are not in the store, such as ${missing[0]}.`);
    }
    say(`${rows} rows of ${tables.length} tables, ${files.length} files, ${jobs.count} jobs.`);
    if (waitingMails > 0) say(`${waitingMails} mails had not gone out yet.`);
    say(
      secrets.secretToKeep === null
        ? "The secret is not in it: without that, second steps of sign-in cannot be read. Keep it with the archive's date."
        : "The secret is in it: keep the archive as safe as the data itself.",
    );
    const seconds = (performance.now() - began) / 1000;
    say(`${file}: ${bytes} bytes, ${seconds.toFixed(1)} s, SHA-256 ${sha256}.`);
    return 0;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
