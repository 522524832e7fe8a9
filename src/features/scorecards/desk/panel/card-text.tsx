import { m } from "#messages";
import { type Recommendation, ratings, type ScorecardText, type Rating as Value } from "../../scorecard.ts";
import type { CriterionAnswer } from "../scorecards.calls.ts";
import ratingStyles from "./rating.module.css";
import styles from "./scorecards.module.css";

/** Labels of the recommendations. */
export const recommendationWords: Record<Recommendation, () => string> = {
  "strong-no": m.desk_scorecards_strong_no,
  no: m.desk_scorecards_no,
  yes: m.desk_scorecards_yes,
  "strong-yes": m.desk_scorecards_strong_yes,
};

/** Whether a recommendation is for going on. */
const isYes = (recommendation: Recommendation) => recommendation.endsWith("yes");

interface CardTextProps {
  readonly criteria: readonly CriterionAnswer[];
  readonly text: ScorecardText;
}

/** All that a scorecard says. */
export function CardText({ criteria, text: { ratings, recommendation, summary } }: CardTextProps) {
  return (
    <dl className={styles.text}>
      {criteria.map(({ id, name }) => {
        const judged = ratings.find(({ criterionId }) => criterionId === id);
        return (
          <div key={id}>
            <dt>
              {name} <Rating rating={judged?.rating ?? null} />
            </dt>
            {judged !== undefined && judged.evidence !== "" && <dd>{judged.evidence}</dd>}
          </div>
        );
      })}
      <div>
        <dt>
          {m.desk_scorecards_recommendation()} <RecommendationWord recommendation={recommendation} />
        </dt>
        {summary !== "" && <dd>{summary}</dd>}
      </div>
    </dl>
  );
}

/** One to four, drawn; the number is its name. */
export function Rating({ rating }: { readonly rating: Value | null }) {
  const label = rating === null ? m.desk_scorecards_unjudged() : m.desk_scorecards_of_four({ rating: String(rating) });
  return (
    <span className={ratingStyles.rating} role="img" aria-label={label} title={label}>
      {ratings.map((value) => (
        <i key={value} data-full={(rating !== null && value <= rating) || undefined} />
      ))}
    </span>
  );
}

/** A scorecard's recommendation, as a word. */
export function RecommendationWord({ recommendation }: { readonly recommendation: Recommendation | null }) {
  if (recommendation === null) return "–";
  return (
    <span className={ratingStyles.word} data-yes={isYes(recommendation) || undefined}>
      {recommendationWords[recommendation]()}
    </span>
  );
}
