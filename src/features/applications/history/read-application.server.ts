import { wireMoment } from "../../../i18n/calendar.ts";
import type { Language } from "../../../i18n/language.ts";
import { newestLetterAbout } from "../../../platform/mail/letters.store.ts";
import type { Platform } from "../../../platform/platform.ts";
import { fileUrl, profileToWire } from "../../resumes/resumes.server.ts";
import type { ApplicationAnswer } from "../application.schema.ts";
import { findOwnApplication } from "../application.store.server.ts";
import { findSnapshots } from "../snapshot.store.server.ts";
import { endReasonOf, historyItem } from "./list-history.server.ts";

/** An application with the resume as it was sent; null for one that is not the applicant's. */
export async function readApplication(
  { database: { db }, settings }: Platform,
  asked: { applicantId: number; applicationId: number; language: Language },
): Promise<ApplicationAnswer["data"] | null> {
  const own = await findOwnApplication(db, asked.applicantId, asked.applicationId);
  const versions = own ? await findSnapshots(db, own.id) : [];
  const [newest] = versions;
  if (!own || !newest) return null;
  const { resume, consents, photo, cv } = newest;
  const url = (name: string) => fileUrl(settings.basePath, name);
  const sent = {
    resume,
    consents,
    photoUrl: photo && url(photo),
    cv: cv && { name: cv.originalName, url: url(cv.name) },
  };
  return {
    ...(await historyItem(db, own, asked.language)),
    snapshot: profileToWire(sent),
    versions: versions.map(({ version, at }) => ({ version, at: wireMoment(at) })),
    letterCode: await newestLetterAbout(db, own.id),
    endReason: endReasonOf(own, asked.language),
  };
}
