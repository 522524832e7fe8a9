import "./drafts.tables.ts";
import { z } from "zod";
import type { Db, Tx } from "../../platform/database/database.ts";
import { jsonValue } from "../../platform/database/json-document.ts";
import type { PersonalData } from "../../platform/personal-data.ts";

/** Whatever its form holds, half written; the form reads it. */
export const draftDocument = jsonValue(z.unknown());

export interface Draft {
  data: unknown;
  version: number;
  updatedAt: Date | null;
}

const none: Draft = { data: null, version: 0, updatedAt: null };

/** The draft of a form; version 0 when there is none. */
export async function findDraft(db: Db, applicantId: number, name: string): Promise<Draft> {
  const row = await db
    .selectFrom("drafts")
    .select(["data", "version", "updated_at as updatedAt"])
    .where("applicant_id", "=", applicantId)
    .where("name", "=", name)
    .executeTakeFirst();
  return row === undefined ? none : { ...row, data: draftDocument.read(row.data) };
}

/** Writes the draft after the version that was read. @returns null when another one stands there now */
export async function writeDraft(
  db: Db,
  owner: { applicantId: number; name: string },
  draft: { data: unknown; version: number },
  now: Date,
): Promise<Draft | null> {
  const row = { data: draftDocument.write(draft.data), version: draft.version + 1, updated_at: now };
  const written =
    draft.version === 0
      ? await db
          .insertInto("drafts")
          .values({ applicant_id: owner.applicantId, name: owner.name, ...row })
          .onConflict((conflict) => conflict.columns(["applicant_id", "name"]).doNothing())
          .returning("version")
          .executeTakeFirst()
      : await db
          .updateTable("drafts")
          .set(row)
          .where("applicant_id", "=", owner.applicantId)
          .where("name", "=", owner.name)
          .where("version", "=", draft.version)
          .returning("version")
          .executeTakeFirst();
  return written ? { data: draft.data, version: written.version, updatedAt: now } : null;
}

/** Forgets the draft, if there is one. */
export async function removeDraft(db: Db, applicantId: number, name: string): Promise<void> {
  await db.deleteFrom("drafts").where("applicant_id", "=", applicantId).where("name", "=", name).execute();
}

/** Everything that a person has begun and not sent. */
async function draftRows(db: Db, applicantId: number) {
  const rows = await db
    .selectFrom("drafts")
    .select(["name", "data", "version", "updated_at as updatedAt"])
    .where("applicant_id", "=", applicantId)
    .execute();
  return rows.map((row) => ({ ...row, data: draftDocument.read(row.data) }));
}

async function deleteDraftRows(tx: Tx, applicantId: number): Promise<void> {
  await tx.deleteFrom("drafts").where("applicant_id", "=", applicantId).execute();
}

/** Forgets drafts that nobody went on with since a moment, the oldest first. */
export async function forgetDrafts(db: Db, before: Date, most: number): Promise<void> {
  const old = db
    .selectFrom("drafts")
    .select(["applicant_id", "name"])
    .where("updated_at", "<", before)
    .orderBy("updated_at")
    .limit(most);
  await db
    .deleteFrom("drafts")
    .using(old.as("old"))
    .whereRef("drafts.applicant_id", "=", "old.applicant_id")
    .whereRef("drafts.name", "=", "old.name")
    .where("drafts.updated_at", "<", before)
    .execute();
}

/** A person's unsent drafts. */
export const draftsPersonalData: PersonalData = {
  tables: ["drafts"],
  tell: async (db, { applicantId }) => [{ name: "drafts", data: await draftRows(db, applicantId) }],
  async erase(tx, { applicantId }) {
    await deleteDraftRows(tx, applicantId);
    return [];
  },
};
