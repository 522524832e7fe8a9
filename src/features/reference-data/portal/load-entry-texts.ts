import type { Api } from "../../../contract/client.ts";
import type { Language } from "../../../i18n/language.ts";
import { type ListName, listNames } from "../lists.ts";
import { searchMasterList } from "./master-data.calls.ts";

/** Ids that a page shows, by their list; null stands for nothing chosen. */
export type WantedEntries = Partial<Record<ListName, readonly (number | null)[]>>;

/** The names of entries by list and id. */
export type EntryTexts = Partial<Record<ListName, Readonly<Record<number, string>>>>;

async function textsOfList(api: Api, lang: Language, list: ListName, ids: readonly number[]) {
  const query = { search: "", limit: ids.length, ids: ids.join(",") };
  const sent = await api.send(searchMasterList, { path: { lang, list }, query });
  return sent.status === "accepted" ? Object.fromEntries(sent.answer.data.map(({ id, text }) => [id, text])) : {};
}

/** Asks for the names of what was chosen, whatever the list's length (at most 50 a list); what is not there is left out. */
export async function loadEntryTexts(api: Api, language: Language, entries: WantedEntries): Promise<EntryTexts> {
  const texts: EntryTexts = {};
  await Promise.all(
    listNames.map(async (list) => {
      const ids = [...new Set((entries[list] ?? []).filter((id) => id !== null))];
      if (ids.length > 0) texts[list] = await textsOfList(api, language, list, ids);
    }),
  );
  return texts;
}
