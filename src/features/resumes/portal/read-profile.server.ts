import type { Db } from "../../../platform/database/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import { fileUrl } from "../../documents/documents.ts";
import type { ResumeState } from "../../vacancies/ports.ts";
import { completeSections, missing, sections } from "../completeness.ts";
import { findConsentRecord } from "../consent.queries.server.ts";
import { otherIds } from "../master-lists.server.ts";
import { findResume } from "../resume.queries.server.ts";
import { isUpToDate } from "../rules/staleness.ts";
import { sectionIds, sectionTitle } from "./form/frame/section-words.ts";
import { profilePath } from "./wire/paths.ts";
import type { ProfileData } from "./wire/profile-answer.schema.ts";
import { consentNames, profileFromResume } from "./wire/profile-from-resume.ts";

/** An applicant's resume as get-profile answers it. */
export async function readProfile({ database, clock, settings }: Platform, applicantId: number): Promise<ProfileData> {
  const { db } = database;
  const stored = await findResume(db, applicantId);
  const { current: consents, agreed } = await findConsentRecord(db, applicantId);
  const { resume, photo, cv, confirmedAt, version } = stored;
  const whole = { resume, hasPhoto: photo !== null, hasCv: cv !== null, consents: agreed };
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
    outdatedConsents: consentNames({
      dataTruth: agreed.dataTruth && !consents.dataTruth,
      dataUse: agreed.dataUse && !consents.dataUse,
    }),
    isUpToDate: confirmedAt !== null && isUpToDate(confirmedAt, clock()),
    version,
  };
}

/** How many sections a resume has and which still lack something, in the words of the language that is read. */
export async function resumeState(db: Db, applicantId: number): Promise<ResumeState> {
  const { resume, photo, cv } = await findResume(db, applicantId);
  const { agreed: consents } = await findConsentRecord(db, applicantId);
  const whole = { resume, hasPhoto: photo !== null, hasCv: cv !== null, consents };
  const isComplete = completeSections(missing(whole, await otherIds(db, resume)));
  const lacking = sections.filter((section) => !isComplete[section]);
  return {
    sections: sections.length,
    missing: lacking.map((section) => ({
      name: sectionTitle(section),
      path: `/profile-resume#${sectionIds[section]}`,
    })),
  };
}
