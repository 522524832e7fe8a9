import { m } from "#messages";
import { formText } from "../../../../contract/field-values.ts";
import type { PageAction, PageRequest } from "../../../../contract/page.ts";
import { getId } from "../../../../contract/page-meta.ts";
import { needed } from "../../../desk-base/desk-page.ts";
import { type RowState, rowStates } from "../../bulk-job.ts";
import { type JobAnswer, type JobRows, jobCall, jobRowsCall, stopJobCall, undoJobCall } from "../jobs.calls.ts";

interface Params {
  id: string;
}

export interface JobData {
  job: JobAnswer;
  rows: JobRows;
  /** Which rows are shown; null for all. */
  only: RowState | null;
  now: string;
}

/** A job, how far it is, and a page of its rows. */
export async function load({ api, params, url, now }: PageRequest<Params>): Promise<JobData> {
  const path = { id: getId(params.id) };
  const stateParam = url.searchParams.get("state");
  const only = rowStates.find((state) => state === stateParam) ?? null;
  const cursor = url.searchParams.get("cursor") ?? undefined;
  const job = needed(await api.send(jobCall, { path }));
  const rows = needed(await api.send(jobRowsCall, { path, query: { state: only ?? undefined, cursor } }));
  return { job, rows, only, now: now.toISOString() };
}

export interface JobOutcome {
  tone: "success" | "danger";
  message: string;
}

/** Stops a job, or undoes what it holds. */
export async function act({ api, form, params }: PageAction<Params>): Promise<JobOutcome> {
  const path = { id: getId(params.id) };
  const isUndo = formText(form, "intent") === "undo";
  const sent = await api.send(isUndo ? undoJobCall : stopJobCall, { path });
  if (sent.status === "refused") return { tone: "danger", message: sent.message };
  return { tone: "success", message: isUndo ? m.desk_jobs_did_undo() : m.desk_jobs_did_stop() };
}
