import { m } from "#messages";
import { Card } from "../../../../ui/display/card.tsx";
import { Stack } from "../../../../ui/layout/layout.tsx";
import { Text } from "../../../../ui/layout/text.tsx";
import { NewPasswordField } from "../../../identity/portal/password/new-password-field.tsx";
import type { PasswordInHand } from "./use-password.ts";

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
