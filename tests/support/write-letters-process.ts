// Writes a morning's letters of suggestions, or an hour's of alerts, until it is done or killed; says what it took. A
// place is a folder or an address.
import { readFile } from "node:fs/promises";
import { createAlertSource } from "../../src/features/alerts/alert-source.server.ts";
import { hourAt, morningAt } from "../../src/features/alerts/digest/letter-source.server.ts";
import { writeLetters } from "../../src/features/alerts/digest/write-letters.server.ts";
import { createReadLately } from "../../src/features/alerts/suggestions/seekers.server.ts";
import { suggestionSource } from "../../src/features/alerts/suggestions/suggestion-source.server.ts";
import { readAlways } from "../../src/platform/cache/remember.ts";
import { openDatabase } from "../../src/platform/database/database.ts";
import { createLog } from "../../src/platform/log/log.ts";
import { createSealer } from "../../src/platform/security/sealer.ts";
import { readSettings } from "../../src/platform/settings/settings.ts";
import { outboxOn } from "./outbox.ts";

const [, , place = "", moment = "", letters = "suggestions"] = process.argv;
const database = await openDatabase(place.startsWith("postgres") ? { url: place } : { dataDir: place });
const { outbox, close } = await outboxOn(database, null);
const isHour = letters === "alerts";
const occasion = isHour ? hourAt(new Date(moment)) : morningAt(new Date(moment));
if (occasion === null) throw new Error(`There is no morning at ${moment}.`);
const parts = {
  ...{ database, outbox, log: createLog({ level: "error" }), settings: readSettings({ DATA_DIR: "/nowhere" }) },
  ...{ sealer: createSealer(["a secret of tests, thirty-two long"]), siteName: () => "Situs Karier" },
};
process.stdout.write(`${JSON.stringify({ status: "begun" })}\n`);
const began = performance.now();
const sources = isHour
  ? { alerts: createAlertSource(parts.sealer, ["at-once"]) }
  : { suggestions: suggestionSource(createReadLately(readAlways)) };
const written = await writeLetters({ ...parts, sources }, occasion);
const seconds = (performance.now() - began) / 1_000;
// Not `resourceUsage().maxRSS`: a process begins with its parent's peak there.
const [, peak = ""] = /^VmHWM:\s+(\d+) kB$/m.exec(await readFile("/proc/self/status", "utf8")) ?? [];
const megabytes = Number(peak) / 1_024;
process.stdout.write(`${JSON.stringify({ status: "done", written, seconds, megabytes })}\n`);
await close();
await database.close();
process.exit(0);
