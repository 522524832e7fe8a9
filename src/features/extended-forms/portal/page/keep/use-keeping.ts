import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useRevalidator } from "react-router";
import { browserApi, quietApi } from "../../../../../contract/browser-api.ts";
import type { DraftState } from "../../../../drafts/portal/keep/keeper.ts";
import { lastApi } from "../../../../drafts/portal/keep/use-draft.ts";
import type { Variant } from "../../../definition/field.ts";
import type { FormPath } from "../../../form.ts";
import { viewForm } from "../../extended-form.calls.ts";
import { partsOfPath } from "../checks/places.ts";
import { type Controls, type Decimal, getControl, toForm } from "../controls.ts";
import type { FormDraft, ServerDraft, Undecided } from "./form-draft.schema.ts";
import {
  createFormKeeper,
  type FormKeeper,
  type KeptForm,
  openedDraft,
  pathOfKey,
  readDeviceDraft,
  showDraft,
} from "./form-keeper.ts";

const untouched: DraftState<FormDraft> = { status: "untouched" };

interface FormKeeping {
  kept: KeptForm;
  variant: Variant;
  server: ServerDraft;
  form: UseFormReturn<Controls>;
  undecided: UndecidedFields;
  decimal: Decimal;
}

/** The form as it stands, and the way to put another one in its place. */
function useDraftOf({ form, undecided, decimal }: FormKeeping) {
  const { read: readUndecided, put } = undecided;
  const read = useCallback(
    (): FormDraft => ({
      form: toForm(form.getValues()),
      undecided: readUndecided(),
      savedAt: new Date().toISOString(),
    }),
    [form, readUndecided],
  );
  const show = useCallback(
    (next: FormDraft) => {
      put(next.undecided);
      showDraft(form, next.form, decimal);
    },
    [form, decimal, put],
  );
  return { read, show };
}

/** Keeps the form while it is filled in: hands every change to the keeper, begins with what waited in this browser. */
export function useKeeping(parts: FormKeeping) {
  const { kept, variant, server, form } = parts;
  const { read, show } = useDraftOf(parts);
  const { revalidate } = useRevalidator();
  const [keeper] = useState(() => {
    const apis = { api: browserApi, quietApi, lastApi };
    const onGone = async () => {
      const seen = await quietApi.send(viewForm, { path: { variant }, body: {} });
      if (seen.status === "refused" || !seen.answer.isSubmitted) return false;
      void revalidate();
      return true;
    };
    return createFormKeeper({ ...kept, ...apis, server, read, show, onGone });
  });
  useEffect(() => keeper.open(), [keeper]);
  useEffect(() => form.subscribe({ formState: { values: true }, callback: () => keeper.change() }), [form, keeper]);
  const hasLooked = useRef(false);
  useEffect(() => {
    // What waits in this browser is looked for once: from then on the keeper knows.
    if (hasLooked.current) return;
    hasLooked.current = true;
    const { draft, isUnsent } = openedDraft(server, readDeviceDraft(kept));
    if (!isUnsent || draft === null) return;
    show(draft);
    keeper.change();
  }, [kept, server, show, keeper]);
  return keeper;
}

/** The state of the typed values; only components that show it render again. */
export function useKept(keeper: FormKeeper): DraftState<FormDraft> {
  return useSyncExternalStore(keeper.subscribe, keeper.state, () => untouched);
}

/** A field that two devices made different. */
export interface OpenChoice {
  path: FormPath;
  item: Undecided;
}

/** Conflicts between devices: kept beside the form until the person has chosen. */
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
      if (field !== undefined) form.setValue(at, getControl(field, item.other, decimal));
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

type UndecidedFields = ReturnType<typeof useUndecided>;
