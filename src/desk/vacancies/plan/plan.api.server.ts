import { z } from "zod";
import { m } from "#messages";
import { deskEndpoint, type Endpoint } from "../../../contract/endpoint.server.ts";
import { accept, invalid, refuseWith, stale } from "../../../contract/reply.ts";
import { phasesBegun } from "../../../domain/applications/applications.server.ts";
import { changePlan, type PlanChanged } from "../../../domain/vacancies/vacancies.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import { changePlanCall } from "../vacancies.calls.ts";
import { ofVacancy, planForm } from "../vacancies.schema.ts";
import { vacancyAnswer } from "../vacancy-answer.schema.ts";
import { editingBy, noVacancy, type StaffContext, tellVacancy, vacancyInPath } from "../vacancy-parts.server.ts";

/** Which phases a vacancy uses, and from which on who somebody is may be seen (F16). */
export function planEndpoint(platform: Platform): Endpoint {
  return deskEndpoint(changePlanCall, {
    request: z.object({ path: ofVacancy, body: planForm }),
    answer: vacancyAnswer,
    thing: vacancyInPath(platform.database.db),
    async handle({ path: { id }, body: plan }, context) {
      const given = { id, version: context.ifMatch ?? 0, plan };
      const editing = editingBy(context, platform.clock());
      const changed = await platform.database.transact((tx) => changePlan(tx, editing, phasesBegun, given));
      return tellPlan(platform, context, changed);
    },
  });
}

async function tellPlan(platform: Platform, context: StaffContext, changed: PlanChanged) {
  const locale = { locale: context.language };
  switch (changed.status) {
    case "saved":
      return accept(await tellVacancy(platform, context, changed.vacancy));
    case "unknown":
      return noVacancy(context);
    case "stale":
      return stale(m.desk_vacancies_stale({}, locale), await tellVacancy(platform, context, changed.current));
    case "led-by-import":
      return refuseWith(409, "led-by-import", m.desk_vacancies_led_by_import_plan({}, locale));
    case "phase-in-use":
      return {
        ...refuseWith(409, "phase-in-use", m.desk_vacancies_phase_in_use({}, locale)),
        extra: { phaseIds: [...changed.phaseIds] },
      };
    case "phase-unknown": {
      const message = m.field_choice({}, locale);
      return invalid(m.contract_invalid_fields({}, locale), [{ path: changed.field, code: "choice", message }]);
    }
  }
}
