import { redirect } from "react-router";
import { formText } from "../../../contract/form-text.ts";
import type { PageAction, PageRequest } from "../../../contract/page.ts";
import { idOf } from "../../../contract/page-id.ts";
import { criterionLimits } from "../../../domain/vacancies/criteria/criterion.ts";
import type { Refused } from "../../account/refusal.tsx";
import { needed } from "../../shell/needed.ts";
import { type DeskVacancyAnswer, getDeskVacancy } from "../vacancies.calls.ts";
import { type CriteriaAnswer, getCriteria, putCriteriaCall } from "./criteria.calls.ts";

export interface CriteriaData {
  vacancy: DeskVacancyAnswer;
  criteria: CriteriaAnswer;
}

/** What a vacancy judges by, to be written. */
export async function load({ api, params }: PageRequest<{ id: string }>): Promise<CriteriaData> {
  const path = { id: idOf(params.id) };
  const vacancy = needed(await api.send(getDeskVacancy, { path }));
  return { vacancy, criteria: needed(await api.send(getCriteria, { path })) };
}

function criterionAt(form: FormData, at: number) {
  const both = (name: string) => ({
    id: formText(form, `${at}.${name}.id`),
    en: formText(form, `${at}.${name}.en`),
  });
  const id = Number(formText(form, `${at}.id`));
  const texts = { name: both("name"), hint: both("hint"), lowest: both("lowest"), highest: both("highest") };
  return { ...texts, ...(id > 0 && { id }) };
}

/** Says the criteria anew. */
export async function act({ api, form, params }: PageAction<{ id: string }>): Promise<Refused> {
  const id = idOf(params.id);
  const count = Math.min(Number(formText(form, "count")) || 0, criterionLimits.most + 1);
  const criteria = Array.from({ length: count }, (_, at) => criterionAt(form, at));
  const ifMatch = Number(formText(form, "version"));
  const sent = await api.send(putCriteriaCall, { path: { id }, body: { criteria } }, { ifMatch });
  if (sent.status === "refused") return { message: sent.message, errors: sent.errors };
  throw redirect(`/staff/vacancies/${id}?did=criteria`);
}
