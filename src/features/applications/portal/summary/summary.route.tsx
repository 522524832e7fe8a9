import { redirect, type ShouldRevalidateFunctionArgs, useLocation } from "react-router";
import { m } from "#messages";
import { smallBody } from "../../../../contract/body-limits.ts";
import { outcomeIn } from "../../../../contract/desk-ask.ts";
import { actInBrowser, actOnServer, inBrowser, need, onServer, type PageAction } from "../../../../contract/page.ts";
import { getId, pageTitle } from "../../../../contract/page-meta.ts";
import { Button, ButtonLink } from "../../../../ui/actions/button.tsx";
import styles from "../../../../ui/display/sheet.module.css";
import { Notice } from "../../../../ui/feedback/notice.tsx";
import { useHydrated } from "../../../../ui/hydrated.ts";
import { Row } from "../../../../ui/layout/layout.tsx";
import { sentAnewPath } from "../../summary-address.ts";
import { editApplication } from "../application.calls.ts";
import { FormRequest } from "../form-request-line.tsx";
import type { TimelinePhase } from "../history/progress.ts";
import { historyPath } from "../history-address.ts";
import { FailureCard } from "../review/outcome/failure-card.tsx";
import { getOutcome, type Outcome } from "../review/outcome/outcome.ts";
import { readReviewForm } from "../review/review-form.ts";
import { useHeadingFocus } from "../review/screens/use-heading-focus.ts";
import type { Route } from "./+types/summary.route";
import { load, type SummaryData } from "./load-summary.ts";
import { SendAnew } from "./send-anew.tsx";
import { type SummaryIntent, summaryFields, summaryForms } from "./summary-fields.ts";
import { SummarySheet } from "./summary-sheet.tsx";
import { actOnWithdraw, WithdrawForm } from "./withdraw-form.tsx";

const titles = {
  edit: { offline: m.applications_edit_offline_title, failed: m.applications_edit_failed_title },
  withdraw: { offline: m.applications_withdraw_offline_title, failed: m.applications_withdraw_failed_title },
} as const satisfies Record<SummaryIntent, unknown>;

function toText({ outcome, message }: SummaryAnswered): string {
  switch (outcome.status) {
    case "offline":
      return m.applications_summary_offline_text();
    case "failed": {
      const { requestId: code } = outcome;
      return code === undefined ? m.applications_review_failed_text() : m.applications_review_failed_code({ code });
    }
    default:
      return message;
  }
}

/** One action: sign in again, or send once more what may well go through this time. */
function wayOn({ intent, outcome: { status } }: SummaryAnswered, here: string) {
  if (status === "signed-out")
    return (
      <ButtonLink to={`/signin?redirect=${encodeURIComponent(here)}`}>{m.applications_review_sign_in()}</ButtonLink>
    );
  if (status !== "offline" && status !== "failed") return undefined;
  return (
    <Button type="submit" form={summaryForms[intent]} icon="refresh">
      {m.applications_review_again()}
    </Button>
  );
}

/** Why the last press changed nothing, with the focus: a lost connection, a server fault, or what is missing. */
function SummaryOutcome({ answered, here }: { readonly answered: SummaryAnswered; readonly here: string }) {
  const { intent, outcome, at } = answered;
  const isOffline = outcome.status === "offline";
  const title = titles[intent][isOffline ? "offline" : "failed"]();
  return (
    <FailureCard key={at} icon={isOffline ? "cloud-off" : "alert-circle"} title={title} text={toText(answered)}>
      {wayOn(answered, here)}
    </FailureCard>
  );
}

/** True when what the page shows may not be true any more; a lost connection would take the page away. */
function changesSummary({ status }: { status: string }): boolean {
  return status === "closed" || status === "ended" || status === "incomplete" || status === "changed";
}

export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const action = actOnServer(act, smallBody);
export const clientAction = actInBrowser(act);
export const handle = { needs: "application.read", hydrate: "eager" };

export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData ? m.applications_summary_title({ position: loaderData.position }) : "";
  return [{ title: pageTitle(title) }, { name: "robots", content: "noindex" }];
}

/**
 * After a press that failed only what may have changed is loaded again: without a connection that would take the page
 * away.
 */
export function shouldRevalidate({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  const outcome = outcomeIn(actionResult);
  return outcome === undefined ? defaultShouldRevalidate : changesSummary(outcome);
}

/** An application's own page, for good; printed it is a sheet of A4. */
export default function Summary({ loaderData, actionData }: Route.ComponentProps) {
  const { pathname, search } = useLocation();
  const { versions, justSent, justWithdrawn } = loaderData;
  return (
    <div className={styles.desk}>
      <Actions summary={loaderData} />
      <div className={styles.news}>
        <OpenInvitation phases={loaderData.phases} />
        <FormRequest request={loaderData.formRequest} />
        {actionData !== undefined && <SummaryOutcome answered={actionData} here={pathname + search} />}
        {actionData === undefined && justSent && (
          <Done>{m.applications_edit_sent({ version: versions[0]?.version ?? 1 })}</Done>
        )}
        {actionData === undefined && justWithdrawn && <Done>{m.applications_withdraw_done()}</Done>}
      </div>
      <SummarySheet summary={loaderData} />
      <After summary={loaderData} answered={actionData} />
    </div>
  );
}

/** The success message, once the button is gone. */
function Done({ children }: { readonly children: string }) {
  useHeadingFocus();
  return (
    <Notice tone="success" announce="status">
      {children}
    </Notice>
  );
}

function Actions({ summary: { id, vacancyTo } }: { readonly summary: SummaryData }) {
  return (
    <div className={styles.actions}>
      <ButtonLink to={historyPath({ open: id })} kind="quiet" icon="arrow-left">
        {m.applications_summary_back()}
      </ButtonLink>
      <ButtonLink to={vacancyTo} kind="quiet" icon="briefcase-2">
        {m.applications_history_vacancy()}
      </ButtonLink>
      {useHydrated() && (
        <Button icon="printer" onClick={() => window.print()}>
          {m.applications_summary_print()}
        </Button>
      )}
    </div>
  );
}

interface AfterProps {
  readonly summary: SummaryData;
  readonly answered: SummaryAnswered | undefined;
}

/** The owner's possible acts on an open application; not beside an earlier version. */
function After({ summary: { id, status, isNewest, sendAnew, answers }, answered }: AfterProps) {
  if (status !== "on-process" || !isNewest) return null;
  return (
    <div className={styles.after}>
      {sendAnew !== null && (
        <SendAnew
          applicationId={id}
          data={sendAnew}
          hasAnswers={answers.length > 0}
          answered={tryOf("edit", answered)}
        />
      )}
      <WithdrawForm wasRefused={tryOf("withdraw", answered) !== undefined} />
    </div>
  );
}

function tryOf(intent: SummaryIntent, answered: SummaryAnswered | undefined): SummaryAnswered | undefined {
  return answered?.intent === intent ? answered : undefined;
}

/** Why a press changed nothing, and when, so that the same twice is two answers. */
interface SummaryAnswered {
  at: number;
  intent: SummaryIntent;
  outcome: Outcome;
  /** In the server's words. */
  message: string;
}

/** Sends the resume again or withdraws the application; both work without script. A success redirects. */
async function act(page: PageAction<{ id: string }>): Promise<SummaryAnswered> {
  const intent = page.form.get(summaryFields.intent) === "edit" ? "edit" : "withdraw";
  const refused = await (intent === "edit" ? actOnEdit(page) : actOnWithdraw(page));
  return { at: page.now.getTime(), intent, ...refused };
}

/** The invitation that waits for an answer, first on the page; nothing without one. */
function OpenInvitation({ phases }: { readonly phases: readonly TimelinePhase[] }) {
  const invited = phases.find(({ invitation }) => invitation?.isOpen === true);
  if (!invited?.invitation) return null;
  const { name, todo, invitation } = invited;
  return (
    <Notice icon="calendar-event">
      <p>
        <strong>{m.applications_summary_invited({ phase: name })}</strong>
      </p>
      {todo.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <Row>
        <ButtonLink to={invitation.to}>{m.applications_history_invitation_answer()}</ButtonLink>
        <span>{invitation.text}</span>
      </Row>
    </Notice>
  );
}

/** Sends the resume again and confirms it, or shows why it was not sent. */
async function actOnEdit(page: PageAction<{ id: string }>): Promise<{ outcome: Outcome; message: string }> {
  const { api, form, params, url, language: lang } = page;
  const applicationId = getId(params.id);
  const { captcha: grecaptcha } = readReviewForm(form);
  const body = { applicationId, grecaptcha, lang };
  const sent = await api.send(editApplication, { body });
  if (sent.status === "accepted") throw redirect(sentAnewPath(applicationId, sent.answer.version));
  if (sent.http === 401 || sent.http === 404) need(sent, url);
  return { outcome: getOutcome(sent), message: sent.message };
}
