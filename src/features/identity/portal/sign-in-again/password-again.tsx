import { useController } from "react-hook-form";
import { m } from "#messages";
import { Checkbox } from "../../../../ui/fields/checkbox.tsx";
import { PasswordField } from "../../../../ui/fields/password-field.tsx";
import { TextField } from "../../../../ui/fields/text-field.tsx";
import { Fields, useTurn } from "../../../../ui/forms/form.tsx";
import { CaptchaField } from "../captcha/captcha-field.tsx";
import { FormErrors } from "../form/form-errors.tsx";
import { useCheckedForm } from "../form/use-checked-form.ts";
import { RefusalNotice } from "../sign-in/refusal-notice.tsx";
import { passwordAgain, type PasswordAgain as Values } from "./sign-in-again.schema.ts";
import type { SigningIn } from "./use-signing-in.ts";

interface PasswordAgainProps {
  readonly formId: string;
  readonly userName: string;
  readonly signingIn: SigningIn;
}

/** The address, which stays, and the password. */
export function PasswordAgain({ formId, userName, signingIn: { refused, showPassword } }: PasswordAgainProps) {
  const turn = useTurn(refused);
  const { form, errorOf, summary, refusal } = useCheckedForm<Values>({
    schema: passwordAgain,
    defaultValues: { againPassword: "", againRemember: false, againCaptcha: "" },
    labels: {
      againPassword: m.accounts_password(),
      againRemember: m.accounts_remember_me(),
      againCaptcha: m.accounts_captcha_label(),
    },
    serverErrors: refused?.errors,
  });
  const { field: captcha } = useController({ control: form.control, name: "againCaptcha" });
  return (
    <>
      <FormErrors summary={summary} refusal={refusal + turn} />
      {refused && refused.errors.length === 0 && <RefusalNotice key={turn} refused={refused} />}
      <form id={formId} onSubmit={form.handleSubmit(showPassword)} noValidate>
        <Fields>
          <TextField
            name="againUserName"
            label={m.accounts_email()}
            type="email"
            autoComplete="username"
            readOnly
            value={userName}
          />
          <PasswordField
            {...form.register("againPassword")}
            label={m.accounts_password()}
            showLabel={m.accounts_password_show()}
            hideLabel={m.accounts_password_hide()}
            autoComplete="current-password"
            enterKeyHint="go"
            error={errorOf("againPassword")}
          />
          <Checkbox {...form.register("againRemember")} label={m.accounts_remember_me()} />
          <CaptchaField key={turn} id="againCaptcha" error={errorOf("againCaptcha")} onSolution={captcha.onChange} />
        </Fields>
      </form>
    </>
  );
}
