import type { DraftKind } from "../drafts/drafts.server.ts";

export {
  consentHistory,
  countOutdatedConsents,
  findConsentRecord,
  findConsents,
  recordConsents,
  statementVersions,
  withdrawConsent,
} from "./consent.store.server.ts";
export { type CvChange, cvChanges } from "./cv/cv-changes.server.ts";
export type { CvFacts, CvJob, CvStudy, CvWords, Found } from "./cv/cv-facts.ts";
export { listWords } from "./cv/cv-words.server.ts";
export { readCvFile } from "./cv/read-cv.server.ts";
export { changeEmailPeriod } from "./email-period.server.ts";
export { cvPlace, dropUnused } from "./files.server.ts";
export { withJsonResume } from "./json-resume/from-json-resume.server.ts";
export { toJsonResume } from "./json-resume/to-json-resume.server.ts";
export { otherIds, unknownReferences } from "./master-lists.server.ts";
export { resumesPersonalData } from "./personal-data.server.ts";
export { matchProfileOf, profileOf, profilesOf } from "./read/match-profile.server.ts";
export { lockReadyResume, type ReadyResume } from "./read/ready-resume.server.ts";
export { resumeSummary } from "./read/resume-summary.server.ts";
export { shownPerson } from "./read/shown-person.store.server.ts";
export { confirmResume, findResume, findResumes } from "./resume.store.server.ts";
export { seedDemonstrationResume } from "./sample/demonstration-resume.server.ts";
export { type CheckedProfile, saveProfile } from "./save/save-profile.server.ts";
export { updateProfile } from "./save/update-profile.server.ts";
export { changeSeekingStatus } from "./seeking-status.server.ts";
export { createResume } from "./sign-up/create-resume.server.ts";
export { type CheckedSignUp, readSignedUpFiles, type SignedUpResume } from "./sign-up/signed-up-files.server.ts";

/** The resume's form has one draft, under this name. */
export const isResumeDraft: DraftKind = (_db, _applicantId, name) => name === "resume";

export { consentsDocument, resumeDocument } from "./stored-resume.server.ts";
