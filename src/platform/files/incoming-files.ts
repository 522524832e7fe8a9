import { randomUUID } from "node:crypto";
import { openAsBlob } from "node:fs";
import { type FileHandle, mkdir, open, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { Unavailable } from "../unavailable.ts";

/** A file that is still coming in, on the disk because it is large. */
export interface IncomingFile {
  write(bytes: Uint8Array): Promise<void>;
  /** All that was written; read from the disk when it is read, so not after `remove`. */
  blob(): Promise<Blob>;
  /** Takes it away; harmless a second time. */
  remove(): Promise<void>;
}

/** The folder where uploads wait until they are complete and looked at. */
export interface IncomingFiles {
  open(): Promise<IncomingFile>;
  /** Removes what a process that died has left: no upload takes an hour. */
  sweep(now: Date): Promise<void>;
}

const leftAfterMs = 60 * 60 * 1000;

/** @param folder made at the first large upload */
export function openIncomingFiles(folder: string): IncomingFiles {
  return {
    async open() {
      const path = join(folder, randomUUID());
      return incomingFile(path, await toUnavailable(opened(folder, path)));
    },
    async sweep(now) {
      for (const name of await readdir(folder).catch(() => [])) {
        const path = join(folder, name);
        const found = await stat(path).catch(() => null);
        if (found !== null && now.getTime() - found.mtimeMs > leftAfterMs) await rm(path, { force: true });
      }
    },
  };
}

async function opened(folder: string, path: string): Promise<FileHandle> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return open(path, "wx", 0o600);
}

/** A disk that is full now may have space again in a moment. */
function toUnavailable<Answer>(answer: Promise<Answer>): Promise<Answer> {
  return answer.catch((error: unknown) => {
    throw new Unavailable("files", error instanceof Error ? error.message : "no room for what comes in", error);
  });
}

function incomingFile(path: string, handle: FileHandle): IncomingFile {
  let isOpen = true;
  const close = async () => {
    if (isOpen) {
      isOpen = false;
      await handle.close();
    }
  };
  return {
    async write(bytes) {
      await toUnavailable(handle.writeFile(bytes));
    },
    async blob() {
      await close();
      return openAsBlob(path);
    },
    async remove() {
      await close();
      await rm(path, { force: true });
    },
  };
}
