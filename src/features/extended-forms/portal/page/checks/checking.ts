import { type FieldErrors, type FieldValues, type Resolver, set } from "react-hook-form";
import type { Variant } from "../../../definition/field.ts";
import type { FormValues } from "../../../form.ts";
import type { FormLists } from "../../../form-lists.ts";
import { photoPath } from "../../../photo.ts";
import { type Controls, toForm } from "../controls.ts";
import { type CheckForm, createCheck, type Fault } from "./check-form.ts";
import { faultMessage } from "./fault-message.ts";

/** The rules of a form on a page, and what the page has asked for so far. */
export function createChecking(variant: Variant, lists: FormLists) {
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
    /** From now on what is missing is told at its field. */
    askForAll: () => {
      isAsked = true;
    },
    /** What the server refused is told at the next look, and no longer. */
    refuse: (faults: readonly Fault[]) => {
      refused = faults;
    },
    photoWaits: (waits: boolean) => {
      hasPhoto = waits;
    },
  };
}

/** The faults as react-hook-form keeps errors: a tree by path. A missing group is told where it would begin. */
function errorTree(faults: readonly Fault[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const fault of faults) set(errors, fault.path, { type: fault.code, message: faultMessage(fault) });
  return errors;
}

/**
 * Tells react-hook-form what is wrong. What is missing is told only once everything was asked for: leaving a field empty is
 * no mistake yet (design "Errors").
 */
function formResolver(faultsOf: (form: FormValues) => readonly Fault[]): Resolver<Controls & FieldValues> {
  return (controls) => {
    const faults = faultsOf(toForm(controls));
    return faults.length === 0 ? { values: controls, errors: {} } : { values: {}, errors: errorTree(faults) };
  };
}
