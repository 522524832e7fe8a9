import type { Prompt } from "./due-prompts.ts";

const kept = "asked";

/** What this visit was asked already; nothing where the browser keeps nothing. */
export function askedThisVisit(): string[] {
  try {
    return (sessionStorage.getItem(kept) ?? "").split(" ");
  } catch {
    return [];
  }
}

/** Notes that something was asked: it is once a visit, not on every page. */
export function noteAsked(prompt: Prompt): void {
  try {
    sessionStorage.setItem(kept, [...askedThisVisit(), prompt].join(" ").trim());
  } catch {
    // Then it is asked once a page that is loaded.
  }
}

/** The next sign-in is another visit. */
export function forgetAsked(): void {
  try {
    sessionStorage.removeItem(kept);
  } catch {
    // Nothing was kept.
  }
}
