import { dateText, listText, numberText, rupiahText } from "../../../i18n/formats.ts";
import type { VacancyChoices } from "../../vacancies/vacancies.calls.ts";
import type { ConflictFieldName } from "../conflict-fields.ts";
import type { ConflictValue } from "../conflicts.calls.ts";

/** What a value of a field is called; null where it says nothing. */
export function valueText(field: ConflictFieldName, value: ConflictValue, choices: VacancyChoices): string | null {
  if (value === null || value === "") return null;
  if (Array.isArray(value)) return value.length === 0 ? null : listText(value);
  switch (field) {
    case "functionId":
      return choices.functions.find(({ id }) => id === value)?.name ?? String(value);
    case "category":
      return choices.levels.find((level) => level.value === value)?.name ?? String(value);
    case "employmentType":
      return choices.employmentTypes.find((type) => type.value === value)?.name ?? String(value);
    case "endDate":
      return dateText(String(value));
    case "salaryMin":
    case "salaryMax":
      return rupiahText(Number(value));
    default:
      return typeof value === "number" ? numberText(value) : value;
  }
}
