import { m } from "#messages";
import { Notice } from "../../../../ui/feedback/notice.tsx";
import { useTurn } from "../../../../ui/forms/form.tsx";
import type { Deed, MeOutcome } from "./act-on-me.ts";

interface OutcomeNoticeProps {
  readonly outcome: MeOutcome | undefined;
  /** The section's own. */
  readonly deeds: readonly Deed[];
}

/** What came of a press in this section, where no field says it. */
export function OutcomeNotice({ outcome, deeds }: OutcomeNoticeProps) {
  const turn = useTurn(outcome);
  if (outcome === undefined || !deeds.includes(outcome.deed)) return null;
  if (outcome.status === "done") {
    return (
      <Notice key={turn} tone="success" announce="status">
        {m.desk_me_done()}
      </Notice>
    );
  }
  if (outcome.status !== "refused") return null;
  return (
    <Notice key={turn} tone="danger" announce="alert">
      {outcome.refused.message}
    </Notice>
  );
}
