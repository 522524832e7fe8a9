import { setImmediate } from "node:timers/promises";
import { stringifyChunked } from "@discoveryjs/json-ext";
import { strToU8, Zip, ZipDeflate, ZipPassThrough } from "fflate";
import { m } from "#messages";
import { jakartaDay } from "../../i18n/calendar.ts";
import { limitRules } from "../../platform/limits/limit-rules.ts";
import type { PersonalData, PersonalDataFile, PersonalDataPart } from "../../platform/personal-data.ts";
import type { Platform } from "../../platform/platform.ts";
import { recordEvent } from "../identity/account-event.queries.server.ts";
import type { Asker } from "../identity/account-event.ts";
import { findPerson } from "../identity/personal-data.queries.server.ts";
import { applicantPrincipal } from "../identity/principal.ts";

/** A file of a zip. What is packed already (JPEG, PDF) travels as it is. */
interface ZipEntry {
  name: string;
  isPacked: boolean;
  /** In pieces of about 64 kB at most; null: it is gone meanwhile and left out. */
  content(): Promise<Iterable<Uint8Array> | null>;
}

/** So much is made and packed at a time, a few milliseconds of work; between two others have their turn. */
const pieceBytes = 64 * 1024;

/** A text as a file of a zip. */
function textEntry(name: string, text: string): ZipEntry {
  return { name, isPacked: false, content: async () => [strToU8(text)] };
}

function* jsonPieces(value: unknown): Iterable<Uint8Array> {
  for (const piece of stringifyChunked(value, { space: 2, highWaterMark: pieceBytes })) yield strToU8(piece);
  yield strToU8("\n");
}

/** A value as a file of a zip, as JSON that a person can read. */
function jsonEntry(name: string, value: unknown): ZipEntry {
  return { name, isPacked: false, content: async () => jsonPieces(value) };
}

function* getPieces(bytes: Uint8Array): Iterable<Uint8Array> {
  for (let at = 0; at < bytes.length; at += pieceBytes) yield bytes.slice(at, at + pieceBytes);
}

/** A file of a kind that is packed already as a file of a zip. */
function packedEntry(name: string, read: () => Promise<Uint8Array | null>): ZipEntry {
  const content = async () => {
    const bytes = await read();
    return bytes && getPieces(bytes);
  };
  return { name, isPacked: true, content };
}

async function add(zip: Zip, { name, isPacked }: ZipEntry, content: Iterable<Uint8Array>, now: Date): Promise<void> {
  const file = isPacked ? new ZipPassThrough(name) : new ZipDeflate(name);
  file.mtime = now;
  zip.add(file);
  for (const piece of content) {
    file.push(piece, false);
    await setImmediate();
  }
  file.push(new Uint8Array(), true);
}

/** Files as a zip that is made while it is read, so that only one of them is in the memory at a time. */
function zipStream(entries: readonly ZipEntry[], now: Date): ReadableStream<Uint8Array<ArrayBuffer>> {
  const zip = new Zip();
  const left = entries.values();
  async function addNext(): Promise<void> {
    for (const entry of left) {
      const content = await entry.content();
      if (content !== null) return add(zip, entry, content, now);
    }
    zip.end();
  }
  return new ReadableStream({
    start(controller) {
      zip.ondata = (error, chunk, isLast) => {
        if (error) return controller.error(error);
        controller.enqueue(new Uint8Array(chunk));
        if (isLast) controller.close();
      };
    },
    pull: addNext,
    cancel: () => zip.terminate(),
  });
}

export type Exported =
  | { status: "exported"; name: string; content: ReadableStream<Uint8Array<ArrayBuffer>> }
  | { status: "limited"; retryAfter: number }
  | { status: "gone" };

/** A name that means nothing to any file system; who unpacks finds it in one folder, and no name twice. */
function fileName({ name }: PersonalDataFile, number: number): string {
  const harmless = name.replaceAll(/[\p{C}/\\:*?"<>|]/gu, "_").replace(/^\.+/, "_");
  return `files/${number}-${harmless}`;
}

function asJson({ name, data }: PersonalDataPart): ZipEntry {
  return jsonEntry(`${name}.json`, data ?? null);
}

function asFiles(parts: readonly PersonalDataPart[], { files }: Platform): ZipEntry[] {
  return parts
    .flatMap((part) => part.files ?? [])
    .map((file, index) => packedEntry(fileName(file, index + 1), () => files.read(file.stored)));
}

/** Everything that is held about a person, as a zip of JSON and files (promise 13). */
export async function exportAccount(
  platform: Platform,
  rooms: readonly PersonalData[],
  applicantId: number,
  asker: Asker,
): Promise<Exported> {
  const { database, limits, clock } = platform;
  const verdict = await limits.take(limitRules.exports, [String(applicantId)]);
  if (verdict.status === "limited") return verdict;
  const person = await findPerson(database.db, applicantId);
  if (person === undefined) return { status: "gone" };
  await recordEvent(
    database.db,
    asker,
    { principal: applicantPrincipal(applicantId), event: "data-downloaded" },
    clock(),
  );
  const parts: PersonalDataPart[] = [];
  for (const room of rooms) {
    parts.push(...(await room.tell(database.db, person)));
    // Cached data is returned without waiting: yield to other work between two features.
    await setImmediate();
  }
  const readMe = textEntry(m.my_account_export_read_me_name(), `${m.my_account_export_read_me()}\n`);
  const entries = [readMe, ...parts.map(asJson), ...asFiles(parts, platform)];
  const name = m.my_account_export_name({ day: jakartaDay(clock()) });
  return { status: "exported", name, content: zipStream(entries, clock()) };
}
