import { type FieldErrors, type FieldValues, type Resolver, set } from "react-hook-form";
import type { FormValues } from "../../../../domain/extended-forms/form.ts";
import { type Controls, toForm } from "../values/controls.ts";
import type { Fault } from "./check-form.ts";
import { faultMessage } from "./fault-message.ts";

/** The faults as react-hook-form keeps errors: a tree by path. A missing group is told where it would begin. */
export function errorTree(faults: readonly Fault[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const fault of faults) set(errors, fault.path, { type: fault.code, message: faultMessage(fault) });
  return errors;
}

/**
 * Tells react-hook-form what is wrong. What is missing is told only once everything was asked for: leaving a field empty is
 * no mistake yet (design "Errors").
 */
export function formResolver(faultsOf: (form: FormValues) => readonly Fault[]): Resolver<Controls & FieldValues> {
  return (controls) => {
    const faults = faultsOf(toForm(controls));
    return faults.length === 0 ? { values: controls, errors: {} } : { values: {}, errors: errorTree(faults) };
  };
}
