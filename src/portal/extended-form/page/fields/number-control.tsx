import type { ChangeEvent } from "react";
import { MoneyField } from "../../../../ui/fields/money-field.tsx";
import { TextField } from "../../../../ui/fields/text-field.tsx";
import { useFormParts } from "../frame/form-context.ts";
import type { ControlProps } from "./use-form-field.ts";
import { useFormField } from "./use-form-field.ts";

/** Whole numbers, grades and rupiah: typed as they are, read when they can be. */
export function NumberControl({ path, field, words }: ControlProps) {
  const { decimal } = useFormParts();
  const { text, change, onBlur, ref } = useFormField(path);
  const box = {
    name: path,
    value: text,
    autoComplete: "off",
    enterKeyHint: "next",
    onChange: (event: ChangeEvent<HTMLInputElement>) => change(event.target.value),
    onBlur,
    ref,
  } as const;
  if (field.kind === "money") {
    return <MoneyField {...words} {...box} separator={decimal === "," ? "." : ","} maxLength={11} />;
  }
  return <TextField {...words} {...box} inputMode={field.kind === "grade" ? "decimal" : "numeric"} maxLength={8} />;
}
