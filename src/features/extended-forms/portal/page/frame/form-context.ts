import { createContext, use } from "react";
import type { Found, Search } from "../../../../../ui/search-select/use-search.ts";
import type { KeptList } from "../../../../reference-data/lists.ts";
import type { CalendarDay } from "../../../../resumes/rules/calendar.ts";
import type { Variant } from "../../../definition/field.ts";
import type { FormPath } from "../../../form.ts";
import type { FormLists } from "../../../form-lists.ts";
import type { Decimal } from "../controls.ts";
import type { FormPhoto } from "./use-photo.ts";

/** Props of every field beside its value. */
export interface FormParts {
  variant: Variant;
  lists: FormLists;
  /** Entries of a list that the page holds; of a long one the beginning. */
  optionsOf: (list: KeptList) => readonly Found[];
  /** The search of a list that is too long to be shown; null for the others. */
  searchOf: (list: KeptList) => Search | null;
  /** The name of a chosen entry. */
  labelOf: (list: KeptList, id: number) => string;
  /** Remembers the names of what was found. */
  remember: (list: KeptList, found: Found) => void;
  /** In Jakarta, by which ages and years count. */
  today: CalendarDay;
  decimal: Decimal;
  /** True while a field holds what the resume put there. */
  isFromResume: (path: FormPath, id: number | null, value: unknown) => boolean;
  photo: FormPhoto;
}

export const FormContext = createContext<FormParts | null>(null);

/** The parts of the form around. */
export function useFormParts(): FormParts {
  const parts = use(FormContext);
  if (parts === null) throw new Error("A field of the extended form was rendered outside the form.");
  return parts;
}
