import type { Db } from "../../../platform/database/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { Seen } from "../../audit/see.server.ts";
import type { TrailThingKind } from "../../audit/trail.ts";
import type { Reach } from "../../companies/policies.ts";
import type { Asking } from "../candidate.ts";
import { getNames } from "../person.store.server.ts";
import { isLimited, type Limited, seePerson, seeRows } from "../see-person.server.ts";
import { getView } from "../showing.server.ts";
import { findCandidate, findCandidatesById, findReached } from "./find-candidates.queries.server.ts";
import { type Who, whoIs } from "./tell-candidate.server.ts";

/**
 * Which of some applications someone with this reach sees, each with its vacancy; never those of a person whose data is
 * gone.
 */
export async function seenOf(
  db: Db,
  applicationIds: readonly number[],
  reach: Reach,
): Promise<ReadonlyMap<number, number>> {
  return findReached(db, applicationIds, await getView(db, reach));
}

/** How names beside something else are seen: as in a list, and written once a day, member and company. */
const inAList = { what: "list", action: "candidates.listed", isOnceADay: true } as const;

/** Who applications are of, by their ids, as far as someone may know; records the look. */
export interface Whose {
  who: ReadonlyMap<number, Who>;
  seen: Seen;
}

/** Finds who applications are of. @param thing what the names appear in, such as a job */
export async function getWho(
  { database, clock }: Pick<Platform, "database" | "clock">,
  asking: Asking,
  applicationIds: readonly number[],
  thing?: { kind: TrailThingKind; id: number },
): Promise<Whose> {
  const view = await getView(database.db, asking.reach);
  const rows = applicationIds.length === 0 ? [] : await findCandidatesById(database.db, applicationIds, view);
  const sighted = { ...inAList, ...(thing && { thing }) };
  const seen = await database.transact((tx) => seeRows(tx, asking, rows, sighted, clock()));
  const names = await getNames(database.db, seen, rows);
  return { who: new Map(rows.map((row) => [row.id, whoIs(row, names)])), seen };
}

/** The same of one application that is looked at on its own, which counts; null where there is none. */
export async function whoIsOf(
  platform: Pick<Platform, "database" | "clock" | "limits">,
  asking: Asking,
  applicationId: number,
): Promise<{ who: Who; seen: Seen } | Limited | null> {
  const { db } = platform.database;
  const row = await findCandidate(db, applicationId, await getView(db, asking.reach));
  if (row === undefined) return null;
  const seen = await seePerson(platform, asking, row, inAList);
  if (isLimited(seen)) return seen;
  return { who: whoIs(row, await getNames(db, seen, [row])), seen };
}

/** Lets someone see what is written of one person beside their page; null where there is none. */
export async function seeCandidate(
  platform: Pick<Platform, "database" | "clock" | "limits">,
  asking: Asking,
  applicationId: number,
): Promise<Seen | Limited | null> {
  const { db } = platform.database;
  const row = await findCandidate(db, applicationId, await getView(db, asking.reach));
  if (row === undefined) return null;
  return seePerson(platform, asking, row, { what: "page", action: "candidate.read", isOnceADay: true });
}
