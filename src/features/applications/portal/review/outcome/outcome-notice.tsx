import { m } from "#messages";
import { Button, ButtonLink } from "../../../../../ui/actions/button.tsx";
import { ErrorSummary } from "../../../../../ui/forms/error-summary.tsx";
import type { VacancyQuestion } from "../../../../vacancies/portal/vacancies.calls.ts";
import type { WrongAnswer } from "../../application.calls.ts";
import { obstacleText } from "../missing-parts.ts";
import { answerName, wrongAnswerText } from "../questions/answer-form.ts";
import type { Sending } from "../use-sending.ts";
import { FailureCard } from "./failure-card.tsx";
import type { Outcome } from "./outcome.ts";

interface OutcomeNoticeProps {
  readonly sending: Sending;
  /** This page, to come back to after signing in. */
  readonly here: string;
  readonly questions: readonly VacancyQuestion[];
}

/** Why the last try was not sent, where the focus goes; nothing while a new try is under way. */
export function OutcomeNotice({ sending, here, questions }: OutcomeNoticeProps) {
  const { outcome, attempt, isBusy } = sending;
  if (outcome === null || isBusy) return null;
  return <OutcomeText key={attempt} outcome={outcome} here={here} questions={questions} />;
}

/** Errors of the answers, by question. */
function answerErrors(wrong: readonly WrongAnswer[], questions: readonly VacancyQuestion[]) {
  return wrong.flatMap(({ questionId, code }) => {
    const question = questions.find((one) => one.questionId === questionId);
    if (question === undefined) return [];
    return [{ id: answerName(questionId), message: `${question.words} ${wrongAnswerText(code)}` }];
  });
}

function OutcomeText({
  outcome,
  here,
  questions,
}: { readonly outcome: Outcome } & Omit<OutcomeNoticeProps, "sending">) {
  switch (outcome.status) {
    case "wrong": {
      const errors = outcome.obstacles.flatMap((obstacle) =>
        obstacle === "answers"
          ? answerErrors(outcome.answers ?? [], questions)
          : [{ id: obstacle, message: obstacleText(obstacle) }],
      );
      return <ErrorSummary title={m.applications_review_wrong({ count: errors.length })} errors={errors} />;
    }
    case "incomplete":
      return <FailureCard icon="file-text" title={m.applications_profile_incomplete()} />;
    case "asked-again":
    case "changed":
      return <Changed isAskedAgain={outcome.status === "asked-again"} />;
    case "invalid":
      return (
        <FailureCard
          icon="alert-circle"
          title={m.applications_review_failed_title()}
          text={outcome.messages.join(" ")}
        />
      );
    case "signed-out":
      return (
        <FailureCard icon="lock" title={m.contract_token_expired()} text={m.applications_review_signed_out_text()}>
          <ButtonLink to={`/signin?redirect=${encodeURIComponent(here)}`}>{m.applications_review_sign_in()}</ButtonLink>
        </FailureCard>
      );
    case "offline":
      return (
        <FailureCard
          icon="cloud-off"
          title={m.applications_review_offline_title()}
          text={m.applications_review_offline_text()}
        >
          <SendAgain />
        </FailureCard>
      );
    case "waiting":
      return <FailureCard icon="clock-hour-4" title={m.applications_review_failed_title()} text={outcome.message} />;
    case "failed": {
      const code = outcome.requestId;
      const text =
        code === undefined ? m.applications_review_failed_text() : m.applications_review_failed_code({ code });
      return (
        <FailureCard icon="tool" title={m.applications_review_failed_title()} text={text}>
          <SendAgain />
        </FailureCard>
      );
    }
    default:
      return null;
  }
}

/** The resume, or what the vacancy asks, is another by now. */
function Changed({ isAskedAgain }: { readonly isAskedAgain: boolean }) {
  const title = isAskedAgain ? m.applications_review_asked_anew_title() : m.applications_review_changed_title();
  const text = isAskedAgain ? m.applications_review_asked_anew_text() : m.applications_review_changed_text();
  return <FailureCard icon="refresh" title={title} text={text} />;
}

function SendAgain() {
  return (
    <Button type="submit" icon="refresh">
      {m.applications_review_again()}
    </Button>
  );
}
