import type { z } from "zod";
import { type BodyLimits, smallBody } from "../../../contract/body-limits.ts";
import { defineDeskCall } from "../../../contract/call.ts";
import type { jobAnswer, PreviewInput, previewAnswer } from "./jobs.schema.ts";

type JobsApi = typeof import("./jobs.api.server.ts");
type BeginApi = typeof import("./new/begin.api.server.ts");

export type JobAnswer = z.infer<typeof jobAnswer>;
export type JobRows = z.infer<JobsApi["rowsAnswer"]>;
export type JobRowAnswer = JobRows["data"][number];
export type JobPreview = z.infer<typeof previewAnswer>;

interface OfJob {
  path: { id: number };
}

const needs = "candidate.act";

/** Words in two languages, and the ids or the query of a list. */
export const previewLimits: BodyLimits = { bytes: 32 * 1024, files: {} };

export const previewJobCall = defineDeskCall<{ body: PreviewInput }, JobPreview>()({
  method: "POST",
  path: "staff/jobs/preview",
  needs,
  who: "staff",
  limits: previewLimits,
});

export const startJobCall = defineDeskCall<{ body: z.input<BeginApi["startBody"]> }, JobAnswer>()({
  method: "POST",
  path: "staff/jobs",
  needs,
  who: "staff",
  limits: smallBody,
  creates: true,
  begins: true,
});

export const listJobsCall = defineDeskCall<
  { query: { limit?: number | undefined; cursor?: string | undefined } },
  z.infer<JobsApi["jobsAnswer"]>
>()({ method: "GET", path: "staff/jobs", needs, who: "staff" });

export const jobCall = defineDeskCall<OfJob, JobAnswer>()({
  method: "GET",
  path: "staff/jobs/{id}",
  needs,
  who: "staff",
});

export const jobRowsCall = defineDeskCall<
  OfJob & { query: { state?: JobRowAnswer["state"] | undefined; limit?: number; cursor?: string | undefined } },
  JobRows
>()({ method: "GET", path: "staff/jobs/{id}/rows", needs, who: "staff" });

/** The file of an export, or the result of each row: bytes, no JSON. */
export const jobFileCall = defineDeskCall<OfJob, object>()({
  method: "GET",
  path: "staff/jobs/{id}/file",
  needs,
  who: "staff",
});

export const stopJobCall = defineDeskCall<OfJob, null>()({
  method: "POST",
  path: "staff/jobs/{id}/stop",
  needs,
  who: "staff",
  body: "none",
});

export const undoJobCall = defineDeskCall<OfJob, null>()({
  method: "POST",
  path: "staff/jobs/{id}/undo",
  needs,
  who: "staff",
  body: "none",
});
