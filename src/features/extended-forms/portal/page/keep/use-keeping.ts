import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useRevalidator } from "react-router";
import { browserApi, quietApi } from "../../../../../contract/browser-api.ts";
import type { DraftState } from "../../../../drafts/portal/keep/keeper.ts";
import { lastApi } from "../../../../drafts/portal/keep/last-api.ts";
import type { Variant } from "../../../definition/field.ts";
import { viewForm } from "../../extended-form.calls.ts";
import { type Controls, type Decimal, toForm } from "../controls.ts";
import type { FormDraft, ServerDraft } from "./form-draft.schema.ts";
import { createFormKeeper, type FormKeeper, type KeptForm, readDeviceDraft } from "./form-keeper.ts";
import { openedDraft } from "./merge-drafts.ts";
import { showDraft } from "./show-draft.ts";
import type { UndecidedFields } from "./use-undecided.ts";

const untouched: DraftState<FormDraft> = { status: "untouched" };

interface Kept {
  kept: KeptForm;
  variant: Variant;
  server: ServerDraft;
  form: UseFormReturn<Controls>;
  undecided: UndecidedFields;
  decimal: Decimal;
}

/** The form as it stands, and the way to put another one in its place. */
function useDraftOf({ form, undecided, decimal }: Kept) {
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
export function useKeeping(parts: Kept) {
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

/** What became of what was typed; who shows it is drawn anew with it, nobody else. */
export function useKept(keeper: FormKeeper): DraftState<FormDraft> {
  return useSyncExternalStore(keeper.subscribe, keeper.state, () => untouched);
}
