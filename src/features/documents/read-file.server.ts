import { m } from "#messages";
import type { Thing } from "../../contract/action.ts";
import { addFieldMessages, fieldMessage } from "../../contract/field-errors.ts";
import { invalid, type Refusal, refuseWith } from "../../contract/reply.ts";
import type { Language } from "../../i18n/language.ts";
import { type CvRefusal, glanceAtCv, readCv } from "../../platform/files/cv.ts";
import { glanceAtPhoto, type PhotoRefusal, readPhoto } from "../../platform/files/photo.ts";
import { type FileKind, findKind, mediaTypes } from "../../platform/files/stored-file.ts";
import { logFault } from "../../platform/log/log.ts";
import type { Platform } from "../../platform/platform.ts";
import { findFile, findOwnerOfFile } from "./document.queries.server.ts";
import type { FilePurpose } from "./documents.ts";

addFieldMessages({
  "file-broken": m.documents_file_broken,
  "photo-too-many-pixels": m.documents_file_too_many_pixels,
  "cv-encrypted": m.documents_file_encrypted,
  "cv-active-content": m.documents_file_active_content,
  "file-infected": m.documents_file_infected,
});

/** A photo or CV that may be kept, not stored yet. */
export interface NewFile {
  role: string;
  kind: FileKind;
  originalName: string;
  content: Uint8Array;
  pages: number | null;
}

/** A photo or CV that was sent and looks like one; what is in it is read last of all, because that costs most. */
export interface UnreadFile {
  purpose: FilePurpose;
  content: Blob;
}

/** Result of the first check of a sent file: `refused` is too large or of another kind (413, 415). */
export type Glanced =
  | { status: "unread"; file: UnreadFile }
  | { status: "none" }
  | { status: "refused"; refusal: Refusal };

type FileCode = PhotoRefusal | CvRefusal | "file-infected" | "scan-unavailable";

const longestName = 100;
/** After which another try is worth it. */
const busySeconds = 5;

const statuses: Partial<Record<FileCode, number>> = {
  ...{ "file-too-large": 413, "file-type": 415 },
  ...{ busy: 503, "scan-unavailable": 503 },
};

function getMessage({ role }: FilePurpose, code: FileCode, language: Language): string {
  const locale = { locale: language };
  if (code === "busy") return m.contract_busy({}, locale);
  if (code === "scan-unavailable") return m.documents_file_scan_unavailable({}, locale);
  if (code === "file-too-large")
    return role === "cv" ? m.documents_file_large_cv({}, locale) : m.documents_file_large_photo({}, locale);
  if (code === "file-type")
    return role === "cv" ? m.documents_file_type_cv({}, locale) : m.documents_file_type_photo({}, locale);
  if (code === "file-broken" && role === "cv") return m.documents_file_broken_cv({}, locale);
  return fieldMessage(code, language);
}

/** A refusal that names its part; 422 where the file itself is at fault, 503 when nobody has time for it now. */
function refused(purpose: FilePurpose, code: FileCode, language: Language): Refusal {
  const error = { path: purpose.part, code, message: getMessage(purpose, code, language) };
  const http = statuses[code];
  if (http === undefined) return invalid(m.contract_invalid_fields({}, { locale: language }), [error]);
  const refusal = { ...refuseWith(http, code, error.message), extra: { errors: [error] } };
  return http === 503 ? { ...refusal, retryAfter: busySeconds } : refusal;
}

/** A file's own name without folders, in one short line. */
function ownName(file: Blob, fallback: string): string {
  const name = file instanceof File ? file.name : "";
  // Cut before anything is done with it: what stands above a part may be long.
  const last = name
    .slice(-longestName)
    .replace(/^.*[/\\]/s, "")
    .replace(/(\p{M}{30})\p{M}+/gu, "$1")
    .toWellFormed()
    .normalize("NFC")
    .replace(/\p{C}/gu, "")
    .trim();
  return last.slice(-longestName) || fallback;
}

function isNothing(file: Blob | undefined): file is undefined {
  return file === undefined || (file.size === 0 && (!(file instanceof File) || file.name === ""));
}

/** Looks at a sent photo or CV without reading it: is there one, is it small enough, does it begin as one does? */
export async function glanceAt(purpose: FilePurpose, content: Blob | undefined, language: Language): Promise<Glanced> {
  if (isNothing(content)) return { status: "none" };
  const code = purpose.role === "cv" ? await glanceAtCv(content) : await glanceAtPhoto(content);
  if (code !== null) return { status: "refused", refusal: refused(purpose, code, language) };
  return { status: "unread", file: { purpose, content } };
}

/**
 * Reads one: a photo of any of the six types becomes a plain JPEG, a CV is a PDF that does nothing on its own (§5,
 * promise 10).
 */
async function readBytes({ purpose, content }: UnreadFile, bytes: Uint8Array, asking: Asking): Promise<ReadFile> {
  const { role } = purpose;
  const { language, network } = asking;
  if (role === "cv") {
    const cv = await readCv(bytes, network);
    if (cv.status === "refused") return refused(purpose, cv.code, language);
    const originalName = ownName(content, "cv.pdf");
    return {
      status: "read",
      file: { role, kind: "pdf", originalName, content: cv.rewritten ?? bytes, pages: cv.pages },
    };
  }
  const photo = await readPhoto(bytes, network);
  if (photo.status === "refused") return refused(purpose, photo.code, language);
  const originalName = ownName(content, "photo.jpg");
  return { status: "read", file: { role, kind: "jpg", originalName, content: photo.jpeg, pages: null } };
}

type ReadFile = { status: "read"; file: NewFile } | Refusal;

/** Dependencies of scanning. */
export type Scanning = Pick<Platform, "scanner" | "log">;

/** Why a file may not be kept; null where no virus was found, or no scanner is set. No log line has the file's name. */
async function faultOfScan({ scanner, log }: Scanning, role: string, bytes: Uint8Array): Promise<FileCode | null> {
  const scanned = await scanner?.scan(bytes);
  switch (scanned?.status) {
    case "found":
      log.warn({ role, signature: scanned.signature }, "a virus was found in an upload, which is refused");
      return "file-infected";
    case "away":
      logFault(log, {}, scanned.fault);
      return "scan-unavailable";
    case "clean":
    case undefined:
      return null;
  }
}

/**
 * Reads one, then has it scanned as it came and, where that differs, as it is kept; a photo is made again of its
 * pixels.
 */
async function readFile(scanning: Scanning, unread: UnreadFile, asking: Asking): Promise<ReadFile> {
  const bytes = new Uint8Array(await unread.content.arrayBuffer());
  const read = await readBytes(unread, bytes, asking);
  if (read.status === "refused") return read;
  const { content, kind } = read.file;
  const { purpose } = unread;
  for (const each of kind === "pdf" && content !== bytes ? [bytes, content] : [bytes]) {
    const code = await faultOfScan(scanning, purpose.role, each);
    if (code !== null) return refused(purpose, code, asking.language);
  }
  return read;
}

/** Who sent files: the language of the answer, and whose share of the queues they take. */
interface Asking {
  language: Language;
  network: string;
}

export type ReadFiles = { status: "read"; files: NewFile[] } | Refusal;

/**
 * Reads what was sent, after everything that costs less: fields, limits, captcha (promise 10).
 * @returns a refusal with every file that is wrong, or that nobody has time for now
 */
export async function readFiles(scanning: Scanning, unread: readonly UnreadFile[], asking: Asking): Promise<ReadFiles> {
  const read = await Promise.all(unread.map((file) => readFile(scanning, file, asking)));
  const refusals = read.flatMap((each) => (each.status === "refused" ? [each] : []));
  const errors = refusals.filter(({ http }) => http === 422).flatMap(({ extra }) => extra.errors ?? []);
  if (errors.length > 0) return invalid(m.contract_invalid_fields({}, { locale: asking.language }), errors);
  const files = read.flatMap((each) => (each.status === "read" ? [each.file] : []));
  return refusals[0] ?? { status: "read", files };
}

export interface OwnFile {
  content: Uint8Array;
  mediaType: string;
  originalName: string;
}

const ENDING = /\.[^.]*$/;

/** Whose a stored photo or CV is; null for everything else. */
export async function ownerOfFile({ database }: Platform, name: string): Promise<Thing | null> {
  return findKind(name) === null ? null : ((await findOwnerOfFile(database.db, name)) ?? null);
}

/** A stored photo or CV of this applicant; null for everything else, someone else's included. */
export async function readOwnFile(
  { database, files }: Platform,
  applicantId: number,
  name: string,
): Promise<OwnFile | null> {
  const kind = findKind(name);
  const row = kind && (await findFile(database.db, applicantId, name));
  const content = row && (await files.read(name));
  if (!kind || !row || !content) return null;
  return { content, mediaType: mediaTypes[kind], originalName: `${row.originalName.replace(ENDING, "")}.${kind}` };
}
