import { mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readSecrets } from "./secret.ts";

let dataDir = "";
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "secret-"));
});
afterEach(() => rm(dataDir, { recursive: true }));

test("SECRET_KEY wins over the file, which is then not made", async () => {
  expect(await readSecrets({ secretKeys: ["one", "two"], dataDir })).toEqual(["one", "two"]);
  expect(await readdir(dataDir)).toEqual([]);
});

test("a secret is made once, readable by its owner only, and found again", async () => {
  const first = await readSecrets({ secretKeys: [], dataDir });
  expect(first[0]).toMatch(/^[\w-]{43}$/);
  expect((await stat(join(dataDir, "secret"))).mode & 0o777).toBe(0o600);
  expect(await readSecrets({ secretKeys: [], dataDir })).toEqual(first);
});

test("twenty that start at once agree on one secret and leave no other file", async () => {
  const folder = join(dataDir, "new/folder");
  const secrets = await Promise.all(Array.from({ length: 20 }, () => readSecrets({ secretKeys: [], dataDir: folder })));
  expect(new Set(secrets.flat()).size).toBe(1);
  expect(await readdir(folder)).toEqual(["secret"]);
});

test("a damaged file is named instead of sealing with nothing", async () => {
  await writeFile(join(dataDir, "secret"), "\n");
  await expect(readSecrets({ secretKeys: [], dataDir })).rejects.toThrow(join(dataDir, "secret"));
});
