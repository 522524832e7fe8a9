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

function add(zip: Zip, { name, isPacked }: ZipEntry, bytes: Uint8Array, now: Date): void {
  const file = isPacked ? new ZipPassThrough(name) : new ZipDeflate(name);
  file.mtime = now;
  zip.add(file);
  file.push(bytes, true);
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
