import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { testDatabase } from "../../../tests/support/database.ts";
import { openFolderStore } from "./folder-store.ts";
import { up } from "./migrations/2026-11-23-installation.ts";
import { ownStore } from "./own-store.ts";

async function aDatabase() {
  const database = await testDatabase([{ name: "files/2026-11-23-installation", up }]);
  onTestFinished(() => database.close());
  return database.db;
}

test("a store belongs to the database that marked it first; another one is refused and told what to do", async () => {
  const folder = await mkdtemp(join(tmpdir(), "karier-files-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const files = openFolderStore(folder);
  const [ours, theirs] = [await aDatabase(), await aDatabase()];
  await ownStore(ours, files);
  await expect(ownStore(theirs, files)).rejects.toThrow(`The files in ${folder} belong to another installation`);
  await ownStore(ours, files);
  await rm(join(folder, "owner"));
  await ownStore(theirs, files);
  await expect(ownStore(ours, files)).rejects.toThrow("belong to another installation");
});
