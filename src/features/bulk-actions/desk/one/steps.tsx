import { m } from "#messages";
import { momentText, numberText, timeText } from "../../../../i18n/formats.ts";
import { VisuallyHidden } from "../../../../ui/layout/text.tsx";
import { jobStateWords } from "../job-words.ts";
import type { JobAnswer } from "../jobs.calls.ts";
import styles from "./job.module.css";

interface Step {
  name: string;
  note: string;
}

/** Rows that are made, of those that there are. */
export function madeOf({ chosen, counts }: JobAnswer): { made: number; total: number } {
  return { made: chosen - counts.waiting, total: chosen };
}

function getSteps(job: JobAnswer): Step[] {
  const { made, total } = madeOf(job);
  const begin = [
    { name: m.desk_jobs_step_preview(), note: timeText(job.previewedAt) },
    {
      name: m.desk_jobs_step_running(),
      note: m.desk_jobs_step_running_of({ made: numberText(made), total: numberText(total) }),
    },
  ];
  const leaving = [
    {
      name: m.desk_jobs_step_held(),
      note: job.firstLeaves === null ? "" : m.desk_jobs_step_until({ time: momentText(job.firstLeaves) }),
    },
    { name: m.desk_jobs_step_releasing(), note: "" },
  ];
  const isEnded = job.state === "stopped" || job.state === "undone";
  const end = isEnded ? jobStateWords[job.state]() : m.desk_jobs_step_done();
  const last = { name: end, note: job.endedAt === null ? "" : timeText(job.endedAt) };
  return [...begin, ...(job.kind === "act" && !isEnded ? leaving : []), last];
}

const order = ["preview", "running", "held", "releasing"];

/** The step that a job is at, from 0. */
function getPlace({ state }: JobAnswer, steps: readonly Step[]): number {
  const place = order.indexOf(state);
  return place < 0 ? steps.length - 1 : place;
}

/** How far a job is, on its way. */
export function Steps({ job }: { readonly job: JobAnswer }) {
  const steps = getSteps(job);
  const place = getPlace(job, steps);
  return (
    <ol className={styles.steps} aria-label={m.desk_jobs_steps()}>
      {steps.map(({ name, note }, index) => (
        <li
          key={name}
          data-done={index < place || job.state === "done" || undefined}
          aria-current={index === place ? "step" : undefined}
        >
          <strong>{name}</strong>
          {note !== "" && (
            <span>
              <VisuallyHidden as="span">: </VisuallyHidden>
              {note}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
