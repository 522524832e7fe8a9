import { z } from "zod";
import type { FormValues } from "./form-values.ts";

const prefix = "desk-draft:";

const values = z.record(z.string(), z.array(z.string()));

/** Whose words they are, and what about: another person, application or vacancy never gets them. */
export interface DraftSubject {
  owner: string;
  subject: string;
}

const getKey = ({ owner, subject }: DraftSubject) => `${prefix}${JSON.stringify([owner, subject])}`;

/** What was typed about a subject in this tab and not sent yet; null where nothing was. */
export function findDraft(of: DraftSubject): FormValues | null {
  try {
    return values.safeParse(JSON.parse(sessionStorage.getItem(getKey(of)) ?? "null")).data ?? null;
  } catch {
    return null;
  }
}

/** @returns false when the browser keeps nothing (no room, or forbidden) */
export function keepDraft(of: DraftSubject, typed: FormValues): boolean {
  try {
    sessionStorage.setItem(getKey(of), JSON.stringify(typed));
    return true;
  } catch {
    return false;
  }
}

export function forgetDraft(of: DraftSubject): void {
  try {
    sessionStorage.removeItem(getKey(of));
  } catch {
    // A browser that forbids its store kept nothing.
  }
}

/** Forgets what was typed at the desk in this tab; all of it, or what is not this person's. */
export function forgetDrafts(exceptOwner?: string): void {
  try {
    const own = exceptOwner === undefined ? null : `${prefix}${JSON.stringify([exceptOwner]).slice(0, -1)},`;
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(prefix) && (own === null || !key.startsWith(own))) sessionStorage.removeItem(key);
    }
  } catch {
    // A browser that forbids its store kept nothing.
  }
}
