import { z } from "zod";
import { m } from "#messages";
import type { Call } from "../../../../contract/call.ts";
import { stepUpCode } from "../../../../contract/desk-ask.ts";
import { deskEndpoint, type Endpoint } from "../../../../contract/endpoint.server.ts";
import { accept, notAllowed, type Refusal, refuseWith } from "../../../../contract/reply.ts";
import type { Platform } from "../../../../platform/platform.ts";
import { applicationsTo } from "../../../applications/by-vacancy.queries.server.ts";
import { proofAbove } from "../../../bulk-actions/bulk-job.ts";
import { lackingFields, wishOf } from "../../../bulk-actions/desk/tell-job.server.ts";
import { previewJob } from "../../../bulk-actions/preview-job.server.ts";
import { startJob } from "../../../bulk-actions/start-job.server.ts";
import { askingOf } from "../../../candidates/desk/asking.server.ts";
import { type DeskParts, doneBy } from "../../../desk-shell/desk-parts.server.ts";
import { findDeskVacancy } from "../../draft/desk-vacancy.queries.server.ts";
import { changeVacancy } from "../../states/change-vacancy.server.ts";
import { checkKinds, shortestReason, type VacancyChange } from "../../states/vacancy-state.ts";
import { actCalls, type DeskVacancyAnswer } from "../vacancies.calls.ts";
import { closeForm, line, nothing, ofVacancy } from "../vacancies.schema.ts";
import { closedVacancyAnswer, vacancyAnswer } from "../vacancy-answer.schema.ts";
import { noVacancy, type StaffContext, tellVacancy, vacancyInPath } from "../vacancy-parts.server.ts";
import { closeVacancyCall } from "./close.calls.ts";
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

interface PreparedJob {
  status: "prepared";
  id: number;
  count: number;
}

type Closing = z.infer<typeof closeForm>;

/** Prepares the job that closes all who are on process with words; null where nobody is. */
async function prepareJob(
  { platform, siteName }: DeskParts,
  context: StaffContext,
  id: number,
  words: Extract<Closing, { rest: "close" }>["words"],
): Promise<PreparedJob | Refusal | null> {
  const { identity } = context;
  if (!context.may("candidate.act")) return notAllowed(m.contract_not_allowed(), "candidate.act");
  const body = { act: { kind: "close" as const, words }, query: `vacancyId=${id}` };
  const wish = await wishOf(platform.database.db, body, identity.rights);
  if ("status" in wish) return wish;
  const aliasOf = (code: string) => m.desk_acts_alias({ code });
  const preparing = { ...askingOf(context, "candidate.act"), staffId: identity.staffId, aliasOf };
  const previewed = await previewJob(platform, siteName, preparing, wish);
  if (previewed.status === "lacking") return lackingFields(previewed, "");
  if (previewed.status === "refused") {
    return previewed.code === "too-many" ? refuseWith(422, "too-many", m.desk_jobs_too_many()) : null;
  }
  const { id: jobId, possible: count } = previewed;
  if (count === 0) return null;
  if (count > proofAbove && !identity.isProved) return refuseWith(403, stepUpCode, m.contract_step_up());
  return { status: "prepared", id: jobId, count };
}

/** Closes a vacancy; those who are on process go on, or a job closes them with words (recruiting §6). */
function closeEndpoint(parts: DeskParts): Endpoint {
  const { platform } = parts;
  const { database, clock } = platform;
  return deskEndpoint(closeVacancyCall, {
    request: z.object({ path: ofVacancy, body: closeForm }),
    answer: closedVacancyAnswer,
    thing: vacancyInPath(database.db),
    async handle({ path: { id }, body }, context) {
      // All that may refuse the job is asked before the vacancy is closed.
      const job = body.rest === "close" ? await prepareJob(parts, context, id, body.words) : null;
      if (job?.status === "refused") return job;
      const changing = { by: doneBy(context), now: clock(), applicationsTo };
      const changed = await database.transact((tx) => changeVacancy(tx, changing, id, { kind: "close" }));
      if (changed.status === "refused") return refusedChange(changed, context.language);
      if (job !== null) {
        const { staffId, isProved } = context.identity;
        const start = { id: job.id, count: job.count, releaseAt: null, withStarred: false };
        await startJob(platform, { by: doneBy(context), staffId, isProved }, start);
      }
      const vacancy = await findDeskVacancy(database.db, id);
      if (vacancy === undefined || vacancy === null) return noVacancy(context);
      return accept({ ...(await tellVacancy(platform, context, vacancy)), jobId: job?.id ?? null });
    },
  });
}
