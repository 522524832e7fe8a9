import { useCallback, useEffect, useMemo, useState } from "react";
import { useForm } from "react-hook-form";
import { formLists } from "../../../../domain/extended-forms/form-lists.ts";
import { photoIn, withPhoto } from "../../../../domain/extended-forms/photo.ts";
import type { Fault } from "../checks/check-form.ts";
import { createChecking } from "../checks/checking.ts";
import { useKeeping } from "../keep/use-keeping.ts";
import { useUndecided } from "../keep/use-undecided.ts";
import type { ExtendedFormData } from "../load-extended-form.ts";
import { type Controls, type Decimal, toControls } from "../values/controls.ts";
import { counted, useFormPhoto } from "./use-form-photo.ts";
import { useProgress } from "./use-progress.ts";

/** What is made once for the page: the rules, the values it begins with, the version it goes on from. */
function useBeginning({ variant, lists: entries, view, draft, language }: ExtendedFormData) {
  const decimal: Decimal = language === "id" ? "," : ".";
  const [beginning] = useState(() => {
    const lists = formLists(entries);
    return {
      lists,
      checking: createChecking(variant, lists),
      // A draft may name a photo that the resume no longer has; what the server shows is there.
      controls: toControls(withPhoto({ ...view.data, ...draft.data?.form }, photoIn(view.data)), decimal),
      version: counted(view.version),
    };
  });
  return { ...beginning, decimal };
}

/** Everything the page of a form that is being filled in does. */
export function useExtendedForm(data: ExtendedFormData) {
  const { variant, name, view, draft } = data;
  const owner = view.applicantID;
  const kept = useMemo(() => ({ name, owner }), [name, owner]);
  const { lists, checking, controls, version, decimal } = useBeginning(data);
  const { resolver, check } = checking;
  const form = useForm<Controls>({ defaultValues: controls, mode: "onBlur", reValidateMode: "onBlur", resolver });
  const undecided = useUndecided(form, draft.data?.undecided ?? [], decimal);
  const { progress, count } = useProgress(form, { variant, lists, check });
  const keeper = useKeeping({ kept, variant, server: draft, form, undecided, decimal });
  const photo = useFormPhoto({ form, variant, kept, check, version, keeper });
  const isWaiting = photo.file !== null;
  useEffect(() => {
    checking.photoWaits(isWaiting);
    count();
  }, [checking, isWaiting, count]);

  /** Shows everything that is wrong or missing at its field. @returns true when there is nothing */
  const askForAll = useCallback(async () => {
    checking.askForAll();
    await form.trigger();
    return count().every(({ wrong, missing }) => wrong.length + missing.length === 0);
  }, [checking, form, count]);
  const refuse = useCallback(
    async (faults: readonly Fault[]) => {
      checking.refuse(faults);
      await form.trigger();
      checking.refuse([]);
    },
    [checking, form],
  );
  return {
    ...{ variant, form, lists, decimal, keeper, progress, undecided, version, photo },
    ...{ askForAll, refuse },
  };
}

export type FormInHand = ReturnType<typeof useExtendedForm>;
