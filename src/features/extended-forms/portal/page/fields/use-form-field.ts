import { get, useController, useFormContext, useFormState } from "react-hook-form";
import type { FieldTexts } from "../../../../../ui/fields/field.tsx";
import type { Field } from "../../../definition/field.ts";
import type { FormPath } from "../../../form.ts";
import type { ControlValue } from "../controls.ts";

/** What the control of a field is given. */
export interface ControlProps<Kind extends Field = Field> {
  readonly path: FormPath;
  readonly field: Kind;
  readonly words: FieldTexts & { readonly label: string };
}

/** The error that a field shows, if any. */
export function useFieldError(name: FormPath): string | undefined {
  const { control } = useFormContext();
  const { errors } = useFormState({ control, name });
  const error: unknown = get(errors, name);
  if (typeof error !== "object" || error === null || !("message" in error)) return undefined;
  return typeof error.message === "string" ? error.message : undefined;
}

/** A field of the form: what its control holds, and its error, which goes as soon as it is mended. */
export function useFormField(name: FormPath) {
  const { control, trigger } = useFormContext();
  const { field } = useController({ control, name });
  const error = useFieldError(name);
  const value: unknown = field.value;
  const change = (next: ControlValue) => {
    field.onChange(next);
    if (error !== undefined) void trigger(name);
  };
  return { value, text: typeof value === "string" ? value : "", error, change, onBlur: field.onBlur, ref: field.ref };
}
