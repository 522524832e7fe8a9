import "../../form-texts.ts";
import { m } from "#messages";
import { fieldMessage } from "../../../../../contract/field-errors.ts";
import { numberText } from "../../../../../i18n/formats.ts";
import { longestOf } from "../../../form.ts";
import type { Fault } from "./check-form.ts";
import { fieldTitle, partsOfPath } from "./places.ts";

const chosen = new Set(["choice", "choices", "day", "birthDate", "month", "year", "photo"]);

function missingText(path: string, title: string): string {
  const field = partsOfPath(path)?.field;
  if (field === undefined) return m.flk_page_missing_group({ group: title });
  if (field.kind === "ranking") {
    return field.least === "all" ? m.flk_page_missing_order() : m.flk_page_missing_ranking({ count: field.least });
  }
  if (field.kind === "tick") return m.flk_page_missing_consent();
  return chosen.has(field.kind)
    ? m.flk_page_missing_choice({ field: title })
    : m.flk_page_missing_text({ field: title });
}

/** The sentence that a wrong field shows. */
export function faultMessage({ path, code, message }: Fault): string {
  if (message !== undefined) return message;
  const field = partsOfPath(path)?.field;
  const longest = field === undefined ? null : longestOf(field.kind);
  if (code === "too-long" && longest !== null) return m.flk_page_too_long({ limit: numberText(longest) });
  if (code !== "required") return fieldMessage(code);
  return missingText(path, field === undefined ? fieldTitle(path) : field.label({}));
}

/** The same away from its field, where it must say which one it is. */
export function faultLine(fault: Fault): string {
  const title = fieldTitle(fault.path);
  if (fault.code === "required") return title;
  return m.flk_page_fault_line({ field: title, message: faultMessage(fault) });
}
