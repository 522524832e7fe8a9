import { z } from "zod";
import { m } from "#messages";
import { fieldMessage } from "../../../contract/field-errors.ts";
import { type FieldError, invalid, type Refusal } from "../../../contract/reply.ts";
import type { Language } from "../../../i18n/language.ts";
import type { Platform } from "../../../platform/platform.ts";
import { type Glanced, glanceAt, type UnreadFile } from "../../documents/read-file.server.ts";
import { resumeCv, resumePhoto } from "../files.ts";
import { unknownReferences } from "../master-lists.server.ts";
import type { Resume } from "../resume.ts";
import { todayInJakarta } from "../rules/calendar.ts";
import { lifetimeFaults } from "../rules/lifetime.ts";
import type { CheckedProfile } from "../save-profile.server.ts";
import { readForm } from "../whole-form.ts";
import { profilePath } from "./wire/paths.ts";
import { type Profile, profileSchema } from "./wire/profile.schema.ts";
import { consentsFrom, resumeFromProfile } from "./wire/resume-from-form.ts";

/** What is asked to check a form. */
type Parts = Pick<Platform, "database" | "clock">;

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

type Files = Pick<ProfileForm, "photoProfile" | "cvFile">;

async function glanceAtBoth({ photoProfile, cvFile }: Files, language: Language) {
  return gather([await glanceAt(resumePhoto, photoProfile, language), await glanceAt(resumeCv, cvFile, language)]);
}

/** Errors that a form's schema cannot find: ids outside the lists, impossible combinations. */
async function unseen({ database, clock }: Parts, resume: Resume, language: Language): Promise<FieldError[]> {
  const unknown = await unknownReferences(database.db, resume);
  const beyond = lifetimeFaults(resume, todayInJakarta(clock()));
  return [...unknown.map((path) => ({ path, code: "choice" })), ...beyond].map(({ path, code }) => ({
    path: profilePath(path),
    code,
    message: fieldMessage(code, language),
  }));
}

const file = z.file().optional().catch(undefined);
const unread = z.object({ data: z.unknown(), photoProfile: file, cvFile: file });

/** What is wrong with a form beside what its schema refuses: the same as `checkProfile` tells of one that is sound. */
export async function alsoWrongInProfile(
  platform: Parts,
  { body }: { body: unknown },
  { language }: { language: Language },
): Promise<FieldError[]> {
  const sent = unread.safeParse(body).data;
  if (sent === undefined) return [];
  // Which version was read is the schema's matter; without a right one the rest is looked at too.
  const data = typeof sent.data === "object" && sent.data !== null ? { ...sent.data, version: 0 } : sent.data;
  const { form } = readForm(profileSchema(platform.clock), data);
  const { errors } = await glanceAtBoth(sent, language);
  return form === null ? errors : [...(await unseen(platform, resumeFromProfile(form), language)), ...errors];
}

/**
 * Checks what the schema cannot: ids against their lists, sent files at a glance. Nothing is stored.
 * @returns a refusal with every wrong field, or one for a file that is too large or of another kind
 */
export async function checkProfile(
  platform: Parts,
  form: ProfileForm,
  language: Language,
): Promise<{ status: "checked"; profile: CheckedProfile } | Refusal> {
  const resume = resumeFromProfile(form.data);
  const wrong = await unseen(platform, resume, language);
  const { files, errors, refusal } = await glanceAtBoth(form, language);
  if (wrong.length > 0) return invalid(m.contract_invalid_fields({}, { locale: language }), [...wrong, ...errors]);
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
