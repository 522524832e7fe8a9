import { S3mini } from "s3mini";
import type { FilesSettings } from "../settings/settings.ts";
import { checkedKind, findKind, mediaTypes, newName, ownerFile, type StoreDriver } from "./stored-file.ts";

/** How long one request to the store may take. */
const PATIENCE_MS = 15_000;
const PAGE = 1000;

/** Files as objects of a bucket, each under the prefix and its name; the bucket is private and exists already. */
export function openBucketStore(settings: Extract<FilesSettings, { kind: "bucket" }>): StoreDriver {
  const { url: endpoint, prefix, region, accessKeyId, secretAccessKey } = settings;
  const bucket = new S3mini({ endpoint, region, accessKeyId, secretAccessKey, requestAbortTimeout: PATIENCE_MS });
  return {
    place: `${endpoint}/${prefix}`,
    async put(bytes, kind) {
      const name = newName(kind);
      await bucket.putObject(prefix + name, bytes, mediaTypes[kind]);
      return name;
    },
    async putNamed(name, bytes) {
      await bucket.putObject(prefix + name, bytes, mediaTypes[checkedKind(name)]);
    },
    async read(name) {
      if (findKind(name) === null) return null;
      const bytes = await bucket.getObjectArrayBuffer(prefix + name);
      return bytes === null ? null : new Uint8Array(bytes);
    },
    async remove(name) {
      if (findKind(name) !== null) await bucket.deleteObject(prefix + name);
    },
    async *putBefore(moment) {
      let next: string | undefined;
      do {
        const page = await bucket.listObjectsPaged("/", prefix, PAGE, next);
        for (const { Key, LastModified } of page?.objects ?? []) {
          const name = Key.startsWith(prefix) ? Key.slice(prefix.length) : "";
          if (new Date(LastModified) < moment && findKind(name) !== null) yield name;
        }
        next = page?.nextContinuationToken;
      } while (next !== undefined && next !== "");
    },
    async readOwner() {
      const bytes = await bucket.getObjectArrayBuffer(prefix + ownerFile);
      return bytes === null ? null : new TextDecoder().decode(bytes).trim();
    },
    async writeOwner(id) {
      await bucket.putObject(prefix + ownerFile, `${id}\n`, "text/plain");
    },
    async removeOwner() {
      await bucket.deleteObject(prefix + ownerFile);
    },
  };
}
