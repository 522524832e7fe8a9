import "./extended-forms.tables.ts";
import { z } from "zod";
import type { Db, Tx } from "../../platform/database/database.ts";
import { jsonDocument } from "../../platform/database/json-document.ts";
import type { Variant } from "./definition/field.ts";
import type { FormOwner, FormValues } from "./form.ts";

const value = z.union([z.string(), z.number(), z.boolean(), z.array(z.number()), z.null()]);
const entry = z.record(z.string(), value);
const listEntry = z.object({ id: z.number() }).catchall(value);

/** A form's values as they are kept, whatever may be wrong with them: a shape, no rule. */
export const formValues = z.record(z.string(), z.union([z.array(listEntry), entry]));

/** A form, group by group. Its definition says what it may hold: one that lacks what was defined later is completed. */
export const formDocument = jsonDocument<FormValues>(formValues);

/** A form as it lies in the database; the document lacks what was defined after it was stored. */
export interface StoredForm {
  version: number;
  document: FormValues;
  photo: string | null;
  updatedAt: Date | null;
  submittedAt: Date | null;
}

const none: StoredForm = { version: 0, document: {}, photo: null, updatedAt: null, submittedAt: null };

function selected(db: Db, { applicantId, variant }: FormOwner) {
  return db
    .selectFrom("extended_forms")
    .select(["version", "document", "photo_file as photo", "updated_at as updatedAt", "submitted_at as submittedAt"])
    .where("applicant_id", "=", applicantId)
    .where("variant", "=", variant);
}

type Row = Awaited<ReturnType<ReturnType<typeof selected>["executeTakeFirst"]>>;

function stored(row: Row): StoredForm {
  return row === undefined ? none : { ...row, document: formDocument.read(row.document) };
}

/** The form of an applicant; version 0 when there is none. */
export async function findForm(db: Db, owner: FormOwner): Promise<StoredForm> {
  return stored(await selected(db, owner).executeTakeFirst());
}

/** The same, unchanged by others until the transaction ends. */
export async function lockForm(tx: Tx, owner: FormOwner): Promise<StoredForm> {
  return stored(await selected(tx, owner).forUpdate().executeTakeFirst());
}

/** The parts of a saved form. */
export interface FormChange {
  document: FormValues;
  photo: string | null;
  isFinal: boolean;
}

/**
 * Writes the form as the version after `version`, which is 0 for the first.
 * @returns false when another version stands there now
 */
export async function writeForm(
  tx: Tx,
  { applicantId, variant }: FormOwner,
  version: number,
  { document, photo, isFinal }: FormChange,
  now: Date,
): Promise<boolean> {
  const row = {
    version: version + 1,
    document: formDocument.write(document),
    photo_file: photo,
    updated_at: now,
    submitted_at: isFinal ? now : null,
  };
  if (version === 0) {
    const inserted = await tx
      .insertInto("extended_forms")
      .values({ applicant_id: applicantId, variant, ...row })
      .onConflict((conflict) => conflict.columns(["applicant_id", "variant"]).doNothing())
      .executeTakeFirst();
    return inserted.numInsertedOrUpdatedRows === 1n;
  }
  const updated = await tx
    .updateTable("extended_forms")
    .set(row)
    .where("applicant_id", "=", applicantId)
    .where("variant", "=", variant)
    .where("version", "=", version)
    .where("submitted_at", "is", null)
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}

/** True while a form shows this photo. */
export async function isPhotoUsed(db: Db, name: string): Promise<boolean> {
  const row = await db.selectFrom("extended_forms").select("version").where("photo_file", "=", name).executeTakeFirst();
  return row !== undefined;
}

/** Both forms of a person, as they are stored. */
export async function formRows(db: Db, applicantId: number) {
  const rows = await db
    .selectFrom("extended_forms")
    .select(["variant", "version", "document", "photo_file as photo"])
    .select(["updated_at as updatedAt", "submitted_at as submittedAt"])
    .where("applicant_id", "=", applicantId)
    .orderBy("variant")
    .execute();
  return rows.map((row) => ({ ...row, document: formDocument.read(row.document) }));
}

/** The forms that a person has sent for good, the newest first. */
export async function submittedForms(db: Db, applicantId: number): Promise<{ variant: Variant; submittedAt: Date }[]> {
  return db
    .selectFrom("extended_forms")
    .select(["variant", "submitted_at as submittedAt"])
    .where("applicant_id", "=", applicantId)
    .where("submitted_at", "is not", null)
    .$narrowType<{ submittedAt: Date }>()
    .orderBy("submitted_at", "desc")
    .execute();
}

/** Removes a person's forms; their photos are files of the resume's. */
export async function deleteForms(tx: Tx, applicantId: number): Promise<void> {
  await tx.deleteFrom("extended_forms").where("applicant_id", "=", applicantId).execute();
}
