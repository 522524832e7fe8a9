import { otherCode } from "../../../../reference-data/lists.ts";
import type { Fields } from "../../../definition/field.ts";
import type { Group } from "../../../definition/group.ts";
import { readControl } from "../controls.ts";
import type { FormParts } from "./form-context.ts";

const summaryKinds = new Set(["text", "lines", "choice", "year"]);

/** Kinds of fields in a folded entry's summary. */
const most = 3;

/** Between the parts; no line begins with the dot. */
const between = "\u00A0· ";

/** True where a choice's "Others" has a text beside it, which says more. */
function hasOwnWords(fields: Fields, name: string): boolean {
  return Object.values(fields).some(
    ({ shown }) => shown?.field === name && Array.isArray(shown.is) && shown.is.includes(otherCode),
  );
}

/** A folded entry's summary: its first few answers. */
export function entrySummary(
  { fields }: Group,
  entry: unknown,
  { labelOf, lists }: Pick<FormParts, "labelOf" | "lists">,
): string {
  if (typeof entry !== "object" || entry === null) return "";
  const texts = Object.entries(fields).flatMap(([name, field]) => {
    const value = readControl(field, Reflect.get(entry, name));
    if (!summaryKinds.has(field.kind) || value === null || typeof value === "object") return [];
    if (field.kind !== "choice" || typeof value !== "number") return [String(value)];
    const isOther = lists.codeOf(field.list, value) === otherCode && hasOwnWords(fields, name);
    return isOther ? [] : [labelOf(field.list, value)];
  });
  return texts
    .filter((text) => text !== "")
    .slice(0, most)
    .join(between);
}
