import { type Insertable, sql } from "kysely";
import { z } from "zod";
import { bothLanguages } from "../../../i18n/both-languages.schema.ts";
import type { Db, Tx } from "../../../platform/database/database.ts";
import { dyes, patterns } from "../../../ui/patterns/company-mark.ts";
import { layouts, type PageName } from "./content-page.ts";
import type { ContentPagesTable } from "./pages.tables.ts";

/** A page as it is written. */
export type PutPage = Insertable<ContentPagesTable>;

const storedSection = z.object({
  id: z.string(),
  layout: z.enum(layouts),
  heading: bothLanguages,
  body: bothLanguages,
  summary: bothLanguages.nullable(),
  tag: bothLanguages.nullable(),
  url: z.string().nullable(),
  dye: z.enum(dyes).nullable(),
  pattern: z.enum(patterns).nullable(),
  items: z.array(z.object({ title: bothLanguages, text: bothLanguages, url: z.string().optional() })),
});

/** A part of a page in both languages; `body` is HTML that was made safe. */
export type StoredSection = z.infer<typeof storedSection>;

/** A page as it was put last. */
export async function storedPage(db: Db, page: PageName) {
  const row = await db.selectFrom("content_pages").selectAll().where("page", "=", page).executeTakeFirst();
  return row && { ...row, sections: z.array(storedSection).parse(row.sections) };
}

/** The pages of a pack, and its date of each change (`YYYY-MM-DD`). */
export async function pageDays(db: Db) {
  return db.selectFrom("content_pages").select(["page", "updated_on"]).execute();
}

/** Replaces a page, and notifies every process. */
export async function putPage(tx: Tx, page: PutPage): Promise<void> {
  await tx
    .insertInto("content_pages")
    .values(page)
    .onConflict((conflict) => conflict.column("page").doUpdateSet(page))
    .execute();
  await sql`select pg_notify('page_changes', ${`page:${page.page}`})`.execute(tx);
}
