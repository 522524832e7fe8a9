import { dayBegins, jakartaDay } from "../../i18n/calendar.ts";
import type { Tx } from "../../platform/database/database.ts";
import { recordLooks } from "./look.queries.server.ts";
import { listedToday, recordTrail } from "./trail.queries.server.ts";
import type { DoneBy, Look, NewTrailEntry } from "./trail.ts";

const written = Symbol("written");

/**
 * Proof that trail and looks have some people: only {@link see} makes one. Every function with a person's data takes
 * it, so that staff see nothing of them without an entry.
 */
export interface Seen {
  readonly [written]: ReadonlySet<number>;
}

/** Whose data someone is about to see, and what of it. */
export interface Sighting extends DoneBy, Pick<NewTrailEntry, "action" | "needed" | "thing" | "reason"> {
  people: readonly { applicantId: number; companyId: number }[];
  what: Look;
  /** One entry a day, member, company and person is enough, as for names that stand beside something else. */
  isOnceADay: boolean;
}

/** Writes that someone sees these people: a look of each, and an entry of the trail a company. */
export async function see(tx: Tx, { people, what, isOnceADay, ...deed }: Sighting, now: Date): Promise<Seen> {
  for (const [companyId, of] of Map.groupBy(people, (person) => person.companyId)) {
    const all = [...new Set(of.map(({ applicantId }) => applicantId))];
    const since = dayBegins(jakartaDay(now));
    const before = isOnceADay ? await listedToday(tx, { ...deed, companyId, applicantIds: all }, since) : new Set();
    const applicantIds = all.filter((id) => !before.has(id));
    if (applicantIds.length === 0) continue;
    await recordLooks(tx, { applicantIds, companyId, what }, now);
    await recordTrail(tx, { ...deed, companyId, applicantIds }, now);
  }
  return { [written]: new Set(people.map(({ applicantId }) => applicantId)) };
}

/** True where it is written that this person was seen. */
export const hasSeen = (seen: Seen, applicantId: number): boolean => seen[written].has(applicantId);
