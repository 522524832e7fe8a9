import { type FormEvent, useState } from "react";
import { Form, useNavigation } from "react-router";
import { m } from "#messages";
import { Button } from "../../../../ui/actions/button.tsx";
import { Notice } from "../../../../ui/feedback/notice.tsx";
import { Stack } from "../../../../ui/layout/layout.tsx";
import { CaptchaField } from "../../../account/captcha/captcha-field.tsx";
import { formNames } from "../form-names.ts";
import type { Answered, Outcome } from "../outcome/outcome.ts";
import { useOnePress } from "../use-one-press.ts";
import { draftFields } from "./draft-fields.ts";
import type { DraftReview } from "./draft-review.ts";

interface TakeDraftFormProps {
  readonly draft: DraftReview;
  readonly version: number;
  /** The last try to take it in. */
  readonly answered: Answered | undefined;
}

const captchaId = "draft-captcha";

function failureText(outcome: Outcome): string | null {
  switch (outcome.status) {
    case "wrong":
      return null;
    case "changed":
      return m.applications_review_changed_text();
    case "invalid":
      return outcome.messages.join(" ");
    case "waiting":
      return outcome.message;
    case "offline":
      return m.applications_review_offline_text();
    case "signed-out":
      return m.contract_token_expired();
    default:
      return m.applications_draft_failed();
  }
}

/** The captcha and the button that takes the draft in. */
export function TakeDraftForm({ draft, version, answered }: TakeDraftFormProps) {
  const isBusy = useNavigation().formData?.has(draftFields.intent) === true;
  const press = useOnePress(isBusy, answered?.at);
  const [solution, setSolution] = useState({ round: 0, payload: "" });
  const [wants, setWants] = useState(false);
  // A solution counts once, whatever became of the try.
  const round = answered?.at ?? 0;
  const isSolved = solution.round === round && solution.payload !== "";
  const isRefused = answered?.outcome.status === "wrong";
  const failure = answered === undefined ? null : failureText(answered.outcome);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (press.isUnderWay() || !isSolved) event.preventDefault();
    if (press.isUnderWay()) return;
    setWants(!isSolved);
    if (isSolved) press.begin();
  };
  return (
    <Form method="post" preventScrollReset noValidate onSubmit={onSubmit} aria-busy={isBusy || undefined}>
      <Stack>
        <input type="hidden" name={draftFields.intent} value="1" />
        <input type="hidden" name={draftFields.version} value={draft.version} />
        <input type="hidden" name={formNames.version} value={version} />
        {failure !== null && !isBusy && (
          <Notice tone="danger" announce="alert">
            <p>{failure}</p>
          </Notice>
        )}
        <CaptchaField
          key={round}
          id={captchaId}
          onSolution={(payload) => setSolution({ round, payload })}
          error={(wants || isRefused) && !isSolved ? m.applications_review_want_captcha() : undefined}
        />
        <div>
          <Button type="submit" icon="check" busy={isBusy}>
            {isBusy ? m.applications_draft_taking() : m.applications_draft_take()}
          </Button>
        </div>
      </Stack>
    </Form>
  );
}
