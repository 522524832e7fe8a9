import { useEffect } from "react";
import { type ShouldRevalidateFunctionArgs, useLocation } from "react-router";
import { m } from "#messages";
import { documentBody } from "../../../../contract/body-limits.ts";
import { outcomeIn } from "../../../../contract/desk-ask.ts";
import { actInBrowser, actOnServer, inBrowser, onServer } from "../../../../contract/page.ts";
import { pageTitle } from "../../../../contract/page-meta.ts";
import { Button, ButtonLink } from "../../../../ui/actions/button.tsx";
import { Notice } from "../../../../ui/feedback/notice.tsx";
import { Checkbox } from "../../../../ui/fields/checkbox.tsx";
import { SaveBar } from "../../../../ui/forms/save-bar.tsx";
import { PageHead } from "../../../../ui/layout/heads.tsx";
import { Page, Split, Stack, Sticky } from "../../../../ui/layout/layout.tsx";
import { Breadcrumbs } from "../../../../ui/navigation/breadcrumbs.tsx";
import { dropApplication, usePlace } from "../../../vacancies/portal/recent.ts";
import { vacancyPath } from "../../../vacancies/vacancy-path.ts";
import { historyPath } from "../history-address.ts";
import { savedPath } from "../saved/saved-page.ts";
import type { Route } from "./+types/review.route";
import { AfterSending } from "./after-sending.tsx";
import { AnswerSections } from "./answers/answer-sections.tsx";
import { ApplyForm, Statements } from "./apply-form.tsx";
import { ChosenVacancies } from "./chosen-vacancies.tsx";
import { DraftBeside } from "./draft/draft-notice.tsx";
import { load, type OpenReview } from "./load-review.ts";
import { MissingNotice } from "./missing-notice.tsx";
import type { Obstacle } from "./missing-parts.ts";
import { type Answered, changesPage } from "./outcome/outcome.ts";
import { OutcomeNotice } from "./outcome/outcome-notice.tsx";
import { PhotoWanted } from "./photo/photo-wanted.tsx";
import { Questions } from "./questions/questions.tsx";
import { useAnswers } from "./questions/use-answers.ts";
import { editPath, reviewPath } from "./review-address.ts";
import { applyFormId, formNames } from "./review-form.ts";
import { AppliedScreen, ClosedScreen, NoneLeftScreen, NothingChosenScreen } from "./screens/end-screens.tsx";
import { ResultsScreen } from "./screens/results-screen.tsx";
import { SentScreen } from "./screens/sent-screen.tsx";
import { act } from "./send-application.ts";
import styles from "./stale-notice.module.css";
import { type Sending, useSending } from "./use-sending.ts";

const stateId = "apply-state";

interface ApplyBarProps {
  readonly sending: Sending;
  /** Sections that lack something. */
  readonly missing: number;
  /** Vacancies that are applied to. */
  readonly count: number;
  /** Answers that cannot be sent so. */
  readonly wrongAnswers: number;
}

function waitsFor(
  found: readonly Obstacle[],
  { missing, wrongAnswers }: Pick<ApplyBarProps, "missing" | "wrongAnswers">,
): string {
  const statements = found.filter((obstacle) => obstacle === "dataTruth" || obstacle === "dataUse").length;
  if (missing > 0) return m.applications_review_bar_missing({ count: missing });
  if (found.includes("confirm")) return m.applications_review_bar_confirm();
  if (wrongAnswers > 0) return m.applications_review_bar_answers({ count: wrongAnswers });
  if (statements > 0) return m.applications_review_bar_statements({ count: statements });
  return found.length > 0 ? m.applications_review_bar_captcha() : m.applications_review_bar_ready();
}

function sendWords(count: number): string {
  return count === 1 ? m.applications_review_send() : m.applications_review_send_several({ count });
}

/** Stays at the foot: what is still missing, and the button that sends. */
function ApplyBar({ sending, missing, count, wrongAnswers }: ApplyBarProps) {
  const { isBusy, isStopped, obstacles } = sending;
  const isReady = obstacles.length === 0;
  const state = isBusy ? m.applications_review_bar_sending() : waitsFor(obstacles, { missing, wrongAnswers });
  return (
    <SaveBar
      label={m.applications_review_bar()}
      icon={isReady ? "circle-check" : "info-circle"}
      state={<span id={stateId}>{state}</span>}
    >
      <Button
        type="submit"
        form={applyFormId}
        icon="send"
        busy={isBusy}
        aria-disabled={isStopped || undefined}
        aria-describedby={stateId}
      >
        {isBusy ? m.applications_review_sending() : sendWords(count)}
      </Button>
    </SaveBar>
  );
}

export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const action = actOnServer(act, documentBody);
export const clientAction = actInBrowser(act);
export const handle = { needs: "application.submit", hydrate: "eager" };

/**
 * After a try that failed only what may have changed is loaded again: without a connection that would take the page
 * away.
 */
export function shouldRevalidate({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  const outcome = outcomeIn(actionResult);
  return outcome === undefined ? defaultShouldRevalidate : changesPage(outcome);
}

export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData?.status === "sent" ? m.applications_review_sent_title() : m.applications_review_title();
  return [{ title: pageTitle(title) }, { name: "robots", content: "noindex" }];
}

/** The unsent answers are sent, or cannot be any more. */
const over: ReadonlySet<string> = new Set(["sent", "results", "applied", "closed"]);

/** The review of what would be sent, with the questions, the statements and the captcha (J1, J2). */
export default function ReviewPage({ loaderData, actionData }: Route.ComponentProps) {
  const outcome = actionData?.outcome;
  const isOver = over.has(loaderData.status) || over.has(outcome?.status ?? "");
  useEffect(() => {
    if (isOver) dropApplication();
  }, [isOver]);
  switch (loaderData.status) {
    case "nothing-chosen":
      return <NothingChosenScreen />;
    case "sent":
      return <SentScreen sent={loaderData} />;
    case "closed":
      return <ClosedScreen {...loaderData} />;
    case "applied":
      return <AppliedScreen to={historyPath({ open: null })} vacancy={loaderData.vacancy} />;
    case "results":
      return <ResultsScreen results={loaderData.results} surveyUrl={loaderData.surveyUrl} />;
    case "none-left":
      return <NoneLeftScreen leftOut={loaderData.leftOut} />;
    case "open": {
      const { vacancies } = loaderData;
      const [vacancy] = vacancies;
      if (outcome?.status === "closed") return <ClosedScreen {...vacancy} closedAt={vacancy.closesAt} />;
      if (outcome?.status === "applied")
        return <AppliedScreen to={historyPath({ open: outcome.applicationId })} vacancy={vacancy} />;
      return <Review key={vacancy.id} review={loaderData} answered={actionData} />;
    }
  }
}

interface ReviewProps {
  readonly review: OpenReview;
  readonly answered: Answered | undefined;
}

/** Everything that will be sent, what is missing, the statements, and the bar that sends it. */
function Review({ review, answered }: ReviewProps) {
  const { pathname, search } = useLocation();
  const { vacancies, links, missing } = review;
  const questions = vacancies.flatMap((one) => one.questions);
  const answers = useAnswers(questions, review, answered?.typed);
  const sending = useSending(review, answered, answers);
  const [vacancy, ...others] = vacancies;
  const crumb =
    others.length === 0
      ? { text: vacancy.title, to: vacancyPath(vacancy.id, vacancy.title) }
      : { text: m.applications_saved_title(), to: savedPath() };
  const back = reviewPath(links);
  usePlace("application", others.length === 0 ? vacancy.title : `${vacancy.title} +${others.length}`, back);
  return (
    <>
      <Page>
        <Breadcrumbs
          label={m.applications_review_crumbs()}
          trail={[
            { text: m.applications_review_home(), to: "/" },
            { text: m.applications_review_vacancies(), to: "/lowongan" },
            crumb,
          ]}
          current={m.applications_review_crumb()}
        />
        <PageHead title={m.applications_review_title()} lead={m.applications_review_lead()} />
        <Split gap={48}>
          <Stack gap={20}>
            <DraftBeside review={review} back={back} answered={answered} />
            {review.files.photo === null && <PhotoWanted />}
            <ApplyForm sending={sending} version={review.version} vacancies={vacancies} onChange={answers.onChange}>
              <OutcomeNotice sending={sending} here={pathname + search} questions={questions} />
              <ChosenVacancies review={review} />
              {missing.length > 0 && <MissingNotice missing={missing} back={back} />}
              {missing.length === 0 && !review.isUpToDate && <StaleNotice back={back} sending={sending} />}
              <Questions vacancies={vacancies} answers={answers} wrong={sending.shownAnswers} />
              <AnswerSections review={review} back={back} />
              <Statements sending={sending} consents={review.consents} outdated={review.outdatedConsents} />
            </ApplyForm>
          </Stack>
          <Sticky>
            <Stack>
              <AfterSending phases={review.phases} replyDays={others.length === 0 ? vacancy.replyDays : null} />
            </Stack>
          </Sticky>
        </Split>
      </Page>
      <ApplyBar
        sending={sending}
        missing={missing.length}
        count={vacancies.length}
        wrongAnswers={answers.wrong.length}
      />
    </>
  );
}

interface StaleNoticeProps {
  /** Where one comes back to after a change. */
  readonly back: string;
  readonly sending: Sending;
}

/** A resume older than six months is confirmed or brought up to date first; sending then saves it again (§4). */
function StaleNotice({ back, sending: { ticks, tick, shownObstacles } }: StaleNoticeProps) {
  return (
    <Notice tone="warning" icon="clock-hour-4">
      <h2 className={styles.title}>{m.applications_review_stale_title()}</h2>
      <p>{m.applications_review_stale_text()}</p>
      <Checkbox
        id="confirm"
        name={formNames.confirm}
        label={m.applications_review_stale_confirm()}
        checked={ticks.isConfirmed}
        onChange={(event) => tick("isConfirmed", event.currentTarget.checked)}
        error={shownObstacles.includes("confirm") ? m.applications_review_want_confirm() : undefined}
      />
      <ButtonLink to={editPath("personal-data", back)} kind="secondary" small>
        {m.applications_review_stale_update()}
      </ButtonLink>
    </Notice>
  );
}
