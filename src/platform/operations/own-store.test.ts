import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { testDatabase } from "../../../tests/support/database.ts";
import { migrationsOfInstallation } from "../../../tests/support/installation.ts";
import { openFolderStore } from "../files/folder-store.ts";
import { ownStore } from "./own-store.ts";

async function aDatabase() {
  const database = await testDatabase(migrationsOfInstallation);
  onTestFinished(() => database.close());
  return database.db;
}

async function aFolder() {
  const folder = await mkdtemp(join(tmpdir(), "karier-files-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

test("a store belongs to the database that marked it first; another one is refused with what to do", async () => {
  const folder = await aFolder();
  const files = openFolderStore(folder);
  const [ours, theirs] = [await aDatabase(), await aDatabase()];
  await ownStore(ours, files);
  await expect(ownStore(theirs, files)).rejects.toThrow(`The files in ${folder} belong to another installation`);
  await ownStore(ours, files);
  await rm(join(folder, "owner"));
  await ownStore(theirs, files);
  await expect(ownStore(ours, files)).rejects.toThrow("belong to another installation");
});

test("a process with an empty folder of its own is refused, until files that were moved are said to be the same", async () => {
  const db = await aDatabase();
  await ownStore(db, openFolderStore(await aFolder()));
  const other = await aFolder();
  const refused = await ownStore(db, openFolderStore(other)).catch((error: unknown) => String(error));
  expect(refused).toContain(`do not lie in ${other}: set FILES_URL to the place that all its processes share`);
  const id = /write (\S+) into "owner"/.exec(String(refused))?.[1];
  await writeFile(join(other, "owner"), `${id}\n`);
  await ownStore(db, openFolderStore(other));
});
