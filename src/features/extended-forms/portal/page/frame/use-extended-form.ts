import { useCallback, useEffect, useMemo, useState } from "react";
import { type FieldErrors, type FieldValues, type Resolver, set, type UseFormReturn, useForm } from "react-hook-form";
import { z } from "zod";
import { getLocale } from "#language-runtime";
import { quietApi } from "../../../../../contract/browser-api.ts";
import type { Sent } from "../../../../../contract/client.ts";
import { groups, groupsOfHalf } from "../../../definition/definition.ts";
import type { Variant } from "../../../definition/field.ts";
import { type FormValues, photoIn, photoPart, photoPath, withPhoto } from "../../../form.ts";
import { type FormLists, formLists } from "../../../form-lists.ts";
import { saveFirstHalf } from "../../extended-form.calls.ts";
import { type CheckForm, createCheck, type Fault, faultMessage } from "../checks/check-form.ts";
import { partsOfPath } from "../checks/places.ts";
import { type Controls, type Decimal, toControls, toForm } from "../controls.ts";
import type { FormKeeper, KeptForm } from "../keep/form-keeper.ts";
import { useKeeping, useUndecided } from "../keep/use-keeping.ts";
import type { ExtendedFormData } from "../load-extended-form.ts";
import { usePhoto } from "./use-photo.ts";
import { useProgress } from "./use-progress.ts";

/** The version of the saved form that a saving continues from. */
function counted(first: number) {
  let version = first;
  return {
    get: () => version,
    set: (next: number) => {
      version = next;
    },
  };
}
type Version = ReturnType<typeof counted>;

type Refused = Extract<Sent<unknown>, { status: "refused" }>;

const current = z.object({ version: z.number() });

/** The first half without what could not be saved; the draft keeps that. */
function soundHalf(form: FormValues, check: CheckForm): FormValues {
  const half: FormValues = structuredClone(Object.fromEntries(groupsOfHalf(1).map((name) => [name, form[name] ?? {}])));
  const { wrong, missing } = check(form);
  for (const { path } of [...wrong, ...missing]) {
    const parts = partsOfPath(path);
    const groupData = parts === null ? undefined : half[parts.group];
    const entry = Array.isArray(groupData) ? groupData[parts?.index ?? -1] : groupData;
    if (entry !== undefined && parts?.field !== undefined) entry[parts.name] = null;
  }
  for (const name of groupsOfHalf(1)) {
    const [group, held] = [groups[name], half[name]];
    if (group.kind === "many" && Array.isArray(held)) half[name] = held.slice(0, group.most);
  }
  return half;
}

interface PhotoParts {
  form: UseFormReturn<Controls>;
  variant: Variant;
  kept: KeptForm;
  check: CheckForm;
  version: Version;
  keeper: FormKeeper;
}

/** Why a photo itself is not wanted; null where it is not its fault. */
function findFault({ http, errors, message }: Pick<Refused, "http" | "errors" | "message">): string | null {
  const photoError = errors.find(({ path }) => path === photoPart)?.message;
  return photoError ?? (http === 413 || http === 415 ? message : null);
}

/** The photo goes with the first half, which is the call that takes one; its address then stands in the form. */
function useFormPhoto({ form, variant, kept, check, version, keeper }: PhotoParts) {
  const send = useCallback(
    async (photo: File) => {
      const request = () => ({
        path: { variant },
        body: { data: soundHalf(toForm(form.getValues()), check), version: version.get(), photo, lang: getLocale() },
      });
      let sent = await quietApi.send(saveFirstHalf, request());
      if (sent.status === "refused" && sent.http === 409) {
        version.set(current.safeParse(sent.extra.current).data?.version ?? version.get());
        sent = await quietApi.send(saveFirstHalf, request());
      }
      if (sent.status === "refused") {
        const fault = findFault(sent);
        if (fault !== null) return { refused: fault };
        return sent.http === 0 || sent.http >= 500 ? ("again" as const) : ("later" as const);
      }
      version.set(sent.answer.version);
      form.setValue(photoPath, photoIn(sent.answer.data) ?? "");
      return "sent" as const;
    },
    [form, variant, check, version],
  );
  const onSaved = useCallback(
    (listener: () => void) => keeper.subscribe(() => keeper.state().status === "saved" && listener()),
    [keeper],
  );
  return usePhoto(kept, { send, onSaved });
}

/** Objects created once for the page: the rules, the initial values, the base version. */
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
  const draftKey = useMemo(() => ({ name, owner }), [name, owner]);
  const { lists, checking, controls, version, decimal } = useBeginning(data);
  const { resolver, check } = checking;
  const form = useForm<Controls>({ defaultValues: controls, mode: "onBlur", reValidateMode: "onBlur", resolver });
  const undecided = useUndecided(form, draft.data?.undecided ?? [], decimal);
  const { progress, count } = useProgress(form, { variant, lists, check });
  const keeper = useKeeping({ kept: draftKey, variant, server: draft, form, undecided, decimal });
  const photo = useFormPhoto({ form, variant, kept: draftKey, check, version, keeper });
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

/** The rules of a form on a page, and what the page has asked for so far. */
function createChecking(variant: Variant, lists: FormLists) {
  const found = createCheck(variant, lists, () => new Date());
  let isAsked = false;
  let hasPhoto = false;
  let refused: readonly Fault[] = [];
  const check: CheckForm = (form) => {
    const { wrong, missing } = found(form);
    // A photo that waits to be sent is there.
    return { wrong, missing: missing.filter(({ path }) => path !== photoPath || !hasPhoto) };
  };
  const resolver = formResolver((form) => {
    const { wrong, missing } = check(form);
    return [...wrong, ...(isAsked ? missing : []), ...refused];
  });
  return {
    check,
    resolver,
    /** From now on each missing field shows its error. */
    askForAll: () => {
      isAsked = true;
    },
    /** The server's errors are shown at the next check, and no longer. */
    refuse: (faults: readonly Fault[]) => {
      refused = faults;
    },
    photoWaits: (waits: boolean) => {
      hasPhoto = waits;
    },
  };
}

/** The faults as react-hook-form keeps errors: a tree by path. A missing group has its error where it would begin. */
function errorTree(faults: readonly Fault[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const fault of faults) set(errors, fault.path, { type: fault.code, message: faultMessage(fault) });
  return errors;
}

/**
 * Passes the errors to react-hook-form. A missing field is an error only once everything was asked for: leaving a field
 * empty is no mistake yet (design "Errors").
 */
function formResolver(faultsOf: (form: FormValues) => readonly Fault[]): Resolver<Controls & FieldValues> {
  return (controls) => {
    const faults = faultsOf(toForm(controls));
    return faults.length === 0 ? { values: controls, errors: {} } : { values: {}, errors: errorTree(faults) };
  };
}
