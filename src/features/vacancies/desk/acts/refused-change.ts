import { m } from "#messages";
import { fieldMessage } from "../../../../contract/field-errors.ts";
import { invalid, notFound, type Refusal, refuseWith } from "../../../../contract/reply.ts";
import type { Language } from "../../../../i18n/language.ts";
import { wireField } from "../../imported/imported-values.ts";
import type { ChangeRefusal } from "../../states/vacancy-state.ts";

const dayWords = {
  past: m.desk_vacancies_day_past,
  "too-far": m.desk_vacancies_day_too_far,
  "before-opening": m.desk_vacancies_day_before_opening,
} as const;

/** Why an act was not done, in the words of the wire. */
export function refusedChange(
  refusal: ChangeRefusal,
  language: Language,
): Refusal<{ checks: string[]; missing: string[]; stage: string }> {
  const locale = { locale: language };
  switch (refusal.code) {
    case "unknown":
      return notFound(m.contract_not_found({}, locale));
    case "state-forbids":
      return {
        ...refuseWith(409, "state-forbids", m.desk_vacancies_state_forbids({}, locale)),
        extra: { stage: refusal.stage },
      };
    case "incomplete": {
      const message = fieldMessage("required", language);
      const errors = refusal.missing.map((name) => ({ path: wireField(name), code: "required", message }));
      return invalid(m.desk_vacancies_incomplete({}, locale), errors);
    }
    case "bad-day": {
      const message = dayWords[refusal.why]({}, locale);
      return invalid(m.contract_invalid_fields({}, locale), [{ path: refusal.field, code: refusal.why, message }]);
    }
    case "checks-open":
      return {
        ...refuseWith(409, "checks-open", m.desk_vacancies_checks_open({}, locale)),
        extra: { checks: [...refusal.checks] },
      };
    case "needs-review":
      return refuseWith(409, "needs-review", m.desk_vacancies_needs_review({}, locale));
    case "four-eyes":
      return refuseWith(409, "four-eyes", m.desk_vacancies_four_eyes({}, locale));
    case "on-process":
      return refuseWith(409, "on-process", m.desk_vacancies_on_process({}, locale));
    case "applied-to":
      return refuseWith(409, "applied-to", m.desk_vacancies_applied_to({}, locale));
    case "led-by-desk":
      return refuseWith(409, "led-by-desk", m.desk_vacancies_led_by_desk({}, locale));
    case "stale":
      return refuseWith(412, "version-conflict", m.desk_vacancies_stale({}, locale));
  }
}
