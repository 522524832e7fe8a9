import { m } from "#messages";
import { type Endpoint, endpoint } from "../../../../contract/endpoint.server.ts";
import { accept, type Refusal, refuseWith, tooMany } from "../../../../contract/reply.ts";
import type { Applicant, Guest } from "../../../../contract/request-context.ts";
import type { Language } from "../../../../i18n/language.ts";
import { headBytes } from "../../../../platform/files/file-heads.ts";
import { limitRules } from "../../../../platform/limits/limit-rules.ts";
import type { Platform } from "../../../../platform/platform.ts";
import { type CvChange, cvChanges } from "../../../cv-import/cv-changes.server.ts";
import { listWords } from "../../../cv-import/cv-words.server.ts";
import { findCvKind, isOldWord } from "../../../cv-import/kinds/cv-kind.ts";
import { type ReadCvFile, readCvFile } from "../../../cv-import/read-cv.server.ts";
import { findResume } from "../../resume.queries.server.ts";
import { emptyResume, type Resume } from "../../resume.ts";
import { todayInJakarta } from "../../rules/calendar.ts";
import { readForm } from "../../whole-form.ts";
import { profilePath } from "../wire/paths.ts";
import { profileSchema } from "../wire/profile.schema.ts";
import { resumeFromProfile } from "../wire/resume-from-form.ts";
import { busySeconds, readCv } from "./read-cv.calls.ts";
import { readCvAnswer, readCvRequest, type CvChange as SentChange } from "./read-cv.schema.ts";

interface Sent {
  file: Blob;
  data: Readonly<Record<string, unknown>> | undefined;
  identity: Guest | Applicant;
  language: Language;
  network: string;
}

/** The form as it is filled in, what is wrong in it left out; else what is stored. */
async function getResume({ database, clock }: Platform, { data, identity }: Sent): Promise<Resume> {
  const typed = data === undefined ? null : readForm(profileSchema(clock), { ...data, version: 0 }).form;
  if (typed !== null) return resumeFromProfile(typed);
  return identity.kind === "guest" ? emptyResume : (await findResume(database.db, identity.applicantId)).resume;
}

const named = (values: CvChange["values"]) =>
  Object.fromEntries(Object.entries(values).map(([path, value]) => [profilePath(path), value]));

function asSent({ path, values, ...rest }: CvChange): SentChange {
  return { ...rest, path: profilePath(path), values: named(values) };
}

type ReadSentCv =
  | { status: "read"; data: { changes: SentChange[]; email: string | null; unread: string[] } }
  | Exclude<ReadCvFile, { status: "read" }>;

/** What a sent CV would change in the form that it was sent from. */
async function readSentCv(platform: Platform, sent: Sent): Promise<ReadSentCv> {
  const { database, clock } = platform;
  const today = todayInJakarta(clock());
  const bytes = new Uint8Array(await sent.file.arrayBuffer());
  const words = await listWords(database.db);
  const read = await readCvFile(bytes, { words, thisYear: today.year, network: sent.network });
  if (read.status !== "read") return read;
  const { language, identity } = sent;
  const input = { facts: read.facts, current: await getResume(platform, sent), today, language };
  const found = await cvChanges(database.db, { ...input, takesEmail: identity.kind === "applicant" });
  return { status: "read", data: { ...found, changes: found.changes.map(asSent) } };
}

const largest = 5 * 1024 * 1024;

interface Asking {
  identity: Guest | Applicant;
  tokenKey: string;
  network: string;
}

/** Ten a person and hour; a guest's token costs nothing, so that his network counts too. */
async function overLimit({ limits }: Platform, { identity, tokenKey, network }: Asking): Promise<Refusal | null> {
  const isGuest = identity.kind === "guest";
  const person = isGuest ? `guest ${tokenKey}` : String(identity.applicantId);
  const own = await limits.take(limitRules.cvsRead, [person]);
  const all = own.status === "limited" || !isGuest ? own : await limits.take(limitRules.cvsReadForGuests, [network]);
  return all.status === "limited" ? tooMany(m.contract_too_many(), all.retryAfter) : null;
}

/** Refused with its sentence at the file's part, as every file is. */
function refusedFile(http: number, code: string, message: string): Refusal {
  return { ...refuseWith(http, code, message), extra: { errors: [{ path: "file", code, message }] } };
}

/** What a file lacks to be a CV that we read. */
function refusedAs(status: Exclude<ReadCvFile, { status: "read" }>["status"]): Refusal {
  switch (status) {
    case "busy":
      return { ...refuseWith(503, "busy", m.contract_busy()), retryAfter: busySeconds };
    case "other":
      return refusedFile(415, "file-type", m.resumes_read_cv_type());
    case "no-text":
      return refusedFile(422, status, m.resumes_read_cv_no_text());
    case "encrypted":
      return refusedFile(422, "cv-encrypted", m.documents_file_encrypted());
    case "active-content":
      return refusedFile(422, "cv-active-content", m.documents_file_active_content());
    case "unreadable":
      return refusedFile(422, status, m.resumes_read_cv_unreadable());
  }
}

/** What is wrong by its first bytes: it is a PDF, the archive that a Word document and LinkedIn's export are, or JSON. */
async function refusedByHead(file: Blob): Promise<Refusal | null> {
  const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
  if (isOldWord(head)) return refusedFile(415, "file-type", m.resumes_read_cv_old_word());
  return findCvKind(head) === null ? refusedAs("other") : null;
}

/** `form/read-cv`: says what of a CV a resume has a field for. Neither the file nor a word of it is kept or logged. */
export function readCvEndpoint(platform: Platform): Endpoint {
  return endpoint(readCv, {
    request: readCvRequest,
    answer: readCvAnswer,
    async handle({ body: { file, data } }, context) {
      if (file.size > largest) return refusedFile(413, "file-too-large", m.resumes_read_cv_large());
      const refusal = (await refusedByHead(file)) ?? (await overLimit(platform, context));
      if (refusal !== null) return refusal;
      const read = await readSentCv(platform, { file, data, ...context });
      return read.status === "read" ? accept({ data: read.data }) : refusedAs(read.status);
    },
  });
}
