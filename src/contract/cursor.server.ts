import { z } from "zod";
import { isBrokenText } from "./clean-text.ts";

/** Where a page of a list ended, for the one after it (recruiting §7): opaque to anyone who hands it back. */
export function writeCursor(values: readonly (string | number | null)[]): string {
  return Buffer.from(JSON.stringify(values)).toString("base64url");
}

const cursorText = z.string().max(2_000);

/** A row's number, as a place in a list names it. */
export const cursorId = z.int().nonnegative();

/** A moment in a place, in milliseconds; until the end of the year 9999, beyond which databases write it otherwise. */
export const cursorMoment = z.int().min(0).max(253_402_300_799_999);

const holdsBrokenText = (parsed: unknown) =>
  Array.isArray(parsed) && parsed.some((value) => typeof value === "string" && isBrokenText(value));

/**
 * Reads a cursor that was handed back.
 * @returns null for one that is none of this list's: the request is 400 `bad-cursor`
 */
export function readCursor<Values>(cursor: string, schema: z.ZodType<Values>): Values | null {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(cursorText.parse(cursor), "base64url").toString("utf8"));
    return holdsBrokenText(parsed) ? null : (schema.safeParse(parsed).data ?? null);
  } catch {
    return null;
  }
}
