import { S3mini } from "s3mini";
import type { FilesSettings } from "../settings/settings.ts";
import { type FileStore, kindOf, mediaTypes, newName } from "./stored-file.ts";

/** How long one request to the store may take. */
const PATIENCE_MS = 15_000;
const PAGE = 1000;

/** Files as objects of a bucket, each under its name; the bucket is private and exists already. */
export function openBucketStore(settings: Extract<FilesSettings, { kind: "bucket" }>): FileStore {
  const { url: endpoint, region, accessKeyId, secretAccessKey } = settings;
  const bucket = new S3mini({ endpoint, region, accessKeyId, secretAccessKey, requestAbortTimeout: PATIENCE_MS });
  return {
    async put(bytes, kind) {
      const name = newName(kind);
      await bucket.putObject(name, bytes, mediaTypes[kind]);
      return name;
    },
    async read(name) {
      if (kindOf(name) === null) return null;
      const bytes = await bucket.getObjectArrayBuffer(name);
      return bytes === null ? null : new Uint8Array(bytes);
    },
    async remove(name) {
      if (kindOf(name) !== null) await bucket.deleteObject(name);
    },
    async *putBefore(moment) {
      let next: string | undefined;
      do {
        const page = await bucket.listObjectsPaged("/", "", PAGE, next);
        for (const { Key, LastModified } of page?.objects ?? []) {
          if (new Date(LastModified) < moment && kindOf(Key) !== null) yield Key;
        }
        next = page?.nextContinuationToken;
      } while (next !== undefined && next !== "");
    },
  };
}
