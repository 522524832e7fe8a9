import type { ChangeEvent } from "react";
import { m } from "#messages";
import type { FieldTexts } from "../../../../../ui/fields/field.tsx";
import { PhoneField } from "../../../../../ui/fields/phone-field.tsx";
import { type PhoneParts, splitPhone } from "../../../rules/phone.ts";

/** Country codes to choose from: home first, its neighbours, then by number. */
const countryCodes: readonly string[] = [
  "+62",
  "+60",
  "+65",
  "+673",
  "+670",
  "+61",
  "+63",
  "+66",
  "+84",
  "+95",
  "+855",
  "+856",
  "+1",
  "+7",
  "+20",
  "+27",
  "+31",
  "+32",
  "+33",
  "+34",
  "+39",
  "+41",
  "+43",
  "+44",
  "+45",
  "+46",
  "+47",
  "+48",
  "+49",
  "+55",
  "+64",
  "+81",
  "+82",
  "+86",
  "+90",
  "+91",
  "+92",
  "+94",
  "+852",
  "+853",
  "+880",
  "+886",
  "+962",
  "+965",
  "+966",
  "+968",
  "+971",
  "+973",
  "+974",
  "+975",
  "+977",
];

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
