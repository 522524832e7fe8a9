import { useMemo } from "react";
import type { FieldPathValue } from "react-hook-form";
import type { FieldTexts } from "../../../../../ui/fields/field.tsx";
import type { IconName } from "../../../../../ui/icons/icon-paths.ts";
import type { Found, Search } from "../../../../../ui/search-select/use-search.ts";
import { Finder, searchOf } from "../controls/finder.tsx";
import { useResumeForm } from "../frame/form-context.ts";
import type { LongList } from "../frame/form-lists.ts";
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
  return <BoundFinder {...props} search={ask} other={lists.others[list] ?? undefined} />;
}

/** One of several dozen that the page holds already. */
export function PickField({ options, ...props }: FindFieldProps & { readonly options: readonly Found[] }) {
  const ask = useMemo(() => searchOf(options), [options]);
  return <BoundFinder {...props} search={ask} />;
}

interface BoundFinderProps extends FindFieldProps {
  readonly search: Search;
  readonly other?: Found | undefined;
}

function BoundFinder({ name, ...props }: BoundFinderProps) {
  const { field, error } = useResumeField(name);
  const { value, onChange, onBlur } = field;
  return <Finder {...props} {...{ name, value, onChange, onBlur, error }} />;
}
