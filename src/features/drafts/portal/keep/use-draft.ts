import { useEffect, useRef, useSyncExternalStore } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import type { DraftData } from "./draft-data.schema.ts";
import type { DraftState, Keeper } from "./keeper.ts";

const untouched = { status: "untouched" } as const;

/**
 * Hands every change of the form to the keeper. `calm` tells the values that are kept already, so that showing them is
 * no change.
 */
export function useDraft<Values extends FieldValues>(form: UseFormReturn<Values>, keeper: Keeper<Values>) {
  const known = useRef(JSON.stringify(form.formState.defaultValues));
  useEffect(() => keeper.open(), [keeper]);
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const text = JSON.stringify(values);
          if (text === known.current) return;
          known.current = text;
          keeper.change(values);
        },
      }),
    [form, keeper],
  );
  const state: DraftState<DraftData<Values>> = useSyncExternalStore<DraftState<DraftData<Values>>>(
    keeper.subscribe,
    keeper.state,
    () => untouched,
  );
  const calm = (values: Values) => {
    known.current = JSON.stringify(values);
  };
  return { state, calm };
}
