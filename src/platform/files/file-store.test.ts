// Shows: promise 22
import { mkdtemp, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { isUnavailable } from "../unavailable.ts";
import { openFileStore } from "./file-store.ts";

const bytes = new Uint8Array([1, 2, 3]);

async function aFolder() {
  const above = await mkdtemp(join(tmpdir(), "karier-store-"));
  onTestFinished(() => rm(above, { recursive: true }));
  return join(above, "files");
}

test("a store that was there and is gone is unavailable: nothing is missing, and nothing is put into its empty place", async () => {
  const folder = await aFolder();
  const store = openFileStore({ kind: "folder", folder });
  await store.writeOwner("us");
  await store.readOwner();
  const name = await store.put(bytes, "pdf");
  await rename(folder, `${folder}.away`);
  for (const use of [() => store.read(name), () => store.put(bytes, "pdf")]) {
    expect(isUnavailable(await use().catch((error: unknown) => error))).toBe(true);
  }
  await rename(`${folder}.away`, folder);
  expect(await store.read(name)).toEqual(bytes);
  expect(await store.read(`${"0".repeat(40)}.pdf`)).toBeNull();
});

test("a bucket that cannot be reached is unavailable", async () => {
  const store = openFileStore({
    kind: "bucket",
    url: "http://127.0.0.1:1/none",
    prefix: "",
    region: "auto",
    accessKeyId: "key",
    secretAccessKey: "secret",
  });
  expect(isUnavailable(await store.put(bytes, "pdf").catch((error: unknown) => error))).toBe(true);
});
