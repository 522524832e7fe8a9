import { type FieldErrors, type Resolver, set } from "react-hook-form";
import type { ResumeValues } from "../values/resume-values.schema.ts";
import type { FieldFault } from "./check-values.ts";
import { faultMessage } from "./fault-message.ts";

/** The faults as react-hook-form keeps errors: a tree by path. */
export function errorTree(faults: readonly FieldFault[]): FieldErrors<ResumeValues> {
  const errors: FieldErrors<ResumeValues> = {};
  for (const { path, code, message } of faults) {
    set(errors, path, { type: code, message: message ?? faultMessage(path, code) });
  }
  return errors;
}

/**
 * Tells react-hook-form what is wrong. What is missing is told only once everything was asked for (`asksForAll`):
 * leaving a field empty is no mistake yet (design "Errors").
 */
export function resumeResolver(
  faultsNow: (values: ResumeValues) => readonly FieldFault[],
  asksForAll: () => boolean,
): Resolver<ResumeValues> {
  return (values) => {
    const faults = faultsNow(values).filter(({ code }) => code !== "required" || asksForAll());
    return faults.length === 0 ? { values, errors: {} } : { values: {}, errors: errorTree(faults) };
  };
}
