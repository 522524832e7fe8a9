import { fieldMessage } from "../../../contract/field-errors.ts";
import type { FieldError } from "../../../contract/reply.ts";
import type { Language } from "../../../i18n/language.ts";
import type { Platform } from "../../../platform/platform.ts";
import { glanceAt } from "../../documents/read-file.server.ts";
import type { CheckedResume, ResumePort, SignUpFiles } from "../../identity/ports.server.ts";
import { missing, type ResumePath } from "../completeness.ts";
import { type CheckedSignUp, readSignedUpFiles, type SignedUpResume } from "../files.server.ts";
import { resumeCv, resumePhoto } from "../files.ts";
import { otherIds, unknownReferences } from "../master-lists.server.ts";
import { resumeSummary } from "../read/resume-summary.server.ts";
import { todayInJakarta } from "../rules/calendar.ts";
import { createResume } from "../save-profile.server.ts";
import { beyondLifetime, type Fault, readForm, withMissing } from "../whole-form.ts";
import { gather } from "./check-profile.server.ts";
import { signUpPaths } from "./wire/paths.ts";
import { consentsFrom, resumeFromSignUp } from "./wire/resume-from-form.ts";
import { type SignUpForm, signUpSchema } from "./wire/sign-up.schema.ts";

/** What accounts needs of the resume: the sign-up form's other part, and what sign-in tells. */
export function createResumePort(platform: Platform): ResumePort<CheckedSignUp, SignedUpResume> {
  return {
    check: (form, files, language) => checkSignUp(platform, form, files, language),
    read: (value, asking) => readSignedUpFiles(platform, value, asking),
    create: (tx, applicantId, value) => createResume(platform, tx, applicantId, value),
    summary: (applicantId) => resumeSummary(platform, applicantId),
  };
}

async function listFaults(
  { database: { db }, clock }: Platform,
  { wrong, form }: { wrong: Fault[]; form: SignUpForm },
  files: { hasPhoto: boolean; hasCv: boolean },
): Promise<Fault[]> {
  const resume = resumeFromSignUp(form);
  const named = (path: ResumePath) => signUpPaths(path, form);
  const unknown = (await unknownReferences(db, resume)).flatMap(named);
  const lacking = missing({ resume, consents: consentsFrom(form), ...files }, await otherIds(db, resume)).flatMap(
    named,
  );
  const choices = unknown.map((path) => ({ path: path.split("."), code: "choice" }));
  const beyond = beyondLifetime(resume, todayInJakarta(clock()), named);
  return withMissing([...wrong, ...choices, ...beyond], lacking);
}

function toFieldErrors(faults: readonly Fault[], language: Language): FieldError[] {
  return faults.map(({ path, code }) => ({
    path: path.map(String).join("."),
    code,
    message: fieldMessage(code, language),
  }));
}

/** Checks the resume's part of a sign-up: everything is asked for, every wrong field is reported at once. */
async function checkSignUp(
  platform: Platform,
  raw: unknown,
  { photoProfile, cvFile }: SignUpFiles,
  language: Language,
): Promise<CheckedResume<CheckedSignUp>> {
  const photo = await glanceAt(resumePhoto, photoProfile, language);
  const cv = await glanceAt(resumeCv, cvFile, language);
  const { files, errors, refusal } = gather([photo, cv]);
  const { wrong, form } = readForm(signUpSchema(platform.clock), raw);
  const present = { hasPhoto: photo.status !== "none", hasCv: cv.status !== "none" };
  const faults = form === null ? wrong : await listFaults(platform, { wrong, form }, present);
  if (form === null || faults.length > 0) {
    return { status: "invalid", errors: [...toFieldErrors(faults, language), ...errors] };
  }
  if (refusal !== null) return { status: "refused", refusal };
  return { status: "valid", value: { resume: resumeFromSignUp(form), consents: consentsFrom(form), unread: files } };
}
