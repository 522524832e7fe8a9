import { Form } from "react-router";
import { m } from "#messages";
import { addDays } from "../../../../i18n/calendar.ts";
import { dateText, momentText, numberText } from "../../../../i18n/formats.ts";
import { Button, ButtonLink } from "../../../../ui/actions/button.tsx";
import { WorkSection } from "../../../../ui/dense/work-page.tsx";
import { ShowMore } from "../../../../ui/display/details.tsx";
import { Notice } from "../../../../ui/feedback/notice.tsx";
import { Checkbox } from "../../../../ui/fields/checkbox.tsx";
import { FieldSet } from "../../../../ui/fields/field.tsx";
import { TextField } from "../../../../ui/fields/text-field.tsx";
import { useSending, useTurn } from "../../../../ui/forms/form.tsx";
import { Text } from "../../../../ui/layout/text.tsx";
import { useOwnAddress } from "../../../desk-base/use-own-address.ts";
import type { OwnScorecardAnswer, ScorecardsAnswer } from "../scorecards.calls.ts";
import type { AskOutcome } from "./act-on-ask.ts";
import styles from "./scorecards.module.css";
import { SentCards } from "./sent-cards.tsx";

/** Days that a form gives by default. */
const usualDays = 3;

interface ScorecardsPanelProps {
  readonly scorecards: ScorecardsAnswer;
  readonly vacancyId: number;
  /** Whether anyone who looks may write criteria. */
  readonly mayEdit: boolean;
  /** `YYYY-MM-DD` in Jakarta. */
  readonly today: string;
  readonly outcome: AskOutcome | undefined;
}

/** Staff's scorecards of an application: the sent ones, the open requests, and a link to one's own. */
export function ScorecardsPanel({ scorecards, vacancyId, mayEdit, today, outcome }: ScorecardsPanelProps) {
  const { criteria, mine, standing, sent, askable } = scorecards;
  const counted = {
    sent: numberText(standing.filter(({ state }) => state === "sent").length),
    all: numberText(standing.length),
  };
  if (criteria.length === 0) return <WithoutCriteria vacancyId={vacancyId} mayEdit={mayEdit} />;
  return (
    <WorkSection
      title={m.desk_scorecards_title()}
      aside={standing.length > 0 && <span className={styles.counted}>{m.desk_scorecards_counted(counted)}</span>}
    >
      {standing.length === 0 && (
        <Text look="small" tone="muted">
          {m.desk_scorecards_none()}
        </Text>
      )}
      {sent !== null && sent.length > 0 && <SentCards criteria={criteria} sent={sent} />}
      <Scorecards standing={standing} isHidden={sent === null} today={today} />
      <Mine mine={mine} />
      {askable.length > 0 && <AskForm askable={askable} dueOn={addDays(today, usualDays)} outcome={outcome} />}
    </WorkSection>
  );
}

function WithoutCriteria({ vacancyId, mayEdit }: Pick<ScorecardsPanelProps, "vacancyId" | "mayEdit">) {
  return (
    <WorkSection title={m.desk_scorecards_title()}>
      <Text look="small" tone="muted">
        {m.desk_scorecards_no_criteria()}
      </Text>
      {mayEdit && (
        <ButtonLink small kind="secondary" to={`/staff/vacancies/${vacancyId}/criteria`}>
          {m.desk_scorecards_write_criteria()}
        </ButtonLink>
      )}
    </WorkSection>
  );
}

interface StandingProps extends Pick<ScorecardsPanelProps, "today"> {
  readonly standing: ScorecardsAnswer["standing"];
  /** Whether what was sent is not shown above. */
  readonly isHidden: boolean;
}

/** Who is still asked, and where what was sent is hidden, who has sent theirs. */
function Scorecards({ standing, isHidden, today }: StandingProps) {
  const visible = standing.filter(({ state }) => isHidden || state !== "sent");
  if (visible.length === 0) return null;
  return (
    <ul className={styles.standing}>
      {visible.map(({ by, dueOn, sentAt }) => (
        <li key={by.id}>
          {by.name} {sentAt !== null && <span>{m.desk_scorecards_sent_at({ moment: momentText(sentAt) })}</span>}
          {sentAt === null && dueOn !== null && <Due dueOn={dueOn} today={today} />}
        </li>
      ))}
    </ul>
  );
}

function Due({ dueOn, today }: { readonly dueOn: string; readonly today: string }) {
  const day = dateText(dueOn);
  if (dueOn < today) return <span data-late>{m.desk_scorecards_late({ day })}</span>;
  return <span>{m.desk_scorecards_asked_until({ day })}</span>;
}

function getAct({ state, hasDraft }: OwnScorecardAnswer): string {
  if (hasDraft) return m.desk_scorecards_go_on();
  return state === "sent" ? m.desk_scorecards_amend() : m.desk_scorecards_fill();
}

/** Whether one is owed, and the way to fill it in. */
function Mine({ mine }: { readonly mine: OwnScorecardAnswer }) {
  const address = useOwnAddress();
  const { isOwed, dueOn, state } = mine;
  return (
    <>
      {isOwed && dueOn !== null && <Text look="small">{m.desk_scorecards_owed({ day: dateText(dueOn) })}</Text>}
      {state === "none" && (
        <Text look="small" tone="muted">
          {m.desk_scorecards_not_owed()}
        </Text>
      )}
      <ButtonLink small kind={isOwed ? undefined : "secondary"} to={address({ part: "scorecard" })} preventScrollReset>
        {getAct(mine)}
      </ButtonLink>
    </>
  );
}

interface AskFormProps {
  readonly askable: ScorecardsAnswer["askable"];
  /** `YYYY-MM-DD` that the form begins with. */
  readonly dueOn: string;
  readonly outcome: AskOutcome | undefined;
}

/** Asks people for their scorecards until a day. */
function AskForm({ askable, dueOn, outcome }: AskFormProps) {
  const busy = useSending();
  const turn = useTurn(outcome);
  const findError = (path: string) => outcome?.errors.find((error) => error.path === path)?.message;
  const isRefused = outcome !== undefined && outcome.message !== null;
  return (
    <>
      {outcome?.message === null && (
        <Notice key={turn} tone="success" announce="status">
          {m.desk_scorecards_asked()}
        </Notice>
      )}
      {isRefused && (
        <Notice key={turn} tone="danger" announce="alert">
          {outcome.message}
        </Notice>
      )}
      <ShowMore summary={m.desk_scorecards_ask()}>
        <Form key={isRefused ? "refused" : turn} method="post" className={styles.ask} preventScrollReset>
          <FieldSet
            id="staffIds"
            label={m.desk_scorecards_ask_whom()}
            hint={m.desk_scorecards_ask_hint()}
            error={findError("staffIds")}
          >
            {askable.map(({ id, name }) => (
              <Checkbox key={id} name="staffIds" value={id} label={name} />
            ))}
          </FieldSet>
          <TextField
            name="dueOn"
            type="date"
            required
            label={m.desk_scorecards_ask_until()}
            defaultValue={dueOn}
            error={findError("dueOn")}
          />
          <Button small type="submit" kind="secondary" name="act" value="scorecard-ask" busy={busy}>
            {m.desk_scorecards_ask()}
          </Button>
        </Form>
      </ShowMore>
    </>
  );
}
