import { useEffect, useRef, useSyncExternalStore } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { ResumeValues } from "../form/values/resume-values.schema.ts";
import type { DraftKeeper, DraftState } from "./draft-keeper.ts";

const untouched: DraftState = { status: "untouched" };

/**
 * Hands every change of the form to the keeper. `calm` tells the values that are kept already, so that showing them is
 * no change.
 */
export function useDraft(form: UseFormReturn<ResumeValues>, keeper: DraftKeeper) {
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
  const state = useSyncExternalStore(keeper.subscribe, keeper.state, () => untouched);
  const calm = (values: ResumeValues) => {
    known.current = JSON.stringify(values);
  };
  return { state, calm };
}
