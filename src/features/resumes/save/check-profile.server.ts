import { m } from "#messages";
import { fieldMessage } from "../../../contract/field-messages.ts";
import { type FieldError, invalid, type Refusal } from "../../../contract/reply.ts";
import type { Language } from "../../../i18n/language.ts";
import type { Db } from "../../../platform/database/database.ts";
import { type Glanced, glanceAt, type UnreadFile } from "../files/read-file.server.ts";
import { unknownReferences } from "../master-lists.server.ts";
import type { Profile } from "../profile.schema.ts";
import type { Consents, Resume } from "../resume.ts";
import { profilePath } from "../wire/paths.ts";
import { consentsFrom, resumeFromProfile } from "../wire/profile-from-wire.ts";

/** A profile that may be saved. */
export interface CheckedProfile {
  resume: Resume;
  consents: Consents;
  /** Of the profile that was read. */
  version: number;
  /** Sent along, to be read when all else is right. */
  unread: UnreadFile[];
  /** Asked for by an explicit null, where no new file comes instead. */
  removesPhoto: boolean;
  removesCv: boolean;
}

interface ProfileForm {
  data: Profile;
  photoProfile?: Blob | undefined;
  cvFile?: Blob | undefined;
}

/** Sent files as a glance shows them: those to be read, and what is wrong with the others. */
export function gather(parts: readonly Glanced[]): {
  files: UnreadFile[];
  errors: FieldError[];
  refusal: Refusal | null;
} {
  const refusals = parts.flatMap((part) => (part.status === "refused" ? [part.refusal] : []));
  return {
    files: parts.flatMap((part) => (part.status === "unread" ? [part.file] : [])),
    errors: refusals.flatMap(({ extra }) => extra.errors ?? []),
    refusal: refusals[0] ?? null,
  };
}

/**
 * Checks what the schema cannot: ids against their lists, sent files at a glance. Nothing is stored.
 * @returns a refusal with every wrong field, or one for a file that is too large or of another kind
 */
export async function checkProfile(
  db: Db,
  form: ProfileForm,
  language: Language,
): Promise<{ status: "checked"; profile: CheckedProfile } | Refusal> {
  const resume = resumeFromProfile(form.data);
  const unknown = await unknownReferences(db, resume);
  const parts = await Promise.all([
    glanceAt("photo", form.photoProfile, language),
    glanceAt("cv", form.cvFile, language),
  ]);
  const { files, errors, refusal } = gather(parts);
  const choices = unknown.map((path) => ({
    path: profilePath(path),
    code: "choice",
    message: fieldMessage("choice", language),
  }));
  if (choices.length > 0) return invalid(m.contract_invalid_fields({}, { locale: language }), [...choices, ...errors]);
  if (refusal !== null) return refusal;
  const { oldImageUrl, cvName } = form.data.personalData;
  const profile = {
    resume,
    consents: consentsFrom(form.data),
    version: form.data.version,
    unread: files,
    removesPhoto: oldImageUrl === null || oldImageUrl === "",
    removesCv: cvName === null || cvName === "",
  };
  return { status: "checked", profile };
}
