import { z } from "zod";
import type { TypedAnswers } from "./answer-form.ts";

const key = "answers";

/** Whose they are: another person's are never shown. */
const kept = z.object({ owner: z.string(), typed: z.record(z.string(), z.array(z.string())) });

/** What was answered in this tab and not sent yet: filling in the resume meanwhile, or a reload, loses nothing. */
export function readKeptAnswers(owner: string): TypedAnswers | null {
  try {
    const found = kept.safeParse(JSON.parse(sessionStorage.getItem(key) ?? "null")).data;
    return found?.owner === owner ? found.typed : null;
  } catch {
    return null;
  }
}

export function keepAnswers(owner: string, typed: TypedAnswers): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ owner, typed: { ...readKeptAnswers(owner), ...typed } }));
  } catch {
    // A browser that forbids its store, or has no room, keeps nothing.
  }
}

/** Once they are sent. */
export function forgetAnswers(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // It kept nothing.
  }
}
