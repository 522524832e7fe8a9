import type { DeskVacancy } from "../draft/desk-vacancy.queries.server.ts";
import { importedFields, only, type SomeValues, valuesOf } from "../imported/imported-values.ts";
import type { PutVacancy } from "./put-vacancies.queries.server.ts";

/** A code that was the desk's before an import spoke of it. */
export const isMadeInDesk = ({ imported }: Pick<DeskVacancy, "imported">) => imported === null || imported.isMadeInDesk;

/** What an import says of a vacancy; a last day that it did not tell decides nothing about one made in the desk. */
export function saidBy(row: PutVacancy, vacancy: Pick<DeskVacancy, "imported">): SomeValues {
  const values = valuesOf({
    title: { id: row.title_id, en: row.title_en },
    description: { id: row.description_id, en: row.description_en },
    requirement: { id: row.requirement_id, en: row.requirement_en },
    ...{ functionId: row.function_id, category: row.category, locations: row.locations },
    ...{ employmentType: row.employment_type ?? null, salaryMin: row.salary_min ?? null },
    ...{ salaryMax: row.salary_max ?? null, endDay: row.end_date },
    ...{ openings: row.openings ?? null, replyDays: row.reply_days ?? null },
  });
  if (row.isEndTold || !isMadeInDesk(vacancy)) return values;
  return only(
    values,
    importedFields.filter((field) => field !== "endDay"),
  );
}
