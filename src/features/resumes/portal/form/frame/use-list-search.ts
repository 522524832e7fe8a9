import { useCallback } from "react";
import { getLocale } from "#language-runtime";
import { browserApi } from "../../../../../contract/browser-api.ts";
import type { Search } from "../../../../../ui/search-select/use-search.ts";
import { searchMasterList } from "../../../../reference-data/portal/master-data.calls.ts";
import type { LongList } from "./form-lists.ts";

/** Entries of a long list that are shown at most. */
export const longestFind = 20;

/** Searches of the long lists, asked of the server in the language of the page. */
export function useListSearch(): (list: LongList) => Search {
  return useCallback(
    (list) => async (text, signal) => {
      const request = { path: { lang: getLocale(), list }, query: { search: text.slice(0, 100), limit: longestFind } };
      const sent = await browserApi.send(searchMasterList, request, { signal });
      if (sent.status === "refused") throw new Error(sent.message);
      return sent.answer.data.map(({ id, text }) => ({ value: String(id), label: text }));
    },
    [],
  );
}
