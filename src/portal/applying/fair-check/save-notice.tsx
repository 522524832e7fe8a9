import { m } from "#messages";
import { ErrorSummary } from "../../../ui/forms/error-summary.tsx";
import { obstacleText } from "../review/obstacle-text.ts";
import { FailureCard } from "../review/outcome/failure-card.tsx";
import type { Outcome } from "../review/outcome/outcome.ts";
import type { Sending } from "../review/use-sending.ts";

/** Why the last try was not saved, where the focus goes; nothing while a new try is under way. */
export function SaveNotice({ sending: { outcome, attempt, isBusy } }: { readonly sending: Sending }) {
  if (outcome === null || isBusy) return null;
  return <Told key={attempt} outcome={outcome} />;
}

function Told({ outcome }: { readonly outcome: Outcome }) {
  if (outcome.status === "wrong") {
    const errors = outcome.obstacles.map((obstacle) => ({ id: obstacle, message: obstacleText(obstacle) }));
    return <ErrorSummary title={m.applications_fair_wrong({ count: errors.length })} errors={errors} />;
  }
  return <FailureCard icon="alert-circle" title={m.applications_fair_failed()} text={reasonOf(outcome)} />;
}

function reasonOf(outcome: Outcome): string {
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
