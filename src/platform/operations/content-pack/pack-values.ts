import { z } from "zod";

const DAY_MS = 86_400_000;

const wish = { error: "neither a day such as 2026-11-21 nor a whole number of days from the day of loading" };

/** A day in a pack: `2026-11-21`, or whole days from the day of loading, such as `-19` or `3`. */
export const packDay = z.union([z.int(wish), z.iso.date(wish)], wish);

/** The day as YYYY-MM-DD, reckoned from `today` where it is relative. */
export function dayOf(day: z.infer<typeof packDay>, today: string): string {
  if (typeof day === "string") return day;
  return new Date(Date.parse(`${today}T00:00:00Z`) + day * DAY_MS).toISOString().slice(0, 10);
}

/** A text in both languages. */
export const both = z.strictObject({ id: z.string().min(1), en: z.string().min(1) });

/** What stands for an entry in addresses and in other files. */
export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "only a-z, 0-9 and single hyphens between them");
