import { foldText } from "../../domain/master-data/fold-text.ts";
import { isStoredList, type ListName } from "../../domain/master-data/lists.ts";
import { entries, entriesById, searchEntries } from "../../domain/master-data/master-data.queries.server.ts";
import type { MasterEntry } from "./master-data.calls.ts";
import { type ListContext, yearEntries } from "./read-lists.server.ts";
import { wireEntryOf } from "./wire-entry.server.ts";

/** Entries of a list that hold every word of `search`, best first; without a word the list from its beginning. */
export async function searchList(
  context: ListContext,
  list: ListName,
  search: string,
  limit: number,
): Promise<MasterEntry[]> {
  const folded = foldText(search);
  if (!isStoredList(list))
    return (await madeList(context, list)).filter(({ text }) => foldText(text).includes(folded)).slice(0, limit);
  const { db, language } = context;
  const found =
    folded === ""
      ? (await entries(db, list, language)).slice(0, limit)
      : await searchEntries(db, list, folded, language, limit);
  return found.map((entry) => wireEntryOf(list, entry));
}

/** Entries of a list by their ids; what the list does not have is left out. */
export async function entriesByIds(
  context: ListContext,
  list: ListName,
  ids: readonly number[],
): Promise<MasterEntry[]> {
  if (!isStoredList(list)) return (await madeList(context, list)).filter(({ id }) => ids.includes(id));
  const found = await entriesById(context.db, list, ids, context.language);
  return found.map((entry) => wireEntryOf(list, entry));
}

async function madeList({ db, language, year, ports }: ListContext, list: ListName): Promise<MasterEntry[]> {
  if (list === "years") return yearEntries(year);
  if (list === "events") return ports.events(db, language);
  return list === "branch" ? ports.branches(db) : [];
}
