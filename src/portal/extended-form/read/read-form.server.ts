import { fileUrl } from "../../../domain/documents/documents.ts";
import { missingOf } from "../../../domain/extended-forms/completeness.ts";
import { findForm } from "../../../domain/extended-forms/extended-forms.queries.server.ts";
import { type FormOwner, mapEntries, wholeEntry } from "../../../domain/extended-forms/form.ts";
import { readFormLists, readSalaryBands } from "../../../domain/extended-forms/form-lists.server.ts";
import { photoIn, withPhoto } from "../../../domain/extended-forms/photo.ts";
import { knownFrom, pathsFromResume, prefilledForm } from "../../../domain/extended-forms/prefill/prefill.ts";
import { findResume } from "../../../domain/resumes/resume.queries.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { FormAnswer } from "../extended-form.schema.ts";

/** A form as `view` answers it: what was saved, and the groups that never were as the resume fills them in. */
export async function readForm({ database, settings }: Platform, owner: FormOwner): Promise<FormAnswer> {
  const { db } = database;
  const stored = await findForm(db, owner);
  const lists = await readFormLists(db);
  const url = (name: string | undefined | null) => (name ? fileUrl(settings.basePath, name) : null);
  const { resume, photo } = await findResume(db, owner.applicantId);
  const known = knownFrom(resume, url(photo?.name), await readSalaryBands(db));
  const empty = prefilledForm(known, lists);
  const saved = mapEntries(stored.document, ({ group, entry }) => wholeEntry(group, entry));
  const hasSavedPhoto = saved["personalData"] !== undefined || stored.photo !== null;
  const form = { ...empty, ...saved };
  const data = withPhoto(form, hasSavedPhoto ? url(stored.photo) : photoIn(empty));
  const isSubmitted = stored.submittedAt !== null;
  return {
    applicantID: owner.applicantId,
    data,
    missing: missingOf(owner.variant, data, lists),
    fromResume: isSubmitted ? [] : pathsFromResume(data, known),
    version: stored.version,
    updatedAt: stored.updatedAt?.toISOString() ?? null,
    isSubmitted,
    submittedAt: stored.submittedAt?.toISOString() ?? null,
  };
}
