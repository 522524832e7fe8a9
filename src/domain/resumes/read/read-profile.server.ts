import type { Platform } from "../../../platform/platform.ts";
import { fileUrl } from "../../documents/documents.ts";
import { missing } from "../completeness.ts";
import { findConsents } from "../consent.store.server.ts";
import { profilePath } from "../form/paths.ts";
import { profileFromResume } from "../form/profile-from-resume.ts";
import { otherIds } from "../master-lists.server.ts";
import type { ProfileData } from "../profile-answer.schema.ts";
import { findResume } from "../resume.store.server.ts";
import { isUpToDate } from "../rules/staleness.ts";

/** An applicant's resume as get-profile answers it. */
export async function readProfile({ database, clock, settings }: Platform, applicantId: number): Promise<ProfileData> {
  const { db } = database;
  const stored = await findResume(db, applicantId);
  const consents = await findConsents(db, applicantId);
  const { resume, photo, cv, confirmedAt, version } = stored;
  const whole = { resume, hasPhoto: photo !== null, hasCv: cv !== null, consents };
  const lacking = missing(whole, await otherIds(db, resume));
  const url = (name: string) => fileUrl(settings.basePath, name);
  return {
    ...profileFromResume({
      resume,
      consents,
      photoUrl: photo && url(photo.name),
      cv: cv && { name: cv.originalName, url: url(cv.name) },
    }),
    cvFacts: cv && { pages: cv.pages, bytes: cv.bytes },
    isComplete: lacking.length === 0,
    missing: lacking.map(profilePath),
    isUpToDate: confirmedAt !== null && isUpToDate(confirmedAt, clock()),
    version,
  };
}
