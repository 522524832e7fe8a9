import { sql } from "kysely";
import type { Site } from "../../../contract/site.ts";
import type { Db, Tx } from "../../../platform/database/database.ts";
import "./site.tables.ts";

/** What a content pack said of the installation; null where none did. */
export async function storedSite(db: Db): Promise<Site | null> {
  const row = await db.selectFrom("site_settings").select("site").executeTakeFirst();
  return row?.site ?? null;
}

/** Puts it in place of what was said before, and tells every process. */
export async function putSite(tx: Tx, site: Site): Promise<void> {
  const json = JSON.stringify(site);
  await tx
    .insertInto("site_settings")
    .values({ id: 1, site: json })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ site: json }))
    .execute();
  await sql`select pg_notify('page_changes', 'site')`.execute(tx);
}
