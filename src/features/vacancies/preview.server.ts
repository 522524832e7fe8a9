import type { Language } from "../../i18n/language.ts";
import type { Db } from "../../platform/database/database.ts";
import { findDeskVacancy } from "./draft/desk-vacancy.queries.server.ts";
import { type Vacancy, vacancyFunctions } from "./vacancy.queries.server.ts";
import { closingMoment } from "./vacancy.ts";

/** A vacancy as its public page would show it were it published now, whatever its state (F12). */
export async function previewOf(db: Db, id: number, language: Language, now: Date): Promise<Vacancy | undefined> {
  const vacancy = await findDeskVacancy(db, id);
  if (vacancy === undefined) return undefined;
  const { fields, code, companyId, closesAt } = vacancy;
  const said = (text: { id: string; en: string }) => (language === "en" && text.en !== "" ? text.en : text.id);
  const functions = await vacancyFunctions(db, language);
  const closes =
    fields.endDay === null ? new Date(Math.max(closesAt.getTime(), now.getTime() + 1)) : closingMoment(fields.endDay);
  return {
    ...{ id, code, company_id: companyId, function_id: fields.functionId ?? 0, category: fields.category ?? 2 },
    ...{ locations: [...fields.locations], posted_at: now, closes_at: closes, reply_days: fields.replyDays },
    ...{ is_open: true, title: said(fields.title), description: said(fields.description) },
    ...{
      requirement: said(fields.requirement),
      safe: null,
      title_id: fields.title.id,
      title_en: fields.title.en || fields.title.id,
    },
    function_text: functions.find(({ id: one }) => one === fields.functionId)?.text ?? "",
    ...{ employment_type: fields.employmentType, salary_min: fields.salaryMin, salary_max: fields.salaryMax },
    openings: fields.openings,
    plan: vacancy.plan === null ? null : [...vacancy.plan],
  };
}
