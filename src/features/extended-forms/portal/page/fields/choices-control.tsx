import { CheckboxGroup } from "../../../../../ui/fields/checkbox-group.tsx";
import type { ChoicesField } from "../../../definition/field.ts";
import { useFormParts } from "../frame/form-context.ts";
import type { ControlProps } from "./use-form-field.ts";
import { useFormField } from "./use-form-field.ts";

/** The ids that a control of several holds. */
export function idsOf(value: unknown): number[] {
  return Array.isArray(value) ? value.filter((id) => typeof id === "number") : [];
}

/** Several of a list. */
export function ChoicesControl({ path, field, words }: ControlProps<ChoicesField>) {
  const { optionsOf } = useFormParts();
  const { value, change, onBlur } = useFormField(path);
  return (
    <CheckboxGroup
      {...words}
      id={path}
      choices={optionsOf(field.list)}
      value={idsOf(value).map(String)}
      onChange={(chosen) => change(chosen.map(Number))}
      onBlur={onBlur}
    />
  );
}
