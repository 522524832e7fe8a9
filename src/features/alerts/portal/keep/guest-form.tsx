import { useController } from "react-hook-form";
import { Form, useLocation, useSubmit } from "react-router";
import { m } from "#messages";
import { Button } from "../../../../ui/actions/button.tsx";
import { Notice } from "../../../../ui/feedback/notice.tsx";
import { RadioGroup } from "../../../../ui/fields/radio-group.tsx";
import { TextField } from "../../../../ui/fields/text-field.tsx";
import { Fields, useSending, useTurn } from "../../../../ui/forms/form.tsx";
import { Stack } from "../../../../ui/layout/layout.tsx";
import { LinkedText, Text } from "../../../../ui/layout/text.tsx";
import { CaptchaField } from "../../../identity/portal/captcha/captcha-field.tsx";
import { FormErrors } from "../../../identity/portal/form/form-errors.tsx";
import { useCheckedForm } from "../../../identity/portal/form/use-checked-form.ts";
import { withRedirect } from "../../../identity/portal/with-redirect.ts";
import { usualFrequency } from "../../alert.ts";
import { frequencyChoices } from "../frequency-words.ts";
import { type KeepForm, type KeepOutcome, keepForm } from "./keep-page.ts";

interface GuestFormProps {
  readonly refused: Extract<KeepOutcome, { status: "refused" }> | undefined;
}

/** An address, how often and the captcha, for anyone who has no account. */
export function GuestForm({ refused }: GuestFormProps) {
  const turn = useTurn(refused);
  const { pathname, search } = useLocation();
  const { form, errorOf, summary, refusal } = useCheckedForm<KeepForm>({
    schema: keepForm,
    defaultValues: { email: refused?.email ?? "", frequency: usualFrequency, grecaptcha: "" },
    labels: {
      email: m.alerts_email(),
      frequency: m.alerts_frequency(),
      grecaptcha: m.accounts_captcha_label(),
    },
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
            label={m.alerts_email()}
            hint={m.alerts_email_hint()}
            type="email"
            inputMode="email"
            autoComplete="email"
            error={errorOf("email")}
          />
          <RadioGroup
            {...form.register("frequency")}
            label={m.alerts_frequency()}
            choices={frequencyChoices()}
            defaultValue={usualFrequency}
            error={errorOf("frequency")}
          />
          <CaptchaField key={turn} error={errorOf("grecaptcha")} onSolution={captcha.onChange} />
          <Button type="submit" wide icon="mail" busy={busy}>
            {busy ? m.alerts_keep_guest_sending() : m.alerts_keep_guest_button()}
          </Button>
        </Fields>
      </Form>
      <Text look="small" tone="muted">
        <LinkedText text={m.alerts_keep_sign_in()} to={[withRedirect("/signin", pathname + search)]} />
      </Text>
    </Stack>
  );
}
