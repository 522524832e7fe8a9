import type { Language } from "../../../../../i18n/language.ts";

/** Null for a text of nothing but blanks. */
export function findLine(text: string): string | null {
  return text.trim() === "" ? null : text.trim();
}

/** A whole number; what is none stays text, so that the rules refuse it. */
export function wholeOf(text: string): number | string | null {
  const line = findLine(text);
  return line !== null && /^\d+$/.test(line) ? Number(line) : line;
}

/** "3,75" and "3.75" are one grade. */
export function findGrade(text: string): number | string | null {
  const line = findLine(text);
  return line !== null && /^\d+([.,]\d+)?$/.test(line) ? Number(line.replace(",", ".")) : line;
}

/** A grade as the language writes it. */
export function gradeText(grade: number | null, language: Language): string {
  if (grade === null) return "";
  return language === "id" ? String(grade).replace(".", ",") : String(grade);
}

/** A number or an id as the form holds it. */
export function typedNumber(value: number | null): string {
  return value === null ? "" : String(value);
}
