import { m } from "#messages";
import { PasswordField } from "../../../../ui/fields/password-field.tsx";
import type { TextInputProps } from "../../../../ui/fields/text-input.tsx";
import { NewPasswordField } from "./new-password-field.tsx";

interface NewPasswordPairProps {
  /** What a form registers for each field. */
  readonly first: TextInputProps;
  readonly second: TextInputProps;
  /** What is typed in the first, for the meter. */
  readonly typed: string;
  /** The person's own name and address, as far as they are known. */
  readonly own: readonly string[];
  readonly errorOf: (name: "newPassword" | "confirmation") => string | undefined;
}

/** The new password and the same once more, as changing and resetting ask for it. */
export function NewPasswordPair({ first, second, typed, own, errorOf }: NewPasswordPairProps) {
  return (
    <>
      <NewPasswordField
        {...first}
        label={m.accounts_reset_new()}
        typed={typed}
        own={own}
        error={errorOf("newPassword")}
      />
      <PasswordField
        {...second}
        label={m.accounts_reset_repeat()}
        showLabel={m.accounts_password_show()}
        hideLabel={m.accounts_password_hide()}
        autoComplete="new-password"
        error={errorOf("confirmation")}
      />
    </>
  );
}
