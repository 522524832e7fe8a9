import { setImmediate } from "node:timers/promises";
import { m } from "#messages";
import { jakartaDay } from "../../../i18n/calendar.ts";
import { limitRules } from "../../../platform/limits/limit-rules.ts";
import type {
  PersonalData,
  PersonalDataFile,
  PersonalDataPart,
} from "../../../platform/personal-data/personal-data.ts";
import type { Platform } from "../../../platform/platform.ts";
import { recordEvent } from "../../people/events/account-event.queries.server.ts";
import type { Asker } from "../../people/events/account-event.ts";
import { findPerson } from "../../people/personal-data.queries.server.ts";
import { applicantPrincipal } from "../../people/principal.ts";
import { jsonEntry, packedEntry, textEntry, type ZipEntry, zipStream } from "./zip-stream.server.ts";

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
    // What is remembered is told without waiting for anything: others have their turn between two rooms.
    await setImmediate();
  }
  const readMe = textEntry(m.my_account_export_read_me_name(), `${m.my_account_export_read_me()}\n`);
  const entries = [readMe, ...parts.map(asJson), ...asFiles(parts, platform)];
  const name = m.my_account_export_name({ day: jakartaDay(clock()) });
  return { status: "exported", name, content: zipStream(entries, clock()) };
}
