import { z } from "zod";
import { m } from "#messages";
import { stepUpCode } from "../../../contract/desk-ask.ts";
import { deskEndpoint, type Endpoint } from "../../../contract/endpoint.server.ts";
import { accept, notAllowed, type Refusal, refuseWith } from "../../../contract/reply.ts";
import { applicationsTo } from "../../applications/by-vacancy.queries.server.ts";
import { askingOf } from "../../desk-base/asking.server.ts";
import { type DeskParts, doneBy } from "../../desk-base/desk-parts.server.ts";
import { closeVacancyCall } from "../../vacancies/desk/acts/close.calls.ts";
import { refusedChange } from "../../vacancies/desk/acts/refused-change.ts";
import { closeForm, ofVacancy } from "../../vacancies/desk/vacancies.schema.ts";
import { closedVacancyAnswer } from "../../vacancies/desk/vacancy-answer.schema.ts";
import { noVacancy, type StaffContext, tellVacancy, vacancyInPath } from "../../vacancies/desk/vacancy-parts.server.ts";
import { findDeskVacancy } from "../../vacancies/draft/desk-vacancy.queries.server.ts";
import { changeVacancy } from "../../vacancies/states/change-vacancy.server.ts";
import { proofAbove } from "../bulk-job.ts";
import { previewJob } from "../preview-job.server.ts";
import { startJob } from "../start-job.server.ts";
import { getWish, lackingFields } from "./tell-job.server.ts";

/** Closes a vacancy; applications on process continue, or a job closes them with words (recruiting §6). */
export function closeEndpoint(parts: DeskParts): Endpoint {
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
  const wish = await getWish(platform.database.db, body, identity.rights);
  if ("status" in wish) return wish;
  const getAlias = (code: string) => m.desk_acts_alias({ code });
  const preparing = { ...askingOf(context, "candidate.act"), staffId: identity.staffId, getAlias };
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
