import { m } from "#messages";
import { ButtonLink } from "../../../../../ui/actions/button.tsx";
import { Card } from "../../../../../ui/display/card.tsx";
import { Text } from "../../../../../ui/layout/text.tsx";
import styles from "./survey-offer.module.css";

/** Asks how applying was, where a survey waits. */
export function SurveyOffer({ url }: { readonly url: string | null }) {
  if (url === null) return null;
  return (
    <Card as="section" className={styles.offer}>
      <div>
        <Text as="h2" look="h4">
          {m.applications_review_survey_title()}
        </Text>
        <Text tone="muted">{m.applications_review_survey_text()}</Text>
      </div>
      <ButtonLink to={url} kind="secondary">
        {m.applications_review_survey_open()}
      </ButtonLink>
    </Card>
  );
}
