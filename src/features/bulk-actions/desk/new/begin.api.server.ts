import { z } from "zod";
import { m } from "#messages";
import { stepUpCode } from "../../../../contract/desk-ask.ts";
import { deskEndpoint, type Endpoint } from "../../../../contract/endpoint.server.ts";
import { fieldMessage } from "../../../../contract/field-errors.ts";
import { accept, invalid, notAllowed, type Refusal, refuseWith, tooMany } from "../../../../contract/reply.ts";
import { getReach } from "../../../companies/policies.ts";
import { askingOf } from "../../../desk-base/asking.server.ts";
import { type DeskParts, doneBy } from "../../../desk-base/desk-parts.server.ts";
import { mostRows, proofAbove } from "../../bulk-job.ts";
import { type PreviewedJob, previewJob } from "../../preview-job.server.ts";
import { readJob } from "../../read-jobs.server.ts";
import { type Started, startJob } from "../../start-job.server.ts";
import { causeText } from "../job-words.ts";
import { type JobPreview, previewJobCall, startJobCall } from "../jobs.calls.ts";
import { id, jobAnswer, previewAnswer, previewBody } from "../jobs.schema.ts";
import { getWish, lackingFields, rightOf, tellJobs } from "../tell-job.server.ts";

const wrong = (path: string, code: string, message = fieldMessage(code)): Refusal =>
  invalid(m.contract_invalid_fields(), [{ path, code, message }]);

function tellPreview(previewed: Extract<PreviewedJob, { status: "previewed" }>, isExport: boolean): JobPreview {
  const { id: previewId, until, chosen, possible: count, readers, starred, refused, samples } = previewed;
  return {
    ...{ previewId, until: until.toISOString(), chosen, count, told: readers, starred },
    needsProof: isExport || count > proofAbove,
    refused: refused.map(({ code, count: of }) => ({ code, text: causeText(code), count: of })),
    samples: samples.map(({ kind, who, letter: { subject, text, language } }) => ({
      ...{ kind, who },
      letter: { subject, text, language },
    })),
  };
}

function previewEndpoint(parts: DeskParts): Endpoint {
  const { platform, siteName } = parts;
  return deskEndpoint(previewJobCall, {
    request: z.object({ body: previewBody }),
    answer: previewAnswer,
    async handle({ body }, context) {
      const wish = await getWish(platform.database.db, body, context.identity.rights);
      if ("status" in wish) return wish;
      const right = rightOf[wish.work.kind];
      if (!context.may(right)) return notAllowed(m.contract_not_allowed(), right);
      const getAlias = (code: string) => m.desk_acts_alias({ code });
      const preparing = { ...askingOf(context, right), staffId: context.identity.staffId, getAlias };
      const previewed = await previewJob(platform, siteName, preparing, wish);
      if (previewed.status === "lacking") return lackingFields(previewed, "act.");
      if (previewed.status === "refused") {
        const field = body.ids === undefined ? "query" : "ids";
        if (previewed.code === "nobody") return wrong(field, "nobody");
        if (previewed.code === "due-past") return wrong("act.dueOn", "past");
        if (previewed.code === "at-past") return wrong("act.at", "past");
        return refuseWith(422, "too-many", m.desk_jobs_too_many());
      }
      return accept(tellPreview(previewed, wish.work.kind === "export"));
    },
  });
}

const startRefusals = {
  "preview-over": m.desk_jobs_preview_over,
  "count-differs": m.desk_jobs_count_differs,
  starred: m.desk_jobs_starred,
} as const;

function refusedStart(started: Exclude<Started, { status: "started" }>): Refusal {
  if (started.status === "limited") return tooMany(m.desk_jobs_too_many_exports(), started.retryAfter);
  const { code } = started;
  if (code === "proof") return refuseWith(403, stepUpCode, m.contract_step_up());
  if (code === "bad-moment") return wrong("releaseAt", code);
  return refuseWith(409, code, startRefusals[code]());
}

export const startBody = z.object({
  previewId: id,
  count: z.number().int().min(1).max(mostRows),
  releaseAt: z.iso.datetime({ offset: true }).optional(),
  withStarred: z.boolean().default(false),
});

function startEndpoint({ platform }: DeskParts): Endpoint {
  return deskEndpoint(startJobCall, {
    request: z.object({ body: startBody }),
    answer: jobAnswer,
    async handle({ body: { previewId: id, count, releaseAt, withStarred = false } }, context) {
      const { identity, language } = context;
      const { staffId, isProved, rights } = identity;
      const seeing = { staffId, reach: getReach(rights, "candidate.act") };
      // A member who no longer reaches its applications starts nothing.
      if ((await readJob(platform, seeing, id)) === null)
        return refusedStart({ status: "refused", code: "preview-over" });
      const at = releaseAt === undefined ? null : new Date(releaseAt);
      const start = { id, count, releaseAt: at, withStarred };
      const started = await startJob(platform, { by: doneBy(context), staffId, isProved }, start);
      if (started.status !== "started") return refusedStart(started);
      const job = await readJob(platform, seeing, id);
      const [answer] = await tellJobs(platform.database.db, job === null ? [] : [job], { staffId, language });
      return answer === undefined ? refusedStart({ status: "refused", code: "preview-over" }) : accept(answer);
    },
  });
}

/** A job shown, and started. */
export function beginEndpoints(parts: DeskParts): Endpoint[] {
  return [previewEndpoint(parts), startEndpoint(parts)];
}
