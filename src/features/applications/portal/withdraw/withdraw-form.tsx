import { Form, useNavigation } from "react-router";
import { m } from "#messages";
import { Button } from "../../../../ui/actions/button.tsx";
import { Details } from "../../../../ui/display/details.tsx";
import { TextArea } from "../../../../ui/fields/text-field.tsx";
import { Fields } from "../../../../ui/forms/form.tsx";
import { summaryFields, summaryForms } from "../summary/summary-fields.ts";
import { longestReason } from "./longest-reason.ts";

interface WithdrawFormProps {
  /** The last press changed nothing: what was written stays in view. */
  readonly wasRefused: boolean;
}

/** Takes the application back, with a reason if the person likes; folded, for few come for it. */
export function WithdrawForm({ wasRefused }: WithdrawFormProps) {
  const isBusy = useNavigation().formData?.get(summaryFields.intent) === "withdraw";
  return (
    <Details summary={m.applications_withdraw_title()} open={wasRefused || undefined}>
      <Form id={summaryForms.withdraw} method="post">
        <input type="hidden" name={summaryFields.intent} value="withdraw" />
        <Fields>
          <p>{m.applications_withdraw_text()}</p>
          <TextArea
            name={summaryFields.reason}
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
