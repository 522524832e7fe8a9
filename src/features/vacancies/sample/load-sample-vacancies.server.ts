import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { jakartaDay } from "../../../i18n/calendar.ts";
import type { Database } from "../../../platform/database/database.ts";
import { readMarkdownFile } from "../../../platform/rich-text/markdown-file.ts";
import { markdownToHtml } from "../../../platform/rich-text/rich-text.ts";
import { tidySearch } from "../closing/tidy-search.server.ts";
import { readPlaces } from "../import/field-values.ts";
import { putTold } from "../import/put-told.server.ts";
import type { ToldVacancy } from "../import/read-vacancy-row.ts";
import { addDays, dayBegins } from "../vacancy.ts";
import { vacancyFile } from "./vacancy-file.schema.ts";

function toldBy(text: string, today: string): ToldVacancy {
  const { frontMatter, sections } = readMarkdownFile(text);
  const file = vacancyFile.parse(frontMatter);
  const html = (name: string) => markdownToHtml(sections.get(name) ?? "");
  return {
    code: file.code,
    company: file.company,
    titleId: file.title.id,
    titleEn: file.title.en,
    function: file.function,
    category: file.category,
    descriptionId: html("description.id"),
    descriptionEn: html("description.en"),
    requirementId: html("requirement.id"),
    requirementEn: html("requirement.en"),
    places: readPlaces(file.location),
    employment: file.employmentType,
    salaryMin: file.salary?.min ?? null,
    salaryMax: file.salary?.max ?? null,
    postedAt: dayBegins(addDays(today, file.posted)),
    endDay: addDays(today, file.closes),
    openings: file.openings,
    replyDays: file.replyDays ?? null,
  };
}

/**
 * Adds the invented vacancies of a folder, dates reckoned from `now`; companies and functions must be there.
 * @throws Error naming the file that cannot be used
 */
export async function loadSampleVacancies(database: Database, dir: string, now: Date): Promise<void> {
  const today = jakartaDay(now);
  const told: ToldVacancy[] = [];
  for (const file of (await readdir(dir)).filter((name) => name.endsWith(".md")).sort()) {
    try {
      told.push(toldBy(await readFile(join(dir, file), "utf8"), today));
    } catch (cause) {
      throw new Error(`The sample vacancy ${file} cannot be used.`, { cause });
    }
  }
  await putTold(database, told, now);
  await tidySearch(database);
}
