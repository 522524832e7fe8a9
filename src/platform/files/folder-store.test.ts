import { mkdtemp, readdir, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openFolderStore } from "./folder-store.ts";
import { findKind, type StoreDriver } from "./stored-file.ts";

let folder = "";
let store: StoreDriver;
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), "files-")), "files");
  store = openFolderStore(folder);
});
afterEach(() => rm(join(folder, ".."), { recursive: true }));

const bytes = new Uint8Array([1, 2, 3]);
const allFiles = async () => (await readdir(folder, { recursive: true })).filter((name) => name.includes("."));

async function putBefore(moment: Date): Promise<string[]> {
  const names: string[] = [];
  for await (const name of store.putBefore(moment)) names.push(name);
  return names;
}

test("a stored file is read again, under a random name with its kind", async () => {
  const name = await store.put(bytes, "jpg");
  expect(name).toMatch(/^[0-9a-f]{40}\.jpg$/);
  expect(await store.read(name)).toEqual(bytes);
  expect(await openFolderStore(folder).read(name)).toEqual(bytes);
  expect(await store.put(bytes, "jpg")).not.toBe(name);
});

test("only the process's user may read a file", async () => {
  const name = await store.put(bytes, "pdf");
  expect((await stat(join(folder, name.slice(0, 2), name))).mode & 0o777).toBe(0o600);
});

test("what is removed is gone, and removing it again is fine", async () => {
  const name = await store.put(bytes, "pdf");
  await store.remove(name);
  await store.remove(name);
  expect(await store.read(name)).toBeNull();
  expect(await allFiles()).toEqual([]);
});

test.each([
  "../secret",
  "..",
  "",
  "/etc/passwd",
  "aa/../../secret.jpg",
  `${"a".repeat(40)}.jpg/../../../secret`,
  `${"a".repeat(40)}.jpg\0`,
  `${"a".repeat(40)}.svg`,
  `${"A".repeat(40)}.jpg`,
  `${"a".repeat(40)}.jpg\n`,
])("%j is no name: nothing is read, nothing removed", async (name) => {
  await writeFile(join(folder, "..", "secret"), "hidden");
  expect(findKind(name)).toBeNull();
  expect(await store.read(name)).toBeNull();
  await store.remove(name);
  expect(await readdir(join(folder, ".."))).toContain("secret");
});

test("a put that fails leaves nothing behind", async () => {
  await writeFile(folder, "a file where the folder should be");
  await expect(store.put(bytes, "jpg")).rejects.toThrow();
  expect(await readdir(join(folder, ".."))).toEqual(["files"]);
});

test("files from before a moment are listed, and half-written ones of then are cleared away", async () => {
  const [old, young] = [await store.put(bytes, "jpg"), await store.put(bytes, "pdf")];
  const half = join(folder, old.slice(0, 2), `${old}.part`);
  await writeFile(half, bytes);
  const yesterday = new Date(Date.now() - 86_400_000);
  for (const path of [half, join(folder, old.slice(0, 2), old)]) await utimes(path, yesterday, yesterday);
  expect(await putBefore(new Date(Date.now() - 3_600_000))).toEqual([old]);
  expect((await allFiles()).map((path) => path.slice(3)).sort()).toEqual([old, young].sort());
});

test("a store without files yet lists none", async () => {
  expect(await putBefore(new Date())).toEqual([]);
});
