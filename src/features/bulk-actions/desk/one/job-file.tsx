import { m } from "#messages";
import { siteBase } from "../../../../contract/site-base.ts";
import { momentText } from "../../../../i18n/formats.ts";
import { Notice } from "../../../../ui/feedback/notice.tsx";
import type { JobAnswer } from "../jobs.calls.ts";
import styles from "./job.module.css";

/** The address of the file of an export. */
export const fileAddress = ({ id }: Pick<JobAnswer, "id">) => `${siteBase}/api/v1/staff/jobs/${id}/file`;

/** The file of an export: a link for the member who made it, until it is gone. */
export function JobFile({ job }: { readonly job: JobAnswer }) {
  const { kind, state, fileUntil, isOwn, reason } = job;
  if (kind !== "export" || state === "preview") return null;
  return (
    <section className={styles.file}>
      {reason !== null && <p>{m.desk_jobs_reason_note({ reason })}</p>}
      {fileUntil !== null && (
        <Notice tone="success">
          {m.desk_jobs_file_note({ moment: momentText(fileUntil) })}{" "}
          {isOwn ? (
            <a href={fileAddress(job)} download>
              {m.desk_jobs_download_file()}
            </a>
          ) : (
            m.desk_jobs_not_own()
          )}
        </Notice>
      )}
      {fileUntil === null && state === "done" && <Notice>{m.desk_jobs_file_over()}</Notice>}
    </section>
  );
}
