import type { z } from "zod";
import { m } from "#messages";
import { fieldErrors } from "../../../contract/field-errors.ts";
import { formText } from "../../../contract/field-values.ts";
import type { Language } from "../../../i18n/language.ts";
import type { Refused } from "./refusal.tsx";

export type Checked<Values> = { status: "valid"; values: Values } | ({ status: "refused" } & Refused);

/** Reads the texts that a form sent by the schema that the call checks them with too. */
export function checkForm<Values>(
  form: FormData,
  schema: z.ZodObject & z.ZodType<Values>,
  language: Language,
): Checked<Values> {
  const typed = Object.fromEntries(Object.keys(schema.shape).map((name) => [name, formText(form, name)]));
  const parsed = schema.safeParse(typed);
  if (parsed.success) return { status: "valid", values: parsed.data };
  const errors = fieldErrors(parsed.error, typed, language);
  return { status: "refused", message: m.contract_invalid_fields(), errors };
}
