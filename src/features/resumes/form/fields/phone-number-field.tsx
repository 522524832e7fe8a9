import type { ChangeEvent } from "react";
import { m } from "#messages";
import { PhoneField } from "../../../../ui/fields/phone-field.tsx";
import { tidyPhone } from "../../../../ui/fields/phone-text.ts";
import { countryCodes } from "./country-codes.ts";
import { useResumeField } from "./use-resume-field.ts";

const name = "personalData.noTelp";

/** Country code first, then the number without its leading 0 (decisions, "Phone"). */
export function PhoneNumberField() {
  const { field, error } = useResumeField(name);
  const { code, number } = field.value;
  const codes = countryCodes.some((known) => known === code) ? countryCodes : [code, ...countryCodes];
  return (
    <PhoneField
      id={name}
      name={`${name}.number`}
      label={m.resumes_form_phone()}
      hint={m.resumes_form_phone_hint()}
      error={error}
      enterKeyHint="next"
      value={number}
      onChange={(event: ChangeEvent<HTMLInputElement>) => field.onChange({ code, number: event.target.value })}
      onBlur={() => {
        field.onChange({ code, number: tidyPhone(number) });
        field.onBlur();
      }}
      code={{
        name: `${name}.code`,
        "aria-label": m.resumes_form_country_code(),
        options: codes.map((value) => ({ value, label: value })),
        value: code,
        onChange: (event: ChangeEvent<HTMLSelectElement>) => field.onChange({ code: event.target.value, number }),
      }}
    />
  );
}
