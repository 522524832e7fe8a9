import { type FormEvent, useEffect, useRef, useState } from "react";
import { Form, useNavigation } from "react-router";
import { m } from "#messages";
import { longestComment, type Rating } from "../../../../domain/surveys/survey.ts";
import { Button } from "../../../../ui/actions/button.tsx";
import { ButtonLink } from "../../../../ui/actions/button-link.tsx";
import { Card } from "../../../../ui/display/card.tsx";
import { Notice } from "../../../../ui/feedback/notice.tsx";
import { TextArea } from "../../../../ui/fields/text-field.tsx";
import { PageHead } from "../../../../ui/layout/heads.tsx";
import { Page, Row, Stack } from "../../../../ui/layout/layout.tsx";
import { Text } from "../../../../ui/layout/text.tsx";
import { historyPath } from "../../../applying/history-address.ts";
import type { SurveyOutcome } from "./act-on-survey.ts";
import type { WaitingSurvey } from "./load-survey.ts";
import { OverallRating } from "./overall-rating.tsx";
import { Reasons } from "./reasons.tsx";
import styles from "./survey.module.css";
import { fieldNames } from "./survey-form.ts";

/** A try that failed, said anew each time; everything that was chosen stands below. */
function FailedNotice({ outcome }: { readonly outcome: SurveyOutcome | undefined }) {
  if (outcome?.status !== "failed") return null;
  return (
    <Notice key={outcome.at} tone="danger" icon="x" announce="alert">
      <p>
        <strong>{m.surveys_failed_title()}</strong>
      </p>
      <p>{outcome.message}</p>
    </Notice>
  );
}

interface SurveyProps {
  readonly survey: WaitingSurvey;
  readonly outcome: SurveyOutcome | undefined;
}

/** One number, then what it brings: what was good or not, in words if one likes. */
export function Survey({ survey, outcome }: SurveyProps) {
  const isBusy = useNavigation().formMethod === "POST";
  const [rating, setRating] = useState<Rating | undefined>(survey.rating);
  const [isMissing, setMissing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const lacksRating = isMissing || (outcome?.status === "no-rating" && rating === undefined);
  useEffect(() => {
    if (lacksRating) form.current?.querySelector<HTMLInputElement>("input[type=radio]")?.focus();
  }, [lacksRating]);
  const choose = (next: Rating) => {
    setRating(next);
    setMissing(false);
  };
  const check = (event: FormEvent) => {
    if (isBusy || rating === undefined) event.preventDefault();
    setMissing(rating === undefined);
  };
  return (
    <Page>
      {survey.position !== null && (
        <Text as="p" look="small" tone="muted" className={styles.about}>
          {m.surveys_about({ position: survey.position })}
        </Text>
      )}
      <PageHead title={m.surveys_title()} lead={m.surveys_lead()} />
      <Form method="post" ref={form} onSubmit={check} className={styles.form}>
        <input type="hidden" name={fieldNames.id} value={survey.transactionId} />
        <Stack gap={24}>
          <FailedNotice outcome={outcome} />
          <OverallRating rating={rating} isMissing={lacksRating} onChoose={choose} />
          <Reasons survey={survey} rating={rating} />
          {rating !== undefined && (
            <Card>
              <TextArea
                name={fieldNames.comment}
                label={m.surveys_comment()}
                optional={m.surveys_optional()}
                maxLength={longestComment}
                rows={4}
              />
            </Card>
          )}
          <Row>
            <Button type="submit" busy={isBusy}>
              {isBusy ? m.surveys_sending() : m.surveys_send()}
            </Button>
            <ButtonLink to={historyPath({ open: null })} kind="quiet">
              {m.surveys_skip()}
            </ButtonLink>
          </Row>
        </Stack>
      </Form>
    </Page>
  );
}
