/** A page that one was on: its title, in the language that it was read in, and its path below the site. */
export interface Place {
  title: string;
  path: string;
}

/** Where somebody was in this browser. */
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

/** What is kept, as long as it is. */
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
  const kept = { ...(stillKept(recent, now) ?? nowhere), at: now };
  if (kind !== "vacancy") return { ...kept, [kind]: short(place) };
  const others = kept.vacancies.filter(({ path }) => path !== place.path);
  return { ...kept, vacancies: [short(place), ...others].slice(0, mostVacancies) };
}
