import { z } from "zod";
import { findKind } from "../../files/stored-file.ts";
import { purposeKeys } from "../../security/sealer.ts";

/** Of the archive's own form: one more whenever an older product could not read it. */
export const formatVersion = 1;

/** Why an archive is not restored; the message is one sentence for the operator. */
export class ArchiveRefused extends Error {
  override readonly name = "ArchiveRefused";
}

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.int().min(0);

/** The archive's first entry, whatever version it has. */
export const formatMark = z.object({ format: z.int().min(1), product: z.string() });

const tableEntry = z.object({
  name: z.string(),
  columns: z.array(z.string()).min(1),
  rows: count,
  bytes: count,
  sha256,
});
export type TableEntry = z.infer<typeof tableEntry>;

const fileEntry = z.object({ name: z.string().refine((name) => findKind(name) !== null), bytes: count, sha256 });
export type FileEntry = z.infer<typeof fileEntry>;

/** The archive's last entry: what all the others must be. */
export const manifestSchema = formatMark.extend({
  madeAt: z.iso.datetime(),
  migrations: z.array(z.string()),
  tables: z.array(tableEntry),
  /** The last number that each sequence gave; null: none yet. */
  sequences: z.array(z.object({ name: z.string(), last: z.string().regex(/^\d+$/).nullable() })),
  jobs: z.object({ count, bytes: count, sha256 }),
  files: z.array(fileEntry),
  /** In the archive, but no row names them: their people replaced or erased them while it was made. */
  unnamed: z.array(z.string()),
  /** Rows name them, but the store did not have them. */
  missing: z.array(z.string()),
  /** How many mails had to go out yet. */
  waitingMails: count,
  /** By what the secrets are known again, and whether the one that sealed is in the archive. */
  secret: z.object({ marks: z.array(z.string()), isIncluded: z.boolean() }),
});
export type Manifest = z.infer<typeof manifestSchema>;

/** Kinds of archive entries, by name. */
export type EntryKind =
  | { kind: "format" | "secret" | "jobs" | "manifest" }
  | { kind: "file"; name: string }
  | { kind: "table"; name: string };

const single = new Map<string, "format" | "secret" | "jobs" | "manifest">([
  ["format.json", "format"],
  ["secret", "secret"],
  ["jobs.jsonl", "jobs"],
  ["manifest.json", "manifest"],
]);

/** An entry's kind; null for a name that our archives do not have. */
export function entryKind(path: string): EntryKind | null {
  const kind = single.get(path);
  if (kind !== undefined) return { kind };
  const table = /^tables\/([a-z_][a-z0-9_]*)\.jsonl$/.exec(path)?.[1];
  if (table !== undefined) return { kind: "table", name: table };
  const [folder, name = "", ...more] = path.split("/");
  return folder === "files" && more.length === 0 && findKind(name) !== null ? { kind: "file", name } : null;
}

const MB = 1024 * 1024;

/** Bytes of an entry that is held in memory as a whole; stored files are a few MB. */
export const longestEntry = {
  format: 64 * 1024,
  secret: 4096,
  jobs: 256 * MB,
  manifest: 256 * MB,
  file: 32 * MB,
} as const;

/** Bytes of one row. */
export const longestLine = 64 * MB;

/** Of a mark: enough to know a secret again, far too little to find it by trying. */
const MARK_BYTES = 4;

/** By what each secret is known again. */
export function secretMarks(secrets: readonly string[]): string[] {
  return purposeKeys(secrets, "backup-mark").map((key) => key.subarray(0, MARK_BYTES).toString("hex"));
}
