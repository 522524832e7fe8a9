import { Link } from "react-router";
import { m } from "#messages";
import { momentText, numberText } from "../../../../i18n/formats.ts";
import { ButtonLink } from "../../../../ui/actions/button.tsx";
import { CountTabs } from "../../../../ui/dense/count-tabs.tsx";
import { StateWord } from "../../../../ui/dense/state-word.tsx";
import { WorkSection, WorkTable } from "../../../../ui/dense/work-page.tsx";
import { whoseText } from "../../../decisions/desk/act-words.ts";
import { useOwnAddress } from "../../../desk-base/use-own-address.ts";
import { rowStates } from "../../bulk-job.ts";
import { rowStateText, rowStateTones } from "../job-words.ts";
import type { JobAnswer, JobRowAnswer } from "../jobs.calls.ts";
import type { JobData } from "./act-on-job.ts";
import styles from "./job.module.css";
import { fileAddress } from "./job-file.tsx";

/** The result of each application of a job. */
export function JobRowsSection({ job, rows, only }: Pick<JobData, "job" | "rows" | "only">) {
  const address = useOwnAddress();
  return (
    <WorkSection title={m.desk_jobs_results()} aside={<Aside job={job} />}>
      <Tabs job={job} only={only} />
      {rows.data.length === 0 ? <p>{m.desk_jobs_results_none()}</p> : <Rows job={job} rows={rows.data} />}
      {rows.next !== null && (
        <p>
          <ButtonLink kind="secondary" to={address({ cursor: rows.next })}>
            {m.desk_jobs_results_next()}
          </ButtonLink>
        </p>
      )}
    </WorkSection>
  );
}

function Aside({ job }: { readonly job: JobAnswer }) {
  return (
    <p className={styles.aside}>
      <span>{m.desk_jobs_results_note()}</span>
      {job.kind !== "export" && job.state !== "preview" && (
        <a href={fileAddress(job)} download>
          {m.desk_jobs_download_rows()}
        </a>
      )}
    </p>
  );
}

function Tabs({ job, only }: Pick<JobData, "job" | "only">) {
  const address = useOwnAddress();
  const all = {
    to: address({ state: null, cursor: null }),
    text: m.desk_jobs_results_all(),
    current: only === null,
    count: numberText(job.chosen),
  };
  const some = rowStates
    .filter((state) => job.counts[state] > 0 || only === state)
    .map((state) => ({
      to: address({ state, cursor: null }),
      text: rowStateText(state, job.kind),
      current: only === state,
      count: numberText(job.counts[state]),
    }));
  return <CountTabs label={m.desk_jobs_results_tabs()} tabs={[all, ...some]} />;
}

function whenText({ state, at }: JobRowAnswer): string {
  if (at === null) return "";
  return state === "held" ? m.desk_jobs_leaves({ moment: momentText(at) }) : momentText(at);
}

function Rows({ job, rows }: { readonly job: JobAnswer; readonly rows: readonly JobRowAnswer[] }) {
  const head = [m.desk_jobs_col_who(), m.desk_jobs_col_result(), m.desk_jobs_col_when(), m.desk_jobs_col_cause()];
  return (
    <WorkTable
      label={m.desk_jobs_results()}
      head={head.map((word) => (
        <th key={word} scope="col">
          {word}
        </th>
      ))}
    >
      {rows.map((row) => (
        <tr key={row.applicationId}>
          <th scope="row">
            <Link to={`/staff/applications/${row.applicationId}`} prefetch="none">
              {whoseText(row.who)}
            </Link>
          </th>
          <td>
            <StateWord tone={rowStateTones[row.state]}>{rowStateText(row.state, job.kind)}</StateWord>
          </td>
          <td data-quiet data-nowrap>
            {whenText(row)}
          </td>
          <td data-quiet>{row.cause}</td>
        </tr>
      ))}
    </WorkTable>
  );
}
