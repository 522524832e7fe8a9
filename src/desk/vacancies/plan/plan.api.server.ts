import { z } from "zod";
import { m } from "#messages";
import { stepUpCode } from "../../../contract/desk-ask.ts";
import { deskEndpoint, type Endpoint } from "../../../contract/endpoint.server.ts";
import { accept, invalid, refuseWith, stale } from "../../../contract/reply.ts";
import { phasesBegun } from "../../../domain/applications/by-vacancy/by-vacancy.queries.server.ts";
import { uncoveredBy } from "../../../domain/candidates/page/uncovered.server.ts";
import { changePlan, type PlanChanged } from "../../../domain/vacancies/plan/change-plan.server.ts";
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
    async handle({ path: { id }, body: { reason = null, ...plan } }, context) {
      const { isProved } = context.identity;
      const given = { id, version: context.ifMatch ?? 0, plan, isProved, reason };
      const editing = editingBy(context, platform.clock());
      const ports = { phasesBegun, uncovers: uncoveredBy };
      const changed = await platform.database.transact((tx) => changePlan(tx, editing, ports, given));
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
    case "proof-needed":
      return refuseWith(403, stepUpCode, m.contract_step_up({}, locale));
    case "reason-needed": {
      const message = m.desk_vacancies_plan_reason_needed({}, locale);
      return invalid(message, [{ path: "reason", code: "required", message }]);
    }
    case "phase-unknown": {
      const message = m.field_choice({}, locale);
      return invalid(m.contract_invalid_fields({}, locale), [{ path: changed.field, code: "choice", message }]);
    }
  }
}
