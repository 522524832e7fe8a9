import type { ChangeEvent } from "react";
import { m } from "#messages";
import { type PhoneParts, splitPhone } from "../../../../domain/resumes/rules/phone.ts";
import type { FieldTexts } from "../../../../ui/fields/field.tsx";
import { PhoneField } from "../../../../ui/fields/phone-field.tsx";
import { countryCodes } from "./country-codes.ts";

interface PhoneNumberProps extends FieldTexts {
  readonly name: string;
  readonly value: PhoneParts;
  readonly autoComplete?: string | undefined;
  readonly onChange: (value: PhoneParts) => void;
  readonly onBlur: () => void;
}

/** Country code first, then the number without its leading 0 (readings, "Phone"). */
export function PhoneNumber({ name, value, autoComplete, onChange, onBlur, ...texts }: PhoneNumberProps) {
  const { code, number } = value;
  const codes = countryCodes.some((known) => known === code) ? countryCodes : [code, ...countryCodes];
  return (
    <PhoneField
      {...texts}
      {...(autoComplete === undefined ? {} : { autoComplete })}
      id={name}
      name={`${name}.number`}
      enterKeyHint="next"
      value={number}
      onChange={(event: ChangeEvent<HTMLInputElement>) => onChange({ code, number: event.target.value })}
      onBlur={() => {
        const parts = splitPhone(number, code, codes);
        if (parts.number !== number || parts.code !== code) onChange(parts);
        onBlur();
      }}
      code={{
        name: `${name}.code`,
        "aria-label": m.resumes_form_country_code(),
        options: codes.map((known) => ({ value: known, label: known })),
        value: code,
        onChange: (event: ChangeEvent<HTMLSelectElement>) => onChange({ code: event.target.value, number }),
      }}
    />
  );
}
