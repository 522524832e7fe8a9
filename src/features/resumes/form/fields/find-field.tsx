import { useMemo } from "react";
import type { FieldPathValue } from "react-hook-form";
import { m } from "#messages";
import type { FieldTexts } from "../../../../ui/fields/field.tsx";
import type { IconName } from "../../../../ui/icons/icon-paths.ts";
import { type Found, type Search, SearchSelect } from "../../../../ui/search-select/search-select.tsx";
import { useResumeForm } from "../frame/form-context.ts";
import type { LongList } from "../frame/form-lists.ts";
import { longestFind } from "../frame/use-list-search.ts";
import type { Chosen, ResumeValues } from "../values/resume-values.schema.ts";
import { type ResumePath, useResumeField } from "./use-resume-field.ts";

type ChosenPath = {
  [Path in ResumePath]: FieldPathValue<ResumeValues, Path> extends Chosen ? Path : never;
}[ResumePath];

interface FindFieldProps extends FieldTexts {
  readonly name: ChosenPath;
  readonly placeholder: string;
  /** Name of the box that is typed into: "Cari institusi". */
  readonly searchLabel: string;
  readonly icon?: IconName | undefined;
}

/** One of very many, found by asking the server; 'Others' is always last. */
export function FindField({ list, ...props }: FindFieldProps & { readonly list: LongList }) {
  const { search, lists } = useResumeForm();
  const ask = useMemo(() => search(list), [search, list]);
  return <Finder {...props} search={ask} other={lists.others[list] ?? undefined} />;
}

/** One of several dozen that the page holds already. */
export function PickField({ options, ...props }: FindFieldProps & { readonly options: readonly Found[] }) {
  const ask = useMemo<Search>(() => {
    const plain = (text: string) => text.toLowerCase();
    return async (text) => options.filter(({ label }) => plain(label).includes(plain(text.trim())));
  }, [options]);
  return <Finder {...props} search={ask} />;
}

function countText(count: number): string {
  return count === longestFind ? m.resumes_form_find_first({ count }) : m.resumes_form_find_count({ count });
}

interface FinderProps extends FindFieldProps {
  readonly search: Search;
  readonly other?: Found | undefined;
}

function Finder({ name, placeholder, searchLabel, ...props }: FinderProps) {
  const { field, error } = useResumeField(name);
  const texts = {
    placeholder,
    search: searchLabel,
    waiting: m.resumes_form_find_waiting(),
    nothing: m.resumes_form_find_nothing(),
    failed: m.resumes_form_find_failed(),
    count: countText,
  };
  return (
    <SearchSelect
      {...props}
      name={name}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      error={error}
      texts={texts}
    />
  );
}
