import { redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import { m } from "#messages";
import { smallBody } from "../../../contract/body-limits.ts";
import { outcomeIn } from "../../../contract/desk-ask.ts";
import {
  actInBrowser,
  actOnServer,
  inBrowser,
  onServer,
  type PageAction,
  type PageRequest,
  signInFirst,
} from "../../../contract/page.ts";
import { pageTitle } from "../../../contract/page-meta.ts";
import { Button, ButtonLink } from "../../../ui/actions/button.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { StateScreen } from "../../../ui/feedback/state-screen.tsx";
import { ErrorSummary } from "../../../ui/forms/error-summary.tsx";
import { SaveBar } from "../../../ui/forms/save-bar.tsx";
import { PageHead } from "../../../ui/layout/heads.tsx";
import { Page, Row } from "../../../ui/layout/layout.tsx";
import { BackToFair } from "../../identity/portal/back-to-fair.tsx";
import { getProfile, updateProfile } from "../../resumes/portal/resume.calls.ts";
import type { Route } from "./+types/fair-check.route";
import styles from "./fair-check.module.css";
import { AnswerSections } from "./review/answers/answer-sections.tsx";
import { ApplyForm, Statements } from "./review/apply-form.tsx";
import { DraftBeside } from "./review/draft/draft-notice.tsx";
import { actOnDraft, draftFields } from "./review/draft/draft-review.ts";
import { loadResume, type ReviewedResume } from "./review/load-resume.ts";
import { MissingNotice } from "./review/missing-notice.tsx";
import { obstacleText } from "./review/missing-parts.ts";
import { FailureCard } from "./review/outcome/failure-card.tsx";
import { type Answered, changesPage, getOutcome, type Outcome } from "./review/outcome/outcome.ts";
import { applyFormId, readReviewForm } from "./review/review-form.ts";
import { useHeadingFocus } from "./review/screens/use-heading-focus.ts";
import { refusal } from "./review/send-application.ts";
import { type Sending, useSending } from "./review/use-sending.ts";

const root = "/lowongan/profile-resume/virtue";

/** The page where a visitor from the job fair checks the resume. */
const fairCheckPath = root;

/** The page that confirms that it was saved. */
const fairSavedPath = `${root}?saved=1`;

interface FairCheckProps {
  readonly resume: ReviewedResume;
  readonly answered: Answered | undefined;
}

const stateId = "save-state";

/** Everything that the fair's booths will see, the statements, and the bar that saves it (S9, P16). */
function FairCheck({ resume, answered }: FairCheckProps) {
  const sending = useSending({ ...resume, isUpToDate: true }, answered);
  const { isBusy, isStopped, obstacles } = sending;
  const isReady = obstacles.length === 0;
  return (
    <>
      <Page className={styles.page}>
        <PageHead title={m.applications_fair_title()} />
        <DraftBeside review={resume} back={fairCheckPath} answered={answered} />
        <ApplyForm sending={sending} version={resume.version} vacancies={[]}>
          <SaveNotice sending={sending} />
          <Notice tone="warning">
            <strong>{m.applications_fair_recheck()}.</strong> {m.applications_fair_lead()}
          </Notice>
          {resume.missing.length > 0 && <MissingNotice missing={resume.missing} back={fairCheckPath} />}
          <AnswerSections review={resume} back={fairCheckPath} />
          <Statements
            sending={sending}
            consents={resume.consents}
            outdated={resume.outdatedConsents}
            wish={m.applications_fair_want_statement()}
          />
        </ApplyForm>
      </Page>
      <SaveBar
        label={m.applications_fair_bar()}
        icon={isReady ? "circle-check" : "info-circle"}
        state={<span id={stateId}>{m.applications_fair_recheck()}</span>}
      >
        <Button
          type="submit"
          form={applyFormId}
          busy={isBusy}
          aria-disabled={isStopped || undefined}
          aria-describedby={stateId}
        >
          {isBusy ? m.applications_fair_saving() : m.applications_fair_save()}
        </Button>
      </SaveBar>
    </>
  );
}

/** Saves the resume as it was looked at, with the statements: it counts as confirmed from now on. */
async function act(page: PageAction<unknown>): Promise<Answered> {
  const answered = (outcome: Outcome): Answered => ({ at: page.now.getTime(), outcome, of: "resume" });
  const form = readReviewForm(page.form);
  const response = await page.api.send(getProfile, { path: { lang: page.language } });
  if (response.status === "refused") return answered(getOutcome(response));
  if (page.form.has(draftFields.intent)) return actOnDraft(page, response.answer.data, fairCheckPath);
  const { isComplete: _, missing: __, isUpToDate: ___, ...stored } = response.answer.data;
  // Saving is what confirms an old resume.
  const stopped = refusal({ ...response.answer.data, isUpToDate: true }, form);
  if (stopped !== null) return answered(stopped);
  const body = { data: { ...stored, consent: form.consent }, grecaptcha: form.captcha, lang: page.language };
  const sent = await page.api.send(updateProfile, { body });
  if (sent.status === "refused") return answered(getOutcome(sent));
  throw redirect(fairSavedPath);
}

/** The resume for who comes from the job fair, or that it was saved. */
async function load(page: PageRequest<unknown>) {
  if (!page.isSignedIn) throw signInFirst(page.url);
  if (page.url.searchParams.has("saved")) return { status: "saved" as const };
  return { status: "open" as const, resume: await loadResume(page) };
}

export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const action = actOnServer(act, smallBody);
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

export function meta() {
  return [{ title: pageTitle(m.applications_fair_title()) }, { name: "robots", content: "noindex" }];
}

/** R11: the profile check of who comes from the virtual job fair; after it there is the way back. */
export default function FairCheckPage({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.status === "saved") return <Saved />;
  return <FairCheck resume={loaderData.resume} answered={actionData} />;
}

function Saved() {
  useHeadingFocus();
  return (
    <Page>
      <StateScreen
        icon="circle-check"
        tone="success"
        level={1}
        title={m.applications_fair_saved()}
        text={m.applications_fair_saved_text()}
      >
        <Row>
          <BackToFair />
          <ButtonLink to="/lowongan" kind="quiet">
            {m.applications_fair_vacancies()}
          </ButtonLink>
        </Row>
      </StateScreen>
    </Page>
  );
}

/** Why the last try was not saved, where the focus goes; nothing while a new try is under way. */
function SaveNotice({ sending: { outcome, attempt, isBusy } }: { readonly sending: Sending }) {
  if (outcome === null || isBusy) return null;
  return <SaveFailure key={attempt} outcome={outcome} />;
}

function SaveFailure({ outcome }: { readonly outcome: Outcome }) {
  if (outcome.status === "wrong") {
    const errors = outcome.obstacles.map((obstacle) => ({ id: obstacle, message: obstacleText(obstacle) }));
    return <ErrorSummary title={m.applications_fair_wrong({ count: errors.length })} errors={errors} />;
  }
  return <FailureCard icon="alert-circle" title={m.applications_fair_failed()} text={getReason(outcome)} />;
}

function getReason(outcome: Outcome): string {
  switch (outcome.status) {
    case "changed":
      return m.applications_fair_changed();
    case "incomplete":
      return m.applications_profile_incomplete();
    case "invalid":
      return outcome.messages.join(" ");
    case "waiting":
      return outcome.message;
    case "offline":
      return m.applications_fair_offline();
    case "signed-out":
      return m.contract_token_expired();
    default:
      return m.applications_fair_failed_text();
  }
}
