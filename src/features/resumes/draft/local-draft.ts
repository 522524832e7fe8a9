import { type LocalDraft, localDraft } from "./draft-data.schema.ts";

/** Forms that keep a draft in the browser: sign-up's second step, and the resume while the server cannot be reached. */
export type LocalDraftName = "sign-up" | "resume";

function keyOf(name: LocalDraftName): string {
  return `draft:${name}`;
}

/** The draft that waits in this browser; null when there is none, or none that can be read. */
export function readLocalDraft(name: LocalDraftName): LocalDraft | null {
  try {
    return localDraft.safeParse(JSON.parse(localStorage.getItem(keyOf(name)) ?? "null")).data ?? null;
  } catch {
    return null;
  }
}

/** @returns false when the browser keeps nothing (no room, or forbidden) */
export function writeLocalDraft(name: LocalDraftName, draft: LocalDraft): boolean {
  try {
    localStorage.setItem(keyOf(name), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function removeLocalDraft(name: LocalDraftName): void {
  try {
    localStorage.removeItem(keyOf(name));
  } catch {
    // A browser that forbids its store kept nothing.
  }
}
