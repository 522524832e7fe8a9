import { useCallback, useMemo, useRef, useState } from "react";
import type { Found } from "../../../../../ui/search-select/use-search.ts";
import type { KeptList } from "../../../../reference-data/lists.ts";
import type { LongList } from "../../../../resumes/portal/form/frame/form-lists.ts";
import { useListSearch } from "../../../../resumes/portal/form/frame/use-list-search.ts";
import type { ExtendedFormData } from "../load-extended-form.ts";
import { longList } from "../long-lists.ts";

function asFound({ id, text }: { id: number; text: string }): Found {
  return { value: String(id), label: text };
}

/** The lists of the form in words: what one may choose, what was chosen, and what was found since. */
export function useListWords({ lists, texts }: Pick<ExtendedFormData, "lists" | "texts">) {
  const search = useListSearch();
  const searches = useRef(new Map<LongList, ReturnType<typeof search>>());
  const [found, setFound] = useState<Readonly<Record<string, string>>>({});
  const searchOf = useCallback(
    (list: KeptList) => {
      const long = longList(list);
      if (long === null) return null;
      const known = searches.current.get(long) ?? search(long);
      searches.current.set(long, known);
      return known;
    },
    [search],
  );
  const options = useMemo(
    () => new Map(Object.entries(lists).map(([list, entries]) => [list, entries.map(asFound)])),
    [lists],
  );
  const optionsOf = useCallback((list: KeptList): readonly Found[] => options.get(list) ?? [], [options]);
  const labelOf = useCallback(
    (list: KeptList, id: number) =>
      found[`${list}:${id}`] ??
      optionsOf(list).find(({ value }) => value === String(id))?.label ??
      texts[list]?.[id] ??
      "",
    [found, optionsOf, texts],
  );
  const remember = useCallback((list: KeptList, { value, label }: Found) => {
    setFound((before) => ({ ...before, [`${list}:${value}`]: label }));
  }, []);
  return useMemo(() => ({ searchOf, optionsOf, labelOf, remember }), [searchOf, optionsOf, labelOf, remember]);
}
