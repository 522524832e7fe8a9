import { m } from "#messages";
import { ButtonLink } from "../../../ui/actions/button-link.tsx";
import { Card } from "../../../ui/display/card.tsx";
import { Stack } from "../../../ui/layout/layout.tsx";
import { StepBar } from "../../../ui/layout/step-bar.tsx";
import { Text } from "../../../ui/layout/text.tsx";
import { CodeForm, type RefusedCode } from "./code-form.tsx";

/** Step 2: a code shows that the app has learnt the secret. */
export function Match({ refused }: { readonly refused: RefusedCode | undefined }) {
  return (
    <>
      <StepBar step={2} of={3} label={m.accounts_two_step_2()} />
      <Stack gap={8}>
        <h1 tabIndex={-1}>{m.accounts_two_step_title()}</h1>
        <Text tone="muted">{m.accounts_two_step_match()}</Text>
      </Stack>
      <Card>
        <CodeForm
          kind="app"
          refused={refused}
          action="/mfa?step=3"
          button={{ label: m.accounts_two_step_check(), busy: m.accounts_two_step_checking() }}
        >
          <ButtonLink kind="quiet" to="/mfa?step=1">
            {m.accounts_two_step_back()}
          </ButtonLink>
        </CodeForm>
      </Card>
    </>
  );
}
