import { m } from "#messages";
import { BirthDate } from "../controls/birth-date.tsx";
import { useResumeForm } from "../frame/form-context.ts";
import { useResumeField } from "./use-resume-field.ts";

/** Year, month and day of birth (§5). */
export function BirthDateField() {
  const { field, error } = useResumeField("personalData.dob");
  const { today } = useResumeForm();
  return (
    <BirthDate
      name={field.name}
      value={field.value}
      today={today}
      onChange={field.onChange}
      onBlur={field.onBlur}
      label={m.resumes_form_birth_date()}
      hint={m.resumes_form_birth_date_hint()}
      error={error}
    />
  );
}
