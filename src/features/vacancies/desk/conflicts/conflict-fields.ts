import { type ImportedField, importedFields } from "../../imported/imported-values.ts";

/** A field of a vacancy as the wire spells it; texts of two languages are two. */
export type ConflictFieldName = Exclude<ImportedField, "endDay"> | "endDate";

/** The field as the wire spells it. */
export function wireField(field: ImportedField): ConflictFieldName {
  return field === "endDay" ? "endDate" : field;
}

export function domainField(name: ConflictFieldName): ImportedField {
  return name === "endDate" ? "endDay" : name;
}

export const conflictFieldNames = importedFields.map(wireField);
