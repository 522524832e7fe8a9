import { Form, useNavigation, useSubmit } from "react-router";
import { m } from "#messages";
import { Button } from "../../../ui/actions/button.tsx";
import { Card } from "../../../ui/display/card.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { CodeField } from "../../../ui/fields/code-field.tsx";
import { PasswordField } from "../../../ui/fields/password-field.tsx";
import { Fields } from "../../../ui/forms/form.tsx";
import { useTurn } from "../../../ui/forms/use-turn.ts";
import { Stack } from "../../../ui/layout/layout.tsx";
import { Text } from "../../../ui/layout/text.tsx";
import { FormErrors } from "../form/form-errors.tsx";
import { useCheckedForm } from "../form/use-checked-form.ts";
import type { RefusedCode } from "./code-form.tsx";
import { renewForm, type RenewForm as Values } from "./renew-form.schema.ts";

/** New recovery codes in place of the former ones, for the password and a code; posts natively until the scripts are there. */
export function Renew({ refused }: { readonly refused: RefusedCode | undefined }) {
  const turn = useTurn(refused);
  const { form, errorOf, summary, refusal } = useCheckedForm<Values>({
    schema: renewForm,
    defaultValues: { renewPassword: "", renewCode: "" },
    labels: { renewPassword: m.accounts_password(), renewCode: m.accounts_renew_code() },
    toldErrors: refused?.errors,
  });
  const submit = useSubmit();
  const busy = useNavigation().formData?.get("intent") === "renew";
  const send = form.handleSubmit((values) => submit({ intent: "renew", ...values }, { method: "post" }));
  return (
    <Card>
      <Stack gap={20}>
        <Stack gap={4}>
          <h2>{m.accounts_renew_title()}</h2>
          <Text tone="muted">{m.accounts_renew_lead()}</Text>
        </Stack>
        <FormErrors summary={summary} refusal={refusal + turn} />
        {refused && refused.errors.length === 0 && (
          <Notice key={turn} tone="danger" announce="alert">
            {refused.message}
          </Notice>
        )}
        <Form method="post" onSubmit={send} noValidate>
          <input type="hidden" name="intent" value="renew" />
          <Fields>
            <PasswordField
              {...form.register("renewPassword")}
              label={m.accounts_password()}
              showLabel={m.accounts_password_show()}
              hideLabel={m.accounts_password_hide()}
              autoComplete="current-password"
              error={errorOf("renewPassword")}
            />
            <CodeField
              {...form.register("renewCode")}
              kind="letters"
              label={m.accounts_renew_code()}
              hint={m.accounts_renew_code_hint()}
              error={errorOf("renewCode")}
            />
            <div>
              <Button type="submit" kind="secondary" busy={busy}>
                {busy ? m.accounts_renewing() : m.accounts_renew()}
              </Button>
            </div>
          </Fields>
        </Form>
      </Stack>
    </Card>
  );
}
