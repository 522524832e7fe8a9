import { type SubmitEvent, useState } from "react";
import { useNavigate } from "react-router";
import { m } from "#messages";
import { Button } from "../../../ui/actions/button.tsx";
import { WorkSection } from "../../../ui/dense/work-page.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { FieldSet } from "../../../ui/fields/field.tsx";
import { RadioGroup } from "../../../ui/fields/radio-group.tsx";
import { TextArea } from "../../../ui/fields/text-field.tsx";
import { Row } from "../../../ui/layout/layout.tsx";
import { useOwnAddress } from "../../desk-base/use-own-address.ts";
import { findError, Refusal, type Refused } from "../../identity/desk/refusal.tsx";
import { type CriterionRating, ratings, recommendations, scorecardLimits } from "../scorecard.ts";
import styles from "./fill-scorecard.module.css";
import { CardText, recommendationWords } from "./panel/card-text.tsx";
import type { CriterionAnswer, ScorecardsAnswer } from "./scorecards.calls.ts";
import { type Filling, useScorecard } from "./use-scorecard.ts";

interface FillScorecardProps {
  readonly id: number;
  readonly scorecards: ScorecardsAnswer;
  /** Whether who the person is stays hidden: it is not to be written either. */
  readonly isBlind: boolean;
}

/** One's own scorecard: kept as one writes, sent whole (F37). */
export function FillScorecard({ id, scorecards: { criteria, mine }, isBlind }: FillScorecardProps) {
  const filling = useScorecard(id, mine);
  const { text, trouble } = filling;
  const { isBusy, submit } = useSubmit(filling);
  const refused = trouble ?? undefined;
  return (
    <WorkSection title={m.desk_scorecards_mine()} aside={<SaveWord filling={filling} />}>
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <Refusal refused={refused} labels={getLabels(criteria)} />
        <Theirs filling={filling} criteria={criteria} />
        {criteria.map((criterion, at) => (
          <JudgeCriterion
            key={criterion.id}
            criterion={criterion}
            at={at}
            judged={text.ratings.find(({ criterionId }) => criterionId === criterion.id)}
            refused={refused}
            onJudge={(judged) => filling.judge(criterion.id, judged)}
          />
        ))}
        <RadioGroup
          id="recommendation"
          name="recommendation"
          label={m.desk_scorecards_recommendation()}
          value={text.recommendation ?? ""}
          choices={recommendations.map((value) => ({ value, label: recommendationWords[value]() }))}
          error={findError(refused, "recommendation")}
          onChange={({ target }) =>
            filling.say({ recommendation: recommendations.find((value) => value === target.value) ?? null })
          }
        />
        <TextArea
          id="summary"
          rows={3}
          maxLength={scorecardLimits.summary}
          label={m.desk_scorecards_summary()}
          value={text.summary}
          error={findError(refused, "summary")}
          below={isBlind ? m.desk_scorecards_blind() : m.desk_scorecards_may_ask()}
          onChange={({ target }) => filling.say({ summary: target.value })}
        />
        <Row gap={8}>
          <Button type="submit" busy={isBusy}>
            {mine.state === "sent" ? m.desk_scorecards_send_amended() : m.desk_scorecards_send()}
          </Button>
        </Row>
      </form>
    </WorkSection>
  );
}

/** Sends, and shows where it stands among the others then. */
function useSubmit(filling: Filling) {
  const navigate = useNavigate();
  const address = useOwnAddress();
  const [isBusy, setIsBusy] = useState(false);
  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setIsBusy(true);
    if (await filling.send()) await navigate(address({ part: null }), { preventScrollReset: true });
    setIsBusy(false);
  }
  return { isBusy, submit };
}

function getLabels(criteria: readonly CriterionAnswer[]): Record<string, string> {
  const labels: Record<string, string> = {
    recommendation: m.desk_scorecards_recommendation(),
    summary: m.desk_scorecards_summary(),
  };
  for (const [at, { name }] of criteria.entries()) {
    labels[`ratings.${at}.rating`] = name;
    labels[`ratings.${at}.evidence`] = m.desk_scorecards_evidence({ name });
  }
  return labels;
}

/** Another tab's newer version, to be taken or left; neither is lost before that. */
function Theirs({ filling, criteria }: { readonly filling: Filling; readonly criteria: readonly CriterionAnswer[] }) {
  const { theirs, settle } = filling;
  if (theirs === null) return null;
  return (
    <Notice tone="warning" announce="alert">
      <p>{m.desk_scorecards_stale_text()}</p>
      <CardText criteria={criteria} text={theirs.text} />
      <Row gap={8}>
        <Button small kind="secondary" onClick={() => settle("theirs")}>
          {m.desk_scorecards_take_theirs()}
        </Button>
        <Button small kind="secondary" onClick={() => settle("mine")}>
          {m.desk_scorecards_keep_mine()}
        </Button>
      </Row>
    </Notice>
  );
}

interface JudgeCriterionProps {
  readonly criterion: CriterionAnswer;
  readonly at: number;
  readonly judged: CriterionRating | undefined;
  readonly refused: Refused | undefined;
  readonly onJudge: (judged: Partial<CriterionRating>) => void;
}

/** How a criterion is met, from 1 to 4, and what shows it. */
function JudgeCriterion({ criterion, at, judged, refused, onJudge }: JudgeCriterionProps) {
  const { name, hint, lowest, highest } = criterion;
  const field = `ratings.${at}.rating`;
  return (
    <div className={styles.criterion}>
      <FieldSet
        id={field}
        label={name}
        hint={hint === "" ? undefined : hint}
        error={findError(refused, field)}
        below={
          <span className={styles.ends}>
            {lowest !== "" && <span>{m.desk_scorecards_means_lowest({ lowest })}</span>}
            {highest !== "" && <span>{m.desk_scorecards_means_highest({ highest })}</span>}
          </span>
        }
      >
        <div className={styles.scale}>
          {ratings.map((rating) => (
            <label key={rating}>
              <input
                type="radio"
                name={field}
                value={rating}
                checked={judged?.rating === rating}
                aria-label={m.desk_scorecards_of_four({ rating: String(rating) })}
                onChange={() => onJudge({ rating })}
              />
              <span aria-hidden="true">{rating}</span>
            </label>
          ))}
        </div>
      </FieldSet>
      <TextArea
        id={`ratings.${at}.evidence`}
        rows={2}
        maxLength={scorecardLimits.evidence}
        label={m.desk_scorecards_evidence({ name })}
        hint={m.desk_scorecards_evidence_hint()}
        value={judged?.evidence ?? ""}
        error={findError(refused, `ratings.${at}.evidence`)}
        onChange={({ target }) => onJudge({ evidence: target.value })}
      />
    </div>
  );
}

/** Whether what is written is kept. */
function SaveWord({ filling }: { readonly filling: Filling }) {
  return (
    <span className={styles.saved} role="status">
      {findWord(filling)}
    </span>
  );
}

function findWord({ state, isUnsaved, isDraft }: Filling): string | null {
  switch (state) {
    case "saving":
      return m.desk_scorecards_saving();
    case "offline":
      return m.desk_scorecards_offline();
    case "signed-out":
      return m.desk_scorecards_signed_out();
    default:
      if (isUnsaved) return m.desk_scorecards_unsaved();
      return isDraft ? m.desk_scorecards_saved() : null;
  }
}
