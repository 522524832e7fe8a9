import { m } from "#messages";
import { timeText } from "../../../../../i18n/formats.ts";
import { ButtonLink } from "../../../../../ui/actions/button.tsx";
import { Card } from "../../../../../ui/display/card.tsx";
import { Icon } from "../../../../../ui/icons/icon.tsx";
import { Page, Row } from "../../../../../ui/layout/layout.tsx";
import { SaveMark } from "../../../../vacancies/portal/save/save-button.tsx";
import { historyPath } from "../../history-address.ts";
import { savedPath } from "../../saved/saved-page.ts";
import type { ReviewResult } from "../load-review.ts";
import { useForgottenAnswers } from "../questions/use-answers.ts";
import { reviewPath } from "../review-address.ts";
import styles from "./results-screen.module.css";
import { SurveyOffer } from "./survey-offer.tsx";
import { useHeadingFocus } from "./use-heading-focus.ts";

interface ResultsScreenProps {
  readonly results: readonly ReviewResult[];
  readonly surveyUrl: string | null;
}

/** The result of each of several applications (J2). */
export function ResultsScreen({ results, surveyUrl }: ResultsScreenProps) {
  useHeadingFocus();
  useForgottenAnswers();
  const sent = results.filter(({ outcome }) => outcome.status === "sent").length;
  const isWhole = sent === results.length;
  return (
    <Page className={styles.page}>
      <h1 tabIndex={-1}>{m.applications_results_title({ sent, count: results.length })}</h1>
      <p className={styles.lead}>{isWhole ? m.applications_results_all() : m.applications_results_some()}</p>
      <Card>
        <ul className={styles.rows}>
          {results.map((result) => (
            <ResultRow key={result.id} result={result} />
          ))}
        </ul>
      </Card>
      <Row>
        <ButtonLink to={historyPath({ open: null })}>{m.applications_review_follow()}</ButtonLink>
        <ButtonLink to={savedPath()} kind="secondary">
          {m.applications_saved_title()}
        </ButtonLink>
      </Row>
      <SurveyOffer url={surveyUrl} />
    </Page>
  );
}

function outcomeText({ outcome }: ReviewResult): string {
  switch (outcome.status) {
    case "sent":
      return m.applications_results_sent({ time: timeText(outcome.at) });
    case "applied":
      return m.applications_already_applied();
    case "closed":
      return m.applications_vacancy_closed();
    case "fault":
      return m.contract_fault();
  }
}

function ResultRow({ result }: { readonly result: ReviewResult }) {
  const { id, title, outcome } = result;
  const isSent = outcome.status === "sent";
  return (
    <li>
      <span className={styles.mark} data-sent={isSent || undefined} aria-hidden="true">
        <Icon name={isSent ? "check" : "x"} />
      </span>
      <div className={styles.words}>
        <b>{title}</b>
        <p>{outcomeText(result)}</p>
      </div>
      {outcome.status === "fault" && (
        <ButtonLink to={reviewPath([{ vacancyId: id, activity: "" }])} kind="secondary" small>
          {m.applications_results_again()}
        </ButtonLink>
      )}
      {outcome.status === "closed" && <SaveMark vacancy={result} />}
    </li>
  );
}
