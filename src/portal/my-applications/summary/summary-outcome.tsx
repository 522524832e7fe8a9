import { m } from "#messages";
import { Button } from "../../../ui/actions/button.tsx";
import { ButtonLink } from "../../../ui/actions/button-link.tsx";
import { FailureCard } from "../../applying/review/outcome/failure-card.tsx";
import type { SummaryAnswered } from "./act-on-summary.ts";
import { type SummaryIntent, summaryForms } from "./summary-fields.ts";

const titles = {
  edit: { offline: m.applications_edit_offline_title, failed: m.applications_edit_failed_title },
  withdraw: { offline: m.applications_withdraw_offline_title, failed: m.applications_withdraw_failed_title },
} as const satisfies Record<SummaryIntent, unknown>;

function textOf({ outcome, message }: SummaryAnswered): string {
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

/** Why the last press changed nothing, where the focus goes: a lost connection, a fault of ours, or what stands in the way. */
export function SummaryOutcome({ answered, here }: { readonly answered: SummaryAnswered; readonly here: string }) {
  const { intent, outcome, at } = answered;
  const isOffline = outcome.status === "offline";
  const title = titles[intent][isOffline ? "offline" : "failed"]();
  return (
    <FailureCard key={at} icon={isOffline ? "cloud-off" : "alert-circle"} title={title} text={textOf(answered)}>
      {wayOn(answered, here)}
    </FailureCard>
  );
}

/** True when what the page shows may not be true any more; a lost connection would take the page away. */
export function changesSummary({ status }: { status: string }): boolean {
  return status === "closed" || status === "ended" || status === "incomplete" || status === "changed";
}
