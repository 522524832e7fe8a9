import type { Platform } from "../../platform/platform.ts";
import type { ResumePort } from "../people/people.server.ts";
import { inspectStoredCvs } from "./files/inspect/inspect-cvs.server.ts";
import { sweepFiles } from "./files/sweep-files.server.ts";
import { resumeSummary } from "./read/resume-summary.server.ts";
import {
  type CheckedSignUp,
  checkSignUp,
  readSignedUpFiles,
  type SignedUpResume,
} from "./sign-up/check-sign-up.server.ts";
import { createResume } from "./sign-up/create-resume.server.ts";

export { consentHistory, findConsents, recordConsents, withdrawConsent } from "./consent.store.server.ts";
export { removeDraft as dropDraftOf } from "./drafts/draft.store.server.ts";
export { keepDraft, loseDraft, openDraft } from "./drafts/keep-draft.server.ts";
export { ownFiles, withNewFiles } from "./files/new-files.server.ts";
export { type Glanced, glanceAt, type NewFile, readFiles } from "./files/read-file.server.ts";
export { readOwnFile } from "./files/read-own-file.server.ts";
export { keepFiles, ownPhoto, releaseFromForm, showInForm } from "./files/resume-file.store.server.ts";
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

/** What accounts needs of the resume: the sign-up form's other part, and what sign-in tells. */
export function createResumePort(platform: Platform): ResumePort<CheckedSignUp, SignedUpResume> {
  return {
    check: (form, files, language) => checkSignUp(platform, form, files, language),
    read: readSignedUpFiles,
    create: (tx, applicantId, value) => createResume(platform, tx, applicantId, value),
    summary: (applicantId) => resumeSummary(platform, applicantId),
  };
}

/** Registers the resumes' jobs; before `jobs.start()`. */
export async function startResumeWork(platform: Platform, siteName: () => string): Promise<void> {
  // By night, when few send CVs of their own.
  await platform.jobs.schedule("resumes-inspect-cvs", "37 0-5 * * *", (_, signal) =>
    inspectStoredCvs(platform, siteName(), signal),
  );
  await platform.jobs.schedule("resumes-sweep-files", "23 3 * * *", () => sweepFiles(platform));
}
