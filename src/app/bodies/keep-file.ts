import type { Readable } from "node:stream";
import type { IncomingFile, IncomingFiles } from "../../platform/files/incoming-files.ts";
import type { BodyRoom } from "../../platform/limits/byte-budget.ts";
import { BodyError } from "./body-chunks.ts";

/** Where bodies wait: how much of them at once, and the folder for large files. */
export interface BodyPlace {
  room: BodyRoom;
  incoming: IncomingFiles;
  /** Of the asker; none may take all the memory. */
  network: string;
}

/** Of a body more than this, files go to the disk. */
const inMemory = 1024 * 1024;

/** A file of a body while it comes. */
export interface KeptFile {
  /** All of it. */
  parts(): Promise<BlobPart[]>;
  /** Takes away what lies on the disk; after it the file cannot be read. */
  dispose(): Promise<void>;
}

/** A file's bytes, in memory while the body is small and the budget allows, else on the disk. */
function fileKeeper({ room, incoming, network }: BodyPlace, received: () => number) {
  const memory = room.memory.open(network);
  const disk = room.disk.open(network);
  let chunks: Uint8Array<ArrayBuffer>[] = [];
  let spilled: IncomingFile | null = null;

  async function toDisk(bytes: Uint8Array): Promise<void> {
    if (!disk.take(bytes.byteLength)) throw new BodyError("busy");
    spilled ??= await incoming.open();
    await spilled.write(bytes);
  }

  return {
    async add(bytes: Uint8Array<ArrayBuffer>): Promise<void> {
      if (spilled === null && received() <= inMemory && memory.take(bytes.byteLength)) {
        chunks.push(bytes);
        return;
      }
      for (const chunk of chunks) await toDisk(chunk);
      chunks = [];
      memory.release();
      await toDisk(bytes);
    },
    parts: async () => (spilled === null ? chunks : [await spilled.blob()]),
    async dispose(): Promise<void> {
      chunks = [];
      memory.release();
      disk.release();
      await spilled?.remove();
    },
  };
}

/**
 * Keeps a file that comes in a body; of one larger than `most` one byte more, by which its reader knows it.
 * @param received bytes of the whole body so far
 */
export function keepFile(
  stream: Readable,
  most: number,
  place: BodyPlace,
  received: () => number,
): { file: KeptFile; kept: Promise<void> } {
  const keeper = fileKeeper(place, received);
  const keep = async () => {
    let size = 0;
    const chunks: AsyncIterable<Uint8Array<ArrayBuffer>> = stream;
    for await (const bytes of chunks) {
      const accepted = bytes.subarray(0, Math.max(0, most + 1 - size));
      size += bytes.byteLength;
      // A copy: the piece is a window into a buffer that is larger, and used again.
      if (accepted.byteLength > 0) await keeper.add(new Uint8Array(accepted));
    }
  };
  return { file: keeper, kept: keep() };
}
