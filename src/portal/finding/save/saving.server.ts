import { countSaved, savedIds } from "../../../domain/vacancies/save/saved-vacancy.queries.server.ts";
import type { VacancyItem } from "../vacancies.calls.ts";
import { itemsById, type Reader } from "../vacancy-items.server.ts";

/** A page of what an applicant saved, the last saved first, closed ones among them; and how many there are. */
export async function listSaved(
  reader: Reader,
  applicantId: number,
  page: { offset: number; limit: number },
): Promise<{ data: VacancyItem[]; totalRows: number }> {
  const [ids, totalRows] = await Promise.all([
    savedIds(reader.db, applicantId, page),
    countSaved(reader.db, applicantId),
  ]);
  return { data: await itemsById(reader, ids), totalRows };
}
