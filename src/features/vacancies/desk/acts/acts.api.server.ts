import { z } from "zod";
import type { Call } from "../../../../contract/call.ts";
import { deskEndpoint, type Endpoint } from "../../../../contract/endpoint.server.ts";
import { accept } from "../../../../contract/reply.ts";
import type { Platform } from "../../../../platform/platform.ts";
import { applicationsTo } from "../../../applications/by-vacancy.queries.server.ts";
import { type DeskParts, doneBy } from "../../../desk-base/desk-parts.server.ts";
import { findDeskVacancy } from "../../draft/desk-vacancy.queries.server.ts";
import { changeVacancy } from "../../states/change-vacancy.server.ts";
import { checkKinds, shortestReason, type VacancyChange } from "../../states/vacancy-state.ts";
import { actCalls, type DeskVacancyAnswer } from "../vacancies.calls.ts";
import { line, nothing, ofVacancy } from "../vacancies.schema.ts";
import { vacancyAnswer } from "../vacancy-answer.schema.ts";
import { noVacancy, tellVacancy, vacancyInPath } from "../vacancy-parts.server.ts";
import { refusedChange } from "./refused-change.ts";

type ActCall<Body> = Call<
  { path: { id: number }; body: Body & Record<string, unknown> },
  DeskVacancyAnswer,
  object,
  "staff"
>;

const returnForm = z.object({ words: line(2_000).pipe(z.string().min(1, "required")) });
const extendForm = z.object({ endDate: z.iso.date() });
const publishForm = z.object({
  opensOn: z.iso.date().nullish(),
  acceptedChecks: z
    .array(
      z.object({
        check: z.enum(checkKinds),
        reason: line(500).pipe(z.string().min(shortestReason, "reason-short")),
      }),
    )
    .max(checkKinds.length)
    .optional(),
});

/** What is done to a vacancy and changes its state (recruiting §6); closing it is in `bulk-actions`, which may take a job. */
export function actEndpoints({ platform }: DeskParts): Endpoint[] {
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
