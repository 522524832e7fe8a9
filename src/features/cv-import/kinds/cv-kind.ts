import { beginsAsPdf } from "../../../platform/files/file-heads.ts";

/** A file's kind, by its first bytes: a zip is a Word document or LinkedIn's data export. */
export type CvKind = "pdf" | "zip" | "json";

const beginsWith =
  (...start: readonly number[]) =>
  (bytes: Uint8Array) =>
    start.every((byte, at) => bytes[at] === byte);

const heads: readonly (readonly [CvKind, (bytes: Uint8Array) => boolean])[] = [
  ["pdf", beginsAsPdf],
  ["zip", beginsWith(0x50, 0x4b)],
  ["json", beginsWith(0x7b)],
];

/** The kind of a file by its first bytes; null where it can be no CV. */
export function findCvKind(bytes: Uint8Array): CvKind | null {
  return isOldWord(bytes) ? null : (heads.find(([, isKind]) => isKind(bytes))?.[0] ?? null);
}

/** True for a file of Word before 2007 (.doc), or one in rich text, which many call so. */
export const isOldWord = (bytes: Uint8Array): boolean =>
  beginsWith(0xd0, 0xcf, 0x11, 0xe0)(bytes) || beginsWith(0x7b, 0x5c, 0x72, 0x74, 0x66)(bytes);

export function isCvKind(text: unknown): text is CvKind {
  return heads.some(([kind]) => kind === text);
}
