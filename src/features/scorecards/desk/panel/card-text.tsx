import { m } from "#messages";
import type { ScorecardText } from "../../scorecard.ts";
import type { CriterionAnswer } from "../scorecards.calls.ts";
import { Rating, RecommendationWord } from "./rating.tsx";
import styles from "./scorecards.module.css";

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
