import { z } from "zod";
import type { Command, Say } from "../../../platform/command-socket/command.ts";
import { importProgress } from "./import-progress.server.ts";
import type { Taking } from "./take-row.server.ts";

const given = z.object({ isDryRun: z.boolean() });

/** `npm run import -- progress FILE …`: says what became of each file; 1 when any row or file was bad. */
export async function importProgressCommand(
  taking: Omit<Taking, "order" | "isDryRun">,
  { options, files }: Command,
  say: Say,
): Promise<number> {
  const { isDryRun } = given.parse(options);
  let exit = 0;
  for (const { name, bytes } of files) {
    try {
      const { changed, unchanged, bad } = await importProgress(bytes, { ...taking, isDryRun });
      for (const { line, reasons } of bad) say(`${name}, line ${line}: ${reasons.join("; ")}`);
      const nothing = isDryRun ? " Nothing was changed (--dry-run)." : "";
      say(`${name}: ${changed} changed, ${unchanged} unchanged, ${bad.length} bad.${nothing}`);
      if (bad.length > 0) exit = 1;
    } catch (error) {
      say(`${name} cannot be imported: ${error instanceof Error ? error.message : String(error)}.`);
      exit = 1;
    }
  }
  return exit;
}
