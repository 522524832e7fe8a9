import { m } from "#messages";
import { jakartaDay } from "../../../../i18n/calendar.ts";
import { dateText, timeText } from "../../../../i18n/formats.ts";
import { Notice } from "../../../../ui/feedback/notice.tsx";
import { ErrorSummary } from "../../../../ui/forms/error-summary.tsx";
import { Page, Split, Stack, Sticky } from "../../../../ui/layout/layout.tsx";
import type { OpenStar } from "./load-star.ts";
import { QuestionCard } from "./question-card.tsx";
import { StarBar } from "./star-bar.tsx";
import { StarDialogs } from "./star-dialogs.tsx";
import { StarHead } from "./star-head.tsx";
import { StarHelp } from "./star-help.tsx";
import { useStar } from "./use-star.ts";

/** Says that what stands there is a draft, so that nobody takes it for sent. */
function RestoredNotice({ at }: { readonly at: Date | null }) {
  if (at === null || Number.isNaN(at.getTime())) return null;
  return (
    <Notice icon="history">
      <p>{m.interviews_star_restored({ date: `${dateText(jakartaDay(at))}, ${timeText(at)}` })}</p>
    </Notice>
  );
}

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
