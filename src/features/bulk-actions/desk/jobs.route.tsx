import { Link } from "react-router";
import { m } from "#messages";
import { inDesk, onServer, type PageRequest } from "../../../contract/page.ts";
import { pageMeta } from "../../../contract/page-meta.ts";
import { momentText, numberText } from "../../../i18n/formats.ts";
import { ButtonLink } from "../../../ui/actions/button.tsx";
import { StateWord } from "../../../ui/dense/state-word.tsx";
import { WorkPage, WorkTable } from "../../../ui/dense/work-page.tsx";
import { StateScreen } from "../../../ui/feedback/state-screen.tsx";
import { needed } from "../../desk-base/desk-page.ts";
import type { Route } from "./+types/jobs.route";
import { jobStateTones, jobStateWords, jobTitle } from "./job-words.ts";
import { type JobAnswer, listJobsCall } from "./jobs.calls.ts";
import styles from "./jobs.module.css";

/** Jobs in reach, the newest first. */
async function load({ api, url }: PageRequest<unknown>) {
  const cursor = url.searchParams.get("cursor") ?? undefined;
  const { data: jobs, next } = needed(await api.send(listJobsCall, { query: { cursor } }));
  return { jobs, next };
}

export const loader = onServer(load);
export const clientLoader = inDesk(load);
export const handle = { needs: "candidate.act", hydrate: "eager" };

export function meta() {
  return pageMeta(m.desk_jobs_title());
}

/** Every job over many applications, by whom, and its result (F33). */
export default function Jobs({ loaderData: { jobs, next } }: Route.ComponentProps) {
  return (
    <WorkPage bare title={m.desk_jobs_title()} sub={m.desk_jobs_lead()}>
      {jobs.length === 0 ? <NoJobs /> : <JobTable jobs={jobs} />}
      {next !== null && (
        <p className={styles.more}>
          <ButtonLink kind="secondary" to={`?cursor=${next}`}>
            {m.desk_jobs_more()}
          </ButtonLink>
        </p>
      )}
    </WorkPage>
  );
}

function NoJobs() {
  return (
    <StateScreen icon="stack-2" title={m.desk_jobs_none()} text={m.desk_jobs_none_text()}>
      <ButtonLink to="/staff/applications" kind="secondary">
        {m.desk_jobs_to_applicants()}
      </ButtonLink>
    </StateScreen>
  );
}

function JobTable({ jobs }: { readonly jobs: readonly JobAnswer[] }) {
  const head = [m.desk_jobs_col_job(), m.desk_jobs_col_by(), m.desk_jobs_col_state()];
  const numbers = [m.desk_jobs_col_rows(), m.desk_jobs_col_refused()];
  return (
    <WorkTable
      label={m.desk_jobs_title()}
      head={
        <>
          {head.map((word) => (
            <th key={word} scope="col">
              {word}
            </th>
          ))}
          {numbers.map((word) => (
            <th key={word} scope="col" data-number>
              {word}
            </th>
          ))}
          <th scope="col">{m.desk_jobs_col_begun()}</th>
          <th scope="col">{m.desk_jobs_col_ended()}</th>
        </>
      }
    >
      {jobs.map((job) => (
        <tr key={job.id}>
          <th scope="row">
            <Link to={`/staff/jobs/${job.id}`}>{jobTitle(job)}</Link>
            {job.vacancy && <span data-quiet>, {job.vacancy.title}</span>}
          </th>
          <td data-quiet>{job.by}</td>
          <td>
            <StateWord tone={jobStateTones[job.state]}>{jobStateWords[job.state]()}</StateWord>
          </td>
          <td data-number>{numberText(job.chosen)}</td>
          <td data-number>{numberText(job.counts.refused)}</td>
          <td data-quiet data-nowrap>
            {job.startedAt === null ? "–" : momentText(job.startedAt)}
          </td>
          <td data-quiet data-nowrap>
            {job.endedAt === null ? "–" : momentText(job.endedAt)}
          </td>
        </tr>
      ))}
    </WorkTable>
  );
}
