import { fieldMessage } from "../../../contract/field-messages.ts";
import type { FieldError, Refusal } from "../../../contract/reply.ts";
import type { Language } from "../../../i18n/language.ts";
import type { Platform } from "../../../platform/platform.ts";
import { glanceAt, type NewFile, readFiles, type UnreadFile } from "../../documents/documents.server.ts";
import type { CheckedResume, SignUpFiles } from "../../people/people.server.ts";
import { missing, type ResumePath } from "../completeness.ts";
import { resumeCv, resumePhoto } from "../files.ts";
import { signUpPaths } from "../form/paths.ts";
import { consentsFrom } from "../form/resume-from-profile.ts";
import { resumeFromSignUp } from "../form/resume-from-sign-up.ts";
import { otherIds, unknownReferences } from "../master-lists.server.ts";
import type { Consents, Resume } from "../resume.ts";
import { todayInJakarta } from "../rules/calendar.ts";
import { gather } from "../save/check-profile.server.ts";
import { type SignUpForm, signUpSchema } from "../sign-up.schema.ts";
import { beyondLifetime, type Fault, readForm, withMissing } from "../whole-form.ts";

/** The resume's part of a sign-up with nothing wrong in it but, perhaps, its files. */
export interface CheckedSignUp {
  resume: Resume;
  consents: Consents;
  unread: UnreadFile[];
}

/** The resume's part of a sign-up that may be stored. */
export interface SignedUpResume extends Omit<CheckedSignUp, "unread"> {
  files: NewFile[];
}

async function faultsOf(
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
): Promise<CheckedResume<CheckedSignUp>> {
  const photo = await glanceAt(resumePhoto, photoProfile, language);
  const cv = await glanceAt(resumeCv, cvFile, language);
  const { files, errors, refusal } = gather([photo, cv]);
  const { wrong, form } = readForm(signUpSchema(platform.clock), raw);
  const present = { hasPhoto: photo.status !== "none", hasCv: cv.status !== "none" };
  const faults = form === null ? wrong : await faultsOf(platform, { wrong, form }, present);
  if (form === null || faults.length > 0) {
    return { status: "invalid", errors: [...told(faults, language), ...errors] };
  }
  if (refusal !== null) return { status: "refused", refusal };
  return { status: "valid", value: { resume: resumeFromSignUp(form), consents: consentsFrom(form), unread: files } };
}

/** Reads photo and CV of a sign-up, when all else is right. */
export async function readSignedUpFiles(
  { unread, ...rest }: CheckedSignUp,
  asking: { language: Language; network: string },
): Promise<{ status: "read"; value: SignedUpResume } | Refusal> {
  const read = await readFiles(unread, asking);
  return read.status === "read" ? { status: "read", value: { ...rest, files: read.files } } : read;
}
