import { z } from "zod";
import type { Call } from "../../../contract/call.ts";
import { deskEndpoint, type Endpoint } from "../../../contract/endpoint.server.ts";
import { accept } from "../../../contract/reply.ts";
import { applicationsTo } from "../../../domain/applications/by-vacancy/by-vacancy.queries.server.ts";
import { findDeskVacancy } from "../../../domain/vacancies/draft/desk-vacancy.queries.server.ts";
import { changeVacancy } from "../../../domain/vacancies/states/change-vacancy.server.ts";
import type { VacancyChange } from "../../../domain/vacancies/states/vacancy-change.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { DeskParts } from "../../desk-parts.server.ts";
import { doneBy } from "../../done-by.server.ts";
import { actCalls, type DeskVacancyAnswer } from "../vacancies.calls.ts";
import { extendForm, nothing, ofVacancy, publishForm, returnForm } from "../vacancies.schema.ts";
import { vacancyAnswer } from "../vacancy-answer.schema.ts";
import { noVacancy, tellVacancy, vacancyInPath } from "../vacancy-parts.server.ts";
import { closeEndpoint } from "./close.api.server.ts";
import { refusedChange } from "./refused-change.ts";

type ActCall<Body> = Call<
  { path: { id: number }; body: Body & Record<string, unknown> },
  DeskVacancyAnswer,
  object,
  "staff"
>;

/** Everything that is done to a vacancy and changes its state (recruiting §6). */
export function actEndpoints(parts: DeskParts): Endpoint[] {
  const { platform } = parts;
  const act = <Body extends Record<string, unknown>>(
    call: ActCall<Body>,
    form: z.ZodType<Body>,
    change: (body: Body) => VacancyChange,
  ) => actEndpoint(platform, call, form, change);
  return [
    act(actCalls.submit, nothing, () => ({ kind: "submit" })),
    act(actCalls.return, returnForm, ({ words }) => ({ kind: "return", words })),
    act(actCalls.publish, publishForm, ({ opensOn = null, acceptedChecks = [] }) => ({
      ...{ kind: "publish", opensOn, acceptedChecks },
    })),
    act(actCalls.unschedule, nothing, () => ({ kind: "unschedule" })),
    closeEndpoint(parts),
    act(actCalls.extend, extendForm, ({ endDate }) => ({ kind: "extend", endDay: endDate })),
    act(actCalls.archive, nothing, () => ({ kind: "archive" })),
    act(actCalls["take-over"], nothing, () => ({ kind: "take-over" })),
  ];
}

function actEndpoint<Body extends Record<string, unknown>>(
  platform: Platform,
  call: ActCall<Body>,
  form: z.ZodType<Body>,
  change: (body: Body) => VacancyChange,
): Endpoint {
  const { db } = platform.database;
  return deskEndpoint(call, {
    request: z.object({ path: ofVacancy, body: form }),
    answer: vacancyAnswer,
    thing: vacancyInPath(db),
    async handle({ path: { id }, body }, context) {
      const changing = { by: doneBy(context), now: platform.clock(), applicationsTo };
      const changed = await platform.database.transact((tx) => changeVacancy(tx, changing, id, change(body)));
      if (changed.status === "refused") return refusedChange(changed, context.language);
      const vacancy = await findDeskVacancy(db, id);
      return vacancy ? accept(await tellVacancy(platform, context, vacancy)) : noVacancy(context);
    },
  });
}
