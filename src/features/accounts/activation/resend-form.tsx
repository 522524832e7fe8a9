import { useController } from "react-hook-form";
import { Form, useNavigation, useSubmit } from "react-router";
import { m } from "#messages";
import { Button } from "../../../ui/actions/button.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { Fields } from "../../../ui/forms/form.tsx";
import { Stack } from "../../../ui/layout/layout.tsx";
import { CaptchaField } from "../captcha/captcha-field.tsx";
import { FormErrors } from "../form/form-errors.tsx";
import { useCheckedForm } from "../form/use-checked-form.ts";
import { useTurn } from "../form/use-turn.ts";
import type { ResendOutcome } from "./act-on-resend.ts";
import { resendSchema, type ResendForm as Values } from "./resend.schema.ts";

type Refused = Extract<ResendOutcome, { status: "refused" }>;

/** Address and captcha. */
export function ResendForm({ refused }: { readonly refused: Refused | undefined }) {
  const turn = useTurn(refused);
  const { form, errorOf, summary, refusal } = useCheckedForm<Values>({
    schema: resendSchema,
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
            {busy ? m.accounts_resend_sending() : m.accounts_resend_send()}
          </Button>
        </Fields>
      </Form>
    </Stack>
  );
}
