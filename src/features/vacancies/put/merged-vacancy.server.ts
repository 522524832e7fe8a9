import type { DeskVacancy } from "../draft/desk-vacancy.queries.server.ts";
import type { VacancyFields } from "../draft/vacancy-fields.ts";
import {
  importedFields,
  isSameValue,
  type SomeValues,
  toldFields,
  valuesOf,
  withValues,
} from "../imported/imported-values.ts";
import { type Merged, mergeImport } from "../imported/merge-import.ts";
import { isOfPublic, standingOf } from "../imported/standing.server.ts";
import { columnsOf } from "../states/columns-of.ts";
import type { PutAgain, PutVacancy } from "./put-vacancies.queries.server.ts";
import { isMadeInDesk, saidBy } from "./said-by.server.ts";
import { wordsOfFields } from "./words-of.server.ts";

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
  /** What is edited beside from now on. */
  draft: VacancyFields | null;
  /** Whether it says something else than the import, or may. */
  isApart: boolean;
  row: PutAgain;
}

export function mergedVacancy(vacancy: DeskVacancy, incoming: PutVacancy, putting: Putting): MergedVacancy {
  const told = saidBy(incoming, vacancy);
  const merged = mergeImport(standingOf(vacancy), told, putting);
  const fields = withValues(isOfPublic(vacancy) ? vacancy.published : vacancy.fields, merged.taken);
  const reopens = merged.taken.endDay !== undefined;
  const waits = toldFields(merged.pending).length > 0 || (vacancy.isClosedByHand && !reopens);
  const draft = draftAfter(vacancy, fields, merged.taken);
  const isApart = isMadeInDesk(vacancy) || draft !== null || waits || !isSame(valuesOf(fields), merged.said);
  const words = isSame(valuesOf(fields), told) ? incoming.words : wordsNow(fields, incoming);
  return { vacancy, merged, draft, isApart, row: { ...rowOf(vacancy, incoming, fields, reopens), words, reopens } };
}

/** A draft beside an open vacancy that says no more than its row, for the import took its edits, is none. */
export function draftAfter(
  { draft, state }: DeskVacancy,
  fields: VacancyFields,
  taken: SomeValues,
): VacancyFields | null {
  if (draft === null) return null;
  const next = withValues(draft.fields, taken);
  const isSpent = state === "open" && toldFields(taken).length > 0 && isSame(valuesOf(next), valuesOf(fields));
  return isSpent ? null : next;
}

const isSame = (one: SomeValues, other: SomeValues) => importedFields.every((field) => isSameValue(one, other, field));

/** Company's names are the import's: a vacancy of another's is not put. */
function wordsNow(fields: VacancyFields, { words: { company } }: PutVacancy): PutVacancy["words"] {
  return { ...wordsOfFields(fields, ""), company };
}

/** Its columns; whose a vacancy of the desk's is, and since when it is there, no import decides. */
function rowOf(vacancy: DeskVacancy, incoming: PutVacancy, fields: VacancyFields, takesEnd: boolean): PutVacancy {
  const { published, closesAt, companyId, postedAt } = vacancy;
  const isPublic = isOfPublic(vacancy);
  const kept = isMadeInDesk(vacancy) ? { company_id: companyId, posted_at: postedAt } : {};
  const end = isPublic && takesEnd ? {} : { end_date: published.endDay ?? incoming.end_date, closes_at: closesAt };
  const columns = columnsOf(fields, isPublic);
  return { ...incoming, ...columnsOf(published, isPublic), ...columns, ...marksOf(columns, incoming), ...kept, ...end };
}

/** The import's marks where the row says its texts; other texts are looked at by a job (`texts/fill-texts`). */
function marksOf(row: ReturnType<typeof columnsOf>, said: PutVacancy): Pick<PutVacancy, "safe_id" | "safe_en"> {
  const isSaid = (names: readonly (keyof typeof row & keyof PutVacancy)[]) => names.every((n) => row[n] === said[n]);
  const isWhole = isSaid(["description_id", "requirement_id", "description_en", "requirement_en"]);
  return isWhole ? { safe_id: said.safe_id ?? null, safe_en: said.safe_en ?? null } : { safe_id: null, safe_en: null };
}
