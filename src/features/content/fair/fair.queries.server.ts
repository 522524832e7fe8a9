import { type Insertable, sql } from "kysely";
import { z } from "zod";
import { bothLanguages } from "../../../i18n/both-languages.schema.ts";
import type { Db, Tx } from "../../../platform/database/database.ts";
import { dyes, patterns } from "../../../ui/patterns/company-mark.ts";
import type { TalentProgrammesTable } from "./fair.tables.ts";

/** A programme as it is written. */
export type PutProgramme = Insertable<TalentProgrammesTable>;

/** What of a programme lies in JSON; slides are drawn. */
const storedWords = z.object({
  name: bothLanguages,
  title: bothLanguages,
  slides: z.array(
    z.object({ dye: z.enum(dyes), pattern: z.enum(patterns), title: bothLanguages, text: bothLanguages }),
  ),
  paragraphs: z.object({ id: z.array(z.string()), en: z.array(z.string()) }),
});

/** The programme that runs on a day (YYYY-MM-DD, Jakarta); of several the one that began last. */
export async function programmeOn(db: Db, day: string) {
  const row = await db
    .selectFrom("talent_programmes")
    .selectAll()
    .where("starts_on", "<=", day)
    .where((programme) => programme.or([programme("ends_on", "is", null), programme("ends_on", ">=", day)]))
    .orderBy("starts_on", "desc")
    .orderBy("slug")
    .limit(1)
    .executeTakeFirst();
  return row && { ...row, ...storedWords.parse(row) };
}

/** Adds a programme, or changes the one with its slug where something differs. */
export async function putProgramme(tx: Tx, programme: PutProgramme): Promise<"added" | "updated" | "unchanged"> {
  const columns = ["starts_on", "ends_on", "external_url", "name", "title", "slides", "paragraphs"] as const;
  const row = (table: string) => sql.join(columns.map((column) => sql.ref(`${table}.${column}`)));
  const put = await tx
    .insertInto("talent_programmes")
    .values(programme)
    .onConflict((conflict) =>
      conflict
        .column("slug")
        .doUpdateSet(({ ref }) => Object.fromEntries(columns.map((column) => [column, ref(`excluded.${column}`)])))
        .where(sql<boolean>`(${row("talent_programmes")}) is distinct from (${row("excluded")})`),
    )
    // A row's xmax is 0 until a statement locks or changes it: so PostgreSQL distinguishes new from changed.
    .returning(sql<boolean>`xmax = 0`.as("isNew"))
    .executeTakeFirst();
  if (put === undefined) return "unchanged";
  return put.isNew ? "added" : "updated";
}

/** Every page says whether a programme runs. */
export async function tellPages(tx: Tx): Promise<void> {
  await sql`select pg_notify('page_changes', 'fair')`.execute(tx);
}
