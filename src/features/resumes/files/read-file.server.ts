import { m } from "#messages";
import { fieldMessage } from "../../../contract/field-messages.ts";
import { type FieldError, type Refusal, refuseWith } from "../../../contract/reply.ts";
import type { Language } from "../../../i18n/language.ts";
import { type CvRefusal, readCv } from "../../../platform/files/cv.ts";
import { type PhotoRefusal, readPhoto } from "../../../platform/files/photo.ts";
import type { FileKind } from "../../../platform/files/stored-file.ts";
import type { FileRole } from "../resume.tables.ts";
import "./file-texts.ts";

/** A photo or CV that may be kept, not stored yet. */
export interface NewFile {
  role: FileRole;
  kind: FileKind;
  originalName: string;
  content: Uint8Array;
  pages: number | null;
}

/** `refused` is for a file that is too large, of another kind, or for which nobody has time now (413, 415, 503). */
export type ReadFile =
  | { status: "ok"; file: NewFile }
  | { status: "none" }
  | { status: "invalid"; error: FieldError }
  | { status: "refused"; refusal: Refusal };

type FileCode = PhotoRefusal | CvRefusal;

/** The wire's names of the parts. */
const parts = { photo: "photoProfile", cv: "cvFile", "form-photo": "photo" } as const satisfies Record<
  FileRole,
  string
>;

const longestName = 100;
/** After which another try is worth it. */
const busySeconds = 5;

const statuses: Partial<Record<FileCode, number>> = { "file-too-large": 413, "file-type": 415, busy: 503 };

function messageOf(role: FileRole, code: FileCode, language: Language): string {
  const locale = { locale: language };
  if (code === "busy") return m.contract_not_ready({}, locale);
  if (code === "file-too-large")
    return role === "cv" ? m.resumes_file_large_cv({}, locale) : m.resumes_file_large_photo({}, locale);
  if (code === "file-type")
    return role === "cv" ? m.resumes_file_type_cv({}, locale) : m.resumes_file_type_photo({}, locale);
  return fieldMessage(code, language);
}

function refused(role: FileRole, code: FileCode, language: Language): ReadFile {
  const error = { path: parts[role], code, message: messageOf(role, code, language) };
  const http = statuses[code];
  if (http === undefined) return { status: "invalid", error };
  const refusal = { ...refuseWith(http, code, error.message), extra: { errors: [error] } };
  return { status: "refused", refusal: code === "busy" ? { ...refusal, retryAfter: busySeconds } : refusal };
}

/** A file's own name without folders, in one short line. */
function ownName(file: Blob, fallback: string): string {
  const name = file instanceof File ? file.name : "";
  const last = name
    .normalize("NFC")
    .replace(/^.*[/\\]/, "")
    .replace(/\p{C}/gu, "")
    .trim();
  return last.slice(-longestName) || fallback;
}

function isNothing(file: Blob | undefined): file is undefined {
  return file === undefined || (file.size === 0 && (!(file instanceof File) || file.name === ""));
}

/** Reads a photo: any of the six types becomes a plain JPEG (§5, promise 10). */
export async function readPhotoPart(
  file: Blob | undefined,
  language: Language,
  role: "photo" | "form-photo" = "photo",
): Promise<ReadFile> {
  if (isNothing(file)) return { status: "none" };
  const photo = await readPhoto(new Uint8Array(await file.arrayBuffer()));
  if (photo.status === "refused") return refused(role, photo.code, language);
  const originalName = ownName(file, "photo.jpg");
  return { status: "ok", file: { role, kind: "jpg", originalName, content: photo.jpeg, pages: null } };
}

/** Reads a CV: a PDF that does nothing by itself (§5, promise 10). */
export async function readCvPart(file: Blob | undefined, language: Language): Promise<ReadFile> {
  if (isNothing(file)) return { status: "none" };
  const content = new Uint8Array(await file.arrayBuffer());
  const cv = await readCv(content);
  if (cv.status === "refused") return refused("cv", cv.code, language);
  return {
    status: "ok",
    file: { role: "cv", kind: "pdf", originalName: ownName(file, "cv.pdf"), content, pages: cv.pages },
  };
}
