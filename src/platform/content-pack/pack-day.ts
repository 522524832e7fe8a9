import { z } from "zod";

const DAY_MS = 86_400_000;

/** A day in a pack: `2026-11-21`, or whole days from the day of loading, such as `-19` or `3`. */
export const packDay = z.union([z.int(), z.iso.date()]);

/** The day as YYYY-MM-DD, reckoned from `today` where it is relative. */
export function dayOf(day: z.infer<typeof packDay>, today: string): string {
  if (typeof day === "string") return day;
  return new Date(Date.parse(`${today}T00:00:00Z`) + day * DAY_MS).toISOString().slice(0, 10);
}

/** A text in both languages. */
export const both = z.object({ id: z.string().min(1), en: z.string().min(1) });
