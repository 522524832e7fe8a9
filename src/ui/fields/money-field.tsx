import { type ChangeEvent, useLayoutEffect, useRef } from "react";
import { mergeRefs } from "../class-names.ts";
import type { FieldTexts } from "./field.tsx";
import { caretAfterDigits, groupDigits } from "./money-digits.ts";
import { TextField } from "./text-field.tsx";
import type { TextInputProps } from "./text-input.tsx";

interface MoneyFieldProps extends FieldTexts, Omit<TextInputProps, "type" | "inputMode" | "suffix" | "icon"> {
  /** "." in Indonesian (default), "," in English. */
  readonly separator?: "." | "," | undefined;
}

/** Rupiah, grouped while typed. Its value is the grouped text: read it with `plainDigits`. */
export function MoneyField({ separator = ".", prefix = "Rp", ref, onChange, ...field }: MoneyFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  // Values also come from code (defaults, reset), not only from keys: so after every render.
  useLayoutEffect(() => regroup(input.current, separator));
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    regroup(event.currentTarget, separator);
    onChange?.(event);
  };
  return <TextField {...field} prefix={prefix} inputMode="numeric" ref={mergeRefs(input, ref)} onChange={change} />;
}

function regroup(input: HTMLInputElement | null, separator: "." | ","): void {
  if (!input) return;
  const grouped = groupDigits(input.value, separator);
  if (grouped === input.value) return;
  const before = input.value.slice(0, input.selectionStart ?? input.value.length).replace(/\D/g, "").length;
  input.value = grouped;
  if (document.activeElement !== input) return;
  const caret = caretAfterDigits(grouped, before);
  input.setSelectionRange(caret, caret);
}
