import { m } from "#messages";
import { Notice } from "../../../../ui/feedback/notice.tsx";
import type { RegistrationOutcome } from "./act-on-registration.ts";
import type { Intent } from "./registration-form.ts";

interface OutcomeProps {
  readonly outcome: RegistrationOutcome | undefined;
  /** What was done without script. */
  readonly done: Intent | null;
}

const failedWords = { register: m.agenda_failed_register, unregister: m.agenda_failed_unregister } as const;

/** What became of the last wish, where the eyes are; said aloud too. */
export function Outcome({ outcome, done }: OutcomeProps) {
  if (outcome?.status === "failed")
    return (
      <Notice key={outcome.at} tone="danger" announce="alert">
        <strong>{failedWords[outcome.intent]()}</strong>{" "}
        {outcome.isOffline ? m.agenda_failed_offline() : outcome.message}
      </Notice>
    );
  // That one is registered the panel says by itself.
  if ((outcome?.intent ?? done) !== "unregister") return null;
  return (
    <Notice tone="success" announce="status">
      {m.agenda_done_unregister()}
    </Notice>
  );
}
