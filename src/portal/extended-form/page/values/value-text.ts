import { m } from "#messages";
import type { Field, Value } from "../../../../domain/extended-forms/extended-forms.ts";
import type { FormParts } from "../frame/form-context.ts";

/** A value in words, also one that is not right yet; "" is nothing. */
export function valueText(field: Field, value: Value, { labelOf }: Pick<FormParts, "labelOf">): string {
  if (value === null || value === false) return "";
  if (value === true) return m.flk_yes();
  if (!("list" in field)) return String(value);
  const ids = Array.isArray(value) ? value : [Number(value)];
  return ids.map((id) => labelOf(field.list, id)).join(", ");
}
