import "../applications/application.tables.ts";
import "../identity/people.tables.ts";
import "./note.tables.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import type { PersonalData } from "../../platform/personal-data.ts";
import type { Named, Note } from "./note.ts";

function notes(db: Db) {
  return db
    .selectFrom("notes")
    .innerJoin("staff", "staff.id", "notes.staff_id")
    .select(["notes.id", "application_id as applicationId", "staff_id as staffId", "staff.name", "staff.email"])
    .select(["text", "written_at as writtenAt", "changed_at as changedAt", "notes.version"]);
}

/** Whom notes call, by the notes' ids. */
async function mentionsIn(db: Db, ids: readonly number[]): Promise<Map<number, Named[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("note_mentions")
    .innerJoin("staff", "staff.id", "note_mentions.staff_id")
    .select(["note_id as noteId", "staff.id", "name", "email"])
    .where("note_id", "in", [...ids])
    .orderBy("name")
    .orderBy("staff.id")
    .execute();
  const byNote = Map.groupBy(rows, ({ noteId }) => noteId);
  return new Map([...byNote].map(([id, called]) => [id, called.map(named)]));
}

/** Someone as notes name them: by their name, or their address until they have given one. */
export const named = ({ id, name, email }: Named & { email: string }): Named => ({ id, name: name || email });

async function whole(db: Db, rows: Awaited<ReturnType<ReturnType<typeof notes>["execute"]>>): Promise<Note[]> {
  const mentions = await mentionsIn(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ staffId, name, email, ...row }) => ({
    ...row,
    author: named({ id: staffId, name, email }),
    mentions: mentions.get(row.id) ?? [],
  }));
}

/** Notes of an application, the newest first. @param before the id of the last one read */
export async function listNotes(
  db: Db,
  applicationId: number,
  { limit, before }: { limit: number; before?: number | undefined },
): Promise<Note[]> {
  let query = notes(db).where("application_id", "=", applicationId);
  if (before !== undefined) query = query.where("notes.id", "<", before);
  return whole(db, await query.orderBy("notes.id", "desc").limit(limit).execute());
}

/** How many notes an application has. */
export async function countNotes(db: Db, applicationId: number): Promise<number> {
  const { count } = await db
    .selectFrom("notes")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("application_id", "=", applicationId)
    .executeTakeFirstOrThrow();
  return count;
}

/** A note by its id; undefined once it is gone. */
export async function findNote(db: Db, id: number): Promise<Note | undefined> {
  const [note] = await whole(db, await notes(db).where("notes.id", "=", id).execute());
  return note;
}

/** Holds a note until the transaction ends. @returns false where it is gone */
export async function lockNote(tx: Tx, id: number): Promise<boolean> {
  const row = await tx.selectFrom("notes").select("id").where("id", "=", id).forUpdate().executeTakeFirst();
  return row !== undefined;
}

/** Stores a new note without mentions. @returns its id */
export async function insertNote(
  tx: Tx,
  { applicationId, staffId, text }: { applicationId: number; staffId: number; text: string },
  now: Date,
): Promise<number> {
  const row = { application_id: applicationId, staff_id: staffId, text, written_at: now, changed_at: null };
  return (await tx.insertInto("notes").values(row).returning("id").executeTakeFirstOrThrow()).id;
}

/** Updates a note's words; its row is locked. */
export async function putNote(tx: Tx, id: number, text: string, now: Date): Promise<void> {
  await tx
    .updateTable("notes")
    .set((row) => ({ text, changed_at: now, version: row("version", "+", 1) }))
    .where("id", "=", id)
    .execute();
}

/** Replaces the members whom a note mentions. */
export async function putMentions(tx: Tx, id: number, staffIds: readonly number[]): Promise<void> {
  await tx.deleteFrom("note_mentions").where("note_id", "=", id).execute();
  const called = [...new Set(staffIds)].sort((one, other) => one - other);
  if (called.length === 0) return;
  await tx
    .insertInto("note_mentions")
    .values(called.map((staff_id) => ({ note_id: id, staff_id })))
    .execute();
}

/** Deletes a note. */
export async function deleteNote(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom("notes").where("id", "=", id).execute();
}

/** Takes away what was written of a person's applications. */
async function deleteNotes(tx: Tx, applicantId: number): Promise<void> {
  await tx
    .deleteFrom("notes")
    .where("application_id", "in", (of) =>
      of.selectFrom("applications").select("id").where("applicant_id", "=", applicantId),
    )
    .execute();
}

/**
 * What staff wrote of a person's applications. The account's own export leaves it out: a request for it is answered
 * by the privacy officer (recruiting §11).
 */
export const notesPersonalData: PersonalData = {
  tables: ["notes", "note_mentions"],
  tell: async () => [],
  async erase(tx, { applicantId }) {
    await deleteNotes(tx, applicantId);
    return [];
  },
};
