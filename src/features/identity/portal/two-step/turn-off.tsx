import { Form, useNavigation, useSubmit } from "react-router";
import { m } from "#messages";
import { Button, ButtonLink } from "../../../../ui/actions/button.tsx";
import { Card } from "../../../../ui/display/card.tsx";
import { Notice } from "../../../../ui/feedback/notice.tsx";
import { CodeField } from "../../../../ui/fields/code-field.tsx";
import { PasswordField } from "../../../../ui/fields/password-field.tsx";
import { Fields, useSending, useTurn } from "../../../../ui/forms/form.tsx";
import { Row, Stack } from "../../../../ui/layout/layout.tsx";
import { Text } from "../../../../ui/layout/text.tsx";
import type { CodeKind } from "../../two-step/code-form.schema.ts";
import { renewForm, type RenewForm as Values } from "../form/account-forms.schema.ts";
import { FormErrors } from "../form/form-errors.tsx";
import { useCheckedForm } from "../form/use-checked-form.ts";
import { CodeForm, type RefusedCode } from "./code-form.tsx";

interface TurnOffProps {
  readonly userName: string;
  readonly recoveryCodesLeft: number;
  /** The code's source. */
  readonly kind: CodeKind;
  readonly refused: RefusedCode | undefined;
  /** Why no new recovery codes were given. */
  readonly renewal: RefusedCode | undefined;
  /** A code was mailed just now. */
  readonly isMailed: boolean;
}

/** From so few on it is time for new ones. */
const FEW_CODES = 3;

/** It is on: how many recovery codes are left, new ones, and three ways to turn it off. */
export function TurnOff({ userName, recoveryCodesLeft, kind, refused, renewal, isMailed }: TurnOffProps) {
  return (
    <>
      <Stack gap={8}>
        <h1 tabIndex={-1}>{m.accounts_two_step_title()}</h1>
        <Text tone="muted">{m.accounts_two_step_lead()}</Text>
      </Stack>
      <Notice tone="success">
        <strong>{m.accounts_two_step_is_on()}</strong>
        <p>{m.accounts_two_step_left({ left: recoveryCodesLeft })}</p>
      </Notice>
      {recoveryCodesLeft <= FEW_CODES && <Notice tone="warning">{m.accounts_two_step_few()}</Notice>}
      <Renew refused={renewal} />
      <Card>
        <Stack gap={20}>
          <Stack gap={4}>
            <h2>{m.accounts_two_step_off_title()}</h2>
            <Text tone="muted">{m.accounts_two_step_off_lead()}</Text>
          </Stack>
          {isMailed && (
            <Notice tone="success" announce="status">
              {m.accounts_two_step_mailed({ userName })}
            </Notice>
          )}
          <CodeForm
            key={kind}
            kind={kind}
            intent="turn-off"
            refused={refused}
            button={{ label: m.accounts_two_step_turn_off(), busy: m.accounts_two_step_turning_off(), danger: true }}
          />
        </Stack>
      </Card>
      <OtherWays kind={kind} />
    </>
  );
}

function OtherWays({ kind }: Pick<TurnOffProps, "kind">) {
  const busy = useSending();
  return (
    <Stack gap={8}>
      <Text look="small" tone="muted">
        {m.accounts_two_step_other_ways()}
      </Text>
      <Row>
        <Form method="post" action="/mfa?by=mailed">
          <input type="hidden" name="intent" value="mail" />
          <Button type="submit" kind="secondary" small icon="mail" busy={busy}>
            {m.accounts_two_step_by_mail()}
          </Button>
        </Form>
        {kind !== "recovery" && <Way by="recovery">{m.accounts_two_step_by_recovery()}</Way>}
        {kind !== "app" && <Way by="app">{m.accounts_two_step_by_app()}</Way>}
      </Row>
    </Stack>
  );
}

function Way({ by, children }: { readonly by: CodeKind; readonly children: string }) {
  return (
    <ButtonLink kind="secondary" small to={`/mfa?by=${by}`} replace>
      {children}
    </ButtonLink>
  );
}

/** New recovery codes in place of the former ones, for the password and a code; posts natively until the scripts are there. */
function Renew({ refused }: { readonly refused: RefusedCode | undefined }) {
  const turn = useTurn(refused);
  const { form, errorOf, summary, refusal } = useCheckedForm<Values>({
    schema: renewForm,
    defaultValues: { renewPassword: "", renewCode: "" },
    labels: { renewPassword: m.accounts_password(), renewCode: m.accounts_renew_code() },
    serverErrors: refused?.errors,
  });
  const submit = useSubmit();
  const busy = useNavigation().formData?.get("intent") === "renew";
  const send = form.handleSubmit((values) => submit({ intent: "renew", ...values }, { method: "post" }));
  return (
    <Card>
      <Stack gap={20}>
        <Stack gap={4}>
          <h2>{m.accounts_renew_title()}</h2>
          <Text tone="muted">{m.accounts_renew_lead()}</Text>
        </Stack>
        <FormErrors summary={summary} refusal={refusal + turn} />
        {refused && refused.errors.length === 0 && (
          <Notice key={turn} tone="danger" announce="alert">
            {refused.message}
          </Notice>
        )}
        <Form method="post" onSubmit={send} noValidate>
          <input type="hidden" name="intent" value="renew" />
          <Fields>
            <PasswordField
              {...form.register("renewPassword")}
              label={m.accounts_password()}
              showLabel={m.accounts_password_show()}
              hideLabel={m.accounts_password_hide()}
              autoComplete="current-password"
              error={errorOf("renewPassword")}
            />
            <CodeField
              {...form.register("renewCode")}
              kind="letters"
              label={m.accounts_renew_code()}
              hint={m.accounts_renew_code_hint()}
              error={errorOf("renewCode")}
            />
            <div>
              <Button type="submit" kind="secondary" busy={busy}>
                {busy ? m.accounts_renewing() : m.accounts_renew()}
              </Button>
            </div>
          </Fields>
        </Form>
      </Stack>
    </Card>
  );
}
