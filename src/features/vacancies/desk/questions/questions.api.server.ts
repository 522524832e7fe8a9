import { z } from "zod";
import { m } from "#messages";
import { deskEndpoint, type Endpoint } from "../../../../contract/endpoint.server.ts";
import { fieldMessage } from "../../../../contract/field-messages.ts";
import { accept, invalid, refuseWith, stale } from "../../../../contract/reply.ts";
import type { Platform } from "../../../../platform/platform.ts";
import { questionsAsked } from "../../../applications/answer.queries.server.ts";
import { changeQuestions, type QuestionsChanged } from "../../questions/change-questions.server.ts";
import { refusedChange } from "../acts/refused-change.ts";
import { ofVacancy } from "../vacancies.schema.ts";
import { vacancyAnswer } from "../vacancy-answer.schema.ts";
import { editingBy, noVacancy, type StaffContext, tellVacancy, vacancyInPath } from "../vacancy-parts.server.ts";
import { changeQuestionsCall } from "./questions.calls.ts";
import { questionsForm } from "./questions.schema.ts";

/** What a vacancy asks who applies (F17). */
export function questionsEndpoint(platform: Platform): Endpoint {
  return deskEndpoint(changeQuestionsCall, {
    request: z.object({ path: ofVacancy, body: questionsForm }),
    answer: vacancyAnswer,
    thing: vacancyInPath(platform.database.db),
    async handle({ path: { id }, body }, context) {
      const questions = body.questions.map(({ id: of, options = [], required = false, must, ...question }) => ({
        ...question,
        ...{ id: of ?? null, options, required, must: must ?? null },
      }));
      const editing = editingBy(context, platform.clock());
      const given = { id, version: context.ifMatch ?? 0, questions };
      const changed = await platform.database.transact((tx) => changeQuestions(tx, editing, questionsAsked, given));
      return tellChanged(platform, context, changed);
    },
  });
}

async function tellChanged(platform: Platform, context: StaffContext, changed: QuestionsChanged) {
  const locale = { locale: context.language };
  switch (changed.status) {
    case "saved":
      return accept(await tellVacancy(platform, context, changed.vacancy));
    case "unknown":
      return noVacancy(context);
    case "stale":
      return stale(m.desk_vacancies_stale({}, locale), await tellVacancy(platform, context, changed.current));
    case "state-forbids":
      return refusedChange({ code: "state-forbids", stage: changed.stage }, context.language);
    case "needs-review":
      return refuseWith(409, "needs-review", m.desk_vacancies_questions_need_review({}, locale));
    case "question-unknown": {
      const message = fieldMessage("choice", context.language);
      const errors = [{ path: `questions.${changed.place}.id`, code: "choice", message }];
      return invalid(m.contract_invalid_fields({}, locale), errors);
    }
  }
}
