import "./star.tables.ts";
import { sql } from "kysely";
import type { Tx } from "../../platform/database/database.ts";
import { starFormDocument } from "./star.queries.server.ts";
import type { StarForm } from "./star.ts";

/** Makes loads wait for each other, so that an id is given once. */
export async function lockForms(tx: Tx): Promise<void> {
  await sql`lock table star_forms in share row exclusive mode`.execute(tx);
}

/** The form of a code as it is stored. */
export async function findForm(tx: Tx, code: string) {
  const row = await tx
    .selectFrom("star_forms")
    .select(["document", "content_hash as contentHash"])
    .where("code", "=", code)
    .executeTakeFirst();
  return row && { ...row, document: starFormDocument.read(row.document) };
}

export async function putForm(tx: Tx, code: string, form: StarForm, contentHash: string): Promise<void> {
  const row = { document: starFormDocument.write(form), content_hash: contentHash };
  await tx
    .insertInto("star_forms")
    .values({ code, ...row })
    .onConflict((conflict) => conflict.column("code").doUpdateSet(row))
    .execute();
}
