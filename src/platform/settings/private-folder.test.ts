import { execFileSync } from "node:child_process";
import { chmodSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "private-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** In a process of its own, because a umask is a process's. */
function keptPrivate(dataDir: string): void {
  execFileSync(process.execPath, ["src/platform/settings/private-folder.process.ts", dataDir]);
}

const getMode = (path: string) => lstatSync(path).mode & 0o777;

/** Everything below that others may read or write. */
function openTo(others: string): string[] {
  return readdirSync(others, { recursive: true, encoding: "utf8" }).filter(
    (name) => !lstatSync(join(others, name)).isSymbolicLink() && (getMode(join(others, name)) & 0o077) !== 0,
  );
}

test("a new data folder, and what is written into it, is this user's own", () => {
  const dataDir = join(folder, "data");
  keptPrivate(dataDir);
  expect([getMode(dataDir), getMode(join(dataDir, "written"))]).toEqual([0o700, 0o600]);
});

test("an open folder is closed with all its content, and a link's target is left alone", () => {
  const [dataDir, elsewhere] = [join(folder, "data"), join(folder, "elsewhere")];
  const log = join(dataDir, "database", "pg_wal", "000000010000000000000001");
  mkdirSync(join(log, ".."), { recursive: true });
  writeFileSync(log, "addresses");
  writeFileSync(elsewhere, "of others");
  for (const path of [dataDir, join(log, ".."), log, elsewhere]) chmodSync(path, 0o755);
  symlinkSync(elsewhere, join(dataDir, "link"));
  expect(openTo(dataDir).length).toBeGreaterThan(0);
  keptPrivate(dataDir);
  expect([getMode(dataDir), openTo(dataDir), getMode(elsewhere)]).toEqual([0o700, [], 0o755]);
});
