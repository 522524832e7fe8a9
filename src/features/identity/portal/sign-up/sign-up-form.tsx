import { useEffect, useState } from "react";
import { useController } from "react-hook-form";
import { useNavigate } from "react-router";
import { z } from "zod";
import { m } from "#messages";
import { browserApi } from "../../../../contract/browser-api.ts";
import type { FieldError } from "../../../../contract/reply.ts";
import { documentLanguage } from "../../../../i18n/language.browser.ts";
import { Button } from "../../../../ui/actions/button.tsx";
import { PasswordField } from "../../../../ui/fields/password-field.tsx";
import { TextField } from "../../../../ui/fields/text-field.tsx";
import { Fields } from "../../../../ui/forms/form.tsx";
import { useHydrated } from "../../../../ui/hydrated.ts";
import { Stack } from "../../../../ui/layout/layout.tsx";
import { Text } from "../../../../ui/layout/text.tsx";
import { name, newPassword, solvedCaptcha, wellFormedEmail } from "../../account-fields.schema.ts";
import { isEmail } from "../../email.ts";
import { isOwnName } from "../../password/password.ts";
import { checkEmail } from "../accounts.calls.ts";
import { CaptchaField } from "../captcha/captcha-field.tsx";
import { FormErrors } from "../form/form-errors.tsx";
import { type CheckedForm, useCheckedForm } from "../form/use-checked-form.ts";
import { NewPasswordField } from "../password/new-password-field.tsx";
import styles from "./sign-up-form.module.css";
import { handOver } from "./sign-up-hand-over.ts";

/** Step 1 of the sign-up; the confirmation is the browser's matter alone (wire, `auth/register`). */
const signUpAccountSchema = z
  .object({
    name,
    email: wellFormedEmail,
    password: newPassword,
    confirmation: z.string().min(1, "required"),
    grecaptcha: solvedCaptcha,
  })
  .superRefine(({ name, email, password, confirmation }, context) => {
    if (isOwnName(password, { name, email }))
      context.addIssue({ code: "custom", path: ["password"], message: "password-own-name" });
    if (confirmation !== "" && confirmation !== password) {
      context.addIssue({ code: "custom", path: ["confirmation"], message: "password-repeat" });
    }
  });

type SignUpAccount = z.infer<typeof signUpAccountSchema>;

type EmailVerdict = { status: "unknown" } | { status: "free" } | { status: "refused"; code: string; message: string };

interface EmailCheck {
  check(email: string): Promise<EmailVerdict>;
  /** What is known of an address so far. */
  verdictOf(email: string): EmailVerdict;
}

/** Refusals that say something about the address; others (the network, too many tries) may turn out otherwise. */
const lasting = new Set(["email-taken", "email-invalid"]);

/** Asks the server whether an address may be used (§5: only a yes allows continuing). */
function useEmailCheck(): EmailCheck {
  const [answers, setAnswers] = useState<ReadonlyMap<string, EmailVerdict>>(new Map());

  async function check(email: string): Promise<EmailVerdict> {
    const known = answers.get(email);
    if (known !== undefined) return known;
    if (!isEmail(email)) return { status: "unknown" };
    const sent = await browserApi.send(checkEmail, { body: { email, lang: documentLanguage() } });
    const verdict: EmailVerdict =
      sent.status === "accepted" ? { status: "free" } : { status: "refused", code: sent.code, message: sent.message };
    if (verdict.status === "free" || lasting.has(verdict.code)) setAnswers(new Map(answers).set(email, verdict));
    return verdict;
  }

  return { check, verdictOf: (email: string): EmailVerdict => answers.get(email) ?? { status: "unknown" } };
}

interface SignUpFormProps {
  /** Recorded with the account, and named in step 2's address. */
  readonly source: string | null;
  readonly redirect: string | null;
  /** A sign-in provider's result; null without one. */
  readonly known: { readonly name: string; readonly userName: string } | null;
}

const empty: SignUpAccount = { name: "", email: "", password: "", confirmation: "", grecaptcha: "" };

/** Step 1: who, and how to sign in. Nothing is sent but the question whether the address is free; step 2 registers. */
export function SignUpForm({ source, redirect, known }: SignUpFormProps) {
  const [serverErrors, setServerErrors] = useState<FieldError[]>([]);
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
    serverErrors,
  });
  const { form, errorOf, summary, refusal } = checked;
  const { field: captcha } = useController({ control: form.control, name: "grecaptcha" });
  const emailCheck = useEmailCheck();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const { isSubmitting } = form.formState;

  const goOn = form.handleSubmit(async ({ name, email, password, grecaptcha }) => {
    const answer = await emailCheck.check(email);
    if (answer.status === "refused")
      return setServerErrors([{ path: "email", code: answer.code, message: answer.message }]);
    handOver({ name, email, password, captcha: grecaptcha, source, redirect });
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

interface AccountFieldsProps {
  readonly checked: CheckedForm<SignUpAccount>;
  readonly emailCheck: EmailCheck;
}

/** Name, address and password. The address is asked about when the field is left. */
function AccountFields({ checked, emailCheck }: AccountFieldsProps) {
  const { form, errorOf } = checked;
  const verdict = emailCheck.verdictOf(form.watch("email").trim());
  const checkAddress = () => {
    checkFilled(form, "email")();
    void emailCheck.check(form.getValues("email").trim());
  };
  return (
    <>
      <TextField
        {...form.register("name", { onBlur: checkFilled(form, "name") })}
        label={m.accounts_name()}
        hint={m.accounts_name_hint()}
        autoComplete="name"
        autoCapitalize="words"
        error={errorOf("name")}
      />
      <TextField
        {...form.register("email", { onBlur: checkAddress })}
        label={m.accounts_email()}
        type="email"
        inputMode="email"
        autoComplete="email"
        error={errorOf("email") ?? (verdict.status === "refused" ? verdict.message : undefined)}
        good={verdict.status === "free" ? m.accounts_email_free() : undefined}
      />
      <PasswordFields checked={checked} />
    </>
  );
}

/** Checks a field on leaving it when it was filled; an empty one waits for the submit. */
const checkFilled =
  (form: CheckedForm<SignUpAccount>["form"], field: Exclude<keyof SignUpAccount, "grecaptcha">) => () => {
    if (form.getValues(field) !== "") void form.trigger(field);
  };

/** The password, and the same once more unless it can be read: its confirmation is then what one reads. */
function PasswordFields({ checked: { form, errorOf } }: Pick<AccountFieldsProps, "checked">) {
  const [isShown, setIsShown] = useState(false);
  const hydrated = useHydrated();
  const [name, email, password] = form.watch(["name", "email", "password"]);
  const show = (isVisible: boolean) => {
    setIsShown(isVisible);
    form.clearErrors("confirmation");
  };
  // Also what was typed before the scripts came, which reaches the form after its first effects.
  useEffect(() => {
    if (isShown) form.setValue("confirmation", password);
  }, [form, isShown, password]);
  return (
    <>
      <NewPasswordField
        {...form.register("password", {
          onBlur: checkFilled(form, "password"),
          deps: "confirmation",
        })}
        typed={password}
        own={[name, email]}
        error={errorOf("password")}
        onShown={show}
        isShownToTouch
      />
      {!isShown && (
        <div className={hydrated ? undefined : styles.unlessTouch}>
          <PasswordField
            {...form.register("confirmation", { onBlur: checkFilled(form, "confirmation") })}
            label={m.accounts_password_repeat()}
            showLabel={m.accounts_password_show()}
            hideLabel={m.accounts_password_hide()}
            autoComplete="new-password"
            error={errorOf("confirmation")}
          />
        </div>
      )}
    </>
  );
}
