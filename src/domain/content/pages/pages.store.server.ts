import { type Insertable, type Selectable, sql } from "kysely";
import type { Db, Tx } from "../../../platform/database/database.ts";
import type { PageName } from "./content-page.ts";
import type { ContentPagesTable } from "./pages.tables.ts";

/** A page as it is written. */
export type PutPage = Insertable<ContentPagesTable>;

export type { StoredSection } from "./pages.tables.ts";

export type StoredPage = Selectable<ContentPagesTable>;

export async function storedPage(db: Db, page: PageName): Promise<StoredPage | undefined> {
  return db.selectFrom("content_pages").selectAll().where("page", "=", page).executeTakeFirst();
}

/** Which pages a pack has told, and when it says that each changed (`YYYY-MM-DD`). */
export async function pageDays(db: Db) {
  return db.selectFrom("content_pages").select(["page", "updated_on"]).execute();
}

/** Puts a page in place of what it said before, and tells every process. */
export async function putPage(tx: Tx, page: PutPage): Promise<void> {
  await tx
    .insertInto("content_pages")
    .values(page)
    .onConflict((conflict) => conflict.column("page").doUpdateSet(page))
    .execute();
  await sql`select pg_notify('page_changes', ${`page:${page.page}`})`.execute(tx);
}
