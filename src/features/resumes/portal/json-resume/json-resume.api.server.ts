import { z } from "zod";
import { m } from "#messages";
import { BrokenTextError, cleanText } from "../../../../contract/clean-text.ts";
import { type Endpoint, endpoint } from "../../../../contract/endpoint.server.ts";
import { blankIsAbsent } from "../../../../contract/field-values.ts";
import { pathLanguage } from "../../../../contract/path.schema.ts";
import { findJsonFault } from "../../../../contract/read-query.ts";
import { accept, conflict, invalid, type Refusal, refuseWith } from "../../../../contract/reply.ts";
import type { Language } from "../../../../i18n/language.ts";
import type { Platform } from "../../../../platform/platform.ts";
import { findConsents } from "../../consent.queries.server.ts";
import { withJsonResume } from "../../json-resume/from-json-resume.server.ts";
import {
  type Change,
  changeSchema,
  changesBetween,
  type JsonResume,
  jsonResumeSchema,
} from "../../json-resume/json-resume.ts";
import { type LeftOut, leftOutOf, leftOutSections } from "../../json-resume/left-out.ts";
import { type ForeignResume, largestFile, readJsonResume } from "../../json-resume/read-json-resume.ts";
import { toJsonResume } from "../../json-resume/to-json-resume.server.ts";
import { findResume } from "../../resume.queries.server.ts";
import type { Consents, Resume } from "../../resume.ts";
import { todayInJakarta } from "../../rules/calendar.ts";
import { updateProfile } from "../../save-profile.server.ts";
import { beyondLifetime, readForm, without } from "../../whole-form.ts";
import { checkProfile } from "../check-profile.server.ts";
import { readProfile } from "../read-profile.server.ts";
import { profilePath } from "../wire/paths.ts";
import { type Profile, profileSchema } from "../wire/profile.schema.ts";
import { profileFromResume } from "../wire/profile-from-resume.ts";
import { resumeFromProfile } from "../wire/resume-from-form.ts";
import { getJsonResume, importJsonResume as importCall } from "./json-resume.calls.ts";

/** Nothing but the language that is spoken. */
export const languageAsked = z.object({ query: z.object({ lang: pathLanguage.optional() }) });

export const jsonResumeAnswer = z.object({ data: jsonResumeSchema });

/** As a form ticks it, or as JSON says it. */
const isDryRun = z
  .union([
    z.boolean(),
    z.literal(["true", "1", "on"]).transform(() => true),
    z.literal(["false", "0"]).transform(() => false),
  ])
  .nullish();

/** A chosen file, its text, or the resume itself; whether it is one the task says. */
const file = z.preprocess(
  blankIsAbsent,
  z.union([z.file(), z.string(), z.record(z.string(), z.unknown())], "required"),
);

export const importRequest = z.object({
  body: z.object({ file, dryRun: isDryRun, lang: z.preprocess(blankIsAbsent, z.string().optional()) }),
});

/** What of the file is not taken, by part of it (our addition). */
const leftOut = z.object({ section: z.enum(leftOutSections), count: z.int().positive() });

export const importAnswer = z.object({
  data: z.object({ changes: z.array(changeSchema), leftOut: z.array(leftOut) }),
});

type Sent = ReturnType<typeof importRequest.parse>["body"]["file"];

function getSize(sent: Sent): number {
  if (sent instanceof File) return sent.size;
  return Buffer.byteLength(typeof sent === "string" ? sent : JSON.stringify(sent));
}

/** The text as JSON, by the rules for bodies; undefined for what is none. */
function parsed(text: string): unknown {
  try {
    return cleanText(JSON.parse(text));
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof BrokenTextError) return undefined;
    throw error;
  }
}

function wrongFile(message: string): Refusal {
  return invalid(m.contract_invalid_fields(), [{ path: "file", code: "json-resume-format", message }]);
}

interface ReadFile {
  status: "read";
  foreign: ForeignResume;
  leftOut: LeftOut[];
}

/** What a file says, or why it is not taken: empty (a browser's script sends so that none was chosen), too large, no JSON, no JSON Resume. */
async function readSent(sent: Sent): Promise<ReadFile | Refusal> {
  const size = getSize(sent);
  if (size === 0) return wrongFile(m.resumes_json_empty());
  if (size > largestFile) return refuseWith(413, "too-large", m.resumes_json_large());
  const text = sent instanceof File ? await sent.text() : sent;
  if (typeof text === "string" && findJsonFault(text) === "too-many")
    return refuseWith(413, "too-large", m.resumes_json_large());
  const content = typeof text === "string" ? parsed(text) : text;
  if (content === undefined) return wrongFile(m.resumes_json_no_json());
  const foreign = readJsonResume(content);
  return foreign === null
    ? wrongFile(m.resumes_json_no_resume())
    : { status: "read", foreign, leftOut: leftOutOf(content, foreign) };
}

/** `account/json-resume`: take away, bring along. */
export function jsonResumeEndpoints(platform: Platform): Endpoint[] {
  return [
    endpoint(getJsonResume, {
      request: languageAsked,
      answer: jsonResumeAnswer,
      handle: async (_, { identity, language }) =>
        accept({ data: await exportJsonResume(platform, identity.applicantId, language) }),
    }),
    endpoint(importCall, {
      request: importRequest,
      answer: importAnswer,
      async handle({ body }, { identity: { applicantId }, language }) {
        const read = await readSent(body.file);
        if (read.status === "refused") return read;
        const input = { applicantId, foreign: read.foreign, isDryRun: body.dryRun === true, language };
        const imported = await importJsonResume(platform, input);
        if (imported.status === "refused") return imported;
        if (imported.status === "imported")
          return accept({ data: { changes: imported.changes, leftOut: read.leftOut } });
        return conflict(m.contract_version_conflict(), await readProfile(platform, applicantId));
      },
    }),
  ];
}

/** An applicant's resume as JSON Resume. */
async function exportJsonResume(
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

interface Import {
  applicantId: number;
  foreign: ForeignResume;
  isDryRun: boolean;
  language: Language;
}

type Imported = { status: "imported"; changes: Change[] } | { status: "conflict" } | Refusal;

/** Takes a file into the resume, by the rules of the form; a dry run says what would change and changes nothing. */
async function importJsonResume(platform: Platform, input: Import): Promise<Imported> {
  const { applicantId, foreign, isDryRun, language } = input;
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
