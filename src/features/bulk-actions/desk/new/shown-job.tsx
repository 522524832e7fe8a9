import { Form, Link } from "react-router";
import { m } from "#messages";
import { numberText, timeText } from "../../../../i18n/formats.ts";
import { Button } from "../../../../ui/actions/button.tsx";
import { Notice } from "../../../../ui/feedback/notice.tsx";
import { Checkbox } from "../../../../ui/fields/checkbox.tsx";
import { TextField } from "../../../../ui/fields/text-field.tsx";
import { useSending } from "../../../../ui/forms/form.tsx";
import { VisuallyHidden } from "../../../../ui/layout/text.tsx";
import type { NewKind } from "../../../candidates/desk/list/job-address.ts";
import { whoseText } from "../../../decisions/desk/act-words.ts";
import { useForget } from "../../../staff/desk/drafts/kept-form.tsx";
import { type SampleKind, typedAbove } from "../../bulk-job.ts";
import type { JobPreview } from "../jobs.calls.ts";
import styles from "./new-job.module.css";
import type { Typed } from "./new-job.ts";

interface ShownJobProps {
  /** Of the form that was filled in: its draft ends when this is started. */
  readonly subject: string;
  readonly preview: JobPreview;
  readonly typed: Typed;
  readonly kind: NewKind;
}

/** What a job would do: the letters, who is meant and who is left out, and the press that starts it. */
export function ShownJob({ subject, preview, typed, kind }: ShownJobProps) {
  const tells = kind !== "share" && kind !== "export";
  return (
    <>
      {tells && <Letters preview={preview} />}
      <h2>{m.desk_jobs_whom()}</h2>
      <Whom preview={preview} tells={tells} />
      {preview.count === 0 ? (
        <Notice tone="warning">{m.desk_jobs_nobody_possible()}</Notice>
      ) : (
        <Start subject={subject} preview={preview} typed={typed} />
      )}
    </>
  );
}

const sampleTitles: Record<SampleKind, (words: { who: string }) => string> = {
  first: m.desk_jobs_sample_first,
  longest: m.desk_jobs_sample_longest,
  "other-language": m.desk_jobs_sample_other,
};

function Letters({ preview: { samples } }: { readonly preview: JobPreview }) {
  return (
    <>
      <h2>{m.desk_jobs_letters()}</h2>
      {samples.length === 0 && <Notice>{m.desk_jobs_letters_none()}</Notice>}
      <div className={styles.letters}>
        {samples.map(({ kind, who, letter }) => (
          <article key={kind} className={styles.letter}>
            <h3>{sampleTitles[kind]({ who: whoseText(who) })}</h3>
            <div lang={letter.language}>
              <p className={styles.subject}>{letter.subject}</p>
              <pre>{letter.text}</pre>
            </div>
          </article>
        ))}
      </div>
    </>
  );
}

function Whom({ preview, tells }: { readonly preview: JobPreview; readonly tells: boolean }) {
  const { count, told: readers, starred, refused, previewId } = preview;
  const isTold = tells && readers.id + readers.en > 0;
  const words = { id: numberText(readers.id), en: numberText(readers.en) };
  return (
    <table className={styles.whom}>
      <tbody>
        <tr>
          <td>{numberText(count)}</td>
          <th scope="row">{isTold ? m.desk_jobs_whom_told(words) : m.desk_jobs_whom_possible()}</th>
          <td>
            <Look previewId={previewId} state="waiting" what={m.desk_jobs_whom_possible()} />
          </td>
        </tr>
        {starred > 0 && (
          <tr data-warning>
            <td>{numberText(starred)}</td>
            <th scope="row" colSpan={2}>
              {m.desk_jobs_whom_starred()}
            </th>
          </tr>
        )}
        {refused.map(({ code, text, count: of }) => (
          <tr key={code} data-warning>
            <td>{numberText(of)}</td>
            <th scope="row">{m.desk_jobs_whom_refused({ cause: text })}</th>
            <td>
              <Look previewId={previewId} state="refused" what={text} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface LookProps {
  readonly previewId: number;
  readonly state: "waiting" | "refused";
  readonly what: string;
}

/** The rows of a preview stand on a page of their own; what was typed here stays. */
function Look({ previewId, state, what }: LookProps) {
  return (
    <Link to={`/staff/jobs/${previewId}?state=${state}`} target="_blank" rel="noopener">
      {m.desk_jobs_whom_look()}
      <VisuallyHidden>
        , {what} {m.desk_jobs_whom_look_new()}
      </VisuallyHidden>
    </Link>
  );
}

function Start({ subject, preview, typed }: Pick<ShownJobProps, "subject" | "preview" | "typed">) {
  const busy = useSending();
  const forget = useForget(subject);
  const { count, starred, needsProof, until } = preview;
  const isTyped = count > typedAbove;
  return (
    <Form method="post" className={styles.start} onSubmit={forget}>
      {Object.entries(typed).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="preview" value={JSON.stringify(preview)} />
      {starred > 0 && <Checkbox name="withStarred" label={m.desk_jobs_starred_too()} />}
      {isTyped ? (
        <TextField
          name="count"
          inputMode="numeric"
          autoComplete="off"
          label={m.desk_jobs_type({ count: numberText(count) })}
        />
      ) : (
        <input type="hidden" name="count" value={count} />
      )}
      <p>
        {m.desk_jobs_until({ time: timeText(until) })} {needsProof && m.desk_jobs_needs_proof()}
      </p>
      <Button type="submit" name="intent" value="start" icon="arrow-right" busy={busy}>
        {m.desk_jobs_start({ count, text: numberText(count) })}
      </Button>
    </Form>
  );
}
