import type { Db, Tx } from "../../../platform/database/database.ts";
import "../vacancies.tables.ts";
import type { Criterion, CriterionTexts, WantedCriterion } from "./criterion.ts";

/** Criteria of a vacancy's scorecards, in their order. */
export async function listCriteria(db: Db, vacancyId: number): Promise<Criterion[]> {
  const rows = await db
    .selectFrom("vacancy_criteria")
    .selectAll()
    .where("vacancy_id", "=", vacancyId)
    .orderBy("place")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: { id: row.name_id, en: row.name_en },
    hint: { id: row.hint_id, en: row.hint_en },
    lowest: { id: row.lowest_id, en: row.lowest_en },
    highest: { id: row.highest_id, en: row.highest_en },
  }));
}

const getColumns = ({ name, hint, lowest, highest }: CriterionTexts, place: number) => ({
  place,
  ...{ name_id: name.id, name_en: name.en, hint_id: hint.id, hint_en: hint.en },
  ...{ lowest_id: lowest.id, lowest_en: lowest.en, highest_id: highest.id, highest_en: highest.en },
});

/** Puts these in place of a vacancy's criteria; the vacancy is locked. */
export async function putCriteria(tx: Tx, vacancyId: number, criteria: readonly WantedCriterion[]): Promise<void> {
  const keptIds = criteria.flatMap(({ id }) => id ?? []);
  await tx
    .deleteFrom("vacancy_criteria")
    .where("vacancy_id", "=", vacancyId)
    .where("id", "not in", [0, ...keptIds])
    .execute();
  for (const [place, criterion] of criteria.entries()) {
    const columns = getColumns(criterion, place + 1);
    if (criterion.id === null) {
      await tx
        .insertInto("vacancy_criteria")
        .values({ vacancy_id: vacancyId, ...columns })
        .execute();
    } else {
      await tx.updateTable("vacancy_criteria").set(columns).where("id", "=", criterion.id).execute();
    }
  }
}

/** Keeps a vacancy's criteria as they are until the transaction ends (decision 12). */
export async function keepCriteria(tx: Tx, vacancyId: number): Promise<void> {
  await tx.selectFrom("vacancies").select("id").where("id", "=", vacancyId).forShare().execute();
}
