import { m } from "#messages";
import { ButtonLink } from "../../../../ui/actions/button-link.tsx";
import { Card } from "../../../../ui/display/card.tsx";
import { Icon } from "../../../../ui/icons/icon.tsx";
import { Page, Row } from "../../../../ui/layout/layout.tsx";
import { SaveMark } from "../../../vacancies/save/save-button.tsx";
import { historyPath } from "../../history/history-address.ts";
import { savedPath } from "../../saved/saved-address.ts";
import type { SubmitResult } from "../../submit/submit-all.schema.ts";
import { clockText } from "../clock-text.ts";
import type { ReviewedVacancy } from "../load-review.ts";
import { reviewPath } from "../review-address.ts";
import styles from "./results-screen.module.css";
import { useHeadingFocus } from "./use-heading-focus.ts";

interface ResultsScreenProps {
  readonly results: readonly SubmitResult[];
  readonly vacancies: readonly ReviewedVacancy[];
  /** When they were answered, milliseconds. */
  readonly at: number;
}

/** What became of each of several applications (J2). */
export function ResultsScreen({ results, vacancies, at }: ResultsScreenProps) {
  useHeadingFocus();
  const sent = results.filter(({ acknowledge }) => acknowledge === 1).length;
  const isWhole = sent === results.length;
  return (
    <Page className={styles.page}>
      <h1 tabIndex={-1}>{m.applications_results_title({ sent, count: results.length })}</h1>
      <p className={styles.lead}>{isWhole ? m.applications_results_all() : m.applications_results_some()}</p>
      <Card>
        <ul className={styles.rows}>
          {results.map((result) => {
            const vacancy = vacancies.find(({ id }) => id === result.VacancyId);
            return vacancy && <ResultRow key={vacancy.id} result={result} vacancy={vacancy} at={at} />;
          })}
        </ul>
      </Card>
      <Row>
        <ButtonLink to={historyPath({ open: null })}>{m.applications_review_follow()}</ButtonLink>
        <ButtonLink to={savedPath()} kind="secondary">
          {m.applications_saved_title()}
        </ButtonLink>
      </Row>
    </Page>
  );
}

interface ResultRowProps {
  readonly result: SubmitResult;
  readonly vacancy: ReviewedVacancy;
  readonly at: number;
}

function ResultRow({ result, vacancy, at }: ResultRowProps) {
  const isSent = result.acknowledge === 1;
  return (
    <li>
      <span className={styles.mark} data-sent={isSent || undefined} aria-hidden="true">
        <Icon name={isSent ? "check" : "x"} />
      </span>
      <div className={styles.words}>
        <b>{vacancy.title}</b>
        <p>{isSent ? m.applications_results_sent({ time: clockText(new Date(at).toISOString()) }) : result.message}</p>
      </div>
      {result.code === "fault" && (
        <ButtonLink to={reviewPath([{ vacancyId: vacancy.id, activity: "" }])} kind="secondary" small>
          {m.applications_results_again()}
        </ButtonLink>
      )}
      {result.code === "vacancy-closed" && <SaveMark vacancy={vacancy} />}
    </li>
  );
}
