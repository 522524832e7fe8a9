import { z } from "zod";
import type { Database } from "../../../platform/database/database.ts";
import type { Command, Say } from "../../../platform/operations/command.ts";
import { importFiles } from "../../../platform/operations/import-files.ts";
import { type ImportOptions, type ImportReport, importVacancies } from "./import-vacancies.server.ts";
import { mapFunctions } from "./map-functions.server.ts";
import { type Column, columns, isColumn } from "./read-vacancy-row.ts";

const optionsSchema = z.object({
  map: z.array(z.string()),
  set: z.array(z.string()),
  isDryRun: z.boolean(),
  takesAll: z.boolean().default(false),
  /** Files of values of a column, by its name. */
  values: z.strictObject({ function: z.string().optional() }).default({}),
});

/** `name=value` options by column. */
function byColumn(option: string, pairs: readonly string[]): Partial<Record<Column, string>> {
  const found: Partial<Record<Column, string>> = {};
  for (const pair of pairs) {
    const [, name = "", value = ""] = /^([^=]*)=(.*)$/s.exec(pair) ?? [];
    if (!isColumn(name)) {
      throw new Error(`${option} "${pair}" does not begin with one of our columns and "=": ${columns.join(", ")}.`);
    }
    found[name] = value;
  }
  return found;
}

function getOptions(options: unknown): { choice: ImportOptions; functions: string | undefined } {
  const { map, set, values, ...rest } = optionsSchema.parse(options);
  return {
    choice: { map: byColumn("--map", map), set: byColumn("--set", set), ...rest },
    functions: values.function,
  };
}

/** A line for each function that is new, with the one that it may stand for. */
function sayNewFunctions({ newFunctions }: ImportReport, say: Say): void {
  for (const { name, proposed } of newFunctions) {
    const advice = proposed === null ? "no function comes near" : `perhaps "${proposed}"`;
    say(`New function "${name}": ${advice}; see --map-values.`);
  }
}

const counted = (count: number, thing: string) => `${count} ${thing}${count === 1 ? "" : "s"}`;

function summary(report: ImportReport, isDryRun: boolean): string {
  const { added, updated, unchanged, conflicts, bad, companies, functions } = report;
  const waiting = conflicts === 0 ? "" : `, ${counted(conflicts, "conflict")}`;
  const counts = `${added} added, ${updated} updated, ${unchanged} unchanged, ${bad.length} bad${waiting}`;
  const fresh = `${companies} new companies, ${functions} new functions`;
  return `${counts}; ${fresh}.${isDryRun ? " Nothing was changed (--dry-run)." : ""}`;
}

/** `npm run import -- vacancies FILE …`: says what became of each file; 1 when any row or file was bad. */
export async function importVacanciesCommand(
  database: Database,
  { options, files }: Command,
  say: Say,
  now: Date,
): Promise<number> {
  const { choice, functions } = getOptions(options);
  if (functions !== undefined && !choice.isDryRun) await mapFunctions(database, functions);
  return importFiles(files, say, async (bytes) => {
    const report = await importVacancies(database, bytes, choice, now);
    if (choice.isDryRun) sayNewFunctions(report, say);
    return { bad: report.bad, notes: report.notes, summary: summary(report, choice.isDryRun) };
  });
}
