import type { DeskVacancy } from "../draft/desk-vacancy.queries.server.ts";
import { factsIn, type VacancyFields } from "../draft/vacancy-fields.ts";
import {
  getValues,
  importedFields,
  isSameValue,
  only,
  type SomeValues,
  toldFields,
  withValues,
} from "../imported/imported-values.ts";
import { type Merged, mergeImport } from "../imported/merge-import.ts";
import { isOfPublic, standingOf } from "../imported/standing.server.ts";
import { foundBy } from "../search/vacancy-document.server.ts";
import { getColumns } from "../states/columns-of.ts";
import type { PutAgain, PutVacancy } from "./put-vacancies.queries.server.ts";

/** A code that was the desk's before an import spoke of it. */
export const isMadeInDesk = ({ imported }: Pick<DeskVacancy, "imported">) => imported === null || imported.isMadeInDesk;

/** A vacancy's imported values; a missing last day decides nothing about one made in the desk. */
function saidBy(row: PutVacancy, vacancy: Pick<DeskVacancy, "imported">): SomeValues {
  const values = getValues({
    title: { id: row.title_id, en: row.title_en },
    description: { id: row.description_id, en: row.description_en },
    requirement: { id: row.requirement_id, en: row.requirement_en },
    ...factsIn(row),
  });
  if (row.isEndTold || !isMadeInDesk(vacancy)) return values;
  return only(
    values,
    importedFields.filter((field) => field !== "endDay"),
  );
}

/** How an import takes what it reads. */
export interface Putting {
  /** Edits of the desk's give way. */
  takesAll: boolean;
  now: Date;
}

/** A vacancy that was there, and what an import makes of it. */
export interface MergedVacancy {
  vacancy: DeskVacancy;
  merged: Merged;
  /** The new draft beside the public version. */
  draft: VacancyFields | null;
  /** Whether it says something else than the import, or may. */
  isApart: boolean;
  row: PutAgain;
}

export function mergedVacancy(vacancy: DeskVacancy, incoming: PutVacancy, putting: Putting): MergedVacancy {
  const values = saidBy(incoming, vacancy);
  const merged = mergeImport(standingOf(vacancy), values, putting);
  const fields = withValues(isOfPublic(vacancy) ? vacancy.published : vacancy.fields, merged.taken);
  const reopens = merged.taken.endDay !== undefined;
  const waits = toldFields(merged.pending).length > 0 || (vacancy.isClosedByHand && !reopens);
  const draft = draftAfter(vacancy, fields, merged.taken);
  const isApart = isMadeInDesk(vacancy) || draft !== null || waits || !isSame(getValues(fields), merged.said);
  const words = isSame(getValues(fields), values) ? incoming.words : wordsNow(fields, incoming);
  return { vacancy, merged, draft, isApart, row: { ...getRow(vacancy, incoming, fields, reopens), words, reopens } };
}

/** A draft beside an open vacancy that says no more than its row, for the import took its edits, is none. */
export function draftAfter(
  { draft, state }: DeskVacancy,
  fields: VacancyFields,
  taken: SomeValues,
): VacancyFields | null {
  if (draft === null) return null;
  const next = withValues(draft.fields, taken);
  const isSpent = state === "open" && toldFields(taken).length > 0 && isSame(getValues(next), getValues(fields));
  return isSpent ? null : next;
}

const isSame = (one: SomeValues, other: SomeValues) => importedFields.every((field) => isSameValue(one, other, field));

/** Company's names are the import's: a vacancy of another's is not put. */
function wordsNow(fields: VacancyFields, { words: { company } }: PutVacancy): PutVacancy["words"] {
  return { ...wordsOfFields(fields, ""), company };
}

/** Its columns; whose a vacancy of the desk's is, and since when it is there, no import decides. */
function getRow(vacancy: DeskVacancy, incoming: PutVacancy, fields: VacancyFields, takesEnd: boolean): PutVacancy {
  const { published, closesAt, companyId, postedAt } = vacancy;
  const isPublic = isOfPublic(vacancy);
  const deskColumns = isMadeInDesk(vacancy) ? { company_id: companyId, posted_at: postedAt } : {};
  const end = isPublic && takesEnd ? {} : { end_date: published.endDay ?? incoming.end_date, closes_at: closesAt };
  const columns = getColumns(fields, isPublic);
  return {
    ...incoming,
    ...getColumns(published, isPublic),
    ...columns,
    ...getMarks(columns, incoming),
    ...deskColumns,
    ...end,
  };
}

/** The import's marks where the row says its texts; other texts are looked at by a job (`texts/fill-texts`). */
function getMarks(row: ReturnType<typeof getColumns>, values: PutVacancy): Pick<PutVacancy, "safe_id" | "safe_en"> {
  const isSaid = (names: readonly (keyof typeof row & keyof PutVacancy)[]) => names.every((n) => row[n] === values[n]);
  const isWhole = isSaid(["description_id", "requirement_id", "description_en", "requirement_en"]);
  return isWhole
    ? { safe_id: values.safe_id ?? null, safe_en: values.safe_en ?? null }
    : { safe_id: null, safe_en: null };
}

/** The words that a vacancy is found by that was edited in the desk; English that nobody wrote is the Indonesian. */
export function wordsOfFields(fields: VacancyFields, company: string): PutVacancy["words"] {
  const { title, description, requirement, locations } = fields;
  return foundBy({
    ...{ titleId: title.id, titleEn: title.en || title.id, company, places: locations },
    ...{ description_id: description.id, description_en: description.en || description.id },
    ...{ requirement_id: requirement.id, requirement_en: requirement.en || requirement.id },
  });
}
