import { Form } from "react-router";
import { m } from "#messages";
import { smallBody } from "../../../../contract/body-limits.ts";
import { actInDesk, actOnServer, inDesk, onServer } from "../../../../contract/page.ts";
import { pageMeta } from "../../../../contract/page-meta.ts";
import { momentText } from "../../../../i18n/formats.ts";
import { Button } from "../../../../ui/actions/button.tsx";
import { CountTabs } from "../../../../ui/dense/count-tabs.tsx";
import { WorkPage, WorkSection } from "../../../../ui/dense/work-page.tsx";
import { Notice } from "../../../../ui/feedback/notice.tsx";
import { Fields, useSending, useTurn } from "../../../../ui/forms/form.tsx";
import { Row } from "../../../../ui/layout/layout.tsx";
import { Refusal } from "../../../identity/desk/refusal.tsx";
import { KeptForm, useForget } from "../../../staff/desk/drafts/kept-form.tsx";
import { kindWords, whoseText } from "../act-words.ts";
import type { ShownAct } from "../acts.calls.ts";
import { HeldNotice, Letter } from "../held/held-notice.tsx";
import { LedByImport } from "../led-by-import.tsx";
import type { Route } from "./+types/decide.route";
import { ActFields, actLabels } from "./act-fields.tsx";
import { act, type DecideData, type DecideOutcome, kindsFor, load, type Typed } from "./act-on-decide.ts";
import styles from "./decide.module.css";
import { LeaveFields } from "./when-and-where.tsx";

export const loader = onServer(load);
export const clientLoader = inDesk(load);
export const action = actOnServer(act, smallBody);
export const clientAction = actInDesk(act);
export const handle = { needs: "candidate.act", hydrate: "eager" };

export function meta() {
  return pageMeta(m.desk_acts_decide());
}

/** Deciding on an application: what, in which words, what they will read; then it is held (F29, F30). */
export default function Decide({ loaderData, actionData }: Route.ComponentProps) {
  const { id, application, kind, list } = loaderData;
  const back = `/staff/applications/${id}?list=${encodeURIComponent(list)}`;
  const tabs = kindsFor(application).map((each) => ({
    to: `?${new URLSearchParams({ kind: each, list })}`,
    text: kindWords[each](),
    current: each === kind,
  }));
  const isOpen =
    !application.isWithdrawn && application.held === null && application.lead === "desk" && tabs.length > 0;
  const result = actionData?.status === "shown" ? actionData : undefined;
  return (
    <WorkPage
      bare
      back={{ to: back, label: m.desk_acts_back() }}
      title={`${m.desk_acts_decide()}: ${whoseText(application.who)}`}
      sub={application.vacancy.title}
      side={result && <Preview subject={getSubject(loaderData)} preview={result.preview} typed={result.typed} />}
    >
      {isOpen && <CountTabs label={m.desk_acts_choose_kind()} tabs={tabs} />}
      <div className={styles.body}>
        <Outcome outcome={actionData} />
        <Closed application={application} />
        {isOpen && <ActForm key={kind} data={loaderData} outcome={actionData} />}
      </div>
    </WorkPage>
  );
}

/** What a draft of words is about: this application and this act. */
const getSubject = ({ id, kind }: DecideData) => `decide-${id}-${kind}`;

function Outcome({ outcome }: { readonly outcome: DecideOutcome | undefined }) {
  const turn = useTurn(outcome);
  if (outcome?.status === "undone") {
    return (
      <Notice key={turn} tone="success" announce="status">
        {m.desk_acts_undone()}
      </Notice>
    );
  }
  return <Refusal refused={outcome?.status === "refused" ? outcome : undefined} labels={actLabels()} />;
}

/** Why nothing can be decided now. */
function Closed({ application }: Pick<DecideData, "application">) {
  const { held: scheduledAct, isWithdrawn, lead, status, vacancy } = application;
  if (scheduledAct !== null) return <HeldNotice act={scheduledAct} />;
  if (isWithdrawn) return <Notice>{m.desk_acts_is_withdrawn()}</Notice>;
  if (lead === "import") return <LedByImport vacancyId={vacancy.id} />;
  return status === "hired" ? <Notice>{m.desk_acts_already_ended()}</Notice> : null;
}

function ActForm({ data, outcome }: { readonly data: DecideData; readonly outcome: DecideOutcome | undefined }) {
  const busy = useSending();
  const refused = outcome?.status === "refused" ? outcome : undefined;
  const typed = outcome?.status === "shown" || outcome?.status === "refused" ? outcome.typed : {};
  return (
    <KeptForm method="post" subject={getSubject(data)} refused={refused} isLast={false} noValidate preventScrollReset>
      <input type="hidden" name="kind" value={data.kind} />
      <input type="hidden" name="reads" value={data.application.reads ?? ""} />
      <Fields>
        <ActFields data={data} typed={typed} refused={refused} />
        <LeaveFields typed={typed} refused={refused} />
        <Row>
          <Button
            type="submit"
            name="intent"
            value="show"
            kind={outcome?.status === "shown" ? "secondary" : undefined}
            busy={busy}
          >
            {m.desk_acts_show()}
          </Button>
        </Row>
      </Fields>
    </KeptForm>
  );
}

interface PreviewProps {
  /** Of the form that was filled in: its draft ends when this is sent. */
  readonly subject: string;
  readonly preview: ShownAct;
  readonly typed: Typed;
}

/** What the applicant will read, and the press that decides it. */
function Preview({ subject, preview, typed }: PreviewProps) {
  const busy = useSending();
  const forget = useForget(subject);
  const { letter, releaseAt } = preview;
  return (
    <WorkSection title={m.desk_acts_shown_title()}>
      {letter === null ? <Notice>{m.desk_acts_shown_none()}</Notice> : <Letter letter={letter} />}
      <p>{m.desk_acts_shown_leaves({ moment: momentText(releaseAt) })}</p>
      <Form method="post" onSubmit={forget}>
        {Object.entries(typed).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input type="hidden" name="shown" value={preview.shown} />
        <Button type="submit" name="intent" value="hold" icon="hourglass-high" busy={busy}>
          {m.desk_acts_hold()}
        </Button>
      </Form>
    </WorkSection>
  );
}
