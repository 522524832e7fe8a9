import { m } from "#messages";
import { ButtonLink } from "../../../../ui/actions/button-link.tsx";
import { Card } from "../../../../ui/display/card.tsx";
import { Stack } from "../../../../ui/layout/layout.tsx";
import { LinkedText } from "../../../../ui/layout/linked-text.tsx";
import { Text } from "../../../../ui/layout/text.tsx";
import { CodeForm } from "../two-step/code-form.tsx";
import { withRedirect } from "../with-redirect.ts";
import { type RefusedSignIn, type SignInData, secondStepPath } from "./sign-in-page.ts";

interface SecondStepProps {
  readonly data: SignInData;
  readonly refused: RefusedSignIn | undefined;
}

/** The code of the app, or a recovery code, after a password or a provider's word (A10). */
export function SecondStep({ data: { redirect, kind }, refused }: SecondStepProps) {
  const other = kind === "app" ? "recovery" : "app";
  return (
    <>
      <Stack gap={8}>
        <h1 tabIndex={-1}>{m.accounts_second_step_title()}</h1>
        <Text tone="muted">{m.accounts_second_step_lead()}</Text>
      </Stack>
      <Card>
        <CodeForm
          key={kind}
          kind={kind}
          refused={refused && worded(refused)}
          button={{ label: m.accounts_sign_in(), busy: m.accounts_signing_in() }}
        >
          <ButtonLink kind="quiet" to={secondStepPath({ redirect, kind: other })} replace>
            {other === "app" ? m.accounts_second_step_by_app() : m.accounts_second_step_by_recovery()}
          </ButtonLink>
        </CodeForm>
      </Card>
      <Text look="small" tone="muted">
        <LinkedText text={m.accounts_second_step_lost()} to={[withRedirect("/forgot-password", redirect)]} />
      </Text>
      <Text look="small" tone="muted">
        <LinkedText text={m.accounts_second_step_back()} to={[withRedirect("/signin", redirect)]} />
      </Text>
    </>
  );
}

function worded({ code, message, errors }: RefusedSignIn) {
  return { message: code === "too-many" ? m.accounts_sign_in_too_many() : message, errors };
}
