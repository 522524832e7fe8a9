import { useDeferredValue } from "react";
import { m } from "#messages";
import { PasswordField, StrengthMeter } from "../../../../ui/fields/password-field.tsx";
import type { TextInputProps } from "../../../../ui/fields/text-input.tsx";
import { estimateStrength } from "../../password/password-strength.ts";

interface NewPasswordFieldProps extends Omit<TextInputProps, "prefix" | "type"> {
  /** "Kata sandi" unless said. */
  readonly label?: string | undefined;
  /** The typed password, for the meter. */
  readonly typed: string;
  /** The person's own name and address: a password must not be made of them. */
  readonly own: readonly string[];
  readonly error: string | undefined;
  /** Told whether it can be read now. */
  readonly onShown?: ((isShown: boolean) => void) | undefined;
  readonly isShownToTouch?: boolean | undefined;
}

const verdicts = {
  0: () => "",
  1: m.accounts_strength_too_short,
  2: m.accounts_strength_weak,
  3: m.accounts_strength_medium,
  4: m.accounts_strength_strong,
  5: m.accounts_strength_very_strong,
} as const;

/** A password that is being chosen, with what it takes and how strong it is. */
export function NewPasswordField({ label = m.accounts_password(), typed, own, ...field }: NewPasswordFieldProps) {
  const measured = useDeferredValue(typed);
  const level = measured === "" ? 0 : estimateStrength(measured, own);
  return (
    <PasswordField
      {...field}
      label={label}
      hint={m.accounts_password_hint()}
      showLabel={m.accounts_password_show()}
      hideLabel={m.accounts_password_hide()}
      autoComplete="new-password"
      below={<StrengthMeter level={level} label={m.accounts_strength()} verdict={verdicts[level]()} />}
    />
  );
}

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
