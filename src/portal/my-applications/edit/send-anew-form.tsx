import { type FormEvent, useState } from "react";
import { Form, useNavigation } from "react-router";
import { m } from "#messages";
import { Button } from "../../../ui/actions/button.tsx";
import { Stack } from "../../../ui/layout/layout.tsx";
import { CaptchaField } from "../../account/captcha/captcha-field.tsx";
import { captchaName } from "../../account/captcha/captcha-name.ts";
import { formNames } from "../../applying/review/form-names.ts";
import type { Outcome } from "../../applying/review/outcome/outcome.ts";
import { createTryKey } from "../../applying/review/try-key.ts";
import { useCaptchaRound } from "../../applying/review/use-captcha-round.ts";
import { useOnePress } from "../../applying/review/use-one-press.ts";
import { summaryFields, summaryForms } from "../summary/summary-fields.ts";

/** What became of the last try. */
export interface SendAnewTry {
  readonly at: number;
  readonly outcome: Outcome;
}

interface Solution {
  round: number;
  payload: string;
}

/** The captcha and the button that sends; the same try again has the same key, so that nothing is sent twice. */
export function SendAnewForm({ answered }: { readonly answered: SendAnewTry | undefined }) {
  const isBusy = useNavigation().formData?.get(summaryFields.intent) === "edit";
  const [tries] = useState(createTryKey);
  const [solution, setSolution] = useState<Solution>({ round: 0, payload: "" });
  const [wantsCaptcha, setWantsCaptcha] = useState(false);
  const press = useOnePress(isBusy, answered?.at);
  const round = useCaptchaRound(answered);
  const isSolved = solution.round === round && solution.payload !== "";
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (press.isUnderWay() || !isSolved) event.preventDefault();
    if (press.isUnderWay()) return;
    setWantsCaptcha(!isSolved);
    if (!isSolved) return document.getElementById(captchaName)?.scrollIntoView({ block: "center" });
    press.begin();
    tries.mark(event.currentTarget, round);
  };
  return (
    <Form
      id={summaryForms.edit}
      method="post"
      preventScrollReset
      onSubmit={onSubmit}
      noValidate
      aria-busy={isBusy || undefined}
    >
      <Stack>
        <input type="hidden" name={summaryFields.intent} value="edit" />
        <input type="hidden" name={formNames.key} defaultValue="" />
        <CaptchaField
          key={round}
          onSolution={(payload) => setSolution({ round, payload })}
          error={wantsCaptcha && !isSolved ? m.applications_review_want_captcha() : undefined}
        />
        <div>
          <Button type="submit" icon="send" busy={isBusy}>
            {isBusy ? m.applications_review_sending() : m.applications_edit_button()}
          </Button>
        </div>
      </Stack>
    </Form>
  );
}
