import { m } from "#messages";
import { type Recommendation, ratings, type Rating as Value } from "../../scorecard.ts";
import { isYes, recommendationWords } from "../words.ts";
import styles from "./rating.module.css";

/** One to four, drawn; the number is its name. */
export function Rating({ rating }: { readonly rating: Value | null }) {
  const label = rating === null ? m.desk_scorecards_unjudged() : m.desk_scorecards_of_four({ rating: String(rating) });
  return (
    <span className={styles.rating} role="img" aria-label={label} title={label}>
      {ratings.map((value) => (
        <i key={value} data-full={(rating !== null && value <= rating) || undefined} />
      ))}
    </span>
  );
}

/** What a scorecard ends with, as a word. */
export function RecommendationWord({ recommendation }: { readonly recommendation: Recommendation | null }) {
  if (recommendation === null) return "–";
  return (
    <span className={styles.word} data-yes={isYes(recommendation) || undefined}>
      {recommendationWords[recommendation]()}
    </span>
  );
}
