import { sql } from "kysely";
import type { Db } from "../../../platform/database/database.ts";
import type { PlatformId } from "../vacancy.ts";
import { isLetterMedia, letterPlatform } from "./career-activity.ts";

/** A link as someone opens it, by the database's clock. */
export interface ActivityLink {
  vacancyId: number;
  mediaCode: string;
  platform: PlatformId;
  opensAt: Date;
  expiresAt: Date;
  state: "early" | "valid" | "expired";
}

const state = sql<ActivityLink["state"]>`
  case when now() < opens_at then 'early' when now() < expires_at then 'valid' else 'expired' end`;

/** The link with a code; undefined when there is none. */
export async function linkByCode(db: Db, code: string): Promise<ActivityLink | undefined> {
  return db
    .selectFrom("activity_links")
    .select([
      "vacancy_id as vacancyId",
      "media_code as mediaCode",
      "platform_id as platform",
      "opens_at as opensAt",
      "expires_at as expiresAt",
      state.as("state"),
    ])
    .where("code", "=", code)
    .executeTakeFirst();
}

/** The channel that a vacancy's media code stands for, while its link works and for the cookie's day after; a letter's always. */
export async function findChannel(db: Db, vacancyId: number, mediaCode: string): Promise<PlatformId | null> {
  if (isLetterMedia(mediaCode)) return letterPlatform;
  const row = await db
    .selectFrom("activity_links")
    .select("platform_id")
    .where("vacancy_id", "=", vacancyId)
    .where("media_code", "=", mediaCode)
    .where("opens_at", "<=", sql<Date>`now()`)
    .where("expires_at", ">", sql<Date>`now() - interval '1 day'`)
    .orderBy("expires_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.platform_id ?? null;
}

/** One code for each state that some link is in, the smallest. */
export async function codeByState(db: Db): Promise<Partial<Record<ActivityLink["state"], string>>> {
  const rows = await db
    .selectFrom("activity_links")
    .select(["code", state.as("state")])
    .orderBy("code", "desc")
    .execute();
  return Object.fromEntries(rows.map(({ state, code }) => [state, code]));
}
