import { randomUUID } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { addDays } from "../../src/features/vacancies/vacancy.ts";
import { jakartaDay } from "../../src/i18n/calendar.ts";
import type { Site } from "./site.ts";

/** A row of an import file. */
export interface ImportedVacancy {
  code: string;
  company: string;
  title_id: string;
  title_en: string;
  category: "1" | "2";
  posting_date: string;
  end_date: string;
  openings?: string;
  location?: string;
  description_id?: string;
  requirement_id?: string;
}

/** A row of a vacancy that nobody else has, open for 30 days; `closes` counts days from today. */
export function aRow(title: string, closes = 30): ImportedVacancy {
  const today = jakartaDay(new Date());
  return {
    code: `U-${randomUUID().slice(0, 8)}`,
    company: "Cahaya Rantau",
    ...{ title_id: title, title_en: `${title} (English)`, category: "1" },
    posting_date: addDays(today, Math.min(closes, 0) - 1),
    end_date: addDays(today, closes),
  };
}

/** Imports vacancies while the site runs, as its operator does; answers what the command says. */
export async function importRows(site: Site, rows: readonly ImportedVacancy[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "import-"));
  const file = join(folder, "vacancies.json");
  await writeFile(file, JSON.stringify(rows));
  const output = await site.run("import", ["vacancies", file]);
  await rm(folder, { recursive: true });
  return output;
}
