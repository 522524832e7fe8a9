import type { ResumePort } from "../../../domain/people/people.server.ts";
import {
  type CheckedSignUp,
  createResume,
  readSignedUpFiles,
  resumeSummary,
  type SignedUpResume,
} from "../../../domain/resumes/resumes.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import { checkSignUp } from "./check-sign-up.server.ts";

/** What accounts needs of the resume: the sign-up form's other part, and what sign-in tells. */
export function createResumePort(platform: Platform): ResumePort<CheckedSignUp, SignedUpResume> {
  return {
    check: (form, files, language) => checkSignUp(platform, form, files, language),
    read: (value, asking) => readSignedUpFiles(platform, value, asking),
    create: (tx, applicantId, value) => createResume(platform, tx, applicantId, value),
    summary: (applicantId) => resumeSummary(platform, applicantId),
  };
}
