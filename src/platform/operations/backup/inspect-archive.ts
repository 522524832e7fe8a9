import { createHash } from "node:crypto";
import { z } from "zod";
import { type WaitingJob, waitingJob } from "../../jobs/waiting-jobs.ts";
import {
  ArchiveRefused,
  formatMark,
  formatVersion,
  type Manifest,
  manifestSchema,
  secretMarks,
} from "./archive-format.ts";
import { type ArchiveEntry, readArchive, wholeOf } from "./archive-reader.ts";

/** A read entry. */
interface Seen {
  bytes: number;
  sha256: string;
}

/** An archive that is whole, with what is needed of it at once. */
export interface Inspected {
  manifest: Manifest;
  secret: string | null;
  jobs: WaitingJob[];
}

function parsed<T>(schema: z.ZodType<T>, bytes: Buffer, what: string): T {
  try {
    return schema.parse(JSON.parse(bytes.toString()));
  } catch (cause) {
    throw new ArchiveRefused(`The archive is broken: its ${what} cannot be understood.`, { cause });
  }
}

function checkFormat(bytes: Buffer): void {
  const { format, product } = parsed(formatMark, bytes, "beginning");
  if (format <= formatVersion) return;
  throw new ArchiveRefused(
    `The archive was made by the newer version ${product}, in a form that this one does not know (${format}): restore it with that version.`,
  );
}

async function seen({ chunks }: ArchiveEntry): Promise<Seen> {
  const hash = createHash("sha256");
  let bytes = 0;
  for await (const chunk of chunks) {
    hash.update(chunk);
    bytes += chunk.byteLength;
  }
  return { bytes, sha256: hash.digest("hex") };
}

const toKey = ({ is }: Pick<ArchiveEntry, "is">) => ("name" in is ? `${is.kind} ${is.name}` : is.kind);

/** Entries that the manifest requires, by the same keys. */
function expected({ tables, files, jobs }: Manifest): Map<string, Seen> {
  return new Map<string, Seen>([
    ...tables.map((table): [string, Seen] => [`table ${table.name}`, table]),
    ...files.map((file): [string, Seen] => [`file ${file.name}`, file]),
    ["jobs", jobs],
  ]);
}

function compare(manifest: Manifest, found: ReadonlyMap<string, Seen>): void {
  const expectedEntries = expected(manifest);
  for (const [key, { bytes, sha256 }] of expectedEntries) {
    const is = found.get(key);
    if (is === undefined) throw new ArchiveRefused(`The archive is not whole: it lacks ${key}.`);
    if (is.bytes !== bytes || is.sha256 !== sha256)
      throw new ArchiveRefused(`The archive was altered: ${key} differs.`);
  }
  const unnamed = new Set(manifest.unnamed.map((name) => `file ${name}`));
  const alien = [...found.keys()].find((key) => !expectedEntries.has(key) && !unnamed.has(key));
  if (alien !== undefined) throw new ArchiveRefused(`The archive was altered: its manifest does not name ${alien}.`);
}

/** The secret that lies in it is the first of those that its manifest knows. */
function checkSecret({ secret: { isIncluded, marks } }: Manifest, secret: string | null): void {
  const mark = secret === null ? undefined : secretMarks([secret])[0];
  if (isIncluded !== (secret !== null) || (isIncluded && mark !== marks[0])) {
    throw new ArchiveRefused("The archive was altered: its secret differs.");
  }
}

/** The entries read from an archive so far. */
class Reading {
  readonly #found = new Map<string, Seen>();
  #isFirst = true;
  #manifest: Manifest | undefined;
  #secret: string | null = null;
  #jobs: WaitingJob[] = [];

  async take(entry: ArchiveEntry): Promise<void> {
    const { kind } = entry.is;
    if (this.#isFirst !== (kind === "format") || this.#manifest !== undefined) {
      throw new ArchiveRefused("The archive is no backup: its parts are out of order.");
    }
    this.#isFirst = false;
    if (kind === "file" || kind === "table") this.#found.set(toKey(entry), await seen(entry));
    else this.#takeWhole(kind, await wholeOf(entry));
  }

  /** @throws ArchiveRefused when something is missing or differs */
  end(): Inspected {
    if (this.#manifest === undefined) throw new ArchiveRefused("The archive is cut off: its end is missing.");
    compare(this.#manifest, this.#found);
    checkSecret(this.#manifest, this.#secret);
    return { manifest: this.#manifest, secret: this.#secret, jobs: this.#jobs };
  }

  #takeWhole(kind: "format" | "secret" | "jobs" | "manifest", bytes: Buffer): void {
    if (kind === "format") checkFormat(bytes);
    else if (kind === "manifest") this.#manifest = parsed(manifestSchema, bytes, "manifest");
    else if (kind === "secret") this.#secret = bytes.toString().trim();
    else {
      this.#found.set(kind, { bytes: bytes.byteLength, sha256: createHash("sha256").update(bytes).digest("hex") });
      const lines = bytes.toString().split("\n").filter(Boolean);
      this.#jobs = parsed(z.array(waitingJob), Buffer.from(`[${lines.join()}]`), "jobs");
    }
  }
}

/**
 * Reads all of an archive and holds it to its manifest; nothing is written.
 * @throws ArchiveRefused when it is not exactly what a backup made, or made by a newer product than this
 */
export async function inspectArchive(file: string): Promise<Inspected> {
  const reading = new Reading();
  for await (const entry of readArchive(file)) await reading.take(entry);
  return reading.end();
}
