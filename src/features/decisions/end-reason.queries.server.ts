import "./acts.tables.ts";
import { readFile } from "node:fs/promises";
import { parse } from "csv-parse/sync";
import { sql } from "kysely";
import { z } from "zod";
import type { Database, Db, Tx } from "../../platform/database/database.ts";
import type { BothLanguages } from "../applications/application.ts";

/** Why an application ends, and the default message to its applicant. */
export interface EndReasonRow {
  id: number;
  code: string;
  name: BothLanguages;
  words: BothLanguages;
  /** Not offered any more; ends that have it keep it. */
  isRetired: boolean;
  version: number;
}

export type NewEndReason = Pick<EndReasonRow, "code" | "name" | "words">;

function rows(db: Db) {
  return db
    .selectFrom("end_reasons")
    .select(["id", "code", "name_id", "name_en", "words_id", "words_en", "retired_at", "version"]);
}

type Row = Awaited<ReturnType<ReturnType<typeof rows>["execute"]>>[number];

const asReason = (row: Row): EndReasonRow => ({
  ...{ id: row.id, code: row.code, version: row.version, isRetired: row.retired_at !== null },
  name: { id: row.name_id, en: row.name_en },
  words: { id: row.words_id, en: row.words_en },
});

/** Every reason, in its order, retired ones last. */
export async function allEndReasons(db: Db): Promise<EndReasonRow[]> {
  const found = await rows(db).orderBy(sql`retired_at is not null`).orderBy("position").orderBy("id").execute();
  return found.map(asReason);
}

/** A reason by its id, also a retired one; undefined for an unknown one. */
export async function endReasonById(db: Db, id: number): Promise<EndReasonRow | undefined> {
  const row = await rows(db).where("id", "=", id).executeTakeFirst();
  return row && asReason(row);
}

/** A reason that nobody changes until the transaction ends. */
export async function lockEndReason(tx: Tx, id: number): Promise<EndReasonRow | undefined> {
  const row = await rows(tx).where("id", "=", id).forUpdate().executeTakeFirst();
  return row && asReason(row);
}

/** Adds a reason after all others. @returns its id, or null where the code is taken */
export async function insertEndReason(tx: Tx, { code, name, words }: NewEndReason): Promise<number | null> {
  const inserted = await tx
    .insertInto("end_reasons")
    .values(({ selectFrom, fn, eb }) => ({
      ...{ code, name_id: name.id, name_en: name.en, words_id: words.id, words_en: words.en },
      position: selectFrom("end_reasons").select(eb(fn.coalesce(fn.max("position"), eb.lit(0)), "+", 1).as("next")),
      retired_at: null,
    }))
    .onConflict((conflict) => conflict.column("code").doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted?.id ?? null;
}

/** Updates a reason's words; its row is locked. */
export async function putEndReason(
  tx: Tx,
  { id, name, words, isRetired, version }: Omit<EndReasonRow, "code">,
  now: Date,
): Promise<void> {
  await tx
    .updateTable("end_reasons")
    .set(({ fn, ref, val }) => ({
      ...{ name_id: name.id, name_en: name.en, words_id: words.id, words_en: words.en, version },
      retired_at: isRetired ? fn.coalesce(ref("retired_at"), val(now)) : null,
    }))
    .where("id", "=", id)
    .execute();
}

const file = "content/master-data/end-reasons.csv";

const rowSchema = z.object({
  ...{ code: z.string(), id_name: z.string(), en_name: z.string(), id_words: z.string(), en_words: z.string() },
});

/** Gives the list the reasons that come with the product, where it has none yet. */
export async function seedEndReasons(database: Database): Promise<void> {
  if ((await allEndReasons(database.db)).length > 0) return;
  const rows = z.array(rowSchema).parse(parse(await readFile(file, "utf8"), { columns: true }));
  await database.transact(async (tx) => {
    for (const { code, id_name, en_name, id_words, en_words } of rows) {
      await insertEndReason(tx, { code, name: { id: id_name, en: en_name }, words: { id: id_words, en: en_words } });
    }
  });
}
