import { lineLength } from "../resumes/rules/limits.ts";
import type { Field } from "./definition/field.ts";

/** Limits of the form that §9 does not name. */
export const limits = {
  /** Characters of several lines, and of a link (wire, "errors[].path"). */
  lines: 2_000,
  /** Characters of a stored file's address. */
  address: 500,
  /** Rupiah a month that somebody earned. */
  money: { min: 1, max: 999_999_999 },
  /** Entries that a ranking may have: none of its lists is longer. */
  ranks: 50,
  /** How long ago something of one's life may have been. */
  yearsBack: 100,
  entryId: 2 ** 31 - 1,
} as const;

/** Characters that a field of a kind may have; null for what is not typed freely. */
export function longestOf(kind: Field["kind"]): number | null {
  if (kind === "lines" || kind === "link") return limits.lines;
  return kind === "text" || kind === "email" ? lineLength : null;
}
