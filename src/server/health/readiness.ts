import { statfs } from "node:fs/promises";
import type { Platform } from "../../platform/platform.ts";

/** Whether this process should get requests, and what of it does not answer. */
export interface Readiness {
  database: boolean;
  files: boolean;
  /** False below {@link leastFreeBytes} where anything is written. */
  disk: boolean;
  /** It was told to stop, and takes no more connections soon. */
  draining: boolean;
}

const patienceMs = 2_000;
/** However often it is asked, it is looked at this often. */
const keptMs = 1_000;
const leastFreeBytes = 100 * 1024 * 1024;

async function answers(question: Promise<unknown>): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), patienceMs).unref());
  return Promise.race([
    question.then(
      () => true,
      () => false,
    ),
    late,
  ]);
}

/** Bytes that may still be written in a folder; of one that is not there yet, undefined. */
export async function freeBytes(folder: string): Promise<number | undefined> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return undefined;
  }
}

async function hasRoom({ dataDir, files }: Platform["settings"], free: typeof freeBytes): Promise<boolean> {
  const folders = files.kind === "folder" ? [dataDir, files.folder] : [dataDir];
  const left = await Promise.all(folders.map(free));
  return left.every((bytes) => bytes === undefined || bytes >= leastFreeBytes);
}

type Foundations = Pick<Platform, "database" | "files" | "settings">;

/** Asks what the site stands on, past all that waits for it; one question at a time, however many ask. */
export function readinessOf(
  { database, files, settings }: Foundations,
  free = freeBytes,
): () => Promise<Omit<Readiness, "draining">> {
  const ask = async () => {
    const [isDatabaseThere, areFilesThere, isRoomLeft] = await Promise.all([
      answers(database.ping()),
      answers(files.check()),
      hasRoom(settings, free),
    ]);
    return { database: isDatabaseThere, files: areFilesThere, disk: isRoomLeft };
  };
  let asked: ReturnType<typeof ask> | undefined;
  let until = 0;
  return () => {
    if (asked === undefined || performance.now() > until) {
      asked = ask();
      until = performance.now() + keptMs;
    }
    return asked;
  };
}
