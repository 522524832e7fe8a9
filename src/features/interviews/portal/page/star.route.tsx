import { m } from "#messages";
import { inBrowser, onServer } from "../../../../contract/page.ts";
import { pageTitle } from "../../../../contract/page-meta.ts";
import { jakartaDay } from "../../../../i18n/calendar.ts";
import { counted, dateText, timeText } from "../../../../i18n/formats.ts";
import { Button, ButtonLink } from "../../../../ui/actions/button.tsx";
import { Card } from "../../../../ui/display/card.tsx";
import { Notice } from "../../../../ui/feedback/notice.tsx";
import { ErrorSummary } from "../../../../ui/forms/error-summary.tsx";
import { SaveBar } from "../../../../ui/forms/save-bar.tsx";
import { useOnline } from "../../../../ui/hydrated.ts";
import { Page, Row, Split, Stack, Sticky } from "../../../../ui/layout/layout.tsx";
import { Prose, Text } from "../../../../ui/layout/text.tsx";
import { Dialog } from "../../../../ui/overlay/dialog.tsx";
import { historyPath } from "../../../applications/portal/history-address.ts";
import { useHeadingFocus } from "../../../applications/portal/review/screens/use-heading-focus.ts";
import { draftWords } from "../../../resumes/portal/form/save/draft-words.ts";
import { FailureDialog } from "../../../resumes/portal/form/save/saving-dialogs.tsx";
import { type Difference, VersionsDialog } from "../../../resumes/portal/form/save/versions-dialog.tsx";
import type { Route } from "./+types/star.route";
import { QuestionCard } from "./question-card.tsx";
import styles from "./sent-star-form.module.css";
import { StarHead } from "./star-head.tsx";
import { getField, load, type OpenStar, type Question, type SentStar, type StarValues } from "./star-page.ts";
import { type StarInHand, useStar } from "./use-star.ts";

const noteId = "star-lacking";

/**
 * The sticky bar: what became of the draft, what is missing, the button. It can be pressed always and then says what
 * lacks.
 */
function StarBar({ inHand }: { readonly inHand: StarInHand }) {
  const { draft, lacking, sending, press } = inHand;
  const { icon, text } = draftWords(draft.state, useOnline());
  const isBusy = sending.step.status === "sending";
  const note = lacking === 0 ? m.interviews_star_complete() : m.interviews_star_lacking(counted(lacking));
  return (
    <SaveBar label={m.interviews_star_send()} icon={icon} state={text} note={<strong id={noteId}>{note}</strong>}>
      <Button busy={isBusy} aria-disabled={lacking > 0 || undefined} aria-describedby={noteId} onClick={press}>
        {isBusy ? m.interviews_star_sending() : m.interviews_star_send()}
      </Button>
    </SaveBar>
  );
}

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
function OpenStarForm({ star }: { readonly star: OpenStar }) {
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

interface StarDialogsProps {
  readonly inHand: StarInHand;
  readonly questions: readonly Question[];
}

/** The page's dialogs and messages: sending for good, a failure, two versions. */
function StarDialogs({ inHand, questions }: StarDialogsProps) {
  const { sending, draft } = inHand;
  const { step } = sending;
  const isBusy = step.status === "sending";
  const differences = draft.both && getDifferences(questions, draft.both.mine, draft.both.theirs.values);
  return (
    <>
      <Dialog
        open={step.status === "asking" || isBusy}
        onClose={sending.close}
        title={m.interviews_star_ask_title()}
        actions={
          <>
            <Button kind="secondary" onClick={sending.close}>
              {m.interviews_star_ask_back()}
            </Button>
            <Button busy={isBusy} onClick={sending.send}>
              {isBusy ? m.interviews_star_sending() : m.interviews_star_send()}
            </Button>
          </>
        }
      >
        <p>{m.interviews_star_ask_text()}</p>
      </Dialog>
      {step.status === "failed" && (
        <FailureDialog
          title={m.interviews_star_failed()}
          reason={step.isChanged ? m.interviews_star_changed() : step.message}
          onClose={sending.close}
          onAgain={step.isChanged ? undefined : sending.send}
        />
      )}
      <VersionsDialog
        differences={differences}
        text={m.interviews_star_versions()}
        onKeepMine={draft.keepMine}
        onTakeTheirs={draft.takeTheirs}
      />
    </>
  );
}

function getDifferences(questions: readonly Question[], mine: StarValues, theirs: StarValues): Difference[] {
  return questions.flatMap(({ id, question, details }) =>
    details.flatMap((detail) => {
      const [here, there] = [mine, theirs].map((values) => values[getField(id, detail.id)] ?? "");
      const text = (words: string | undefined) => words || m.interviews_star_state_empty();
      if (here === there) return [];
      return { title: `${question}: ${detail.label}`, mine: text(here), theirs: text(there) };
    }),
  );
}

/** How to write so that it is read well. */
function StarHelp() {
  return (
    <Card>
      <Stack>
        <Text as="h2" look="h4">
          {m.interviews_star_help_title()}
        </Text>
        <Prose>
          <ul>
            <li>{m.interviews_star_help_enter()}</li>
            <li>{m.interviews_star_help_one()}</li>
            <li>{m.interviews_star_help_i()}</li>
            <li>{m.interviews_star_help_numbers()}</li>
          </ul>
        </Prose>
      </Stack>
    </Card>
  );
}

export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const handle = { needs: "star-form.answer", hydrate: "eager", offline: "usable" };

export function meta() {
  return [{ title: pageTitle(m.interviews_star_title()) }, { name: "robots", content: "noindex" }];
}

/** R35: the STAR form that a phase of an application asks for. */
export default function StarPage({ loaderData }: Route.ComponentProps) {
  if (loaderData.status === "sent") return <SentStarForm star={loaderData} />;
  return <OpenStarForm key={loaderData.id} star={loaderData} />;
}

/** The form as it was sent: every question with what was written. */
function SentStarForm({ star }: { readonly star: SentStar }) {
  useHeadingFocus();
  const { submittedAt, questions, applicationId } = star;
  return (
    <Page>
      <StarHead star={star} />
      <Stack gap={24} className={styles.sent}>
        {submittedAt !== null && (
          <Notice tone="success" icon="circle-check" announce="status">
            <p>
              {m.interviews_star_sent({
                date: dateText(jakartaDay(submittedAt)),
                time: timeText(submittedAt),
              })}
            </p>
          </Notice>
        )}
        {questions.map(({ id, question, details, answer }) => (
          <Card as="section" inset="roomy" key={id}>
            <Text as="h2" look="h3">
              {question}
            </Text>
            <dl className={styles.answers}>
              {details.map((detail) => (
                <div key={detail.id}>
                  <dt>{detail.label}</dt>
                  <dd>{answer.find((one) => one.detailId === detail.id)?.text}</dd>
                </div>
              ))}
            </dl>
          </Card>
        ))}
        <Row>
          <ButtonLink to={historyPath({ open: applicationId })} kind="secondary" icon="arrow-left">
            {m.interviews_star_back()}
          </ButtonLink>
        </Row>
      </Stack>
    </Page>
  );
}
