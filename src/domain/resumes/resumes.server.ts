import type { Platform } from "../../platform/platform.ts";
import type { DraftKind } from "../drafts/drafts.server.ts";
import type { ResumePort } from "../people/people.server.ts";
import { resumeSummary } from "./read/resume-summary.server.ts";
import {
  type CheckedSignUp,
  checkSignUp,
  readSignedUpFiles,
  type SignedUpResume,
} from "./sign-up/check-sign-up.server.ts";
import { createResume } from "./sign-up/create-resume.server.ts";

export { consentHistory, findConsents, recordConsents, withdrawConsent } from "./consent.store.server.ts";
export { cvPlace, dropUnused } from "./files.server.ts";
export { exportJsonResume, importJsonResume } from "./json-resume/import-json-resume.server.ts";
export { otherIds } from "./master-lists.server.ts";
export { resumesPersonalData } from "./personal-data.server.ts";
export { matchProfileOf } from "./read/match-profile.server.ts";
export { readProfile } from "./read/read-profile.server.ts";
export { lockReadyResume, type ReadyResume } from "./read/ready-resume.server.ts";
export { shownPerson } from "./read/shown-person.store.server.ts";
export { confirmResume, findResume } from "./resume.store.server.ts";
export { seedDemonstrationResume } from "./sample/demonstration-resume.server.ts";
export { alsoWrongInProfile, type CheckedProfile, checkProfile } from "./save/check-profile.server.ts";
export { saveProfile } from "./save/save-profile.server.ts";
export { updateProfile } from "./save/update-profile.server.ts";
export { changeSeekingStatus } from "./seeking-status.server.ts";

/** The resume's form has one draft, under this name. */
export const isResumeDraft: DraftKind = (_db, _applicantId, name) => name === "resume";

/** What accounts needs of the resume: the sign-up form's other part, and what sign-in tells. */
export function createResumePort(platform: Platform): ResumePort<CheckedSignUp, SignedUpResume> {
  return {
    check: (form, files, language) => checkSignUp(platform, form, files, language),
    read: readSignedUpFiles,
    create: (tx, applicantId, value) => createResume(platform, tx, applicantId, value),
    summary: (applicantId) => resumeSummary(platform, applicantId),
  };
}
export { consentsDocument, resumeDocument } from "./stored-resume.server.ts";
