import { type ImportedField, importedFields } from "./imported-values.ts";

/** Which of two values of a field stays: the desk's, of which the import's is known from then on, or the import's. */
export const sides = ["ours", "theirs"] as const;
export type Side = (typeof sides)[number];

/** A choice for some fields. */
export type Choices = Partial<Record<ImportedField, Side>>;

export function chosen(choices: Choices, side: Side): ImportedField[] {
  return importedFields.filter((field) => choices[field] === side);
}
