import { useDeferredValue, useEffect, useState } from "react";
import { m } from "#messages";
import { PasswordField, StrengthMeter } from "../../../../ui/fields/password-field.tsx";
import type { TextInputProps } from "../../../../ui/fields/text-input.tsx";
import { loadStrength, type MeasureStrength, type StrengthLevel } from "../../password/password-strength.ts";

let measuring: Promise<MeasureStrength> | undefined;

/** The strength of what is typed; 0 while nothing is, or while the words to measure with are on their way. */
function useStrength(password: string, own: readonly string[]): StrengthLevel | 0 {
  const [measure, setMeasure] = useState<MeasureStrength>();
  const typed = useDeferredValue(password);
  const isTyping = password !== "";
  useEffect(() => {
    if (!isTyping) return;
    measuring ??= loadStrength();
    // Without the meter the form works all the same; the next password typed tries again.
    measuring.then(
      (loaded) => setMeasure(() => loaded),
      () => {
        measuring = undefined;
      },
    );
  }, [isTyping]);
  return measure === undefined || typed === "" ? 0 : measure(typed, own);
}

interface NewPasswordFieldProps extends Omit<TextInputProps, "prefix" | "type"> {
  /** "Kata sandi" unless said. */
  readonly label?: string | undefined;
  /** What is typed, for the meter. */
  readonly typed: string;
  /** The person's own name and address: a password must not be made of them. */
  readonly own: readonly string[];
  readonly error: string | undefined;
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
  const level = useStrength(typed, own);
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
