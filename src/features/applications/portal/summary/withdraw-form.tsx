import { Form, redirect, useNavigation } from "react-router";
import { m } from "#messages";
import { formText } from "../../../../contract/field-values.ts";
import { need, type PageAction } from "../../../../contract/page.ts";
import { getId } from "../../../../contract/page-meta.ts";
import { Button } from "../../../../ui/actions/button.tsx";
import { Details } from "../../../../ui/display/details.tsx";
import { TextArea } from "../../../../ui/fields/text-field.tsx";
import { Fields } from "../../../../ui/forms/form.tsx";
import { withdrawnPath } from "../../summary-address.ts";
import { withdrawApplication } from "../application.calls.ts";
import { getOutcome, type Outcome } from "../review/outcome/outcome.ts";
import { longestReason, summaryFields, summaryForms } from "./summary-fields.ts";

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

/** Withdraws the application and shows its new state, or shows why nothing changed. */
export async function actOnWithdraw(page: PageAction<{ id: string }>): Promise<{ outcome: Outcome; message: string }> {
  const { api, form, params, url, language: lang } = page;
  const applicationId = getId(params.id);
  const body = { applicationId, reason: formText(form, summaryFields.reason), lang };
  const sent = await api.send(withdrawApplication, { body });
  if (sent.status === "accepted") throw redirect(withdrawnPath(applicationId));
  if (sent.http === 401 || sent.http === 404) need(sent, url);
  return { outcome: getOutcome(sent), message: sent.message };
}
