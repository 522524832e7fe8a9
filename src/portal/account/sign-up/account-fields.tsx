import { m } from "#messages";
import { PasswordField } from "../../../ui/fields/password-field.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import type { CheckedForm } from "../form/use-checked-form.ts";
import { NewPasswordField } from "../password/new-password-field.tsx";
import type { SignUpAccount } from "./sign-up-account.schema.ts";
import type { EmailCheck } from "./use-email-check.ts";

interface AccountFieldsProps {
  readonly checked: CheckedForm<SignUpAccount>;
  readonly emailCheck: EmailCheck;
}

/** Name, address, password twice. The address is asked about when the field is left. */
export function AccountFields({ checked: { form, errorOf }, emailCheck }: AccountFieldsProps) {
  const [name, email, password] = form.watch(["name", "email", "password"]);
  const verdict = emailCheck.verdictOf(email.trim());
  /** Checked on leaving a field that was filled; an empty one waits for the submit. */
  const checkFilled = (field: "name" | "email" | "password" | "confirmation") => () => {
    if (form.getValues(field) !== "") void form.trigger(field);
    if (field === "email") void emailCheck.check(form.getValues("email").trim());
  };
  return (
    <>
      <TextField
        {...form.register("name", { onBlur: checkFilled("name") })}
        label={m.accounts_name()}
        hint={m.accounts_name_hint()}
        autoComplete="name"
        autoCapitalize="words"
        error={errorOf("name")}
      />
      <TextField
        {...form.register("email", { onBlur: checkFilled("email") })}
        label={m.accounts_email()}
        type="email"
        inputMode="email"
        autoComplete="email"
        error={errorOf("email") ?? (verdict.status === "refused" ? verdict.message : undefined)}
        good={verdict.status === "free" ? m.accounts_email_free() : undefined}
      />
      <NewPasswordField
        {...form.register("password", { onBlur: checkFilled("password"), deps: "confirmation" })}
        typed={password}
        own={[name, email]}
        error={errorOf("password")}
      />
      <PasswordField
        {...form.register("confirmation", { onBlur: checkFilled("confirmation") })}
        label={m.accounts_password_repeat()}
        showLabel={m.accounts_password_show()}
        hideLabel={m.accounts_password_hide()}
        autoComplete="new-password"
        error={errorOf("confirmation")}
      />
    </>
  );
}
