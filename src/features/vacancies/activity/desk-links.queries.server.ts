import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/database/database.ts";
import type { PlatformId } from "../vacancy.ts";
import "../vacancies.tables.ts";
import type { ActivityLink } from "./activity-link.queries.server.ts";

/** A link as the desk sees it. */
export interface DeskLink extends Omit<ActivityLink, "platform"> {
  code: string;
  platform: PlatformId;
  note: string;
  version: number;
  /** Followed so often in all. */
  clicks: number;
  /** The newest first; days without are left out. */
  days: { day: string; clicks: number }[];
}

const state = sql<ActivityLink["state"]>`
  case when now() < opens_at then 'early' when now() < expires_at then 'valid' else 'expired' end`;

/** Days whose clicks are listed one by one. */
const toldDays = 30;

/** A vacancy's links, the newest first. */
export async function linksOfVacancy(db: Db, vacancyId: number): Promise<DeskLink[]> {
  const links = await db
    .selectFrom("activity_links")
    .select(["code", "vacancy_id as vacancyId", "media_code as mediaCode", "platform_id as platform"])
    .select(["opens_at as opensAt", "expires_at as expiresAt", "note", "version", state.as("state")])
    .where("vacancy_id", "=", vacancyId)
    .orderBy("created_at", "desc")
    .orderBy("code")
    .execute();
  const codes = links.map(({ code }) => code);
  const clicks = codes.length === 0 ? [] : await listClicks(db, codes);
  const byCode = Map.groupBy(clicks, ({ code }) => code);
  return links.map((link) => {
    const own = byCode.get(link.code) ?? [];
    const days = own.slice(0, toldDays).map(({ day, clicks: count }) => ({ day, clicks: count }));
    return { ...link, days, clicks: own.reduce((sum, { clicks: count }) => sum + count, 0) };
  });
}

async function listClicks(db: Db, codes: readonly string[]) {
  return db
    .selectFrom("activity_link_clicks")
    .select(["code", "day", "clicks"])
    .where("code", "in", [...codes])
    .orderBy("day", "desc")
    .execute();
}

/** Counts that a link was followed on a day; of whom is kept nowhere. */
export async function countClick(db: Db, code: string, day: string): Promise<void> {
  await db
    .insertInto("activity_link_clicks")
    .values({ code, day, clicks: 1 })
    .onConflict((conflict) =>
      conflict.columns(["code", "day"]).doUpdateSet({ clicks: sql<number>`activity_link_clicks.clicks + 1` }),
    )
    .execute();
}

export interface NewLink {
  code: string;
  vacancyId: number;
  mediaCode: string;
  platform: PlatformId;
  opensAt: Date;
  expiresAt: Date;
  note: string;
}

export async function insertLink(tx: Tx, link: NewLink): Promise<void> {
  const { code, vacancyId, mediaCode, platform, opensAt, expiresAt, note } = link;
  await tx
    .insertInto("activity_links")
    .values({
      ...{ code, vacancy_id: vacancyId, media_code: mediaCode, platform_id: platform },
      ...{ opens_at: opensAt, expires_at: expiresAt, note },
    })
    .execute();
}

/** A link of a vacancy's, its row locked. */
export async function lockLink(tx: Tx, vacancyId: number, code: string) {
  return tx
    .selectFrom("activity_links")
    .select(["code", "version", "opens_at", "expires_at", "note"])
    .where("code", "=", code)
    .where("vacancy_id", "=", vacancyId)
    .forUpdate()
    .executeTakeFirst();
}

/** Writes what may be other of a link that was handed out: until when, and what it is for. */
export async function writeLink(
  tx: Tx,
  code: string,
  { opensAt, expiresAt, note }: Pick<NewLink, "opensAt" | "expiresAt" | "note">,
): Promise<void> {
  await tx
    .updateTable("activity_links")
    .set({ opens_at: opensAt, expires_at: expiresAt, note, version: sql<number>`version + 1` })
    .where("code", "=", code)
    .execute();
}
