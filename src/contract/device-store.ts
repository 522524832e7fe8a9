import type { z } from "zod";

/** What this browser keeps under a key, as the schema reads it; null when there is nothing, or nothing that can be read. */
export function readKept<Kept>(key: string, schema: z.ZodType<Kept>): Kept | null {
  try {
    return schema.safeParse(JSON.parse(localStorage.getItem(key) ?? "null")).data ?? null;
  } catch {
    return null;
  }
}

/** @returns false when the browser keeps nothing (no room, or forbidden) */
export function writeKept(key: string, stored: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(stored));
    return true;
  } catch {
    return false;
  }
}

export function removeKept(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // A browser that forbids its store kept nothing.
  }
}
