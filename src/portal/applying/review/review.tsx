import { useLocation } from "react-router";
import { m } from "#messages";
import { vacancyPath } from "../../../domain/vacancies/vacancy-path.ts";
import { PageHead } from "../../../ui/layout/heads.tsx";
import { Page, Split, Stack, Sticky } from "../../../ui/layout/layout.tsx";
import { Breadcrumbs } from "../../../ui/navigation/breadcrumbs.tsx";
import { usePlace } from "../../finding/recent/use-place.ts";
import { savedPath } from "../saved/saved-address.ts";
import { AfterSending } from "./after-sending.tsx";
import { AnswerSections } from "./answers/answer-sections.tsx";
import { ApplyBar } from "./apply-bar.tsx";
import { ApplyForm } from "./apply-form.tsx";
import { ChosenVacancies } from "./chosen-vacancies.tsx";
import { DraftBeside } from "./draft/draft-notice.tsx";
import type { OpenReview } from "./load-review.ts";
import { MissingNotice } from "./missing-notice.tsx";
import type { Answered } from "./outcome/outcome.ts";
import { OutcomeNotice } from "./outcome/outcome-notice.tsx";
import { Questions } from "./questions/questions.tsx";
import { useAnswers } from "./questions/use-answers.ts";
import { reviewPath } from "./review-address.ts";
import { StaleNotice } from "./stale-notice.tsx";
import { Statements } from "./statements.tsx";
import { useSending } from "./use-sending.ts";

interface ReviewProps {
  readonly review: OpenReview;
  readonly answered: Answered | undefined;
}

/** Everything that will be sent, what is missing, the statements, and the bar that sends it. */
export function Review({ review, answered }: ReviewProps) {
  const { pathname, search } = useLocation();
  const { vacancies, links, missing } = review;
  const questions = vacancies.flatMap((one) => one.questions);
  const answers = useAnswers(questions, review.owner, answered?.typed);
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
            <ApplyForm sending={sending} version={review.version} vacancies={vacancies} onChange={answers.onChange}>
              <OutcomeNotice sending={sending} here={pathname + search} questions={questions} />
              <ChosenVacancies review={review} />
              {missing.length > 0 && <MissingNotice missing={missing} back={back} />}
              {missing.length === 0 && !review.isUpToDate && <StaleNotice back={back} sending={sending} />}
              <Questions vacancies={vacancies} answers={answers} wrong={sending.shownAnswers} />
              <AnswerSections review={review} back={back} />
              <Statements sending={sending} given={review.consents} outdated={review.outdatedConsents} />
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
