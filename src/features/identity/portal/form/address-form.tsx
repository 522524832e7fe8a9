import { useController } from "react-hook-form";
import { Form, useSubmit } from "react-router";
import { m } from "#messages";
import { Button } from "../../../../ui/actions/button.tsx";
import { Notice } from "../../../../ui/feedback/notice.tsx";
import { TextField } from "../../../../ui/fields/text-field.tsx";
import { Fields, useSending, useTurn } from "../../../../ui/forms/form.tsx";
import { Stack } from "../../../../ui/layout/layout.tsx";
import { CaptchaField } from "../captcha/captcha-field.tsx";
import { type AddressOutcome, addressForm, type AddressForm as Values } from "./account-forms.schema.ts";
import { FormErrors } from "./form-errors.tsx";
import { useCheckedForm } from "./use-checked-form.ts";

interface AddressFormProps {
  readonly refused: Extract<AddressOutcome, { status: "refused" }> | undefined;
  /** Words of the button. */
  readonly send: string;
  readonly sending: string;
}

/** An address and the captcha, for anyone who wants a link by mail. */
export function AddressForm({ refused, send, sending }: AddressFormProps) {
  const turn = useTurn(refused);
  const { form, errorOf, summary, refusal } = useCheckedForm<Values>({
    schema: addressForm,
    defaultValues: { email: refused?.email ?? "", grecaptcha: "" },
    labels: { email: m.accounts_email(), grecaptcha: m.accounts_captcha_label() },
    serverErrors: refused?.errors,
  });
  const { field: captcha } = useController({ control: form.control, name: "grecaptcha" });
  const submit = useSubmit();
  const busy = useSending();
  const submitted = form.handleSubmit((values) => submit(values, { method: "post" }));
  return (
    <Stack gap={24}>
      <FormErrors summary={summary} refusal={refusal + turn} />
      {refused && refused.errors.length === 0 && (
        <Notice key={turn} tone="danger" announce="alert">
          {refused.message}
        </Notice>
      )}
      <Form method="post" onSubmit={submitted} noValidate>
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
            {busy ? sending : send}
          </Button>
        </Fields>
      </Form>
    </Stack>
  );
}
