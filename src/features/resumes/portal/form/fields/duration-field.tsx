import { m } from "#messages";
import { FieldSet } from "../../../../../ui/fields/field.tsx";
import { TextInput } from "../../../../../ui/fields/text-input.tsx";
import { Pair } from "../../../../../ui/forms/form.tsx";
import { type TextPath, useResumeField } from "./use-resume-field.ts";

/** Years and months of work experience; digits only (§5). */
export function DurationField() {
  const years = useResumeField("personalData.yoeYear");
  const months = useResumeField("personalData.yoeMonth");
  return (
    <FieldSet
      id="personalData.experience"
      label={m.resumes_form_duration()}
      hint={m.resumes_form_duration_hint()}
      error={years.error ?? months.error}
    >
      <Pair keep>
        <DigitsInput
          name="personalData.yoeYear"
          label={m.resumes_form_duration_years()}
          suffix={m.resumes_form_years()}
        />
        <DigitsInput
          name="personalData.yoeMonth"
          label={m.resumes_form_duration_months()}
          suffix={m.resumes_form_months()}
        />
      </Pair>
    </FieldSet>
  );
}

interface DigitsInputProps {
  readonly name: TextPath;
  readonly label: string;
  readonly suffix: string;
}

function DigitsInput({ name, label, suffix }: DigitsInputProps) {
  const { field, error } = useResumeField(name);
  return (
    <TextInput
      {...field}
      id={name}
      aria-label={label}
      aria-invalid={error === undefined ? undefined : true}
      suffix={suffix}
      inputMode="numeric"
      autoComplete="off"
      enterKeyHint="next"
      maxLength={3}
    />
  );
}
