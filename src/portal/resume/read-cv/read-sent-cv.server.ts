import type { Applicant, Guest } from "../../../contract/request-context.ts";
import { type CvChange, cvChanges } from "../../../domain/resumes/cv/cv-changes.server.ts";
import { listWords } from "../../../domain/resumes/cv/cv-words.server.ts";
import { readCvFile } from "../../../domain/resumes/cv/read-cv.server.ts";
import { findResume } from "../../../domain/resumes/resume.queries.server.ts";
import { emptyResume, type Resume } from "../../../domain/resumes/resume.ts";
import { todayInJakarta } from "../../../domain/resumes/rules/calendar.ts";
import { readForm } from "../../../domain/resumes/whole-form.ts";
import type { Language } from "../../../i18n/language.ts";
import type { Platform } from "../../../platform/platform.ts";
import { profilePath } from "../wire/paths.ts";
import { profileSchema } from "../wire/profile.schema.ts";
import { resumeFromProfile } from "../wire/resume-from-profile.ts";
import type { CvChange as SentChange } from "./read-cv.schema.ts";

interface Sent {
  file: Blob;
  data: Readonly<Record<string, unknown>> | undefined;
  identity: Guest | Applicant;
  language: Language;
  network: string;
}

/** The form as it is filled in, what is wrong in it left out; else what is stored. */
async function resumeOf({ database, clock }: Platform, { data, identity }: Sent): Promise<Resume> {
  const typed = data === undefined ? null : readForm(profileSchema(clock), { ...data, version: 0 }).form;
  if (typed !== null) return resumeFromProfile(typed);
  return identity.kind === "guest" ? emptyResume : (await findResume(database.db, identity.applicantId)).resume;
}

const named = (values: CvChange["values"]) =>
  Object.fromEntries(Object.entries(values).map(([path, value]) => [profilePath(path), value]));

function asSent({ path, values, ...told }: CvChange): SentChange {
  return { ...told, path: profilePath(path), values: named(values) };
}

export type ReadSentCv =
  | { status: "read"; data: { changes: SentChange[]; unread: string[] } }
  | { status: "no-text" | "unreadable" | "other" | "busy" };

/** What a sent CV would change in the form that it was sent from. */
export async function readSentCv(platform: Platform, sent: Sent): Promise<ReadSentCv> {
  const { database, clock } = platform;
  const today = todayInJakarta(clock());
  const bytes = new Uint8Array(await sent.file.arrayBuffer());
  const words = await listWords(database.db);
  const read = await readCvFile(bytes, { words, thisYear: today.year, network: sent.network });
  if (read.status !== "read") return read;
  const { language, identity } = sent;
  const asked = { facts: read.facts, current: await resumeOf(platform, sent), today, language };
  const { changes, unread } = await cvChanges(database.db, { ...asked, takesEmail: identity.kind === "applicant" });
  return { status: "read", data: { changes: changes.map(asSent), unread } };
}
