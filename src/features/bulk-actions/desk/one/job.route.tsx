import { useEffect, useState } from "react";
import { Form, Link, useRevalidator } from "react-router";
import { m } from "#messages";
import { smallBody } from "../../../../contract/body-limits.ts";
import { deskApi } from "../../../../contract/desk-api.ts";
import { actInDesk, actOnServer, inDesk, onServer } from "../../../../contract/page.ts";
import { pageMeta } from "../../../../contract/page-meta.ts";
import { momentText, numberText } from "../../../../i18n/formats.ts";
import { Button } from "../../../../ui/actions/button.tsx";
import { WorkPage } from "../../../../ui/dense/work-page.tsx";
import { LiveRegion } from "../../../../ui/feedback/live-region.tsx";
import { Meter } from "../../../../ui/feedback/meter.tsx";
import { Notice } from "../../../../ui/feedback/notice.tsx";
import { useSending, useTurn } from "../../../../ui/forms/form.tsx";
import { useKeys } from "../../../staff/desk/keys/use-keys.ts";
import type { JobState } from "../../bulk-job.ts";
import { jobTitle } from "../job-words.ts";
import { type JobAnswer, jobCall } from "../jobs.calls.ts";
import type { Route } from "./+types/job.route";
import { act, load } from "./act-on-job.ts";
import styles from "./job.module.css";
import { JobFile } from "./job-file.tsx";
import { JobRowsSection } from "./job-rows.tsx";
import { madeOf, Steps } from "./steps.tsx";

export const loader = onServer(load);
export const clientLoader = inDesk(load);
export const action = actOnServer(act, smallBody);
export const clientAction = actInDesk(act);
export const handle = { needs: "candidate.act", hydrate: "eager" };

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta(loaderData === undefined ? m.desk_jobs_title() : jobTitle(loaderData.job));
}

/** One job: its progress, what is sent when, the result of each row; stop and undo (F33). */
export default function Job({ loaderData, actionData }: Route.ComponentProps) {
  const job = useJob(loaderData.job);
  const turn = useTurn(actionData);
  return (
    <WorkPage
      back={{ to: "/staff/jobs", label: m.desk_jobs_back() }}
      title={jobTitle(job)}
      sub={<Sub job={job} />}
      acts={<Acts job={job} />}
    >
      <div className={styles.body}>
        {actionData !== undefined && (
          <Notice key={turn} tone={actionData.tone} announce="status">
            {actionData.message}
          </Notice>
        )}
        <LiveRegion>{getStateText(job)}</LiveRegion>
        {job.state !== "preview" && <Progress job={job} />}
        <StateNotice job={job} now={loaderData.now} />
        <JobFile job={job} />
        <JobRowsSection {...loaderData} job={job} />
      </div>
    </WorkPage>
  );
}

function Sub({ job }: { readonly job: JobAnswer }) {
  return (
    <>
      {m.desk_jobs_number({ id: job.id })}, {job.by}, {momentText(job.startedAt ?? job.previewedAt)}
      {job.vacancy && (
        <>
          {" · "}
          <Link to={`/staff/vacancies/${job.vacancy.id}/applicants`}>{job.vacancy.title}</Link>
        </>
      )}
    </>
  );
}

/** Stopping as long as rows are made, undoing as long as something is held. */
function Acts({ job }: { readonly job: JobAnswer }) {
  const busy = useSending();
  const isRunning = job.state === "running";
  useKeys({ u: () => document.querySelector<HTMLElement>('[data-key="undo"]')?.click() });
  const mayUndo = job.kind === "act" && job.state !== "undone" && (isRunning || job.counts.held > 0);
  return (
    <Form method="post" className={styles.acts}>
      {isRunning && (
        <Button type="submit" name="intent" value="stop" kind="secondary" small icon="player-stop" busy={busy}>
          {m.desk_jobs_stop()}
        </Button>
      )}
      {mayUndo && (
        <Button
          type="submit"
          name="intent"
          value="undo"
          kind="danger-line"
          small
          icon="arrow-back-up"
          busy={busy}
          data-key="undo"
        >
          {m.desk_jobs_undo_all()}
        </Button>
      )}
    </Form>
  );
}

function countsText({ kind, counts }: JobAnswer): string {
  const [heldText, released, refused, waiting] = [counts.held, counts.released, counts.refused, counts.waiting].map(
    (count) => numberText(count),
  );
  const words = { held: heldText ?? "", released: released ?? "", refused: refused ?? "", waiting: waiting ?? "" };
  if (kind === "act") return m.desk_jobs_counts(words);
  return kind === "share" ? m.desk_jobs_counts_share(words) : m.desk_jobs_counts_file(words);
}

function Progress({ job }: { readonly job: JobAnswer }) {
  const { made, total } = madeOf(job);
  const label = m.desk_jobs_meter({ made: numberText(made), total: numberText(total) });
  return (
    <div className={styles.progress}>
      <Steps job={job} />
      <Meter value={made} max={total} label={label} />
      <p>
        <strong>{countsText(job)}</strong>
        {job.state === "running" && <span>{m.desk_jobs_may_close()}</span>}
      </p>
    </div>
  );
}

/** The announcement when a job reaches a state. */
function getStateText({ state, chosen }: JobAnswer): string {
  const words: Record<Exclude<JobState, "preview">, () => string> = {
    running: () => m.desk_jobs_said_running({ total: numberText(chosen) }),
    held: m.desk_jobs_said_held,
    releasing: m.desk_jobs_said_releasing,
    done: m.desk_jobs_said_done,
    stopped: m.desk_jobs_said_stopped,
    undone: m.desk_jobs_said_undone,
  };
  return state === "preview" ? "" : words[state]();
}

/** The meaning, and the possible next steps. */
function StateNotice({ job, now }: { readonly job: JobAnswer; readonly now: string }) {
  const { state, kind, firstLeaves, counts } = job;
  if (state === "preview") return <Notice>{m.desk_jobs_preview_note()}</Notice>;
  if (state === "undone") return <Notice icon="arrow-back-up">{m.desk_jobs_undone_note()}</Notice>;
  if (state === "stopped" && kind === "act") return <Notice tone="warning">{m.desk_jobs_stopped_note()}</Notice>;
  if (firstLeaves === null || counts.held === 0) return null;
  if (counts.released > 0 || firstLeaves <= now) return <Notice tone="warning">{m.desk_jobs_some_left()}</Notice>;
  return (
    <Notice icon="hourglass-high">
      <strong>{m.desk_jobs_nothing_left()}</strong> {m.desk_jobs_first_leaves({ moment: momentText(firstLeaves) })}
    </Notice>
  );
}

/** How often a job is asked for, by what it does; what has ended is not. */
function everyMs({ state, counts, endedAt }: JobAnswer): number | null {
  if (state === "running" || state === "releasing") return 2_000;
  if (counts.held > 0) return 10_000;
  return endedAt === null && state !== "preview" ? 30_000 : null;
}

/**
 * A job as it is by now: asked for while it continues and the page is looked at. The rows below are read again when its
 * state changes, not with each number, so that nothing moves under who reads them.
 */
function useJob(loaded: JobAnswer): JobAnswer {
  const [seen, setSeen] = useState({ loaded, job: loaded });
  const { revalidate } = useRevalidator();
  const job = seen.loaded === loaded ? seen.job : loaded;
  const every = everyMs(job);
  const { id, state } = job;
  useEffect(() => {
    if (every === null) return;
    const timer = setInterval(async () => {
      if (document.visibilityState === "hidden") return;
      const sent = await deskApi.send(jobCall, { path: { id } });
      if (sent.status === "refused") return;
      setSeen({ loaded, job: sent.answer });
      if (sent.answer.state !== state) await revalidate();
    }, every);
    return () => clearInterval(timer);
  }, [every, id, state, loaded, revalidate]);
  return job;
}
