import { z } from "zod";
import { readKept, removeKept, writeKept } from "../../../../contract/device-store.ts";
import { mostVacancies, type Place, type Recent, recentKey, stillKept, withPlace } from "./recent.ts";

// A path of ours alone: what begins with two slashes leads elsewhere.
const place = z.object({ title: z.string().min(1), path: z.string().regex(/^\/(?!\/)/) });
const schema = z.object({
  at: z.number(),
  search: place.nullable(),
  vacancies: z.array(place).max(mostVacancies),
  application: place.nullable(),
});

/** Where one was in this browser; null for nowhere, and once it is long ago. */
export function readRecent(): Recent | null {
  return stillKept(readKept(recentKey, schema), Date.now());
}

export function keepPlace(kind: "search" | "vacancy" | "application", here: Place): void {
  writeKept(recentKey, withPlace(readRecent(), kind, here, Date.now()));
}

/** After an application was sent, or cannot be any more. */
export function dropApplication(): void {
  const recent = readRecent();
  if (recent?.application) writeKept(recentKey, { ...recent, application: null });
}

export function forgetRecent(): void {
  removeKept(recentKey);
}
