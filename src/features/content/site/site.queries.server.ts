import { sql } from "kysely";
import { z } from "zod";
import type { Site } from "../../../contract/site.ts";
import { bothLanguages } from "../../../i18n/both-languages.schema.ts";
import type { Db, Tx } from "../../../platform/database/database.ts";
import type { ReadLogo } from "./logo-file.server.ts";
import "./site.tables.ts";

const link = z.string().nullable();

const storedSettings = z.object({
  name: z.string(),
  shortName: z.string(),
  description: bothLanguages,
  logo: z.literal("logo.svg").nullable(),
  contactEmail: z.string(),
  social: z.array(z.object({ kind: z.string(), url: z.string() })),
  privacyUrl: link,
  talentSiteUrl: link,
  storeUrls: z.object({ android: link, ios: link }),
  fairUrl: link,
}) satisfies z.ZodType<Omit<Site, "logo">>;

/** Content of a pack's `site.json`; it names the logo's file. */
export type IncomingSite = z.infer<typeof storedSettings>;

/** The stored content of a pack's `site.json`; null without one. */
export async function toldSite(db: Db): Promise<IncomingSite | null> {
  const row = await db.selectFrom("site_settings").select("site").executeTakeFirst();
  return row === undefined ? null : storedSettings.parse(row.site);
}

/** Whether a logo was ever brought. */
export async function hasLogo(db: Db): Promise<boolean> {
  return (await db.selectFrom("site_logo").select("hash").executeTakeFirst()) !== undefined;
}

/** The installation's own name and links, from content packs; null without one. */
export async function storedSite(db: Db): Promise<Site | null> {
  const site = await toldSite(db);
  if (site === null) return null;
  const row = await db.selectFrom("site_logo").select(["hash", "ratio"]).executeTakeFirst();
  return { ...site, logo: site.logo === null ? null : (row ?? null) };
}

/** The logo's drawing by its hash; null where it is another by now. */
export async function logoDrawing(db: Db, hash: string): Promise<string | null> {
  const row = await db.selectFrom("site_logo").select("svg").where("hash", "=", hash).executeTakeFirst();
  return row?.svg ?? null;
}

/** Replaces the former content, and notifies every process. */
export async function putSite(tx: Tx, site: IncomingSite): Promise<void> {
  const json = JSON.stringify(site);
  await tx
    .insertInto("site_settings")
    .values({ id: 1, site: json })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ site: json }))
    .execute();
  await tellChange(tx);
}

/** The same for the logo. */
export async function putLogo(tx: Tx, logo: ReadLogo): Promise<"added" | "updated" | "unchanged"> {
  const before = await tx.selectFrom("site_logo").select("hash").executeTakeFirst();
  if (before?.hash === logo.hash) return "unchanged";
  await tx
    .insertInto("site_logo")
    .values({ id: 1, ...logo })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ ...logo }))
    .execute();
  await tellChange(tx);
  return before === undefined ? "added" : "updated";
}

async function tellChange(tx: Tx): Promise<void> {
  await sql`select pg_notify('page_changes', 'site')`.execute(tx);
}
