import { m } from "#messages";
import { Notice } from "../../../../ui/feedback/notice.tsx";
import { ErrorSummary } from "../../../../ui/forms/error-summary.tsx";
import { Page, Split, Stack, Sticky } from "../../../../ui/layout/layout.tsx";
import type { OpenStar } from "./load-star.ts";
import { QuestionCard } from "./question-card.tsx";
import { RestoredNotice } from "./restored-notice.tsx";
import { StarBar } from "./star-bar.tsx";
import { StarDialogs } from "./star-dialogs.tsx";
import { StarHead } from "./star-head.tsx";
import { StarHelp } from "./star-help.tsx";
import { useStar } from "./use-star.ts";

/** The form while it is filled in: its questions, what is missing, and the bar that sends it. */
export function OpenStarForm({ star }: { readonly star: OpenStar }) {
  const inHand = useStar(star);
  const { summary } = inHand;
  return (
    <>
      <Page>
        <StarHead star={star} />
        <Split gap={48}>
          <Stack gap={24}>
            {summary.errors.length > 0 && (
              <ErrorSummary
                key={summary.attempt}
                title={m.interviews_star_summary({ count: summary.errors.length })}
                errors={summary.errors}
              />
            )}
            <RestoredNotice at={inHand.draft.restoredAt} />
            <noscript>
              <Notice tone="warning">{m.resumes_form_needs_script()}</Notice>
            </noscript>
            {star.questions.map((question, index) => (
              <QuestionCard
                key={question.id}
                inHand={inHand}
                question={question}
                place={{ number: index + 1, total: star.questions.length }}
                next={star.questions[index + 1]}
              />
            ))}
          </Stack>
          <Sticky>
            <StarHelp />
          </Sticky>
        </Split>
      </Page>
      <StarBar inHand={inHand} />
      <StarDialogs inHand={inHand} questions={star.questions} />
    </>
  );
}
