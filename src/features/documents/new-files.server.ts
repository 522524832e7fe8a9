import type { Tx } from "../../platform/database/database.ts";
import { afterCommit } from "../../platform/database/joined-transaction.ts";
import type { FileStore } from "../../platform/files/stored-file.ts";
import { insertFile } from "./document.queries.server.ts";
import type { NewFile } from "./read-file.server.ts";

/** A file that lies in the store and has no row yet. */
export interface PutFile {
  name: string;
  file: NewFile;
}

/** One that stays behind is swept up later, as no row names it. */
async function removeAll(store: FileStore, names: readonly string[]): Promise<void> {
  await Promise.allSettled(names.map((name) => store.remove(name)));
}

/** Puts files into the store: all of them, or none. */
export async function putFiles(store: FileStore, files: readonly NewFile[]): Promise<PutFile[]> {
  const put: PutFile[] = [];
  try {
    for (const file of files) put.push({ file, name: await store.put(file.content, file.kind) });
    return put;
  } catch (error) {
    await removeFiles(store, put);
    throw error;
  }
}

/** Takes files away again that nobody came to own. */
export async function removeFiles(store: FileStore, put: readonly PutFile[]): Promise<void> {
  await removeAll(
    store,
    put.map(({ name }) => name),
  );
}

/** Says whose the files are. @returns the name of the one in each role */
export async function ownFiles(
  tx: Tx,
  applicantId: number,
  put: readonly PutFile[],
  now: Date,
): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  for (const { name, file } of put) {
    const { role, originalName, pages, content } = file;
    await insertFile(tx, applicantId, { name, role, originalName, pages, bytes: content.byteLength }, now);
    names.set(role, name);
  }
  return names;
}

/**
 * Puts new files, does the work with them, and takes them away again when the work fails or does not keep them;
 * takes away what the work left unused.
 */
export async function withNewFiles<Result extends { isKept: boolean; unused: readonly string[] }>(
  store: FileStore,
  files: readonly NewFile[],
  work: (put: PutFile[]) => Promise<Result>,
): Promise<Result> {
  const put = await putFiles(store, files);
  const result = await work(put).catch(async (error: unknown) => {
    await removeFiles(store, put);
    throw error;
  });
  if (!result.isKept) await removeFiles(store, put);
  await afterCommit(() => removeAll(store, result.unused));
  return result;
}
