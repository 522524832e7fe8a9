import { z } from "zod";
import type { Database } from "../../database/database.ts";
import type { Command, Say } from "../command.ts";
import { importPack } from "./import-pack.server.ts";
import { PackFaults, type PackPart } from "./pack-part.ts";
import { packTexts } from "./pack-values.ts";

const optionsSchema = z.object({ isDryRun: z.boolean() });

/** `npm run import -- content DIR`: says what became of each part; 1, and nothing changed, when a file is bad. */
export async function importContentCommand(
  database: Database,
  parts: readonly PackPart[],
  { options, files }: Command,
  say: Say,
  now: Date,
): Promise<number> {
  const { isDryRun } = optionsSchema.parse(options);
  const { texts, faults } = packTexts(files.map(({ name, bytes }) => ({ path: name, bytes })));
  try {
    const reports = await importPack(database, parts, texts, now, { isDryRun, faults });
    for (const [folder, { added, updated, unchanged }] of reports) {
      say(`${folder}: ${added} added, ${updated} updated, ${unchanged} unchanged.`);
    }
    if (reports.size === 0)
      say(`There is nothing to import; a pack may have ${parts.map(({ folder }) => folder).join(", ")}.`);
    if (isDryRun) say("Nothing was changed (--dry-run).");
    return reports.size === 0 ? 1 : 0;
  } catch (error) {
    if (!(error instanceof PackFaults)) throw error;
    say(error.message);
    say(`Nothing was changed: ${error.faults.length} faults.`);
    return 1;
  }
}
