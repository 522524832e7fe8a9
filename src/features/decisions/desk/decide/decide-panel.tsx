import { type FormEvent, useEffect, useRef, useState } from "react";
import { Form, Link, useLocation, useNavigate } from "react-router";
import { m } from "#messages";
import { momentText } from "../../../../i18n/formats.ts";
import { Button } from "../../../../ui/actions/button.tsx";
import { Details } from "../../../../ui/display/details.tsx";
import { Notice } from "../../../../ui/feedback/notice.tsx";
import { Fields, useSending, useTurn } from "../../../../ui/forms/form.tsx";
import { useHydrated } from "../../../../ui/hydrated.ts";
import { Icon } from "../../../../ui/icons/icon.tsx";
import { Row } from "../../../../ui/layout/layout.tsx";
import { findError, Refusal, type Refused } from "../../../identity/desk/refusal.tsx";
import { readValues } from "../../../staff/desk/drafts/form-values.ts";
import { KeptForm, useForget } from "../../../staff/desk/drafts/kept-form.tsx";
import { useKeys } from "../../../staff/desk/keys/use-keys.ts";
import { kindWords } from "../act-words.ts";
import { Letter } from "../held/held-notice.tsx";
import { ActFields, actLabels, DueField } from "./act-fields.tsx";
import { type DecideData, type DecideOutcome, decideAct, type Preview, type Typed } from "./act-on-decide.ts";
import styles from "./decide-panel.module.css";
import { decideParameter } from "./decide-path.ts";
import { LeaveFields } from "./when-and-where.tsx";

interface DecidePanelProps {
  readonly data: DecideData;
  readonly outcome: DecideOutcome | undefined;
}

/**
 * Deciding on an application beside it: what, in which words, what the applicant will read; then it is scheduled (F29,
 * F30). The address opens and closes it, and the page's action hears `act=decide`.
 */
export function DecidePanel({ data, outcome }: DecidePanelProps) {
  const { kinds, kind, application } = data;
  const [address, close] = useAddress();
  const heading = useRef<HTMLHeadingElement>(null);
  // The panel is where one wants to go on, whichever key or button opened it.
  useEffect(() => heading.current?.focus(), []);
  const isOpen = kinds.length > 0;
  return (
    <section className={styles.panel} aria-labelledby="decide">
      <div className={styles.head}>
        <h2 id="decide" tabIndex={-1} ref={heading}>
          {isOpen ? kindWords[kind]() : m.desk_acts_decide()}
        </h2>
        <Link to={close} preventScrollReset aria-label={m.desk_acts_close_panel()} title={m.desk_acts_close_panel()}>
          <Icon name="x" size={18} />
        </Link>
      </div>
      {isOpen && (
        <nav aria-label={m.desk_acts_choose_kind()} className={styles.kinds}>
          {kinds.map((each) => (
            <Link key={each} to={address(each)} preventScrollReset aria-current={each === kind ? "page" : undefined}>
              {kindWords[each]()}
            </Link>
          ))}
        </nav>
      )}
      <Outcome outcome={outcome} />
      {isOpen ? (
        <Decision key={kind} data={data} outcome={outcome} />
      ) : (
        <Notice>{application.isWithdrawn ? m.desk_acts_is_withdrawn() : m.desk_acts_already_ended()}</Notice>
      )}
    </section>
  );
}

/** Where the panel opens with another act, and where it is closed; Escape closes it, too. */
function useAddress(): [(kind: string) => string, string] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const withKind = (kind: string | null) => {
    const query = new URLSearchParams(search);
    if (kind === null) query.delete(decideParameter);
    else query.set(decideParameter, kind);
    return query.size === 0 ? "." : `?${query}`;
  };
  const close = withKind(null);
  useKeys({ Escape: () => void navigate(close, { preventScrollReset: true }) });
  return [withKind, close];
}

/** What a draft of words is about: this application and this act. */
const getSubject = ({ id, kind }: DecideData) => `decide-${id}-${kind}`;

function Outcome({ outcome }: { readonly outcome: DecideOutcome | undefined }) {
  return <Refusal refused={outcome?.status === "refused" ? outcome : undefined} labels={actLabels()} />;
}

const findPreview = (outcome: DecideOutcome): Preview | null => (outcome.status === "shown" ? outcome : null);

/** Whether a form has the values of a letter, and no others, however they came into it. */
const hasTyped = (form: HTMLFormElement | null, typed: Typed): boolean =>
  form !== null &&
  Object.entries(readValues(form)).every(([name, [value = ""]]) => value.trim() === (typed[name] ?? ""));

/** The act's fields, and the letter that follows from them; a letter of earlier values cannot be sent. */
function Decision({ data, outcome }: DecidePanelProps) {
  const refusedOrShown = outcome?.typed["kind"] === data.kind ? outcome : undefined;
  // Without scripts nothing tells that other values were typed than the letter has.
  const usual = useHydrated() ? data.usual : null;
  const previewed = refusedOrShown === undefined ? usual : findPreview(refusedOrShown);
  const turn = useTurn(outcome);
  const [changedIn, setChangedIn] = useState(-1);
  const isStale = changedIn === turn;
  const fields = useRef<HTMLDivElement>(null);
  const setStale = () => setChangedIn(turn);
  const holdsTyped = (typed: Typed) => hasTyped(fields.current?.querySelector("form") ?? null, typed);
  return (
    <>
      {/* Bubbling events of the form's own fields; a restored choice is a change without an input. */}
      <div ref={fields} onInput={setStale} onChange={setStale}>
        <ActForm data={data} outcome={outcome} isShown={previewed !== null && !isStale} />
      </div>
      {previewed !== null && !isStale && (
        <Previewed key={turn} subject={getSubject(data)} {...previewed} {...{ holdsTyped, setStale }} />
      )}
    </>
  );
}

/** Whether a field that is folded away has something to show. */
const hasMore = (typed: Typed, refused: Refused | undefined) =>
  ["dueOn", "leaveDay", "leaveTime"].some((name) => (typed[name] ?? "") !== "") ||
  ["dueOn", "releaseAt"].some((name) => findError(refused, name) !== undefined);

function ActForm({ data, outcome, isShown }: DecidePanelProps & { readonly isShown: boolean }) {
  const busy = useSending();
  const refused = outcome?.status === "refused" ? outcome : undefined;
  const typed = outcome?.typed ?? {};
  return (
    <KeptForm method="post" subject={getSubject(data)} refused={refused} isLast={false} noValidate preventScrollReset>
      <input type="hidden" name="act" value={decideAct} />
      <input type="hidden" name="kind" value={data.kind} />
      <input type="hidden" name="reads" value={data.application.reads ?? ""} />
      <Fields>
        <ActFields data={data} typed={typed} refused={refused} />
        <Details summary={m.desk_acts_more_fields()} open={hasMore(typed, refused) || undefined}>
          <Fields>
            <DueField data={data} typed={typed} refused={refused} />
            <LeaveFields typed={typed} refused={refused} />
          </Fields>
        </Details>
        <Row>
          <Button type="submit" name="intent" value="show" kind={isShown ? "secondary" : undefined} busy={busy}>
            {m.desk_acts_show()}
          </Button>
        </Row>
      </Fields>
    </KeptForm>
  );
}

interface PreviewedProps extends Preview {
  readonly subject: string;
  /** Whether the fields above still have the letter's values. */
  readonly holdsTyped: (typed: Typed) => boolean;
  readonly setStale: () => void;
}

/** What the applicant will read, and the press that schedules it. */
function Previewed({ subject, preview, typed, holdsTyped, setStale }: PreviewedProps) {
  const busy = useSending();
  const forget = useForget(subject);
  const { letter, releaseAt, shown } = preview;
  const send = (event: FormEvent) => {
    if (holdsTyped(typed)) return forget();
    event.preventDefault();
    setStale();
  };
  return (
    <section className={styles.shown} aria-labelledby="shown">
      <h3 id="shown">{m.desk_acts_shown_title()}</h3>
      {letter === null ? <Notice>{m.desk_acts_shown_none()}</Notice> : <Letter letter={letter} />}
      <p>{m.desk_acts_shown_leaves({ moment: momentText(releaseAt) })}</p>
      <Form method="post" onSubmit={send}>
        <input type="hidden" name="act" value={decideAct} />
        {Object.entries(typed).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input type="hidden" name="shown" value={shown} />
        <Button type="submit" name="intent" value="hold" icon="hourglass-high" busy={busy}>
          {m.desk_acts_hold()}
        </Button>
      </Form>
    </section>
  );
}
