import type { Refusal } from "../../../contract/reply.ts";
import { findConsents } from "../../../domain/resumes/consent.queries.server.ts";
import { withJsonResume } from "../../../domain/resumes/json-resume/from-json-resume.server.ts";
import { type Change, changesBetween, type JsonResume } from "../../../domain/resumes/json-resume/json-resume.ts";
import type { ForeignResume } from "../../../domain/resumes/json-resume/read-json-resume.ts";
import { toJsonResume } from "../../../domain/resumes/json-resume/to-json-resume.server.ts";
import { findResume } from "../../../domain/resumes/resume.queries.server.ts";
import type { Consents, Resume } from "../../../domain/resumes/resume.ts";
import { todayInJakarta } from "../../../domain/resumes/rules/calendar.ts";
import { updateProfile } from "../../../domain/resumes/save/update-profile.server.ts";
import { beyondLifetime, readForm, without } from "../../../domain/resumes/whole-form.ts";
import type { Language } from "../../../i18n/language.ts";
import type { Platform } from "../../../platform/platform.ts";
import { checkProfile } from "../save/check-profile.server.ts";
import { profilePath } from "../wire/paths.ts";
import { type Profile, profileSchema } from "../wire/profile.schema.ts";
import { profileFromResume } from "../wire/profile-from-resume.ts";
import { resumeFromProfile } from "../wire/resume-from-profile.ts";

/** An applicant's resume as JSON Resume. */
export async function exportJsonResume(
  { database: { db } }: Platform,
  applicantId: number,
  language: Language,
): Promise<JsonResume> {
  return toJsonResume(db, (await findResume(db, applicantId)).resume, language);
}

interface Whole {
  resume: Resume;
  consents: Consents;
  version: number;
}

/** The form that would be sent with this resume; values that our rules do not take are left out, files are kept. */
function asForm({ resume, consents, version }: Whole, now: () => Date): Profile | null {
  const own = profileFromResume({ resume, consents, photoUrl: null, cv: null });
  const { oldImageUrl: _photo, cvName: _cv, cvUrl: _url, ...personalData } = own.personalData;
  const { form } = readForm(profileSchema(now), { ...own, personalData, version });
  if (form === null) return null;
  const beyond = beyondLifetime(resumeFromProfile(form), todayInJakarta(now()), (path) => [profilePath(path)]);
  const rest = beyond.reduce<unknown>((value, { path }) => without(value, path), form);
  return readForm(profileSchema(now), rest).form;
}

export interface Import {
  applicantId: number;
  foreign: ForeignResume;
  isDryRun: boolean;
  language: Language;
}

export type Imported = { status: "imported"; changes: Change[] } | { status: "conflict" } | Refusal;

/** Takes a file into the resume, by the rules of the form; a dry run says what would change and changes nothing. */
export async function importJsonResume(platform: Platform, asked: Import): Promise<Imported> {
  const { applicantId, foreign, isDryRun, language } = asked;
  const { database, clock } = platform;
  const { resume: current, version } = await findResume(database.db, applicantId);
  const consents = await findConsents(database.db, applicantId);
  const resume = await withJsonResume(database.db, foreign, current, todayInJakarta(clock()).year);
  const form = asForm({ resume, consents, version }, clock);
  if (form === null) throw new Error("A resume made by our own rules is refused by them.");
  const [before, after] = [
    await toJsonResume(database.db, current, language),
    await toJsonResume(database.db, resumeFromProfile(form), language),
  ];
  const changes = changesBetween(before, after);
  if (isDryRun || changes.length === 0) return { status: "imported", changes };
  const checked = await checkProfile(platform, { data: form }, language);
  if (checked.status === "refused") return checked;
  const status = await updateProfile(platform, applicantId, checked.profile, []);
  return status === "saved" ? { status: "imported", changes } : { status };
}
