import { createReadStream } from "node:fs";
import { pipeline } from "node:stream";
import { createZstdDecompress } from "node:zlib";
import { createTarDecoder, type ParsedTarEntry } from "modern-tar";
import { ArchiveRefused, type EntryKind, entryKind, longestEntry } from "./archive-format.ts";

/** So much may come out of a small file whatever is in it. */
const ALWAYS = 64 * 1024 * 1024;
/** Rows that repeat themselves become a fortieth; a bomb, less than a thousandth. */
const MOST_RATIO = 400;

/** An entry, whose bytes are read before the next one is asked for. */
export interface ArchiveEntry {
  is: EntryKind;
  size: number;
  chunks: AsyncIterable<Uint8Array>;
}

const broken = (cause?: unknown) =>
  new ArchiveRefused("The archive is broken: it cannot be read to its end.", { cause });

async function feed(source: AsyncIterable<Buffer>, zippedBytes: () => number, to: WritableStream<Uint8Array>) {
  const writer = to.getWriter();
  try {
    let bytes = 0;
    for await (const chunk of source) {
      bytes += chunk.byteLength;
      if (bytes > ALWAYS && bytes > MOST_RATIO * zippedBytes()) {
        throw new ArchiveRefused("The archive holds far more than its size can: it is none that a backup made.");
      }
      await writer.write(chunk);
    }
    await writer.close();
  } catch (error) {
    await writer.abort(error instanceof ArchiveRefused ? error : broken(error)).catch(() => {});
  }
}

function checked({ header, body }: ParsedTarEntry, seen: Set<string>): ArchiveEntry {
  const { name, size, type = "file" } = header;
  const is = entryKind(name);
  const shortName = JSON.stringify(name.slice(0, 100));
  if (is === null || type !== "file")
    throw new ArchiveRefused(`The archive holds ${shortName}, which no backup has in it.`);
  if (seen.has(name)) throw new ArchiveRefused(`The archive holds ${shortName} twice.`);
  seen.add(name);
  if (is.kind !== "table" && size > longestEntry[is.kind]) {
    throw new ArchiveRefused(`${shortName} in the archive is larger than it can be.`);
  }
  return { is, size, chunks: body };
}

/**
 * The entries of an archive, one after the other; no name in it ever becomes a path.
 * @throws ArchiveRefused when it is cut off or damaged, or holds what no backup puts there
 */
export async function* readArchive(file: string): AsyncGenerator<ArchiveEntry> {
  const zipped = createReadStream(file, { highWaterMark: 256 * 1024 });
  const source = pipeline(zipped, createZstdDecompress({ chunkSize: 1024 * 1024 }), () => {});
  const decoder = createTarDecoder({ strict: true });
  const fed = feed(source, () => zipped.bytesRead, decoder.writable);
  const entries = decoder.readable.getReader();
  const seen = new Set<string>();
  try {
    for (let next = await entries.read(); !next.done; next = await entries.read()) {
      yield checked(next.value, seen);
    }
    await fed;
  } catch (error) {
    throw error instanceof ArchiveRefused ? error : broken(error);
  } finally {
    zipped.destroy();
    source.destroy();
    await entries.cancel().catch(() => {});
  }
}

/** All of an entry that is small enough to be held. */
export async function wholeOf({ chunks, size }: ArchiveEntry): Promise<Buffer> {
  const whole = Buffer.allocUnsafe(size);
  let at = 0;
  for await (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.byteLength;
  }
  return whole;
}
