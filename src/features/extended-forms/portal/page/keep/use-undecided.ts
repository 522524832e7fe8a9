import { useCallback, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { FormPath } from "../../../form.ts";
import { partsOfPath } from "../checks/places.ts";
import { type Controls, controlOf, type Decimal, toForm } from "../controls.ts";
import type { Undecided } from "./form-draft.schema.ts";
import { pathOfKey } from "./keys.ts";

/** A field that two devices made different. */
export interface OpenChoice {
  path: FormPath;
  item: Undecided;
}

/** What two devices made different: kept beside the form until the person has chosen. */
export function useUndecided(form: UseFormReturn<Controls>, first: readonly Undecided[], decimal: Decimal) {
  const [items, setItems] = useState(first);
  const latest = useRef(items);
  const put = useCallback((next: readonly Undecided[]) => {
    latest.current = next;
    setItems(next);
  }, []);
  const take = useCallback(
    ({ path, item }: OpenChoice) => {
      const parts = partsOfPath(path);
      if (parts === null) return;
      const { group, index, name, field } = parts;
      const at = index === null ? (`${group}.${name}` as const) : (`${group}.${index}.${name}` as const);
      if (field !== undefined) form.setValue(at, controlOf(field, item.other, decimal));
      else if (index !== null) {
        const entries = form.getValues(group);
        if (Array.isArray(entries)) form.setValue(group, entries.toSpliced(index, 1));
      }
    },
    [form, decimal],
  );
  /** Where they stand now; what is gone needs no choice. */
  const choices = useCallback((): OpenChoice[] => {
    const now = toForm(form.getValues());
    return items.flatMap((item) => {
      const path = pathOfKey(now, item.key);
      return path === null ? [] : [{ path, item }];
    });
  }, [form, items]);
  const forget = useCallback((key: string) => put(latest.current.filter((item) => item.key !== key)), [put]);
  return { count: items.length, choices, forget, read: useCallback(() => [...latest.current], []), put, take };
}

export type UndecidedFields = ReturnType<typeof useUndecided>;
