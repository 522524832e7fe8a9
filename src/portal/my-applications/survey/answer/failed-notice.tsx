import { m } from "#messages";
import { Notice } from "../../../../ui/feedback/notice.tsx";
import type { SurveyOutcome } from "./act-on-survey.ts";

/** A try that failed, said anew each time; everything that was chosen stands below. */
export function FailedNotice({ outcome }: { readonly outcome: SurveyOutcome | undefined }) {
  if (outcome?.status !== "failed") return null;
  return (
    <Notice key={outcome.at} tone="danger" icon="x" announce="alert">
      <p>
        <strong>{m.surveys_failed_title()}</strong>
      </p>
      <p>{outcome.message}</p>
    </Notice>
  );
}
