import type { Group } from "../../definition/group.ts";
import { readControl } from "../values/controls.ts";
import type { FormParts } from "./form-context.ts";

const told = new Set(["text", "lines", "choice", "year"]);

/** Parts of a folded entry that are told. */
const most = 3;

/** What a folded entry says of itself: its first few answers. */
export function entrySummary({ fields }: Group, held: unknown, { labelOf }: Pick<FormParts, "labelOf">): string {
  if (typeof held !== "object" || held === null) return "";
  const texts = Object.entries(fields).flatMap(([name, field]) => {
    const value = readControl(field, Reflect.get(held, name));
    if (!told.has(field.kind) || value === null || typeof value === "object") return [];
    return [field.kind === "choice" && typeof value === "number" ? labelOf(field.list, value) : String(value)];
  });
  return texts
    .filter((text) => text !== "")
    .slice(0, most)
    .join(" · ");
}
