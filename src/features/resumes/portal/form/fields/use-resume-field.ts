import { type FieldPath, type FieldPathValue, get, useController, useFormContext, useFormState } from "react-hook-form";
import type { ResumeValues } from "../values/resume-values.schema.ts";

export type ResumePath = FieldPath<ResumeValues>;
/** Paths of what is typed, or chosen by its id as text. */
export type TextPath = {
  [Path in ResumePath]: FieldPathValue<ResumeValues, Path> extends string ? Path : never;
}[ResumePath];

/** The error that a field shows, if any. */
export function useFieldError(name: ResumePath): string | undefined {
  const { control } = useFormContext<ResumeValues>();
  const { errors } = useFormState({ control, name });
  const error: unknown = get(errors, name);
  if (typeof error !== "object" || error === null || !("message" in error)) return undefined;
  return typeof error.message === "string" ? error.message : undefined;
}

/** A field of the form: what to spread over its control, and its error. */
export function useResumeField<Path extends ResumePath>(name: Path) {
  const { control, trigger } = useFormContext<ResumeValues>();
  const { field } = useController({ control, name });
  const error = useFieldError(name);
  const { onChange } = field;
  // An error that is shown goes as soon as it is mended, also where nothing was left yet.
  const change = (value: Parameters<typeof onChange>[0]) => {
    onChange(value);
    if (error !== undefined) void trigger(name);
  };
  return { field: { ...field, onChange: change }, error };
}
