import { m } from "#messages";
import { type Rating, ratings } from "../../../../domain/surveys/survey.ts";
import { Button } from "../../../../ui/actions/button.tsx";
import { Card } from "../../../../ui/display/card.tsx";
import { RatingField } from "../../../../ui/fields/rating-field.tsx";
import { Text } from "../../../../ui/layout/text.tsx";
import styles from "./survey.module.css";
import { fieldNames } from "./survey-form.ts";

interface OverallRatingProps {
  readonly rating: Rating | undefined;
  readonly isMissing: boolean;
  readonly onChoose: (rating: Rating) => void;
}

/** From 1 to 5. Without script a button goes on to what the number brings. */
export function OverallRating({ rating, isMissing, onChoose }: OverallRatingProps) {
  return (
    <Card as="section" inset="roomy">
      <RatingField
        name={fieldNames.rating}
        label={
          <Text as="span" look="h3">
            {m.surveys_overall()}
          </Text>
        }
        choices={ratings}
        choiceLabel={(choice) => m.surveys_of_five({ rating: choice })}
        ends={{ worst: m.surveys_worst(), best: m.surveys_best() }}
        error={isMissing ? m.surveys_rating_missing() : undefined}
        value={rating}
        onChange={({ currentTarget }) => {
          const chosen = ratings.find((one) => String(one) === currentTarget.value);
          if (chosen !== undefined) onChoose(chosen);
        }}
      />
      <noscript>
        <Button type="submit" formMethod="get" kind="secondary" className={styles.go}>
          {m.surveys_go_on()}
        </Button>
      </noscript>
    </Card>
  );
}
