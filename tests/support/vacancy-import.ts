import { importVacanciesCommand } from "../../src/features/vacancies/import/import-command.server.ts";
import type { Database } from "../../src/platform/database/database.ts";

interface ImportResult {
  exit: number;
  lines: string[];
}

/** Imports rows of vacancies as the operator's command does; missing values stay out of the file. */
export async function importVacancyRows(
  database: Database,
  rows: readonly object[],
  options: { takesAll?: boolean; isDryRun?: boolean } = {},
): Promise<ImportResult> {
  const lines: string[] = [];
  const bytes = new TextEncoder().encode(JSON.stringify(rows));
  const command = {
    name: "vacancies",
    options: { map: [], set: [], isDryRun: false, ...options },
    files: [{ name: "file", bytes }],
  };
  const exit = await importVacanciesCommand(database, command, (line) => lines.push(line), new Date());
  return { exit, lines };
}
