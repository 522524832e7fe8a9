import { m } from "#messages";
import { numberText } from "../../../../../i18n/formats.ts";
import { questionLimits } from "../../../../vacancies/questions/question.ts";
import type { WrongAnswer } from "../../application.calls.ts";

/** What to do about an answer. */
export function wrongAnswerText(code: WrongAnswer["code"]): string {
  switch (code) {
    case "required":
      return m.applications_question_required();
    case "choice":
      return m.applications_question_choice();
    case "number":
      return m.applications_question_number();
    case "too-long":
      return m.applications_question_too_long({ most: numberText(questionLimits.text) });
    case "changed":
      return m.applications_question_changed();
  }
}
