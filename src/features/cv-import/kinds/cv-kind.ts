import { beginsAsPdf } from "../../../platform/files/file-heads.ts";

/** What a file is, by how it begins: a zip is a Word document or LinkedIn's data export. */
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
export function cvKindOf(bytes: Uint8Array): CvKind | null {
  return heads.find(([, isKind]) => isKind(bytes))?.[0] ?? null;
}

export function isCvKind(text: unknown): text is CvKind {
  return heads.some(([kind]) => kind === text);
}
