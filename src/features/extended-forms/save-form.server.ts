import type { Tx } from "../../platform/database/database.ts";
import { transactIf } from "../../platform/database/transact-if.ts";
import type { Platform } from "../../platform/platform.ts";
import { clearShown, markShown, ownPhoto } from "../documents/document.queries.server.ts";
import { ownFiles, withNewFiles } from "../documents/new-files.server.ts";
import type { NewFile } from "../documents/read-file.server.ts";
import { recordConsents } from "../resumes/consent.queries.server.ts";
import { dropUnused } from "../resumes/files.server.ts";
import { getMissing, isShown } from "./completeness.ts";
import { isPhotoUsed, lockForm, type StoredForm, writeForm } from "./extended-forms.queries.server.ts";
import { blankedForm, type FormOwner, type FormPath, type FormValues, formPhoto, photoIn, withPhoto } from "./form.ts";
import { readFormLists } from "./form-lists.server.ts";

/** Saved content: some groups as they are, or the whole form for submission. */
export interface FormSaving {
  form: FormValues;
  /** Of the form that was read. */
  version: number;
  newPhoto: NewFile | null;
  isFinal: boolean;
}

/** `unused`: a file in the store that nothing names any more, to be removed after the commit. */
export type SavedForm =
  | { status: "saved"; unused: string[] }
  | { status: "conflict" }
  | { status: "already-submitted" }
  | { status: "unknown-photo" }
  | { status: "incomplete"; missing: FormPath[] };

/** The photo after saving: the new one, the own file that the form names, or none; `undefined` for no file of one's own. */
async function photoAfter(
  tx: Tx,
  { applicantId }: FormOwner,
  { form }: FormSaving,
  put: string | undefined,
  stored: StoredForm,
): Promise<string | null | undefined> {
  if (put !== undefined) return put;
  if (form["personalData"] === undefined) return stored.photo;
  const address = photoIn(form);
  return address === null ? null : ((await ownPhoto(tx, applicantId, address)) ?? undefined);
}

/** The submitted form: complete, agreed to, without hidden fields. */
async function finished(tx: Tx, { variant, applicantId }: FormOwner, form: FormValues, hasPhoto: boolean, now: Date) {
  const lists = await readFormLists(tx);
  const missing = getMissing(variant, withPhoto(form, hasPhoto ? "photo" : null), lists);
  if (missing.length > 0) return { status: "incomplete", missing } as const;
  await recordConsents(tx, applicantId, { dataTruth: true, dataUse: true }, now);
  return { status: "complete", document: blankedForm(form, (name, place) => isShown(name, place, lists)) } as const;
}

async function dropped(tx: Tx, applicantId: number, before: string | null, after: string | null): Promise<string[]> {
  if (before === null || before === after || (await isPhotoUsed(tx, before))) return [];
  await clearShown(tx, applicantId, before);
  return dropUnused(tx, applicantId);
}

/** Writes a form as the next version; the caller's transaction must stay only after "saved". */
async function saveIn(
  tx: Tx,
  owner: FormOwner,
  saving: FormSaving,
  put: string | undefined,
  now: Date,
): Promise<SavedForm> {
  const stored = await lockForm(tx, owner);
  if (stored.submittedAt !== null) return { status: "already-submitted" };
  if (stored.version !== saving.version) return { status: "conflict" };
  const photo = await photoAfter(tx, owner, saving, put, stored);
  if (photo === undefined) return { status: "unknown-photo" };
  let document = withPhoto({ ...stored.document, ...saving.form }, null);
  if (saving.isFinal) {
    const final = await finished(tx, owner, document, photo !== null, now);
    if (final.status === "incomplete") return final;
    document = final.document;
  }
  const change = { document, photo, isFinal: saving.isFinal };
  if (!(await writeForm(tx, owner, stored.version, change, now))) return { status: "conflict" };
  if (photo !== null) await markShown(tx, photo);
  return { status: "saved", unused: await dropped(tx, owner.applicantId, stored.photo, photo) };
}

/** Saves a form with its photo: all of it, or nothing. */
export async function saveForm(
  { database, files, clock }: Platform,
  owner: FormOwner,
  saving: FormSaving,
): Promise<SavedForm> {
  const isSaved = ({ status }: SavedForm) => status === "saved";
  const newFiles = saving.newPhoto === null ? [] : [saving.newPhoto];
  const { saved } = await withNewFiles(files, newFiles, async (put) => {
    const saved = await transactIf(database, isSaved, async (tx) => {
      const names = await ownFiles(tx, owner.applicantId, put, clock());
      return saveIn(tx, owner, saving, names.get(formPhoto.role), clock());
    });
    return { saved, isKept: isSaved(saved), unused: saved.status === "saved" ? saved.unused : [] };
  });
  return saved;
}
