import { type FormEvent, useEffect, useRef, useState } from "react";
import { Form, useNavigation } from "react-router";
import { m } from "#messages";
import { Button, ButtonLink } from "../../../../ui/actions/button.tsx";
import { Card } from "../../../../ui/display/card.tsx";
import { Notice } from "../../../../ui/feedback/notice.tsx";
import { Checkbox } from "../../../../ui/fields/checkbox.tsx";
import { FieldSet } from "../../../../ui/fields/field.tsx";
import { RatingField } from "../../../../ui/fields/rating-field.tsx";
import { TextArea } from "../../../../ui/fields/text-field.tsx";
import { PageHead } from "../../../../ui/layout/heads.tsx";
import { Page, Row, Stack } from "../../../../ui/layout/layout.tsx";
import { Text } from "../../../../ui/layout/text.tsx";
import { historyPath } from "../../../applications/portal/history-address.ts";
import { dissatisfiedUpTo, longestComment, type Rating, ratings } from "../../survey.ts";
import styles from "./survey.module.css";
import { fieldNames, type SurveyOutcome, type WaitingSurvey } from "./survey-page.ts";

/** A try that failed, said again each time; everything that was chosen stands below. */
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

interface OverallRatingProps {
  readonly rating: Rating | undefined;
  readonly isMissing: boolean;
  readonly onChoose: (rating: Rating) => void;
}

/** From 1 to 5. Without script a button goes on to what the number brings. */
function OverallRating({ rating, isMissing, onChoose }: OverallRatingProps) {
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

interface ReasonsProps {
  readonly survey: WaitingSurvey;
  readonly rating: Rating | undefined;
}

/** A rating's categories with their choices, and its question about dissatisfaction. */
function Reasons({ survey, rating }: ReasonsProps) {
  if (rating === undefined) return null;
  const { language, experienceRatings, dissatisfactionOptions } = survey;
  const words = ({ idn, eng }: { idn: string; eng: string }) => (language === "id" ? idn : eng);
  const categories = experienceRatings.find((one) => one.rating === rating)?.categories ?? [];
  const isDissatisfied = rating <= dissatisfiedUpTo && dissatisfactionOptions.length > 0;
  return (
    <>
      {categories.map(({ airsysCategoryID: category, questions, ...name }) => (
        <Choices
          key={category}
          name={fieldNames.question}
          title={words(name)}
          choices={questions.map(({ id, ...text }) => ({ value: `${category}:${id}`, label: words(text) }))}
        />
      ))}
      {isDissatisfied && (
        <Choices
          name={fieldNames.dissatisfaction}
          title={m.surveys_dissatisfied()}
          choices={dissatisfactionOptions.map(({ id, ...text }) => ({ value: String(id), label: words(text) }))}
        />
      )}
    </>
  );
}

interface ChoicesProps {
  readonly name: string;
  readonly title: string;
  readonly choices: readonly { value: string; label: string }[];
}

function Choices({ name, title, choices }: ChoicesProps) {
  return (
    <Card as="section" inset="roomy">
      <FieldSet
        label={
          <Text as="span" look="h3">
            {title}
          </Text>
        }
        hint={m.surveys_choose()}
      >
        <div className={styles.lines}>
          {choices.map(({ value, label }) => (
            <Checkbox key={value} name={name} value={value} label={label} />
          ))}
        </div>
      </FieldSet>
    </Card>
  );
}
