import { fieldMessage } from "../../../contract/field-messages.ts";
import type { FieldError } from "../../../contract/reply.ts";
import type { Language } from "../../../i18n/language.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { CheckedResume, SignUpFiles } from "../../accounts/ports.server.ts";
import { missing, type ResumePath } from "../completeness.ts";
import { type NewFile, readCvPart, readPhotoPart } from "../files/read-file.server.ts";
import { otherIds, unknownReferences } from "../master-lists.server.ts";
import type { Consents, Resume } from "../resume.ts";
import { gather } from "../save/check-profile.server.ts";
import { type SignUpForm, signUpSchema } from "../sign-up.schema.ts";
import { type Fault, readForm, withMissing } from "../whole-form.ts";
import { signUpPaths } from "../wire/paths.ts";
import { consentsFrom } from "../wire/profile-from-wire.ts";
import { resumeFromSignUp } from "../wire/sign-up-from-wire.ts";

/** The resume's part of a sign-up that may be stored. */
export interface SignedUpResume {
  resume: Resume;
  consents: Consents;
  files: NewFile[];
}

async function faultsOf(
  { database: { db } }: Platform,
  { wrong, form }: { wrong: Fault[]; form: SignUpForm },
  files: { hasPhoto: boolean; hasCv: boolean },
): Promise<Fault[]> {
  const resume = resumeFromSignUp(form);
  const named = (path: ResumePath) => signUpPaths(path, form);
  const unknown = (await unknownReferences(db, resume)).flatMap(named);
  const lacking = missing({ resume, consents: consentsFrom(form), ...files }, await otherIds(db, resume)).flatMap(
    named,
  );
  return withMissing([...wrong, ...unknown.map((path) => ({ path: path.split("."), code: "choice" }))], lacking);
}

function told(faults: readonly Fault[], language: Language): FieldError[] {
  return faults.map(({ path, code }) => ({
    path: path.map(String).join("."),
    code,
    message: fieldMessage(code, language),
  }));
}

/** Checks the resume's part of a sign-up: everything is asked for, every wrong field is told at once. */
export async function checkSignUp(
  platform: Platform,
  raw: unknown,
  { photoProfile, cvFile }: SignUpFiles,
  language: Language,
): Promise<CheckedResume<SignedUpResume>> {
  const photo = await readPhotoPart(photoProfile, language);
  const cv = await readCvPart(cvFile, language);
  const { files, errors, refusal } = gather([photo, cv]);
  const { wrong, form } = readForm(signUpSchema(platform.clock), raw);
  const present = { hasPhoto: photo.status !== "none", hasCv: cv.status !== "none" };
  const faults = form === null ? wrong : await faultsOf(platform, { wrong, form }, present);
  if (form === null || faults.length > 0 || errors.length > 0) {
    return { status: "invalid", errors: [...told(faults, language), ...errors] };
  }
  if (refusal !== null) return { status: "refused", refusal };
  return { status: "valid", value: { resume: resumeFromSignUp(form), consents: consentsFrom(form), files } };
}
