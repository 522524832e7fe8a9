import type { Tx } from "../../platform/database/database.ts";
import { ownFiles, type PutFile } from "../documents/new-files.server.ts";
import type { UnreadFile } from "../documents/read-file.server.ts";
import { setName } from "../identity/applicant.queries.server.ts";
import { recordConsents } from "./consent.queries.server.ts";
import { dropUnused } from "./files.server.ts";
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
export type SavedProfile = { status: "saved"; unused: string[] } | { status: "conflict" };

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
