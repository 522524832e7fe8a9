import { createContext, use } from "react";
import type { Search } from "../../../../../ui/search-select/use-search.ts";
import type { Section } from "../../../completeness.ts";
import type { CalendarDay } from "../../../rules/calendar.ts";
import type { ResumeFiles } from "../files/use-resume-files.ts";
import type { FormLists, LongList } from "./form-lists.ts";

/** Props of every field beside its value. */
export interface ResumeFormParts {
  lists: FormLists;
  search: (list: LongList) => Search;
  /** In Jakarta, by which ages and years count. */
  today: CalendarDay;
  files: ResumeFiles;
  /** The section that the address asks for. */
  target: Section | undefined;
  /** Place of the first entry of a list that lacks something or holds something wrong; null without one. */
  findLackingEntry: (list: string) => number | null;
}

export const ResumeFormContext = createContext<ResumeFormParts | null>(null);

/** The parts of the form around. */
export function useResumeForm(): ResumeFormParts {
  const parts = use(ResumeFormContext);
  if (parts === null) throw new Error("A field of the resume stands outside its form.");
  return parts;
}
