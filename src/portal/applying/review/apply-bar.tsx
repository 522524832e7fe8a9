import { m } from "#messages";
import { Button } from "../../../ui/actions/button.tsx";
import { SaveBar } from "../../../ui/forms/save-bar.tsx";
import { applyFormId } from "./apply-form-id.ts";
import type { Obstacle } from "./obstacles.ts";
import type { Sending } from "./use-sending.ts";

const stateId = "apply-state";

interface ApplyBarProps {
  readonly sending: Sending;
  /** Sections that lack something. */
  readonly missing: number;
  /** Vacancies that are applied to. */
  readonly count: number;
  /** Answers that cannot be sent so. */
  readonly wrongAnswers: number;
}

function waitsFor(
  found: readonly Obstacle[],
  { missing, wrongAnswers }: Pick<ApplyBarProps, "missing" | "wrongAnswers">,
): string {
  const statements = found.filter((obstacle) => obstacle === "dataTruth" || obstacle === "dataUse").length;
  if (missing > 0) return m.applications_review_bar_missing({ count: missing });
  if (found.includes("confirm")) return m.applications_review_bar_confirm();
  if (wrongAnswers > 0) return m.applications_review_bar_answers({ count: wrongAnswers });
  if (statements > 0) return m.applications_review_bar_statements({ count: statements });
  return found.length > 0 ? m.applications_review_bar_captcha() : m.applications_review_bar_ready();
}

function sendWords(count: number): string {
  return count === 1 ? m.applications_review_send() : m.applications_review_send_several({ count });
}

/** Stays at the foot: what is still missing, and the button that sends. */
export function ApplyBar({ sending, missing, count, wrongAnswers }: ApplyBarProps) {
  const { isBusy, isStopped, obstacles } = sending;
  const isReady = obstacles.length === 0;
  const state = isBusy ? m.applications_review_bar_sending() : waitsFor(obstacles, { missing, wrongAnswers });
  return (
    <SaveBar
      label={m.applications_review_bar()}
      icon={isReady ? "circle-check" : "info-circle"}
      state={<span id={stateId}>{state}</span>}
    >
      <Button
        type="submit"
        form={applyFormId}
        icon="send"
        busy={isBusy}
        aria-disabled={isStopped || undefined}
        aria-describedby={stateId}
      >
        {isBusy ? m.applications_review_sending() : sendWords(count)}
      </Button>
    </SaveBar>
  );
}
