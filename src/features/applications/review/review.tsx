import { useLocation } from "react-router";
import { m } from "#messages";
import { PageHead } from "../../../ui/layout/heads.tsx";
import { Page, Split, Stack, Sticky } from "../../../ui/layout/layout.tsx";
import { Breadcrumbs } from "../../../ui/navigation/breadcrumbs.tsx";
import { vacancyPath } from "../../vacancies/vacancy-path.ts";
import { AfterSending } from "./after-sending.tsx";
import { AnswerSections } from "./answers/answer-sections.tsx";
import { ApplyBar } from "./apply-bar.tsx";
import { ApplyForm } from "./apply-form.tsx";
import type { OpenReview } from "./load-review.ts";
import { MissingNotice } from "./missing-notice.tsx";
import { OutcomeNotice } from "./outcome/outcome-notice.tsx";
import { reviewPath } from "./review-address.ts";
import type { Answered } from "./send-application.ts";
import { StaleNotice } from "./stale-notice.tsx";
import { Statements } from "./statements.tsx";
import { useSending } from "./use-sending.ts";
import { VacancyCard } from "./vacancy-card.tsx";

interface ReviewProps {
  readonly review: OpenReview;
  readonly answered: Answered | undefined;
}

/** Everything that will be sent, what is missing, the statements, and the bar that sends it. */
export function Review({ review, answered }: ReviewProps) {
  const { pathname, search } = useLocation();
  const sending = useSending(review, answered);
  const { vacancy, links, missing } = review;
  const back = reviewPath(links);
  return (
    <>
      <Page>
        <Breadcrumbs
          label={m.applications_review_crumbs()}
          trail={[
            { text: m.applications_review_home(), to: "/" },
            { text: m.applications_review_vacancies(), to: "/lowongan" },
            { text: vacancy.title, to: vacancyPath(vacancy.id, vacancy.title) },
          ]}
          current={m.applications_review_crumb()}
        />
        <PageHead title={m.applications_review_title()} lead={m.applications_review_lead()} />
        <Split gap={48}>
          <ApplyForm sending={sending} version={review.version}>
            <OutcomeNotice sending={sending} here={pathname + search} />
            <VacancyCard vacancy={vacancy} more={links.length - 1} />
            {missing.length > 0 && <MissingNotice missing={missing} back={back} />}
            {missing.length === 0 && !review.isUpToDate && <StaleNotice back={back} sending={sending} />}
            <AnswerSections review={review} back={back} />
            <Statements sending={sending} given={review.consents} />
          </ApplyForm>
          <Sticky>
            <Stack>
              <AfterSending phases={review.phases} replyDays={vacancy.replyDays} />
            </Stack>
          </Sticky>
        </Split>
      </Page>
      <ApplyBar sending={sending} missing={missing.length} />
    </>
  );
}
