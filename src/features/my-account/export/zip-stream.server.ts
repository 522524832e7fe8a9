import { setImmediate } from "node:timers/promises";
import { strToU8, Zip, ZipDeflate, ZipPassThrough } from "fflate";

/** A file of a zip. What is packed already (JPEG, PDF) travels as it is. */
export interface ZipEntry {
  name: string;
  isPacked: boolean;
  /** null: it is gone meanwhile and left out. */
  content(): Promise<Uint8Array | null>;
}

/** A text as a file of a zip. */
export function textEntry(name: string, text: string): ZipEntry {
  return { name, isPacked: false, content: async () => strToU8(text) };
}

/** So much is packed at a time, a few milliseconds of work; between two others have their turn. */
const pieceBytes = 64 * 1024;

async function add(zip: Zip, { name, isPacked }: ZipEntry, bytes: Uint8Array, now: Date): Promise<void> {
  const file = isPacked ? new ZipPassThrough(name) : new ZipDeflate(name);
  file.mtime = now;
  zip.add(file);
  for (let at = 0; at + pieceBytes < bytes.length; at += pieceBytes) {
    file.push(bytes.slice(at, at + pieceBytes), false);
    await setImmediate();
  }
  const rest = bytes.length === 0 ? 0 : pieceBytes * Math.floor((bytes.length - 1) / pieceBytes);
  file.push(bytes.slice(rest), true);
}

/** Files as a zip that is made while it is read, so that only one of them is in the memory at a time. */
export function zipStream(entries: readonly ZipEntry[], now: Date): ReadableStream<Uint8Array<ArrayBuffer>> {
  const zip = new Zip();
  const left = entries.values();
  async function addNext(): Promise<void> {
    for (const entry of left) {
      const bytes = await entry.content();
      if (bytes !== null) return add(zip, entry, bytes, now);
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
