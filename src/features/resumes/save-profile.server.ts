import type { Tx } from "../../platform/database/database.ts";
import { transactIf } from "../../platform/database/transact-if.ts";
import type { Platform } from "../../platform/platform.ts";
import { ownFiles, type PutFile, putFiles, removeFiles, withNewFiles } from "../documents/new-files.server.ts";
import type { NewFile, UnreadFile } from "../documents/read-file.server.ts";
import { setName } from "../identity/applicant.queries.server.ts";
import { recordConsents } from "./consent.queries.server.ts";
import { dropUnused, type SignedUpResume } from "./files.server.ts";
import { resumeCv, resumePhoto } from "./files.ts";
import { lockResume, type StoredResume, writeResume } from "./resume.queries.server.ts";
import type { Consents, Resume } from "./resume.ts";

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

/** `unused`: files in the store that nothing names any more, to be removed after the commit. */
type SavedProfile = { status: "saved"; unused: string[] } | { status: "conflict" };

function fileAfter(put: string | undefined, current: string | null, removes: boolean): string | null {
  return put ?? (removes ? null : current);
}

/**
 * The resume to save, where nothing but the seeking status was changed since it was read: a status that the form left as
 * it was gives way to the one that was chosen meanwhile. Null where the document was saved elsewhere.
 */
function withStatus({ resume, version }: CheckedProfile, current: StoredResume): Resume | null {
  if (version === current.version) return resume;
  const wasRead = current.earlierStatuses[version];
  if (wasRead === undefined) return null;
  const { seekingStatusId } = resume.seekingStatusId === wasRead ? current.resume : resume;
  return { ...resume, seekingStatusId };
}

/**
 * Saves a checked profile as the next version, with its consents and files; the caller's transaction must not stay
 * after a conflict.
 */
export async function saveProfile(
  tx: Tx,
  applicantId: number,
  profile: CheckedProfile,
  put: readonly PutFile[],
  now: Date,
): Promise<SavedProfile> {
  const current = await lockResume(tx, applicantId);
  const names = await ownFiles(tx, applicantId, put, now);
  const resume = withStatus(profile, current);
  if (resume === null) return { status: "conflict" };
  const change = {
    resume,
    photo: fileAfter(names.get(resumePhoto.role), current.photo?.name ?? null, profile.removesPhoto),
    cv: fileAfter(names.get(resumeCv.role), current.cv?.name ?? null, profile.removesCv),
  };
  if (!(await writeResume(tx, applicantId, current.version, change, now))) return { status: "conflict" };
  await recordConsents(tx, applicantId, profile.consents, now);
  const { name } = profile.resume;
  if (name !== null && name !== current.resume.name) await setName(tx, applicantId, name);
  return { status: "saved", unused: await dropUnused(tx, applicantId) };
}

/** Saves a checked profile and its files: all of it, or nothing. */
export async function updateProfile(
  { database, files, clock }: Platform,
  applicantId: number,
  profile: CheckedProfile,
  newFiles: readonly NewFile[],
): Promise<SavedProfile["status"]> {
  const { saved } = await withNewFiles(files, newFiles, async (put) => {
    const isSaved = ({ status }: SavedProfile) => status === "saved";
    const saved = await transactIf(database, isSaved, (tx) => saveProfile(tx, applicantId, profile, put, clock()));
    return { saved, isKept: isSaved(saved), unused: saved.status === "saved" ? saved.unused : [] };
  });
  return saved.status;
}

/** Stores the resume of a new account in the account's own transaction. */
export async function createResume(
  { files: store, clock }: Platform,
  tx: Tx,
  applicantId: number,
  { resume, consents, files }: SignedUpResume,
): Promise<void> {
  const now = clock();
  const put = await putFiles(store, files);
  try {
    const names = await ownFiles(tx, applicantId, put, now);
    const photo = names.get(resumePhoto.role) ?? null;
    const cv = names.get(resumeCv.role) ?? null;
    await writeResume(tx, applicantId, 0, { resume, photo, cv }, now);
    await recordConsents(tx, applicantId, consents, now);
  } catch (error) {
    await removeFiles(store, put);
    throw error;
  }
}
