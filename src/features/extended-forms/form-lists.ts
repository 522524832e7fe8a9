import type { KeptList } from "../reference-data/lists.ts";

/** The form's rules for an entry of a list. */
export interface ListedEntry {
  id: number;
  code?: string | undefined;
}

/** The reference lists as the form's rules need them; of a long list the beginning and `other`, as `masterdata` gives it. */
export interface FormLists {
  codeOf(list: KeptList, id: number): string | null;
  idOf(list: KeptList, code: string): number | null;
  /** How many entries there are to choose from. */
  sizeOf(list: KeptList): number;
}

/** Makes the lists of what `masterdata` answers. */
export function formLists(entries: Partial<Record<KeptList, readonly ListedEntry[]>>): FormLists {
  const of = (list: KeptList) => entries[list] ?? [];
  return {
    codeOf: (list, id) => of(list).find((entry) => entry.id === id)?.code ?? null,
    idOf: (list, code) => of(list).find((entry) => entry.code === code)?.id ?? null,
    sizeOf: (list) => of(list).length,
  };
}
