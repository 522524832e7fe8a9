import type { ResumePort } from "../../../domain/people/ports.server.ts";
import { resumeSummary } from "../../../domain/resumes/read/resume-summary.server.ts";
import { createResume } from "../../../domain/resumes/sign-up/create-resume.server.ts";
import {
  type CheckedSignUp,
  readSignedUpFiles,
  type SignedUpResume,
} from "../../../domain/resumes/sign-up/signed-up-files.server.ts";
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
