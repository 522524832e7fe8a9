import { m } from "#messages";
import { PhoneNumber } from "../controls/phone-number.tsx";
import { useResumeField } from "./use-resume-field.ts";

const name = "personalData.noTelp";

/** The applicant's own number. */
export function PhoneNumberField() {
  const { field, error } = useResumeField(name);
  return (
    <PhoneNumber
      name={name}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      label={m.resumes_form_phone()}
      hint={m.resumes_form_phone_hint()}
      error={error}
    />
  );
}
