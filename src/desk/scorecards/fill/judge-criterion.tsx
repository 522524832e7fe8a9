import { m } from "#messages";
import { type CriterionRating, ratings, scorecardLimits } from "../../../domain/scorecards/scorecard.ts";
import { FieldSet } from "../../../ui/fields/field.tsx";
import { TextArea } from "../../../ui/fields/text-field.tsx";
import { errorOf, type Refused } from "../../account/refusal.tsx";
import type { CriterionAnswer } from "../scorecards.calls.ts";
import styles from "./fill-scorecard.module.css";

interface JudgeCriterionProps {
  readonly criterion: CriterionAnswer;
  readonly at: number;
  readonly judged: CriterionRating | undefined;
  readonly refused: Refused | undefined;
  readonly onJudge: (judged: Partial<CriterionRating>) => void;
}

/** How a criterion is met, from 1 to 4, and what shows it. */
export function JudgeCriterion({ criterion, at, judged, refused, onJudge }: JudgeCriterionProps) {
  const { name, hint, lowest, highest } = criterion;
  const field = `ratings.${at}.rating`;
  return (
    <div className={styles.criterion}>
      <FieldSet
        id={field}
        label={name}
        hint={hint === "" ? undefined : hint}
        error={errorOf(refused, field)}
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
        error={errorOf(refused, `ratings.${at}.evidence`)}
        onChange={({ target }) => onJudge({ evidence: target.value })}
      />
    </div>
  );
}
