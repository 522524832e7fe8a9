import { useState } from "react";
import { m } from "#messages";
import { fieldMessage } from "../../../../contract/field-errors.ts";
import { Card } from "../../../../ui/display/card.tsx";
import { Stack } from "../../../../ui/layout/layout.tsx";
import { Text } from "../../../../ui/layout/text.tsx";
import { isOwnName, passwordFault } from "../../../identity/password/password.ts";
import { NewPasswordField } from "../../../identity/portal/password/new-password-field.tsx";
import type { SignUpHandOver } from "../../../identity/portal/sign-up/sign-up-hand-over.ts";

export const passwordId = "sign-up-password";

/** Asks for the password once more. */
export function PasswordCard({ password }: { readonly password: PasswordInHand }) {
  return (
    <Card as="section" inset="roomy" aria-labelledby="password-title">
      <Stack gap={24}>
        <Stack gap={4}>
          <Text as="h2" look="h3" id="password-title">
            {m.resumes_form_password_title()}
          </Text>
          <Text tone="muted">{m.resumes_form_password_text()}</Text>
        </Stack>
        <NewPasswordField
          id={passwordId}
          name="password"
          value={password.typed}
          typed={password.typed}
          own={password.own}
          error={password.error}
          onChange={(event) => password.type(event.target.value)}
          onBlur={password.leave}
        />
      </Stack>
    </Card>
  );
}

/** The password of the first step; asked for again after a reload, because it is never stored. */
export function usePassword({ name, email, password: firstPassword }: SignUpHandOver) {
  const [isAsked, setIsAsked] = useState(firstPassword === null);
  const [typed, setTyped] = useState(firstPassword ?? "");
  const [error, setError] = useState<string>();
  const fault = passwordFault(typed) ?? (isOwnName(typed, { name, email }) ? "password-own-name" : null);
  const tell = () => setError(fault === null ? undefined : fieldMessage(fault));
  return {
    isAsked,
    typed,
    error,
    own: [name, email],
    isMissing: fault !== null,
    type(text: string) {
      setTyped(text);
      setError(undefined);
    },
    /** Leaving a filled field looks at it. */
    leave() {
      if (typed !== "") tell();
    },
    tell,
    /** The server refused it: another one is needed. */
    refuse(message: string) {
      setIsAsked(true);
      setError(message);
    },
  };
}

type PasswordInHand = ReturnType<typeof usePassword>;
