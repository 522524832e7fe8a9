import { z } from "zod";
import type { PackBytes } from "./pack-folder.ts";
import type { PackFault, PackFile } from "./pack-part.ts";

const DAY_MS = 86_400_000;

const wish = { error: "neither a day such as 2026-11-21 nor a whole number of days from the day of loading" };

/** A day in a pack: `2026-11-21`, or whole days from the day of loading, such as `-19` or `3`. */
export const packDay = z.union([z.int(wish), z.iso.date(wish)], wish);

/** The day as YYYY-MM-DD, reckoned from `today` where it is relative. */
export function getDay(day: z.infer<typeof packDay>, today: string): string {
  if (typeof day === "string") return day;
  return new Date(Date.parse(`${today}T00:00:00Z`) + day * DAY_MS).toISOString().slice(0, 10);
}

/** A text in both languages. */
export const both = z.strictObject({ id: z.string().min(1), en: z.string().min(1) });

/** An entry's identifier in addresses and in other files. */
export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "only a-z, 0-9 and single hyphens between them");

const LINE_FEED = 10;

function findText(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** The first line that is no UTF-8; a line feed is never part of another character. */
function brokenLine(bytes: Uint8Array): number {
  let line = 1;
  for (let from = 0; ; line += 1) {
    const end = bytes.indexOf(LINE_FEED, from);
    if (end === -1 || findText(bytes.subarray(from, end)) === null) return line;
    from = end + 1;
  }
}

/** The files' texts, and what is wrong with those that have none or hold a character that no text has. */
export function packTexts(files: readonly PackBytes[]): { texts: PackFile[]; faults: PackFault[] } {
  const faults: PackFault[] = [];
  const texts: PackFile[] = [];
  for (const { path, bytes } of files) {
    const text = findText(bytes);
    const nul = text?.indexOf("\0") ?? -1;
    if (text === null) faults.push({ path, line: brokenLine(bytes), reason: "it is not UTF-8" });
    else if (nul < 0) texts.push({ path, text });
    else faults.push({ path, line: text.slice(0, nul).split("\n").length, reason: "it holds a NUL character" });
  }
  return { texts, faults };
}
