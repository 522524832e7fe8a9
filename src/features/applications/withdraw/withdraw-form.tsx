import { Form, useNavigation } from "react-router";
import { m } from "#messages";
import { Button } from "../../../ui/actions/button.tsx";
import { Details } from "../../../ui/display/details.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { TextArea } from "../../../ui/fields/text-field.tsx";
import { Fields } from "../../../ui/forms/form.tsx";
import { longestReason } from "./longest-reason.ts";

interface WithdrawFormProps {
  /** Why the last press changed nothing; "" when there was none. */
  readonly refused: string;
}

/** Takes the application back, with a reason if the person likes; folded, for few come for it. */
export function WithdrawForm({ refused }: WithdrawFormProps) {
  const isBusy = useNavigation().state === "submitting";
  return (
    <Details summary={m.applications_withdraw_title()} open={refused !== "" || undefined}>
      <Form method="post">
        <Fields>
          {refused !== "" && (
            <Notice tone="danger" announce="alert">
              {refused}
            </Notice>
          )}
          <p>{m.applications_withdraw_text()}</p>
          <TextArea
            name="reason"
            label={m.applications_withdraw_reason()}
            optional={m.applications_withdraw_optional()}
            maxLength={longestReason}
            rows={3}
          />
          <Button type="submit" kind="danger-line" busy={isBusy}>
            {m.applications_withdraw_button()}
          </Button>
        </Fields>
      </Form>
    </Details>
  );
}
