import type { FocusEvent } from "react";
import styles from "./control.module.css";
import { Field, type FieldTexts, useFieldId } from "./field.tsx";
import layout from "./phone-field.module.css";
import { Select, type SelectProps } from "./select-field.tsx";
import type { TextInputProps } from "./text-input.tsx";

interface PhoneFieldProps
  extends FieldTexts,
    Omit<TextInputProps, "type" | "inputMode" | "prefix" | "suffix" | "icon"> {
  /** The country code's select: name, options, "Kode negara" as its label. */
  readonly code: Omit<SelectProps, "className"> & { readonly "aria-label": string };
}

/** Country code first, then the number without its leading 0; what was written around the digits continues leaving. */
export function PhoneField({ label, hint, error, optional, good, below, id, code, onBlur, ...input }: PhoneFieldProps) {
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    event.currentTarget.value = tidyPhone(event.currentTarget.value);
    onBlur?.(event);
  };
  return (
    <Field id={useFieldId(id, input.name)} {...{ label, hint, error, optional, good, below }}>
      {(wiring) => (
        <span className={styles.group}>
          <Select autoComplete="tel-country-code" {...code} className={layout.code} />
          <input
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            {...input}
            {...wiring}
            onBlur={leave}
            className={styles.input}
          />
        </span>
      )}
    </Field>
  );
}

/**
 * Removes extra characters on leaving the field: spaces, signs, and the 0 before a national number. Letters stay, so
 * that an error can be shown.
 */
export function tidyPhone(text: string): string {
  return text.replace(/[\s\p{Cf}\p{Pd}().·_/]/gu, "").replace(/^0+/, "");
}
