import { useController } from "react-hook-form";
import { Form, useNavigation, useSubmit } from "react-router";
import { m } from "#messages";
import { Button } from "../../../ui/actions/button.tsx";
import { Card } from "../../../ui/display/card.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { Fields } from "../../../ui/forms/form.tsx";
import { Stack } from "../../../ui/layout/layout.tsx";
import { LinkedText } from "../../../ui/layout/linked-text.tsx";
import { Text } from "../../../ui/layout/text.tsx";
import { CaptchaField } from "../captcha/captcha-field.tsx";
import { FormErrors } from "../form/form-errors.tsx";
import { useCheckedForm } from "../form/use-checked-form.ts";
import { useTurn } from "../form/use-turn.ts";
import type { AskOutcome } from "./act-on-ask.ts";
import { askForm, type AskForm as Values } from "./forgot-password.schema.ts";

type Refused = Extract<AskOutcome, { status: "refused" }>;

/** The first half: to which address the link goes. */
export function Ask({ refused }: { readonly refused: Refused | undefined }) {
  return (
    <>
      <Stack gap={8}>
        <h1 tabIndex={-1}>{m.accounts_forgot_title()}</h1>
        <Text tone="muted">{m.accounts_forgot_lead()}</Text>
      </Stack>
      <Card>
        <AskForm refused={refused} />
      </Card>
      <Text look="small" tone="muted">
        <LinkedText text={m.accounts_forgot_sign_in()} to={["/signin"]} />
      </Text>
    </>
  );
}

function AskForm({ refused }: { readonly refused: Refused | undefined }) {
  const turn = useTurn(refused);
  const { form, errorOf, summary, refusal } = useCheckedForm<Values>({
    schema: askForm,
    defaultValues: { email: refused?.email ?? "", grecaptcha: "" },
    labels: { email: m.accounts_email(), grecaptcha: m.accounts_captcha_label() },
    toldErrors: refused?.errors,
  });
  const { field: captcha } = useController({ control: form.control, name: "grecaptcha" });
  const submit = useSubmit();
  const busy = useNavigation().state !== "idle";
  const send = form.handleSubmit((values) => submit(values, { method: "post" }));
  return (
    <Stack gap={24}>
      <FormErrors summary={summary} refusal={refusal + turn} />
      {refused && refused.errors.length === 0 && (
        <Notice key={turn} tone="danger" announce="alert">
          {refused.message}
        </Notice>
      )}
      <Form method="post" onSubmit={send} noValidate>
        <Fields>
          <TextField
            {...form.register("email")}
            label={m.accounts_email()}
            type="email"
            inputMode="email"
            autoComplete="email"
            error={errorOf("email")}
          />
          <CaptchaField key={turn} error={errorOf("grecaptcha")} onSolution={captcha.onChange} />
          <Button type="submit" wide busy={busy}>
            {busy ? m.accounts_forgot_sending() : m.accounts_forgot_send()}
          </Button>
        </Fields>
      </Form>
    </Stack>
  );
}
