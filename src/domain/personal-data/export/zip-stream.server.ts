import { setImmediate } from "node:timers/promises";
import { stringifyChunked } from "@discoveryjs/json-ext";
import { strToU8, Zip, ZipDeflate, ZipPassThrough } from "fflate";

/** A file of a zip. What is packed already (JPEG, PDF) travels as it is. */
export interface ZipEntry {
  name: string;
  isPacked: boolean;
  /** In pieces of about 64 kB at most; null: it is gone meanwhile and left out. */
  content(): Promise<Iterable<Uint8Array> | null>;
}

/** So much is made and packed at a time, a few milliseconds of work; between two others have their turn. */
const pieceBytes = 64 * 1024;

/** A text as a file of a zip. */
export function textEntry(name: string, text: string): ZipEntry {
  return { name, isPacked: false, content: async () => [strToU8(text)] };
}

function* jsonPieces(value: unknown): Iterable<Uint8Array> {
  for (const piece of stringifyChunked(value, { space: 2, highWaterMark: pieceBytes })) yield strToU8(piece);
  yield strToU8("\n");
}

/** A value as a file of a zip, as JSON that a person can read. */
export function jsonEntry(name: string, value: unknown): ZipEntry {
  return { name, isPacked: false, content: async () => jsonPieces(value) };
}

function* piecesOf(bytes: Uint8Array): Iterable<Uint8Array> {
  for (let at = 0; at < bytes.length; at += pieceBytes) yield bytes.slice(at, at + pieceBytes);
}

/** A file of a kind that is packed already as a file of a zip. */
export function packedEntry(name: string, read: () => Promise<Uint8Array | null>): ZipEntry {
  const content = async () => {
    const bytes = await read();
    return bytes && piecesOf(bytes);
  };
  return { name, isPacked: true, content };
}

async function add(zip: Zip, { name, isPacked }: ZipEntry, content: Iterable<Uint8Array>, now: Date): Promise<void> {
  const file = isPacked ? new ZipPassThrough(name) : new ZipDeflate(name);
  file.mtime = now;
  zip.add(file);
  for (const piece of content) {
    file.push(piece, false);
    await setImmediate();
  }
  file.push(new Uint8Array(), true);
}

/** Files as a zip that is made while it is read, so that only one of them is in the memory at a time. */
export function zipStream(entries: readonly ZipEntry[], now: Date): ReadableStream<Uint8Array<ArrayBuffer>> {
  const zip = new Zip();
  const left = entries.values();
  async function addNext(): Promise<void> {
    for (const entry of left) {
      const content = await entry.content();
      if (content !== null) return add(zip, entry, content, now);
    }
    zip.end();
  }
  return new ReadableStream({
    start(controller) {
      zip.ondata = (error, chunk, isLast) => {
        if (error) return controller.error(error);
        controller.enqueue(new Uint8Array(chunk));
        if (isLast) controller.close();
      };
    },
    pull: addNext,
    cancel: () => zip.terminate(),
  });
}
