import { companiesOf } from "../../domain/organisation/organisation.server.ts";
import type { DeskVacancy } from "../../domain/vacancies/draft/desk-vacancy.queries.server.ts";
import { type ImportedField, toldFields } from "../../domain/vacancies/imported/imported-values.ts";
import { waitingValues } from "../../domain/vacancies/imported/standing.server.ts";
import { wireMoment } from "../../i18n/calendar.ts";
import type { Db } from "../../platform/database/database.ts";
import { inTurn } from "../../platform/in-turn.ts";
import { htmlToMarkdown } from "../../platform/rich-text/html-to-markdown.ts";
import { wireField } from "./conflict-fields.ts";
import type { Conflict, ConflictField, ConflictValue } from "./conflicts.calls.ts";

const isLongText = (field: ImportedField) => field.startsWith("description.") || field.startsWith("requirement.");

type Value = string | number | readonly string[] | null | undefined;

async function wireValue(field: ImportedField, value: Value): Promise<ConflictValue> {
  if (value === undefined || value === null) return null;
  if (typeof value === "string") return isLongText(field) ? inTurn(() => htmlToMarkdown(value)) : value;
  return typeof value === "number" ? value : [...value];
}

/** Vacancies with what waits for a choice, both values of each field. */
export async function toConflicts(db: Db, vacancies: readonly DeskVacancy[]): Promise<Conflict[]> {
  const companies = await companiesOf(db, [...new Set(vacancies.map(({ companyId }) => companyId))]);
  const told: Conflict[] = [];
  for (const vacancy of vacancies) {
    const { ours, theirs } = waitingValues(vacancy);
    const { id, version, code, state, companyId, draft, imported } = vacancy;
    const editedAt = draft?.editedAt ?? vacancy.editedAt;
    const fields: ConflictField[] = [];
    for (const field of toldFields(theirs)) {
      const values = { ours: await wireValue(field, ours[field]), theirs: await wireValue(field, theirs[field]) };
      fields.push({ field: wireField(field), ...values });
    }
    told.push({
      ...{ id, version, code, state, title: vacancy.fields.title.id },
      company: { id: companyId, name: companies.get(companyId)?.name ?? "" },
      editedAt: editedAt && wireMoment(editedAt),
      importedAt: imported?.pendingAt ? wireMoment(imported.pendingAt) : null,
      fields,
    });
  }
  return told;
}
