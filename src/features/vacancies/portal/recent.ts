import { useEffect } from "react";
import { z } from "zod";
import { readKept, removeKept, writeKept } from "../../../contract/device-store.ts";

/** A page that one was on: its title, in the language that it was read in, and its path below the site. */
export interface Place {
  title: string;
  path: string;
}

/** Where someone was in this browser. */
export interface Recent {
  /** When it last grew, in ms since 1970: all of it is forgotten some time after. */
  at: number;
  search: Place | null;
  /** The last first. */
  vacancies: readonly Place[];
  /** One that was begun and not sent. */
  application: Place | null;
}

/** Where this browser keeps it. */
export const recentKey = "recent";

/** How long it is kept after one was last here. */
export const recentMs = 30 * 24 * 60 * 60 * 1000;

export const mostVacancies = 4;
const longestTitle = 120;

const nowhere = { search: null, vacancies: [], application: null } as const;

/** The cached value, while it is valid. */
export function stillKept(recent: Recent | null, now: number): Recent | null {
  return recent !== null && now - recent.at < recentMs && now >= recent.at ? recent : null;
}

const short = ({ title, path }: Place): Place => ({ title: title.slice(0, longestTitle), path });

/** The same after another place: a search or an application in the last one's stead, a vacancy before the others. */
export function withPlace(
  recent: Recent | null,
  kind: "search" | "vacancy" | "application",
  place: Place,
  now: number,
): Recent {
  const record = { ...(stillKept(recent, now) ?? nowhere), at: now };
  if (kind !== "vacancy") return { ...record, [kind]: short(place) };
  const others = record.vacancies.filter(({ path }) => path !== place.path);
  return { ...record, vacancies: [short(place), ...others].slice(0, mostVacancies) };
}

// A path of this site alone: two slashes at the beginning lead elsewhere.
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

function keepPlace(kind: "search" | "vacancy" | "application", here: Place): void {
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

/** The element that shows the last visited page before hydration; `web/page/inline-scripts.ts` defines it. */
export const recentElement = "recent-places";

/** The placeholder for a missing title in a text of its attributes. */
export const titlePlace = "{title}";

/** Stores the visited page in this browser, by a path of this site; without a title, nothing. */
export function usePlace(kind: "search" | "vacancy" | "application", title: string, path: string): void {
  useEffect(() => {
    if (title !== "") keepPlace(kind, { title, path });
  }, [kind, title, path]);
}
