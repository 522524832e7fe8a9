import { z } from "zod";
import { m } from "#messages";
import { deskEndpoint, type Endpoint } from "../../../../contract/endpoint.server.ts";
import { accept, invalid, refuseWith, stale } from "../../../../contract/reply.ts";
import type { Platform } from "../../../../platform/platform.ts";
import { areScorecardsSent } from "../../../scorecards/scorecard.queries.server.ts";
import { type CriteriaChanged, changeCriteria } from "../../criteria/change-criteria.server.ts";
import { listCriteria } from "../../criteria/criteria.queries.server.ts";
import { criterionLimits } from "../../criteria/criterion.ts";
import { findDeskVacancy } from "../../draft/desk-vacancy.queries.server.ts";
import { line, ofVacancy } from "../vacancies.schema.ts";
import { editingBy, noVacancy, type StaffContext, vacancyInPath } from "../vacancy-parts.server.ts";
import { type CriteriaAnswer, getCriteria, putCriteriaCall } from "./criteria.calls.ts";

async function tellCriteria({ database: { db } }: Platform, vacancyId: number, version: number) {
  const data = await listCriteria(db, vacancyId);
  return { version, isLocked: await areScorecardsSent(db, vacancyId), data } satisfies CriteriaAnswer;
}

const both = (most: number) => z.strictObject({ id: line(most), en: line(most) });

/** Indonesian is needed; who reads English sees it where the English is missing. */
const name = z.strictObject({
  id: line(criterionLimits.name).pipe(z.string().min(1, "required")),
  en: line(criterionLimits.name),
});

const criterion = z.object({
  id: z.int().positive().optional(),
  name,
  hint: both(criterionLimits.hint),
  lowest: both(criterionLimits.meaning),
  highest: both(criterionLimits.meaning),
});

const criteriaForm = z.object({
  criteria: z.array(criterion).min(1, "required").max(criterionLimits.most, "too-large"),
});

const texts = z.object({ id: z.string(), en: z.string() });

export const criteriaAnswer: z.ZodType<CriteriaAnswer> = z.object({
  version: z.number(),
  isLocked: z.boolean(),
  data: z.array(z.object({ id: z.number(), name: texts, hint: texts, lowest: texts, highest: texts })),
});

/** What the scorecards of a vacancy judge by (F37). */
export function criteriaEndpoints(platform: Platform): Endpoint[] {
  const { db } = platform.database;
  return [
    deskEndpoint(getCriteria, {
      request: z.object({ path: ofVacancy }),
      answer: criteriaAnswer,
      thing: vacancyInPath(db),
      async handle({ path: { id } }, context) {
        const vacancy = await findDeskVacancy(db, id);
        return vacancy ? accept(await tellCriteria(platform, id, vacancy.version)) : noVacancy(context);
      },
    }),
    deskEndpoint(putCriteriaCall, {
      request: z.object({ path: ofVacancy, body: criteriaForm }),
      answer: criteriaAnswer,
      thing: vacancyInPath(db),
      async handle({ path: { id }, body }, context) {
        const criteria = body.criteria.map(({ id: known = null, ...texts }) => ({ ...texts, id: known }));
        const change = { id, version: context.ifMatch ?? 0, criteria };
        const editing = editingBy(context, platform.clock());
        const changed = await platform.database.transact((tx) =>
          changeCriteria(tx, editing, areScorecardsSent, change),
        );
        return tellChanged(platform, context, id, changed);
      },
    }),
  ];
}

async function tellChanged(platform: Platform, context: StaffContext, id: number, changed: CriteriaChanged) {
  const locale = { locale: context.language };
  switch (changed.status) {
    case "saved":
      return accept(await tellCriteria(platform, id, changed.vacancy.version));
    case "unknown":
      return noVacancy(context);
    case "stale":
      return stale(m.desk_vacancies_stale({}, locale), await tellCriteria(platform, id, changed.current.version));
    case "criteria-locked":
      return refuseWith(409, "criteria-locked", m.desk_vacancies_criteria_locked({}, locale));
    case "criterion-unknown": {
      const wrong = { path: `criteria.${changed.place}.id`, code: "choice", message: m.field_choice({}, locale) };
      return invalid(m.contract_invalid_fields({}, locale), [wrong]);
    }
  }
}
