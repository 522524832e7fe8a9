import { type ShouldRevalidateFunctionArgs, useLocation } from "react-router";
import { m } from "#messages";
import { smallBody } from "../../../contract/body-limits.ts";
import { outcomeIn } from "../../../contract/outcome-in.ts";
import { actInBrowser, actOnServer, inBrowser, onServer } from "../../../contract/page.ts";
import { pageTitle } from "../../../contract/page-meta.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { ButtonLink } from "../../../ui/actions/button-link.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { useHydrated } from "../../../ui/hydrated.ts";
import styles from "../../../ui/sheet/sheet.module.css";
import { historyPath } from "../../applying/history-address.ts";
import { useHeadingFocus } from "../../applying/review/screens/use-heading-focus.ts";
import { SendAnew } from "../edit/send-anew.tsx";
import { FormRequest } from "../given-form/form-request-line.tsx";
import { WithdrawForm } from "../withdraw/withdraw-form.tsx";
import type { Route } from "./+types/summary.route";
import { act, type SummaryAnswered } from "./act-on-summary.ts";
import { load, type SummaryData } from "./load-summary.ts";
import { OpenInvitation } from "./open-invitation.tsx";
import type { SummaryIntent } from "./summary-fields.ts";
import { changesSummary, SummaryOutcome } from "./summary-outcome.tsx";
import { SummarySheet } from "./summary-sheet.tsx";

export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const action = actOnServer(act, smallBody);
export const clientAction = actInBrowser(act);
export const handle = { needs: "application.read", hydrate: "eager" };

export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData ? m.applications_summary_title({ position: loaderData.position }) : "";
  return [{ title: pageTitle(title) }, { name: "robots", content: "noindex" }];
}

/** After a press that failed only what may have changed is loaded anew: without a connection that would take the page away. */
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

/** What went well, once what was pressed is gone. */
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

/** What its owner may still do with an application that goes on; not beside an earlier version. */
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
