import { z } from "zod";
import type { Language } from "../../i18n/language.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Sealer } from "../../platform/security/sealer.ts";
import { findDeskVacancy } from "./draft/desk-vacancy.queries.server.ts";
import { type Vacancy, vacancyFunctions } from "./vacancy.queries.server.ts";
import { closingMoment } from "./vacancy.ts";

/** A vacancy as its public page would show it were it published now, whatever its state (F12). */
export async function findPreview(db: Db, id: number, language: Language, now: Date): Promise<Vacancy | undefined> {
  const vacancy = await findDeskVacancy(db, id);
  if (vacancy === undefined) return undefined;
  const { fields, code, companyId, closesAt } = vacancy;
  const localize = (text: { id: string; en: string }) => (language === "en" && text.en !== "" ? text.en : text.id);
  const functions = await vacancyFunctions(db, language);
  const closes =
    fields.endDay === null ? new Date(Math.max(closesAt.getTime(), now.getTime() + 1)) : closingMoment(fields.endDay);
  return {
    ...{ id, code, company_id: companyId, function_id: fields.functionId ?? 0, category: fields.category ?? 2 },
    ...{ locations: [...fields.locations], posted_at: now, closes_at: closes, reply_days: fields.replyDays },
    ...{ is_open: true, title: localize(fields.title), description: localize(fields.description) },
    ...{
      requirement: localize(fields.requirement),
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

const purpose = "vacancy-preview";
const lifeMs = 3_600_000;

/** A code by which anyone who has it sees a vacancy as it would be published, for an hour. */
export function sealPreview(sealer: Sealer, vacancyId: number, now: Date): { code: string; until: Date } {
  const until = new Date(now.getTime() + lifeMs);
  return { code: sealer.seal(purpose, JSON.stringify([vacancyId, until.getTime()])), until };
}

const content = z.tuple([z.number(), z.number()]);

/** The vacancy of such a code; null for one that is none, or no more. */
export function openPreview(sealer: Sealer, code: string, now: Date): number | null {
  const text = sealer.open(purpose, code);
  if (text === null) return null;
  const [vacancyId, until] = content.parse(JSON.parse(text));
  return now.getTime() < until ? vacancyId : null;
}
