import { createAlertSource } from "../../src/features/alerts/alert-source.server.ts";
import { hourAt } from "../../src/features/alerts/digest/letter-source.server.ts";
import { writeLetters } from "../../src/features/alerts/digest/write-letters.server.ts";
import type { Database } from "../../src/platform/database/database.ts";
import { createLog } from "../../src/platform/log/log.ts";
import { createSealer } from "../../src/platform/security/sealer.ts";
import { readSettings } from "../../src/platform/settings/settings.ts";
import { outboxOn } from "./outbox.ts";

/** Writes the letters of an hour's alerts into the outbox. @returns how many */
export async function writeHour(database: Database, at: Date): Promise<number> {
  const { outbox, close } = await outboxOn(database, null);
  const sealer = createSealer(["a secret of tests, thirty-two long"]);
  const parts = {
    ...{ database, outbox, sealer, log: createLog({ level: "error" }), siteName: () => "Situs Karier" },
    settings: readSettings({ DATA_DIR: "/nowhere" }),
  };
  const sources = { alerts: createAlertSource(sealer, ["at-once"]) };
  const written = await writeLetters({ ...parts, sources }, hourAt(at));
  await close();
  return written;
}
