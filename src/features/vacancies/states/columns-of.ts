import { plainColumns, type VacancyFields } from "../draft/vacancy-fields.ts";
import { closingMoment } from "../vacancy.ts";

/** The columns of what is edited; English that nobody wrote is the Indonesian once the public reads it. */
export function getColumns(fields: VacancyFields, isForPublic: boolean) {
  const english = (text: { id: string; en: string }) => (isForPublic && text.en === "" ? text.id : text.en);
  const { title, description, requirement, endDay } = fields;
  return {
    ...{ title_id: title.id, title_en: english(title), description_id: description.id },
    ...{ description_en: english(description), requirement_id: requirement.id, requirement_en: english(requirement) },
    ...plainColumns(fields),
    ...(fields.category !== null && { category: fields.category }),
    ...(fields.functionId !== null && { function_id: fields.functionId }),
    ...(endDay !== null && { end_date: endDay, closes_at: closingMoment(endDay) }),
  };
}
