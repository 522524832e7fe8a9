import { z } from "zod";
import type { Command, Say } from "../../../platform/operations/command.ts";
import { importFiles } from "../../../platform/operations/import-files.ts";
import type { Taking } from "../progress/take-row.server.ts";
import { importProgress } from "./import-progress.server.ts";

const optionsSchema = z.object({ isDryRun: z.boolean() });

/**
 * `npm run import -- progress FILE …`: prints the result of each file; the exit code is 1 when any row or file was bad.
 */
export async function importProgressCommand(
  taking: Omit<Taking, "order" | "isDryRun">,
  { options, files }: Command,
  say: Say,
): Promise<number> {
  const { isDryRun } = optionsSchema.parse(options);
  return importFiles(files, say, async (bytes) => {
    const { changed, unchanged, bad } = await importProgress(bytes, { ...taking, isDryRun });
    const nothing = isDryRun ? " Nothing was changed (--dry-run)." : "";
    return { bad, summary: `${changed} changed, ${unchanged} unchanged, ${bad.length} bad.${nothing}` };
  });
}
