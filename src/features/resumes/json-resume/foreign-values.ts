import { isEmail } from "../../identity/email.ts";
import { type CharacterSet, onlyAllowed } from "../rules/free-text.ts";
import { lineLength } from "../rules/limits.ts";

/** As much of a text as a line takes, in whole words where there are some. */
function asLine(text: string): string {
  if (text.length <= lineLength) return text;
  const lastSpace = text.slice(0, lineLength + 1).lastIndexOf(" ");
  return text.slice(0, lastSpace > 0 ? lastSpace : lineLength);
}

/** A text as our field takes it; null when nothing of it is left. */
export function fitting(text: string | undefined, set: CharacterSet): string | null {
  const allowed = onlyAllowed(text ?? "", set)
    .replaceAll(/ +/g, " ")
    .trim();
  return asLine(allowed) || null;
}

/** An address that we take, else null. */
export function emailIn(text: string | undefined): string | null {
  return text !== undefined && text.length <= lineLength && isEmail(text) ? text : null;
}

/** "3.61/4", "3,61" or "86"; without a scale the size decides. */
export function gradeIn(text: string | undefined): { grade: number; gradeScale: number } | null {
  const [, grade, scale] = /^(\d+(?:[.,]\d+)?)(?: ?\/ ?(\d+(?:[.,]\d+)?))?$/.exec(text?.trim() ?? "") ?? [];
  if (grade === undefined) return null;
  const value = Number(grade.replace(",", "."));
  return { grade: value, gradeScale: scale === undefined ? (value <= 4 ? 4 : 100) : Number(scale.replace(",", ".")) };
}

/** Names of degrees in other countries' resumes, and our code; the first match counts. */
const degreeWords = [
  [/\b(ph ?d|doctor|doctorate|doktor|s3)\b/i, "s3"],
  [/\b(master|magister|s2|m ?sc|mba|m ?eng)\b/i, "s2"],
  [/\b(applied bachelor|sarjana terapan|d4)\b/i, "d4"],
  [/\b(bachelor|sarjana|s1|b ?sc|b ?eng)\b/i, "s1"],
  [/\b(associate|diploma 3|d3)\b/i, "d3"],
  [/\b(smk|vocational high)\b/i, "smk"],
  [/\b(sma|senior high|high school)\b/i, "sma"],
] as const;

/** The code of our degree that a kind of study means; null when none is known. */
export function degreeCodeIn(studyType: string | undefined): string | null {
  const plain = (studyType ?? "").replaceAll(".", "");
  return degreeWords.find(([word]) => word.test(plain))?.[1] ?? null;
}

/** True for work that says it was an internship. */
export function isInternship(position: string | undefined): boolean {
  return /\b(intern|internship|magang|praktik kerja)\b/i.test(position ?? "");
}
