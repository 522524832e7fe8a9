import { useCallback } from "react";
import { getLocale } from "#language-runtime";
import { browserApi } from "../../../../../contract/browser-api.ts";
import type { Option } from "../../../../../ui/fields/select-field.tsx";
import type { Search } from "../../../../../ui/search-select/use-search.ts";
import { otherCode } from "../../../../reference-data/lists.ts";
import { type MasterEntry, searchMasterList } from "../../../../reference-data/portal/master-data.calls.ts";
import type { OtherIds, ShortList } from "../../../field-kinds.ts";

/** Lists that are searched on the server; their 'Others' stands apart. */
const longLists = ["domicile", "institution", "major"] as const;

export type LongList = (typeof longLists)[number];

export interface FormLists extends Record<ShortList, Option[]> {
  others: Record<LongList, Option | null>;
}

type Answered = Record<ShortList | LongList, readonly MasterEntry[]>;

function options(entries: readonly MasterEntry[]): Option[] {
  return entries.map(({ id, text }) => ({ value: String(id), label: text }));
}

function otherOf(entries: readonly MasterEntry[]): Option | null {
  return options(entries.filter(({ code }) => code === otherCode))[0] ?? null;
}

/** What the form needs of all lists. */
export function formLists(lists: Answered): FormLists {
  return {
    workExperience: options(lists.workExperience),
    degree: options(lists.degree),
    organisationPosition: options(lists.organisationPosition),
    organisationScope: options(lists.organisationScope),
    function: options(lists.function),
    rank: options(lists.rank),
    seekingJobStatus: options(lists.seekingJobStatus),
    emailSuggestionPeriod: options(lists.emailSuggestionPeriod),
    positionType: options(lists.positionType),
    industry: options(lists.industry),
    others: {
      domicile: otherOf(lists.domicile),
      institution: otherOf(lists.institution),
      major: otherOf(lists.major),
    },
  };
}

/** Ids of the entries that a free text goes with. */
export function otherIdsOf({ others }: FormLists): OtherIds {
  const id = (other: Option | null) => (other === null ? null : Number(other.value));
  return { domicile: id(others.domicile), institution: id(others.institution), major: id(others.major) };
}

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
