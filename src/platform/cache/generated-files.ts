import { createHash } from "node:crypto";
import { close, createReadStream, createWriteStream, fstat, open, read, write } from "node:fs";
import { mkdir, unlink } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";
import { createGunzip, createGzip } from "node:zlib";
import { nextJakartaMidnight } from "../../i18n/calendar.ts";
import type { Clock } from "../clock.ts";
import { acceptedEncodings } from "../limits/accepted-encoding.ts";
import { openBoundedStore } from "./bounded-store.ts";
import type { ChangeLog } from "./changes.ts";

/** A file that is made when it is asked for, and kept until what it shows changes or the day ends in Jakarta. */
export interface MadeFile {
  /** Its cache key: address and language. */
  name: string;
  mediaType: string;
  /** Names of what it shows, as pages name them. */
  shows: readonly string[];
  /** Its text, piece by piece; never all of it in memory. */
  write: () => AsyncIterable<string>;
}

/** Parts of a request that decide how a file is answered. */
export interface FileAsked {
  method: string;
  headers: Headers;
}

export interface GeneratedFiles {
  /** Whether a file lies there and is still true, so that answering costs next to nothing. */
  has(name: string): boolean;
  answer(file: MadeFile, request: FileAsked): Promise<Response>;
  close(): Promise<void>;
}

// Numbers instead of a FileHandle: that one cannot be closed before every stream over it has closed it too.
const openFile = promisify(open);
const closeFile = promisify(close);
const statFile = promisify(fstat);

/** Streams over a file that stays open when they end: others may read it too. */
const stays = { open, read, write, close: (_: number, done: () => void) => done() };

interface StoredFile {
  /** The open file's number. */
  fd: number;
  /** Bytes, compressed. */
  size: number;
  hash: string;
  changedAt: Date;
  readers: number;
  isReplaced: boolean;
}

/** So long an asker waits for a new file while an old one is there. */
const PATIENCE_MS = 5_000;

/** Files that stay open, far more than there are addresses of them. */
const MOST_FILES = 500;

async function* counted(text: AsyncIterable<string>, count: (bytes: Buffer) => void): AsyncIterable<Buffer> {
  for await (const piece of text) {
    const bytes = Buffer.from(piece);
    count(bytes);
    yield bytes;
  }
}

/** Writes a file without a name: it takes no place any more once it is closed, also when the process is killed. */
async function writeFile(dir: string, file: MadeFile): Promise<Pick<StoredFile, "fd" | "size" | "hash">> {
  await mkdir(dir, { recursive: true });
  const path = join(dir, `${process.pid}-${crypto.randomUUID()}`);
  const fd = await openFile(path, "wx+", 0o600);
  try {
    await unlink(path);
    const hash = createHash("sha256");
    const text = counted(file.write(), (bytes) => hash.update(bytes));
    await pipeline(Readable.from(text), createGzip(), createWriteStream(path, { fd, fs: stays }));
    return { fd, size: (await statFile(fd)).size, hash: hash.digest("base64url").slice(0, 22) };
  } catch (error) {
    await closeFile(fd);
    throw error;
  }
}

async function closeWhenUnread(file: StoredFile): Promise<void> {
  if (file.isReplaced && file.readers === 0) await closeFile(file.fd);
}

/** A stream of Node's as a response takes it. */
function webStream(stream: Readable): ReadableStream<Uint8Array> {
  const pieces: AsyncIterator<Uint8Array> = stream[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const piece = await pieces.next();
      if (piece.done) controller.close();
      else controller.enqueue(piece.value);
    },
    cancel: () => void stream.destroy(),
  });
}

function getBody(current: StoredFile, isGzipTaken: boolean): ReadableStream<Uint8Array> {
  current.readers += 1;
  const file = createReadStream("", { fd: current.fd, fs: stays, start: 0 });
  file.once("close", () => {
    current.readers -= 1;
    void closeWhenUnread(current);
  });
  if (isGzipTaken) return webStream(file);
  const plain = createGunzip();
  pipeline(file, plain).catch(() => {});
  return webStream(plain);
}

function isUnchanged(file: StoredFile, etag: string, headers: Headers): boolean {
  const known = headers.get("if-none-match");
  if (known !== null) return known.split(",").some((one) => one.trim() === etag || one.trim() === "*");
  const since = Date.parse(headers.get("if-modified-since") ?? "");
  return Math.floor(file.changedAt.getTime() / 1000) <= Math.floor(since / 1000);
}

function respond(stored: StoredFile, file: MadeFile, { method, headers: requestHeaders }: FileAsked): Response {
  const etag = `W/"${stored.hash}"`;
  const headers = new Headers({
    etag,
    "last-modified": stored.changedAt.toUTCString(),
    "cache-control": "public, max-age=300",
    vary: "accept-encoding",
  });
  if (isUnchanged(stored, etag, requestHeaders)) return new Response(null, { status: 304, headers });
  const isGzipTaken = acceptedEncodings(requestHeaders.get("accept-encoding") ?? "").includes("gzip");
  headers.set("content-type", file.mediaType);
  if (isGzipTaken) {
    headers.set("content-encoding", "gzip");
    headers.set("content-length", String(stored.size));
  }
  return new Response(method === "HEAD" ? null : getBody(stored, isGzipTaken), { headers });
}

/**
 * Files kept in `dir` by this process, until the log says that what they show has changed.
 * @param most how many; the least recently read ones are evicted first
 */
export function openGeneratedFiles(dir: string, clock: Clock, log: ChangeLog, most = MOST_FILES): GeneratedFiles {
  let closing: Promise<unknown> = Promise.resolve();
  const files = openBoundedStore<StoredFile>({
    log,
    now: () => clock().getTime(),
    most,
    onGone(file) {
      file.isReplaced = true;
      closing = Promise.all([closing, closeWhenUnread(file)]);
    },
  });
  const underWay = new Map<string, Promise<StoredFile>>();

  async function make(file: MadeFile): Promise<StoredFile> {
    const [mark, until] = [log.mark(), nextJakartaMidnight(clock().getTime())];
    const made = await writeFile(dir, file);
    const old = files.peek(file.name);
    const changedAt = old?.hash === made.hash ? old.changedAt : clock();
    const fresh: StoredFile = { ...made, changedAt, readers: 0, isReplaced: false };
    files.put(file.name, fresh, { shows: file.shows, mark, until });
    return fresh;
  }

  function makeOnce(file: MadeFile): Promise<StoredFile> {
    const running = underWay.get(file.name);
    if (running) return running;
    const making = make(file).finally(() => underWay.delete(file.name));
    underWay.set(file.name, making);
    return making;
  }

  async function current(file: MadeFile): Promise<StoredFile> {
    const known = files.get(file.name);
    if (known) return known;
    const old = files.peek(file.name);
    if (!old) return makeOnce(file);
    const patience = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS).unref());
    const fresh = await Promise.race([makeOnce(file), patience]);
    return fresh ?? files.peek(file.name) ?? old;
  }

  return {
    has: (name) => files.get(name) !== undefined,
    answer: async (file, request) => respond(await current(file), file, request),
    async close() {
      await Promise.allSettled(underWay.values());
      files.clear();
      await closing;
    },
  };
}
