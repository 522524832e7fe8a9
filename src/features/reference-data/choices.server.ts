import type { Language } from "../../i18n/language.ts";
import type { Db } from "../../platform/database/database.ts";
import { type KeptList, longestList, otherCode } from "./lists.ts";
import { type Entry, firstEntries } from "./master-data.queries.server.ts";

/** An entry as forms offer it. */
export interface Choice {
  id: number;
  text: string;
  code?: string | undefined;
}

export function choiceOf({ id, text, code }: Entry): Choice {
  return code === null ? { id, text } : { id, text, code };
}

/** The first entries of a list; `other` is always among them, because it must be found without a search. */
export function beginning(list: readonly Entry[]): Entry[] {
  const other = list.filter(({ code }) => code === otherCode);
  return [...list.filter(({ code }) => code !== otherCode).slice(0, longestList - other.length), ...other];
}

/** Lists as forms choose from them; of a long one the first 50. */
export async function choicesOf(
  db: Db,
  lists: readonly KeptList[],
  language: Language,
): Promise<Partial<Record<KeptList, Choice[]>>> {
  const first = await firstEntries(db, lists, language, longestList);
  const choices: Partial<Record<KeptList, Choice[]>> = {};
  for (const list of lists) choices[list] = beginning(first.filter((entry) => entry.list === list)).map(choiceOf);
  return choices;
}
