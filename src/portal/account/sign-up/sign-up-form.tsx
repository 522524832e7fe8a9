import { useState } from "react";
import { useController } from "react-hook-form";
import { useNavigate } from "react-router";
import { m } from "#messages";
import type { FieldError } from "../../../contract/reply.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { Fields } from "../../../ui/forms/form.tsx";
import { useHydrated } from "../../../ui/hydrated.ts";
import { Stack } from "../../../ui/layout/layout.tsx";
import { Text } from "../../../ui/layout/text.tsx";
import { CaptchaField } from "../captcha/captcha-field.tsx";
import { FormErrors } from "../form/form-errors.tsx";
import { useCheckedForm } from "../form/use-checked-form.ts";
import { AccountFields } from "./account-fields.tsx";
import { type SignUpAccount, signUpAccountSchema } from "./sign-up-account.schema.ts";
import { handOver } from "./sign-up-hand-over.ts";
import { useEmailCheck } from "./use-email-check.ts";

interface SignUpFormProps {
  /** Recorded with the account, and named in step 2's address. */
  readonly source: string | null;
  readonly redirect: string | null;
  /** What a provider of sign-ins told; null without one. */
  readonly known: { readonly name: string; readonly userName: string } | null;
}

const empty: SignUpAccount = { name: "", email: "", password: "", confirmation: "", grecaptcha: "" };

/** Step 1: who, and how to sign in. Nothing is sent but the question whether the address is free; step 2 registers. */
export function SignUpForm({ source, redirect, known }: SignUpFormProps) {
  const [told, setTold] = useState<FieldError[]>([]);
  const checked = useCheckedForm<SignUpAccount>({
    schema: signUpAccountSchema,
    defaultValues: { ...empty, name: known?.name ?? "", email: known?.userName ?? "" },
    labels: {
      name: m.accounts_name(),
      email: m.accounts_email(),
      password: m.accounts_password(),
      confirmation: m.accounts_password_repeat(),
      grecaptcha: m.accounts_captcha_label(),
    },
    toldErrors: told,
  });
  const { form, errorOf, summary, refusal } = checked;
  const { field: captcha } = useController({ control: form.control, name: "grecaptcha" });
  const emailCheck = useEmailCheck();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const { isSubmitting } = form.formState;

  const goOn = form.handleSubmit(async ({ name, email, password }) => {
    const answer = await emailCheck.check(email);
    if (answer.status === "refused") return setTold([{ path: "email", code: answer.code, message: answer.message }]);
    handOver({ name, email, password, source, redirect });
    await navigate(source === null ? "/signup/profile-resume" : `/signup/profile-resume/${source}`);
  });

  return (
    <Stack gap={24}>
      <FormErrors summary={summary} refusal={refusal} />
      <form onSubmit={goOn} noValidate>
        <Fields>
          <AccountFields checked={checked} emailCheck={emailCheck} />
          <CaptchaField error={errorOf("grecaptcha")} onSolution={captcha.onChange} />
          <Text look="small" tone="muted">
            {m.accounts_sign_up_note()}
          </Text>
          <Button type="submit" wide iconEnd="arrow-right" busy={isSubmitting} disabled={!hydrated}>
            {isSubmitting ? m.accounts_sign_up_checking() : m.accounts_sign_up_go_on()}
          </Button>
        </Fields>
      </form>
    </Stack>
  );
}
