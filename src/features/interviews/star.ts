import type { BothLanguages } from "../applications/application.ts";

/** Longest text of a detail (readings, "STAR page"). */
export const longestDetail = 2000;

/** A part of a question: the situation, the task, what one did, the result. */
export interface StarDetail {
  id: number;
  slug: string;
  label: BothLanguages;
  hint: BothLanguages;
}

export interface StarQuestion {
  id: number;
  slug: string;
  question: BothLanguages;
  details: StarDetail[];
}

/** Questions of a `starFormCode`; ids are the form's own and stay with their slugs. */
export interface StarForm {
  questions: StarQuestion[];
  /** The highest id ever given, so that none is given twice. */
  lastId: number;
}

/** Answers to one question, detail by detail. */
export interface StarAnswer {
  questionId: number;
  answer: { detailId: number; text: string }[];
}

/** The page of an applicant's STAR form (R35); "…" where the letter that leads to it is only shown. */
export function starPath(id: number | "…"): string {
  return `/form-star?id=${id}`;
}

/** Name of its draft (wire, "form/draft"). */
export function starDraftName(id: number): `star-${number}` {
  return `star-${id}`;
}
