import { afterEach, beforeEach, expect, test } from "vitest";
import { type BucketServer, bucketKeys, startBucketServer } from "../../../tests/support/bucket-server.ts";
import { openBucketStore } from "./bucket-store.ts";
import type { StoreDriver } from "./stored-file.ts";

let server: BucketServer;
let store: StoreDriver;
beforeEach(async () => {
  server = await startBucketServer(2);
  store = below("");
});
afterEach(() => server.stop());

const below = (prefix: string) => openBucketStore({ kind: "bucket", url: server.url, prefix, ...bucketKeys });

const bytes = new Uint8Array([0, 255, 13, 10]);

test("what is put is read again, byte for byte, with its media type in the bucket", async () => {
  const name = await store.put(bytes, "pdf");
  expect(name).toMatch(/^[0-9a-f]{40}\.pdf$/);
  expect(await store.read(name)).toEqual(bytes);
  expect(server.kept.get(name)?.type).toBe("application/pdf");
});

test("what is removed is gone, and removing it again is fine", async () => {
  const name = await store.put(bytes, "jpg");
  await store.remove(name);
  await store.remove(name);
  expect(await store.read(name)).toBeNull();
  expect(server.kept.size).toBe(0);
});

test("what was never put is not there", async () => {
  expect(await store.read(`${"a".repeat(40)}.jpg`)).toBeNull();
});

test.each(["../secret", "", "?list-type=2", `${"a".repeat(40)}.jpg/../x`, `${"a".repeat(40)}.svg`])(
  "%j is no name: the store is not even asked",
  async (name) => {
    server.fault = 500;
    expect(await store.read(name)).toBeNull();
    await store.remove(name);
  },
);

async function listed(files: StoreDriver): Promise<string[]> {
  const names: string[] = [];
  for await (const name of files.putBefore(new Date())) names.push(name);
  return names;
}

test("files from before a moment are listed, over several pages, and nothing of others'", async () => {
  const names = [];
  for (let file = 0; file < 5; file++) names.push(await store.put(bytes, "jpg"));
  const young = await store.put(bytes, "pdf");
  const hourAgo = new Date(Date.now() - 3_600_000);
  for (const name of names) server.kept.set(name, { bytes: Buffer.from(bytes), type: "", at: new Date(0) });
  server.kept.set("of-another-program.txt", { bytes: Buffer.from(bytes), type: "", at: new Date(0) });
  const found = [];
  for await (const name of store.putBefore(hourAgo)) found.push(name);
  expect(found.sort()).toEqual(names.sort());
  expect(found).not.toContain(young);
});

test("installations below prefixes of one bucket do not see each other's files, nor marks", async () => {
  const [ours, theirs] = [below("ours/"), below("theirs/")];
  const name = await ours.put(bytes, "jpg");
  await ours.writeOwner("us");
  server.kept.set(`ours/${name}`, { bytes: Buffer.from(bytes), type: "", at: new Date(0) });
  expect([await listed(ours), await listed(theirs), await listed(store)]).toEqual([[name], [], []]);
  expect([await ours.read(name), await theirs.read(name)]).toEqual([bytes, null]);
  expect([await ours.readOwner(), await theirs.readOwner(), await store.readOwner()]).toEqual(["us", null, null]);
  await ours.remove(name);
  expect([...server.kept.keys()]).toEqual(["ours/owner"]);
});

test("an empty bucket lists none", async () => {
  const found = [];
  for await (const name of store.putBefore(new Date())) found.push(name);
  expect(found).toEqual([]);
});

test("a store that fails is a fault, never a file that is not there", async () => {
  const name = await store.put(bytes, "jpg");
  server.fault = 500;
  await expect(store.read(name)).rejects.toThrow();
  await expect(store.put(bytes, "jpg")).rejects.toThrow();
});

test("a wrong secret is refused", async () => {
  const wrong = openBucketStore({
    kind: "bucket",
    url: server.url,
    prefix: "",
    ...bucketKeys,
    secretAccessKey: "wrong",
  });
  await expect(wrong.put(bytes, "jpg")).rejects.toThrow();
  expect(server.kept.size).toBe(0);
});
