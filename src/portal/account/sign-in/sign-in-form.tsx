import { useController } from "react-hook-form";
import { Form, Link, useSubmit } from "react-router";
import { m } from "#messages";
import { Button } from "../../../ui/actions/button.tsx";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { PasswordField } from "../../../ui/fields/password-field.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { Fields } from "../../../ui/forms/form.tsx";
import { useSending } from "../../../ui/forms/use-sending.ts";
import { useTurn } from "../../../ui/forms/use-turn.ts";
import { Row, Stack } from "../../../ui/layout/layout.tsx";
import { CaptchaField } from "../captcha/captcha-field.tsx";
import { FormErrors } from "../form/form-errors.tsx";
import { useCheckedForm } from "../form/use-checked-form.ts";
import { withRedirect } from "../with-redirect.ts";
import type { RefusedSignIn } from "./act-on-sign-in.ts";
import { RefusalNotice } from "./refusal-notice.tsx";
import { signInSchema, type SignInForm as Values } from "./sign-in.schema.ts";
import styles from "./sign-in-form.module.css";

interface SignInFormProps {
  readonly refused: RefusedSignIn | undefined;
  /** The address that is to sign in; "" when nobody knows. */
  readonly known: string;
  /** Where the person was going. */
  readonly redirect: string | null;
}

/** E-mail, password, captcha; posts natively until the scripts are there. */
export function SignInForm({ refused, known, redirect }: SignInFormProps) {
  const turn = useTurn(refused);
  const { form, errorOf, summary, refusal } = useCheckedForm<Values>({
    schema: signInSchema,
    defaultValues: { userName: refused?.userName ?? known, password: "", rememberMe: false, grecaptcha: "" },
    labels: {
      userName: m.accounts_email(),
      password: m.accounts_password(),
      rememberMe: m.accounts_remember_me(),
      grecaptcha: m.accounts_captcha_label(),
    },
    toldErrors: refused?.errors,
  });
  const { field: captcha } = useController({ control: form.control, name: "grecaptcha" });
  const submit = useSubmit();
  const busy = useSending();
  const send = form.handleSubmit(({ rememberMe, ...words }) =>
    submit({ ...words, ...(rememberMe ? { rememberMe: "on" } : {}) }, { method: "post" }),
  );
  return (
    <Stack gap={24}>
      <FormErrors summary={summary} refusal={refusal + turn} />
      {refused && refused.errors.length === 0 && <RefusalNotice key={turn} refused={refused} redirect={redirect} />}
      <Form method="post" onSubmit={send} noValidate>
        <Fields>
          <TextField
            {...form.register("userName")}
            label={m.accounts_email()}
            type="email"
            inputMode="email"
            autoComplete="username"
            error={errorOf("userName")}
          />
          <PasswordField
            {...form.register("password")}
            label={m.accounts_password()}
            showLabel={m.accounts_password_show()}
            hideLabel={m.accounts_password_hide()}
            autoComplete="current-password"
            enterKeyHint="go"
            error={errorOf("password")}
          />
          <Row spread="between">
            <Checkbox {...form.register("rememberMe")} label={m.accounts_remember_me()} />
            <Link className={styles.forgot} to={withRedirect("/forgot-password", redirect)}>
              {m.accounts_sign_in_forgot()}
            </Link>
          </Row>
          <CaptchaField key={turn} error={errorOf("grecaptcha")} onSolution={captcha.onChange} />
          <Button type="submit" wide busy={busy}>
            {busy ? m.accounts_signing_in() : m.accounts_sign_in()}
          </Button>
        </Fields>
      </Form>
    </Stack>
  );
}
