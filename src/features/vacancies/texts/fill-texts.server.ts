import type { Database } from "../../../platform/database/database.ts";
import { checkedMark } from "../../../platform/formats/safe-mark.ts";
import { findDeskVacancy } from "../draft/desk-vacancy.queries.server.ts";
import { keepForms } from "./text-forms.server.ts";
import { unmarkedVacancies, writeMarks } from "./vacancy-texts.store.server.ts";

const batch = 100;

/**
 * Marks public texts that are safe as they lie in their rows and have no mark: written before there were marks, or by an
 * import beside what the desk had edited. Of what was edited in the desk it keeps Markdown and words too. Each text is
 * converted in a turn of its own, each vacancy written by a transaction of its own.
 * @returns how many vacancies there were
 */
export async function fillTexts(database: Database, signal: AbortSignal): Promise<number> {
  let filled = 0;
  let rows = await unmarkedVacancies(database.db, 0, batch);
  while (rows.length > 0 && !signal.aborted) {
    for (const row of rows) {
      const indonesian = await checkedMark([row.description_id, row.requirement_id]);
      const english = await checkedMark([row.description_en, row.requirement_en]);
      await database.transact(async (tx) => {
        const edited = row.edited_at === null ? undefined : await findDeskVacancy(tx, row.id);
        if (edited !== undefined) await keepForms(tx, row.id, [edited.fields, edited.published]);
        await writeMarks(tx, row.id, indonesian, english);
      });
      filled += 1;
    }
    rows = await unmarkedVacancies(database.db, rows.at(-1)?.id ?? 0, batch);
  }
  return filled;
}
