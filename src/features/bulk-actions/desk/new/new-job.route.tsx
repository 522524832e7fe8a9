import { useNavigate } from "react-router";
import { m } from "#messages";
import { actInDesk, actOnServer, inDesk, onServer } from "../../../../contract/page.ts";
import { pageMeta } from "../../../../contract/page-meta.ts";
import { numberText } from "../../../../i18n/formats.ts";
import { Button, ButtonLink } from "../../../../ui/actions/button.tsx";
import { CountTabs } from "../../../../ui/dense/count-tabs.tsx";
import { WorkPage } from "../../../../ui/dense/work-page.tsx";
import { Notice } from "../../../../ui/feedback/notice.tsx";
import { Fields, useSending } from "../../../../ui/forms/form.tsx";
import { Row } from "../../../../ui/layout/layout.tsx";
import { type NewKind, newJobPath, tablePath } from "../../../candidates/desk/list/job-address.ts";
import { kindWords } from "../../../decisions/desk/act-words.ts";
import { Refusal } from "../../../identity/desk/refusal.tsx";
import { KeptForm } from "../../../staff/desk/drafts/kept-form.tsx";
import { useKeys } from "../../../staff/desk/keys/use-keys.ts";
import { previewLimits } from "../jobs.calls.ts";
import type { Route } from "./+types/new-job.route";
import { JobFields, jobLabels } from "./job-fields.tsx";
import styles from "./new-job.module.css";
import { act, jobSubject, load } from "./new-job.ts";
import { ShownJob } from "./shown-job.tsx";

export const loader = onServer(load);
export const clientLoader = inDesk(load);
export const action = actOnServer(act, previewLimits);
export const clientAction = actInDesk(act);
export const handle = { needs: "candidate.act", hydrate: "eager" };

export function meta() {
  return pageMeta(m.desk_jobs_title());
}

/** Preparing a job: what, in which words, what they will read, who is meant; then it is started (F33, F35). */
export default function NewJob({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, count, ids, list } = loaderData;
  const navigate = useNavigate();
  const back = tablePath(list);
  useKeys({ Escape: () => void navigate(back) });
  const refused = actionData?.status === "refused" ? actionData : undefined;
  const typed = actionData?.typed["kind"] === kind ? actionData.typed : {};
  const preview = actionData?.typed["kind"] === kind ? (actionData.preview ?? null) : null;
  const tabs = kinds.map((each) => ({
    to: newJobPath(each, { ids, list }),
    text: kindText(each),
    current: each === kind,
  }));
  return (
    <WorkPage
      bare
      back={{ to: back, label: m.desk_jobs_new_back() }}
      title={titles[kind]({ count, text: numberText(count) })}
      acts={
        <ButtonLink to={back} kind="secondary" small icon="x">
          {m.desk_jobs_cancel()}
        </ButtonLink>
      }
    >
      <CountTabs label={m.desk_jobs_new_kinds()} tabs={tabs} />
      <div className={styles.page}>
        <div className={styles.form}>
          <Refusal refused={refused} labels={jobLabels()} />
          <JobForm key={kind} data={loaderData} typed={typed} refused={refused} />
        </div>
        <section className={styles.shown} aria-label={m.desk_jobs_preview_region()}>
          {preview === null ? (
            <p>{kind === "export" || kind === "share" ? m.desk_jobs_show_first_quiet() : m.desk_jobs_show_first()}</p>
          ) : (
            <ShownJob key={preview.previewId} subject={jobSubject(loaderData)} {...{ preview, typed, kind }} />
          )}
        </section>
      </div>
    </WorkPage>
  );
}

const kinds: readonly NewKind[] = [
  ...(["move", "move-back", "invite", "ask", "end", "hire", "close", "reopen", "share", "export"] as const),
];

function kindText(kind: NewKind): string {
  if (kind === "share") return m.desk_jobs_kind_share();
  return kind === "export" ? m.desk_jobs_kind_export() : kindWords[kind]();
}

const titles: Record<NewKind, (words: { count: number; text: string }) => string> = {
  move: m.desk_jobs_new_title_move,
  "move-back": m.desk_jobs_new_title_move_back,
  end: m.desk_jobs_new_title_end,
  hire: m.desk_jobs_new_title_hire,
  close: m.desk_jobs_new_title_close,
  reopen: m.desk_jobs_new_title_reopen,
  invite: m.desk_jobs_new_title_invite,
  ask: m.desk_jobs_new_title_ask,
  share: m.desk_jobs_new_title_share,
  export: m.desk_jobs_new_title_export,
};

function JobForm(props: Parameters<typeof JobFields>[0]) {
  const busy = useSending();
  const { kind, ids, list } = props.data;
  return (
    <KeptForm
      method="post"
      subject={jobSubject(props.data)}
      refused={props.refused}
      isLast={false}
      noValidate
      preventScrollReset
    >
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="ids" value={ids?.join(",") ?? ""} />
      <input type="hidden" name="list" value={list} />
      <Fields>
        <JobFields {...props} />
        {kind === "end" && <Notice icon="user-shield">{m.desk_jobs_machine_note()}</Notice>}
        <Row>
          <Button type="submit" name="intent" value="show" busy={busy}>
            {kind === "export" || kind === "share" ? m.desk_jobs_show_file() : m.desk_jobs_show()}
          </Button>
        </Row>
      </Fields>
    </KeptForm>
  );
}
