import type { z } from "zod";

/** A stored value of this browser, parsed by the schema; null when it is missing or invalid. */
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
