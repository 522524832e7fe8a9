import { m } from "#messages";
import type { FieldTexts } from "../../../../../ui/fields/field.tsx";
import type { IconName } from "../../../../../ui/icons/icon-paths.ts";
import { SearchSelect } from "../../../../../ui/search-select/search-select.tsx";
import type { Found, Search } from "../../../../../ui/search-select/use-search.ts";
import { longestFind } from "../frame/form-lists.ts";

interface FinderProps extends FieldTexts {
  readonly name: string;
  readonly value: Found | null;
  readonly onChange: (value: Found | null) => void;
  readonly onBlur: () => void;
  readonly placeholder: string;
  /** Name of the box that is typed into: "Cari institusi". */
  readonly searchLabel: string;
  readonly search: Search;
  /** 'Others', always last. */
  readonly other?: Found | undefined;
  readonly icon?: IconName | undefined;
}

function countText(count: number): string {
  return count === longestFind ? m.resumes_form_find_first({ count }) : m.resumes_form_find_count({ count });
}

/** One of many, found by typing. */
export function Finder({ placeholder, searchLabel, ...props }: FinderProps) {
  const texts = {
    placeholder,
    search: searchLabel,
    waiting: m.resumes_form_find_waiting(),
    nothing: m.resumes_form_find_nothing(),
    failed: m.resumes_form_find_failed(),
    count: countText,
  };
  return <SearchSelect {...props} texts={texts} />;
}

/** Searches what the page holds already. */
export function getSearch(options: readonly Found[]): Search {
  const plain = (text: string) => text.toLowerCase();
  return async (text) => options.filter(({ label }) => plain(label).includes(plain(text.trim())));
}
