import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Database, Tx } from "../../../platform/database/database.ts";
import type { KeptList } from "../lists.ts";
import {
  entries,
  lockLists,
  putEntries,
  retireEntries,
  type StoredEntry,
  tellPages,
  wholeList,
} from "../master-data.queries.server.ts";
import { type DraftEntry, type ListFiles, listFiles } from "./draft-entries.server.ts";
import { type DataFile, DataFileError } from "./read-rows.server.ts";

/** Changes of a load to one list. */
export interface LoadedList {
  list: KeptList;
  entries: number;
  added: number;
  retired: number;
}

/** The CSV files of a folder. */
async function listCsvFiles(dir: string): Promise<DataFile[]> {
  const names = (await readdir(dir)).filter((name) => name.endsWith(".csv")).sort();
  return Promise.all(names.map(async (name) => ({ name, bytes: await readFile(join(dir, name)) })));
}

/**
 * Brings the lists to what the files say, all or nothing. An entry keeps its id for ever: found again by its code, else
 * by its Indonesian, else by its English text. Lists without a file stay as they are.
 * @throws DataFileError naming file, line and reason
 */
export async function loadMasterData(database: Database, files: readonly DataFile[]): Promise<LoadedList[]> {
  const drafts = listFiles.flatMap((list) => getDrafts(list, files));
  if (drafts.length === 0)
    throw new DataFileError("There is no reference list among these files (see content/master-data).");
  return database.transact(async (tx) => {
    await lockLists(tx);
    const loaded: LoadedList[] = [];
    for (const { list, entries } of drafts) loaded.push(await loadList(tx, list, entries));
    await tellPages(tx);
    return loaded;
  });
}

function getDrafts(spec: ListFiles, files: readonly DataFile[]): { list: KeptList; entries: DraftEntry[] }[] {
  const listFiles = files.filter(({ name }) => spec.files.includes(name));
  if (listFiles.length === 0) return [];
  if (listFiles.length < spec.files.length)
    throw new DataFileError(`${spec.files.join(" and ")} make one list: give both.`);
  return [{ list: spec.list, entries: spec.read(listFiles) }];
}

async function loadList(tx: Tx, list: KeptList, drafts: readonly DraftEntry[]): Promise<LoadedList> {
  const stored = await wholeList(tx, list);
  const entries = withIds(list, drafts, stored);
  const ids = new Set(entries.map(({ id }) => id));
  const known = new Set(stored.map(({ id }) => id));
  const gone = stored.filter(({ id, is_retired }) => !ids.has(id) && !is_retired).map(({ id }) => id);
  await retireEntries(tx, list, gone);
  await putEntries(tx, entries);
  const added = entries.filter(({ id }) => !known.has(id)).length;
  return { list, entries: entries.length, added, retired: gone.length };
}

/** Gives each draft the id it had, or the next one of its list. */
function withIds(list: KeptList, drafts: readonly DraftEntry[], stored: readonly StoredEntry[]): StoredEntry[] {
  const free = new Set(stored);
  let last = Math.max(0, ...stored.map(({ id }) => id), ...drafts.map(({ id = 0 }) => id));
  const take = (isSame: (entry: StoredEntry) => boolean) => {
    const found = [...free].find(isSame);
    if (found) free.delete(found);
    return found?.id;
  };
  const getId = (draft: DraftEntry): number =>
    draft.id ??
    (draft.code === null
      ? (take(({ code, text_id }) => code === null && text_id === draft.text_id) ??
        take(({ code, text_en }) => code === null && text_en === draft.text_en))
      : take(({ code }) => code === draft.code)) ??
    ++last;
  return drafts.map((draft, position) => ({ ...draft, list, id: getId(draft), position, is_retired: false }));
}

/** Loads the product's own lists into a database that has none yet. */
export async function seedMasterData(database: Database, dir = "content/master-data"): Promise<void> {
  if ((await entries(database.db, "workExperience", "id")).length > 0) return;
  await loadMasterData(database, await listCsvFiles(dir));
}
