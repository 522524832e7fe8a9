import type { FieldTexts } from "../../../../../ui/fields/field.tsx";
import { RadioGroup } from "../../../../../ui/fields/radio-group.tsx";
import { type Option, SelectField } from "../../../../../ui/fields/select-field.tsx";
import { type TextPath, useResumeField } from "./use-resume-field.ts";

interface ChoiceFieldProps extends FieldTexts {
  readonly name: TextPath;
  readonly options: readonly Option[];
}

/** One of a list, in a native select. */
export function ChoiceField({
  name,
  options,
  placeholder,
  ...texts
}: ChoiceFieldProps & { readonly placeholder: string }) {
  const { field, error } = useResumeField(name);
  return <SelectField {...texts} {...field} error={error} options={options} placeholder={placeholder} />;
}

/** One of few, all of them seen. */
export function RadioField({
  name,
  options,
  cards,
  ...texts
}: ChoiceFieldProps & { readonly cards?: boolean | undefined }) {
  const { field, error } = useResumeField(name);
  return <RadioGroup {...texts} {...field} error={error} choices={options} cards={cards} />;
}
